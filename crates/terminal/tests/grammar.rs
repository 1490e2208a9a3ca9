//! The grammar: a table of lines for every question, and what each means.

use rules::Answer::{self, Build, Confirm, Demolish, Goods, Pass, Pay};
use terminal::grammar::{Command, Misread, Subject, Verb, Wish, read};
use terminal::menu::Menu;
use testkit::prelude::*;
use texts::{Lang, Texts};

fn menu(play: &Play, number: usize) -> Menu {
    Menu::new(play.game(), seat(number)).expect("the seat is asked")
}

fn in_english(line: &str, menu: &Menu) -> Result<Command, Misread> {
    read(line, Some(menu), Texts::of(Lang::En))
}

/// Every line of the table means this answer, and the rules accept or refuse it as they do.
#[track_caller]
fn all_mean(play: &Play, number: usize, lines: &[&str], answer: Answer) {
    let menu = menu(play, number);
    for line in lines {
        assert_eq!(in_english(line, &menu), Ok(Command::Answer(answer)), "{line}");
    }
}

#[track_caller]
fn misread(play: &Play, number: usize, line: &str) -> Misread {
    match in_english(line, &menu(play, number)) {
        Err(misread) => misread,
        Ok(command) => panic!("{line} means {command:?}"),
    }
}

fn role(role: Role, library: Option<bool>) -> Answer {
    Answer::Role { role, library }
}

#[test]
fn roles_are_taken_by_name_number_and_beginning() {
    let play = scenario(3).start();
    let lines = ["builder", "Builder", "take builder", "TAKE BUILDER", "b", "bui", "1", "take 1"];
    all_mean(&play, 0, &lines, role(Builder, None));
    all_mean(&play, 0, &["prod", "take prod", "2", "producer"], role(Producer, None));
    all_mean(&play, 0, &["tr", "trader", "take trader", "3"], role(Trader, None));
    assert!(matches!(misread(&play, 0, "pro"), Misread::Ambiguous { .. }));
    assert_eq!(misread(&play, 0, "6"), Misread::NoSuchNumber { number: "6".into() });
    assert_eq!(misread(&play, 0, "take"), Misread::Incomplete { verb: Verb::Take });
    let Misread::NotAsked { verb, wanted } = misread(&play, 0, "sell 1") else { panic!() };
    assert_eq!((verb, wanted), (Verb::Sell, Some(Verb::Take)));
}

#[test]
fn where_one_thing_is_asked_for_several_numbers_are_refused() {
    let play = scenario(3).start();
    for line in ["1 2 3", "take 1 2", "1, 2", "9 9"] {
        assert_eq!(misread(&play, 0, line), Misread::NameOne, "{line}");
    }
    assert_eq!(misread(&play, 0, "9"), Misread::NoSuchNumber { number: "9".into() });
    let told = |misread: Misread| misread.text(Texts::of(Lang::En));
    let nine = told(Misread::NoSuchNumber { number: "9".into() });
    assert_eq!(nine, "There is no number 9 in the list.");
    let twice = told(Misread::NamedTwice { number: "1".into() });
    assert_eq!(twice, "The number 1 was named twice.");
}

#[test]
fn words_are_shown_in_the_language_and_understood_as_they_are_shown() {
    let play = scenario(3).start();
    let menu = menu(&play, 0);
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for verb in Verb::ALL.into_iter().filter(|verb| !verb.answers() && *verb != Verb::Rules) {
            let shown = verb.shown(texts);
            let english = read(verb.word(), Some(&menu), texts);
            assert_eq!(read(&shown, Some(&menu), texts), english, "{shown}");
        }
    }
    let german = Texts::of(Lang::De);
    assert_eq!(Verb::Undo.shown(german), "zurück");
    assert_eq!(Verb::Build.usage(german), "bauen KARTE [über PLATZ]");
    assert_eq!(Verb::Take.usage(Texts::of(Lang::En)), "take ROLE [library yes|no]");
}

#[test]
fn a_role_that_is_gone_is_for_the_rules_to_refuse() {
    let play = scenario(3).taken(&[(Builder, 0)]).turn(1).start();
    let number = play.pending()[0];
    all_mean(&play, number, &["builder", "take builder"], role(Builder, None));
    let answer = role(Builder, None);
    let refused = play.game().check(seat(number), &answer);
    assert_eq!(refused, Err(Illegal::RoleTaken { role: Builder, by: seat(0) }));
}

#[test]
fn the_library_is_said_behind_the_role() {
    let play = scenario(2).town(0, &[IndigoPlant, Library]).start();
    let with = ["builder library", "builder library yes", "take builder, library y", "1"];
    all_mean(&play, 0, &with, role(Builder, Some(true)));
    all_mean(&play, 0, &["builder library no", "b library n", "2"], role(Builder, Some(false)));
    all_mean(&play, 0, &["builder"], role(Builder, None));
    assert!(matches!(misread(&play, 0, "builder library perhaps"), Misread::Unknown { .. }));
}

#[test]
fn events_are_taken_like_roles() {
    let events = [EventCard::Taxes, EventCard::GovernorVisit];
    let play = scenario(3).events().open(&events).taken(&[(Trader, 0)]).turn(1).start();
    let number = play.pending()[0];
    let taxes = Answer::Event(EventCard::Taxes);
    all_mean(&play, number, &["taxes", "take taxes", "tax"], taxes);
    let visit = Answer::Event(EventCard::GovernorVisit);
    all_mean(&play, number, &["governor's visit", "governor_visit", "gov"], visit);
    all_mean(&play, number, &["earthquake"], Answer::Event(EventCard::Earthquake));
}

#[test]
fn buildings_are_built_on_new_sites_and_over_others() {
    let play = scenario(2)
        .town(0, &[IndigoPlant, Crane, Chapel])
        .holds(0, &[Palace, SugarMill, SugarMill, SugarMill, Well, Smithy])
        .builder(0);
    let smithy = Build { card: Smithy, over: None };
    all_mean(&play, 0, &["smithy", "build smithy", "bu smi", "Build SMITHY"], smithy);
    let over = Build { card: Palace, over: Some(place(2)) };
    let lines = ["palace over 3", "build palace over chapel", "build pal over ch"];
    all_mean(&play, 0, &lines, over);
    all_mean(&play, 0, &["pass", "0", "none", "nothing", "pas"], Pass);
    // What is not in the hand is for the rules to refuse.
    all_mean(&play, 0, &["build tower", "tower"], Build { card: Tower, over: None });
    let no_place = Build { card: Smithy, over: Some(place(8)) };
    all_mean(&play, 0, &["smithy over 9"], no_place);
    assert!(matches!(misread(&play, 0, "build"), Misread::Incomplete { .. }));
    assert!(matches!(misread(&play, 0, "build palace over"), Misread::Incomplete { .. }));
    let Misread::Unknown { nearest, .. } = misread(&play, 0, "biuld smithy") else { panic!() };
    assert_eq!(nearest.as_deref(), Some("build"));
    let Misread::Unknown { nearest, .. } = misread(&play, 0, "smihty") else { panic!() };
    assert_eq!(nearest.as_deref(), Some("smithy"));
}

#[test]
fn numbers_of_buildings_are_those_of_the_list() {
    let play = scenario(2)
        .town(0, &[IndigoPlant])
        .holds(0, &[Palace, SugarMill, SugarMill, Smithy])
        .builder(0);
    let menu = menu(&play, 0);
    let listed: Vec<(usize, Option<Card>)> =
        menu.items.iter().map(|item| (item.number, item.what.card())).collect();
    assert_eq!(listed, [(1, Some(SugarMill)), (2, Some(Smithy)), (0, None)]);
    all_mean(&play, 0, &["2", "build 2"], Build { card: Smithy, over: None });
}

#[test]
fn a_building_that_fits_only_over_others_needs_a_place() {
    let play = scenario(2)
        .town(0, &[IndigoPlant, Crane, Chapel, Tower, Well])
        .holds(0, &[Palace, Smithy, SugarMill, Well])
        .builder(1);
    let mut play = play;
    if play.pending() != [0] {
        play.pass();
    }
    assert_eq!(misread(&play, 0, "palace"), Misread::WhichSite);
    all_mean(&play, 0, &["palace over 4"], Build { card: Palace, over: Some(place(3)) });
}

#[test]
fn payments_name_cards_and_goods() {
    let mut play = scenario(2)
        .town(0, &[IndigoPlant, BlackMarket])
        .goods(0, &[0])
        .holds(0, &[Tower, Well, Well, Smithy, MarketStand])
        .builder(1);
    if play.pending() != [0] {
        play.pass();
    }
    play.build(Tower);
    let pay = |cards: &[Card], goods: &[usize]| Pay { cards: bag(cards), goods: places(goods) };
    let three = ["pay smithy, well, well", "1 2 3", "pay 1, 2, 3", "smithy well well", "3 1 2"];
    all_mean(&play, 0, &three, pay(&[Smithy, Well, Well], &[]));
    let with_good = ["pay market stand, smithy, indigo", "pay 1 4 5", "market smithy indigo plant"];
    all_mean(&play, 0, &with_good, pay(&[MarketStand, Smithy], &[0]));
    // Too little, too much and too many of a kind are for the rules to refuse.
    all_mean(&play, 0, &["pay 1"], pay(&[Smithy], &[]));
    all_mean(&play, 0, &["well, well, well"], pay(&[Well, Well, Well], &[]));
    assert_eq!(misread(&play, 0, "pay 1 1 2"), Misread::NamedTwice { number: "1".into() });
    assert_eq!(misread(&play, 0, "pay 9"), Misread::NoSuchNumber { number: "9".into() });
    assert!(matches!(misread(&play, 0, "pay"), Misread::Incomplete { .. }));
    assert!(matches!(misread(&play, 0, "pass"), Misread::NotAsked { .. }));
    assert!(matches!(misread(&play, 0, "pay elephant"), Misread::Unknown { .. }));
}

#[test]
fn goods_have_the_numbers_of_their_buildings() {
    let town = [IndigoPlant, Smithy, CoffeeRoaster, SugarMill, SugarMill];
    let play = scenario(2).town(0, &town).goods(0, &[2, 4]).producer(0);
    all_mean(
        &play,
        0,
        &["produce 1 4", "1 4", "indigo, sugar", "1, sugar mill"],
        Goods(places(&[0, 3])),
    );
    all_mean(&play, 0, &["produce nothing", "pass", "none"], Goods(places(&[])));
    assert_eq!(misread(&play, 0, "produce 2"), Misread::NoSuchNumber { number: "2".into() });
    assert!(matches!(misread(&play, 0, "sell 1"), Misread::NotAsked { .. }));
    let play = scenario(2).town(0, &town).goods(0, &[2, 3, 4]).trader(0);
    all_mean(&play, 0, &["sell 3 5", "coffee, 5", "3, 5"], Goods(places(&[2, 4])));
    all_mean(&play, 0, &["sell 5 3"], Goods(places(&[4, 2])));
    all_mean(&play, 0, &["sell sugar sugar", "sugar mill, sugar mill"], Goods(places(&[3, 4])));
    assert!(matches!(misread(&play, 0, "sell silver"), Misread::Unknown { .. }));
}

#[test]
fn cards_are_kept_discarded_tucked_and_exchanged() {
    let play = scenario(2).deck(&[Well, Tower, Smithy, Hero, Crane, Quarry, Quarry]).councillor(0);
    let one = |card| Answer::Cards(Cards::one(card));
    all_mean(&play, 0, &["keep hero", "hero", "her"], one(Hero));
    assert!(matches!(misread(&play, 0, "discard hero"), Misread::NotAsked { .. }));
    let play =
        scenario(2).town(0, &[IndigoPlant, Chapel]).holds(0, &[Well, Tower, Library]).new_round(0);
    all_mean(&play, 0, &["tuck well", "well", "1"], one(Well));
    all_mean(&play, 0, &["library", "tuck library", "lib"], one(Library));
    all_mean(&play, 0, &["pass", "nothing", "tuck nothing"], Answer::Cards(Cards::NONE));
    // A card that is not there is for the rules to refuse.
    all_mean(&play, 0, &["tuck hero"], one(Hero));
}

#[test]
fn powers_are_confirmed_and_buildings_given_up() {
    let play = scenario(2).town(0, &[IndigoPlant, GoldMine]).prospector(0);
    all_mean(&play, 0, &["yes", "y", "Yes", "1"], Confirm(true));
    all_mean(&play, 0, &["no", "n", "2", "pass"], Confirm(false));
    let play = scenario(2)
        .events()
        .open(&[EventCard::Earthquake])
        .town(0, &[IndigoPlant, Smithy, Tower])
        .town(1, &[IndigoPlant, Smithy])
        .event(0, EventCard::Earthquake);
    let lines = ["demolish 2", "2", "smithy", "demolish smi"];
    all_mean(&play, play.pending()[0], &lines[..], Demolish(place(1)));
}

#[test]
fn table_commands_are_understood_at_every_question() {
    let play = scenario(3).holds(0, &[Well]).start();
    let menu = menu(&play, 0);
    let table = |line: &str| match in_english(line, &menu) {
        Ok(Command::Table(wish)) => wish,
        other => panic!("{line}: {other:?}"),
    };
    for (line, wish) in [
        ("hand", Wish::Hand),
        ("TOWNS", Wish::Towns),
        ("prices", Wish::Prices),
        ("pri", Wish::Prices),
        ("tiles", Wish::Tiles),
        ("log", Wish::Log),
        ("score", Wish::Score),
        ("hint", Wish::Hint),
        ("auto", Wish::Auto),
        ("undo", Wish::Undo),
        ("options", Wish::Options),
        ("quit", Wish::Quit),
        ("exit", Wish::Quit),
        ("help", Wish::Help(None)),
        ("help pay", Wish::Help(Some(Verb::Pay))),
        ("help chapel", Wish::Rules(Subject::Card(Chapel))),
        ("rules chapel", Wish::Rules(Subject::Card(Chapel))),
        ("rules gold_mine", Wish::Rules(Subject::Card(GoldMine))),
        ("rules trader", Wish::Rules(Subject::Role(Trader))),
        ("rules 3", Wish::Rules(Subject::Role(Trader))),
        ("save", Wish::Save(None)),
        ("save  My Game.jsonl ", Wish::Save(Some("My Game.jsonl".into()))),
    ] {
        assert_eq!(table(line), wish, "{line}");
    }
    assert!(matches!(misread(&play, 0, "h"), Misread::Ambiguous { .. }));
    assert_eq!(misread(&play, 0, "  "), Misread::Empty);
    let Misread::Unknown { nearest, .. } = misread(&play, 0, "rules chapl") else { panic!() };
    assert_eq!(nearest.as_deref(), Some("chapel"));
    let nobody_asked = read("sell 1", None, Texts::of(Lang::En));
    assert_eq!(nobody_asked, Err(Misread::NotAsked { verb: Verb::Sell, wanted: None }));
}

#[test]
fn names_are_understood_in_every_language() {
    let play = scenario(2).holds(0, &[Tower, Well, Well, Smithy, CoffeeRoaster]).builder(0);
    let menu = menu(&play, 0);
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for card in [Tower, Well, Smithy, CoffeeRoaster] {
            let answer = Ok(Command::Answer(Build { card, over: None }));
            assert_eq!(read(&texts.card(card), Some(&menu), texts), answer);
            assert_eq!(read(&texts.card(card).to_uppercase(), Some(&menu), texts), answer);
            assert_eq!(read(&format!("build {}", texts.card(card)), Some(&menu), texts), answer);
            assert_eq!(read(card.id(), Some(&menu), texts), answer, "ids are always understood");
        }
    }
    let play = scenario(3).start();
    let menu = Menu::new(play.game(), seat(0)).expect("it is asked");
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for taken in Role::ALL {
            let answer = Ok(Command::Answer(role(taken, None)));
            assert_eq!(read(&texts.role(taken), Some(&menu), texts), answer);
            assert_eq!(read(taken.id(), Some(&menu), texts), answer);
        }
    }
}

/// Whatever somebody types is read or refused, and every refusal has its text.
#[test]
fn wild_lines_are_refused_in_words() {
    let texts = Texts::of(Lang::En);
    let plays = [
        scenario(3).start(),
        scenario(2).holds(0, &[Tower, Well, Well]).builder(0),
        scenario(2).town(0, &[IndigoPlant, SugarMill]).producer(0),
    ];
    let wild = [
        "",
        " ",
        ",",
        ",,,",
        "over",
        "over over",
        "build over 1",
        "1 2 3 4 5 6 7 8 9",
        "-1",
        "0 0",
        "99999999999999999999",
        "yes no",
        "library",
        "library library no",
        "pay",
        "take take",
        "ÄÖÜ",
        "漢字",
        "\u{202e}",
        "build 1 over 99999999999999999999",
        "a,b;c+d",
        "rules",
        "rules 9",
        "help 1",
        "save",
        "sell sell sell",
        "take 1 2",
        "1 over 0",
        "_",
        "'",
    ];
    for play in &plays {
        let menu = menu(play, play.pending()[0]);
        for line in wild {
            if let Err(misread) = read(line, Some(&menu), texts) {
                let text = misread.text(texts);
                assert!(!text.contains('⟦') && !text.is_empty(), "{line}: {text}");
            }
        }
    }
}
