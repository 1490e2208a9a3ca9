//! The card reference agrees with the rules and speaks four languages.

use rules::cards::FACTS;
use rules::{Card, Edition, Options, Players};
use sanjuan::cards::list;
use sanjuan::names::{Language, cell, name};
use serde_json::Value;

fn listed(options: &Options, language: Language, json: bool) -> String {
    let mut output = Vec::new();
    list(options, language, json, &mut output).expect("memory does not fail");
    String::from_utf8(output).expect("cards are UTF-8")
}

#[test]
fn every_card_has_a_name_in_every_language() {
    for card in Card::ALL {
        for language in Language::ALL {
            let column = format!("{language:?}").to_lowercase();
            assert_eq!(cell(card, &column), Some(name(card, language)), "{card} in {language:?}");
        }
    }
    assert_eq!(name(Card::Palace, Language::De), "Palast");
    assert_eq!(name(Card::Palace, Language::Ru), "Дворец");
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
fn the_list_has_the_cards_of_the_option_set() {
    let base = Options::base(Players::Two);
    let text = listed(&base, Language::En, false);
    assert_eq!(text.lines().count(), 1 + 29);
    assert!(text.contains("take any one of them") && !text.contains("Cathedral"));
    let all = Options { edition: Edition::Second, new_buildings: true, events: true, ..base };
    let text = listed(&all, Language::De, false);
    assert!(text.contains("Kathedrale") && text.contains("Steuern") && !text.contains("Caritas"));
    assert!(text.contains("take the cheapest"));
    let json: Value = serde_json::from_str(&listed(&all, Language::Es, true)).expect("JSON");
    let prefecture =
        json.as_array().and_then(|cards| cards.iter().find(|c| c["id"] == "prefecture"));
    assert_eq!(prefecture.map(|card| &card["cost"]), Some(&Value::from(4)));
    assert_eq!(prefecture.map(|card| &card["name"]), Some(&Value::from("Prefectura")));
}
