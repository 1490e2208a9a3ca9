//! Cards are called as they are printed, and every card, role and event says what it does.

use crate::assert_whole;
use rules::cards::{FACTS, Group};
use rules::{Card, Edition, EventCard, Options, Role, Rules};
use std::collections::BTreeSet;
use texts::{Lang, Texts};

static TABLE: &str = include_str!("../../../../fixtures/cards.csv");

/// What a column of the table says about a card.
fn cell(card: Card, column: &str) -> Option<&'static str> {
    let mut rows = TABLE.lines();
    let at = rows.next()?.split(',').position(|title| title == column)?;
    let row = rows.find(|row| row.split(',').next() == Some(card.id()))?;
    row.split(',').nth(at).filter(|cell| !cell.is_empty())
}

#[test]
fn cards_are_called_as_they_are_printed() {
    for lang in Lang::ALL {
        for card in Card::ALL {
            assert_eq!(Some(&*Texts::of(lang).card(card)), cell(card, lang.code()));
        }
    }
}

#[test]
fn the_table_of_names_and_the_rules_print_the_same_numbers() {
    for facts in FACTS {
        let number = |column| cell(facts.card, column).and_then(|cell| cell.parse::<u8>().ok());
        let building = |number| (!facts.card.is_event()).then_some(number);
        assert_eq!(cell(facts.card, "group"), Some(facts.group.id()));
        assert_eq!(number("cost_first"), building(facts.cost_first), "{}", facts.card);
        assert_eq!(number("cost_second"), building(facts.cost_second), "{}", facts.card);
        assert_eq!(number("vp"), building(facts.points), "{}", facts.card);
        assert_eq!(number("copies_base"), Some(facts.base), "{}", facts.card);
        assert_eq!(number("copies_treasure_chest"), Some(facts.treasure_chest), "{}", facts.card);
        assert_eq!(number("copies_2014"), Some(facts.second_set), "{}", facts.card);
    }
}

#[test]
fn every_card_says_what_it_does() {
    for texts in Lang::ALL.map(Texts::of) {
        for options in Options::all() {
            let rules = Rules::of(options);
            for card in Card::ALL.into_iter().filter(|&card| rules.copies(card) > 0) {
                assert_whole(&texts.card_text(card, rules));
            }
        }
        for event in EventCard::ALL {
            assert_whole(&texts.event(event));
            assert_whole(&texts.event_text(event));
        }
    }
}

#[test]
fn only_what_differs_between_the_editions_is_told_differently() {
    let rules = Edition::ALL.map(|edition| {
        let all =
            Options::all().find(|options| options.edition == edition && options.new_buildings);
        Rules::of(all.expect("both editions can be played"))
    });
    for texts in Lang::ALL.map(Texts::of) {
        for card in Card::ALL {
            let [first, second] = rules.map(|rules| texts.card_text(card, rules));
            let differs = matches!(card, Card::GoldMine | Card::GuildHall);
            assert_eq!(first != second, differs, "{card}: {first}");
        }
    }
}

#[test]
fn roles_groups_and_goods_have_names_of_their_own() {
    let groups: BTreeSet<&str> = FACTS.iter().map(|facts| facts.group.id()).collect();
    let group = |id: &&str| FACTS.iter().map(|facts| facts.group).find(|group| group.id() == *id);
    let groups: Vec<Group> = groups.iter().filter_map(group).collect();
    for texts in Lang::ALL.map(Texts::of) {
        let roles: BTreeSet<String> = Role::ALL.iter().map(|&role| texts.role(role)).collect();
        assert_eq!(roles.len(), Role::ALL.len());
        Role::ALL.into_iter().for_each(|role| assert_whole(&texts.role_text(role)));
        roles.iter().for_each(|role| assert_whole(role));
        let names: BTreeSet<String> = groups.iter().map(|&group| texts.group(group)).collect();
        assert_eq!(names.len(), groups.len());
        names.iter().for_each(|name| assert_whole(name));
        let makers = Card::ALL.into_iter().filter(|card| card.is_production());
        let goods: BTreeSet<String> =
            makers.chain([Card::CustomsOffice]).map(|maker| texts.good(maker)).collect();
        assert_eq!(goods.len(), 6);
        goods.iter().for_each(|good| assert_whole(good));
    }
}
