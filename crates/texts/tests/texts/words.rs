//! Plural forms, and the words for options, scores and players.

use crate::assert_whole;
use rules::{Card, Item, Options, Part, Players, Reason};
use std::collections::BTreeSet;
use texts::{Lang, Texts};

#[test]
fn russian_counts_in_three_forms() {
    let texts = Texts::of(Lang::Ru);
    let told = |key, name, n: u8| texts.text(key, &[(name, n.into())]);
    let cards = [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту")];
    for (n, wanted) in cards {
        assert_eq!(told("n-cards", "n", n), wanted);
        assert_eq!(told("n-discarded", "discarded", n), wanted);
    }
    let players = [(1, "1 игрок"), (2, "2 игрока"), (5, "5 игроков"), (21, "21 игрок")];
    for (n, wanted) in players {
        assert_eq!(told("option-players", "n", n), wanted);
    }
    let points = [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко"), (22, "22 очка")];
    for (n, wanted) in points {
        let args = [
            ("points", Into::into(n)),
            ("who", "Анна".into()),
            ("person", "other".into()),
            ("items", "здания".into()),
            ("tie", 3.into()),
        ];
        let score = texts.text("story-score", &args);
        assert_eq!(score, format!("Анна: {wanted} (здания), при ничьей 3."));
    }
    let mills = [
        (1, "сахарный завод"),
        (2, "2 сахарных завода"),
        (5, "5 сахарных заводов"),
        (21, "21 сахарный завод"),
    ];
    for (n, wanted) in mills {
        assert_eq!(told("card-sugar-mill.count", "n", n), wanted);
    }
}

#[test]
fn the_other_languages_count_in_two_forms() {
    let cards = |lang, n: u8| Texts::of(lang).text("n-cards", &[("n", n.into())]);
    for (lang, one, more) in [
        (Lang::En, "1 card", "21 cards"),
        (Lang::Es, "1 carta", "21 cartas"),
        (Lang::De, "1 Karte", "21 Karten"),
    ] {
        assert_eq!((cards(lang, 1), cards(lang, 21)), (one.to_owned(), more.to_owned()));
    }
}

#[test]
fn every_building_can_be_counted_and_built() {
    for texts in Lang::ALL.map(Texts::of) {
        for card in Card::ALL.into_iter().filter(|card| !card.is_event()) {
            let key = format!("card-{}", card.id().replace('_', "-"));
            for n in [1_u8, 2, 5, 21] {
                let counted = texts.text(&format!("{key}.count"), &[("n", n.into())]);
                assert_whole(&counted);
                assert_eq!(counted.contains(char::is_numeric), n > 1, "{counted}");
            }
            for form in ["a", "the"] {
                assert_whole(&texts.text(&format!("{key}.{form}"), &[]));
            }
        }
    }
}

#[test]
fn option_sets_are_told_apart() {
    for texts in Lang::ALL.map(Texts::of) {
        let told: BTreeSet<String> =
            Options::all().map(|options| texts.options(&options)).collect();
        assert_eq!(told.len(), Options::COUNT);
        told.iter().for_each(|line| assert_whole(line));
    }
    assert_eq!(
        Texts::of(Lang::En).options(&Options::base(Players::Three)),
        "3 players, first edition (2004), four cards dealt"
    );
}

#[test]
fn scores_prices_and_players_have_words() {
    let items = [Item::Buildings, Item::Tucked, Item::Building(Card::Palace)];
    let parts = [Reason::Privilege, Reason::Building(Card::Smithy), Reason::Over(Card::Park)];
    let parts = parts.map(|reason| Part { reason, cards: 1 });
    for texts in Lang::ALL.map(Texts::of) {
        items.iter().for_each(|&item| assert_whole(&texts.score_item(item)));
        parts.iter().for_each(|part| assert_whole(&texts.reason(part.reason)));
        let players = [texts.you(), texts.player(1), texts.player(2), texts.computer(1)];
        players.iter().for_each(|name| assert_whole(name));
        assert_eq!(BTreeSet::from(players).len(), 4);
    }
}

#[test]
fn bots_are_called_by_their_kind() {
    for texts in Lang::ALL.map(Texts::of) {
        let kinds = ["random", "novice", "steady", "search"].map(|kind| texts.bot(kind));
        assert_eq!(BTreeSet::from(kinds).len(), 4);
    }
    assert_eq!(Texts::of(Lang::De).bot("search:200ms"), "Stratege 200ms");
    assert_eq!(Texts::of(Lang::De).bot("somebody:new"), "somebody:new");
}

#[test]
fn what_nobody_wrote_is_recognised() {
    let texts = Texts::of(Lang::Ru);
    assert_eq!(texts.find("no-such-text", &[]), None);
    assert_eq!(texts.text("no-such-text", &[]), "⟦no-such-text⟧");
    assert_eq!(texts.find("card-well.no-such-form", &[]), None);
    assert_eq!(texts.find("n-cards", &[]), None, "the number is missing");
}
