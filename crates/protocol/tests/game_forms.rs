//! The typed forms of a game are the forms that `record` writes, and what is built from them
//! holds: patches make the new view of the old one, and questions tell exactly what is legal.

use protocol::game::{
    Answer, BrokenRule, CardId, EventCardId, Illegal, ItemId, Options, Price, Prompt, Question,
    ReasonId, RoleId, ShapeId, Sheet, Sighting, StepId, TileId, View, ViewPatch, WhyId,
};
use rules::{Card, Event, EventCard, Game, Place, Role, Seat, Seed, Shape};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use testkit::rng;

/// The written form.
#[track_caller]
fn written(form: &impl Serialize) -> Value {
    serde_json::to_value(form).expect("a form is JSON")
}

/// The written form; it reads back as what was written.
#[track_caller]
fn json_of<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(form: &T) -> Value {
    let value = written(form);
    let again: T = serde_json::from_value(value.clone()).expect("what was written can be read");
    assert_eq!(&again, form);
    value
}

/// Plays a random game of every option set and shows each table, who is about to answer what,
/// and what comes of it.
fn every_step(mut look: impl FnMut(&Game, Seat, &rules::Answer, &[Event], &Game)) {
    for (seed, options) in (0..).zip(rules::Options::all()) {
        let (mut game, mut rng) = (Game::new(options, Seed::from_number(seed)), rng(seed));
        while let Some(seat) = game.next_seat() {
            let answer = game.random_answer(seat, &mut rng).expect("it is asked");
            let (before, mut events) = (game, Vec::new());
            game.apply(seat, &answer, &mut events).expect("a drawn answer is legal");
            look(&before, seat, &answer, &events, &game);
        }
    }
}

/// Everybody who may look at a game: its seats, and somebody who only watches.
fn viewers(game: &Game) -> impl Iterator<Item = Option<Seat>> + use<> {
    game.rules().players().seats().map(Some).chain([None])
}

fn view(game: &Game, viewer: Option<Seat>) -> rules::View {
    viewer.map_or_else(|| game.public_view(), |seat| game.view(seat))
}

#[test]
fn everything_in_a_game_is_written_as_record_writes_it() {
    every_step(|game, seat, answer, _, _| {
        for viewer in viewers(game) {
            let view = view(game, viewer);
            let typed = View::from(&view);
            // Reading takes longest, and what one seat sees has every form there is.
            let json = if viewer == Some(seat) { json_of(&typed) } else { written(&typed) };
            assert_eq!(json, record::view::to_json(&view));
        }
        for seat in game.pending() {
            let prompt = game.prompt(seat).expect("it is pending");
            assert_eq!(json_of(&Prompt::from(&prompt)), record::prompt::to_json(&prompt));
        }
        let typed = Answer::from(answer);
        assert_eq!(json_of(&typed), record::answer::to_json(answer));
        assert_eq!(typed.to_rules().expect("it is an answer"), *answer);
        for price in game.prices(seat) {
            assert_eq!(json_of(&Price::from(&price)), record::price::to_json(&price));
        }
        let sheet = game.sheet(seat);
        assert_eq!(json_of(&Sheet::from(&sheet)), record::score::to_json(&sheet));
    });
}

#[test]
fn options_are_written_as_record_writes_them() {
    for options in rules::Options::all() {
        let governors = options.players.seats().map(Some).chain([None]);
        for options in governors.map(|governor| rules::Options { governor, ..options }) {
            let typed = Options::from(&options);
            assert_eq!(json_of(&typed), record::options::to_json(&options));
            assert_eq!(typed.to_rules().expect("they are options"), options);
        }
    }
    let least: Options = serde_json::from_value(json!({"players": 2})).expect("it is enough");
    let two = rules::Players::Two;
    assert_eq!(least.to_rules().expect("they are options"), rules::Options::base(two));
    for bad in [json!({}), json!({"players": 5}), json!({"players": 2, "captain": true})] {
        assert!(serde_json::from_value::<Options>(bad.clone()).is_err(), "{bad}");
    }
}

#[test]
fn answers_are_read_strictly() {
    let bad = [
        json!({"role": "builder", "pass": true}),
        json!({"pass": false}),
        json!({"build": "palace", "over": null}),
        json!({"goods": [12]}),
        json!({"cards": ["palace", "palace", "palace"]}),
        json!({}),
        json!(null),
    ];
    for bad in bad {
        assert!(serde_json::from_value::<Answer>(bad.clone()).is_err(), "{bad}");
    }
    assert!(Answer::Pass { pass: false }.to_rules().is_err());
    assert!(Answer::Demolish { demolish: 12 }.to_rules().is_err());
}

/// One of each reason; `code` has a match without a wildcard, so a new one is added there first.
#[test]
fn reasons_are_written_as_record_writes_them() {
    use rules::Illegal::*;
    let (seat, role, card) = (Seat::FIRST, Role::Trader, Card::Well);
    let place = Place::new(3).expect("a town has it");
    let reasons = [
        GameOver,
        NoSuchSeat { seat },
        NotAsked { seat },
        WrongShape { wanted: Shape::Pay },
        RoleTaken { role, by: seat },
        RoleNotUsed { role },
        LibraryAsked,
        LibraryNotAsked,
        EventNotOpen { event: EventCard::Taxes },
        NothingToVisit,
        NotInHand { card },
        CathedralNotOpen,
        AlreadyStands { card },
        NoSuchPlace { place },
        NothingBuildsOver,
        MayNotCover { card, covered: Card::Crane },
        TooDear { price: 5, means: 3 },
        CostsTooMuch { cost: 5, at_most: 4 },
        WrongPayment { paid: 1, cost: 2 },
        TooManyGoods { named: 2, at_most: 1 },
        PlaceTwice { place },
        NoGood { place },
        CannotProduce { place },
        NotOffered { card },
        TooFew { named: 0, at_least: 1 },
        TooMany { named: 3, at_most: 2 },
    ];
    for reason in reasons {
        let typed = Illegal::from(&reason);
        assert_eq!(json_of(&typed), record::illegal::to_json(&reason));
        assert_eq!(json_of(&typed)["code"], json_of(&BrokenRule::from(&reason))["code"]);
    }
}

#[test]
fn names_are_those_of_the_rules_and_no_two_are_the_same() {
    macro_rules! distinct {
        ($($name:ident)*) => {$(
            let names: Vec<&str> = $name::all().map($name::as_str).collect();
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
            $name::all().for_each(|id| assert_eq!(json_of(&id), id.as_str()));
            assert!(serde_json::from_value::<$name>(json!("captain")).is_err());
        )*};
    }
    distinct! { CardId EventCardId RoleId TileId StepId WhyId ItemId ReasonId ShapeId }
}

/// The owner sees what the engine tells, apart from the faces of goods and the new deck; the
/// others see the same without the cards.
#[test]
fn sightings_are_events_with_what_is_hidden_left_out() {
    every_step(|game, _, _, events, _| {
        for event in events {
            let whole = record::event::to_json(event);
            for viewer in viewers(game) {
                let mut seen = json_of(&Sighting::from(&event.seen_by(viewer)));
                let mut whole = whole.clone();
                let owns = whole["seat"].as_u64() == viewer.map(|seat| seat.index() as u64);
                match event {
                    Event::Produced { .. } | Event::Stored { .. } => remove(&mut whole, "card"),
                    Event::Reshuffled { deck } => {
                        assert_eq!(seen["cards"], deck.len());
                        remove(&mut seen, "cards");
                        remove(&mut whole, "deck");
                    }
                    Event::GameEnded { tucked } => {
                        assert_eq!(seen["tucked"], json!(tucked));
                        remove(&mut seen, "tucked");
                    }
                    Event::Drew { .. } | Event::Shown { .. } if !owns => {
                        whole["card"] = Value::Null;
                    }
                    Event::Paid { cards, .. }
                    | Event::Kept { cards, .. }
                    | Event::Discarded { cards, .. } => {
                        assert_eq!(seen["count"], cards.len());
                        remove(&mut seen, "count");
                        if !owns {
                            whole["cards"] = Value::Null;
                        }
                    }
                    Event::Tucked { cards, .. } => {
                        let count = owns.then(|| cards.len());
                        assert_eq!(seen["count"], json!(count), "the owner's alone (11.4)");
                        remove(&mut seen, "count");
                        if !owns {
                            whole["cards"] = Value::Null;
                        }
                    }
                    _ => {}
                }
                assert_eq!(seen, whole);
            }
        }
    });
}

fn remove(value: &mut Value, key: &str) {
    let removed = value.as_object_mut().and_then(|object| object.shift_remove(key));
    assert!(removed.is_some(), "{value} has no {key}");
}

#[test]
fn patches_make_the_new_view_of_the_old_one() {
    every_step(|before, _, _, _, after| {
        for viewer in viewers(before) {
            let old = View::from(&view(before, viewer));
            let new = View::from(&view(after, viewer));
            let patch = ViewPatch::between(&old, &new);
            let mut folded = old.clone();
            patch.apply(&mut folded);
            assert_eq!(folded, new);
            assert!(!patch.is_empty(), "an answer changes at least who is asked");
            assert!(ViewPatch::between(&new, &new).is_empty());
            // As docs say it is done in any language.
            let patch = json_of(&patch);
            let mut folded = written(&old);
            for (key, value) in patch["set"].as_object().expect("it is an object") {
                assert_ne!(folded[key], *value, "only what is new is told");
                folded[key] = value.clone();
            }
            for (seat, player) in patch["players"].as_object().expect("it is an object") {
                let seat: usize = seat.parse().expect("it is a seat");
                assert_ne!(folded["players"][seat], *player, "only what is new is told");
                folded["players"][seat] = player.clone();
            }
            assert_eq!(folded, written(&new));
        }
    });
}

/// A patch between any two views of a table works, whatever was in between: undoing goes back.
#[test]
fn patches_lead_from_any_view_to_any_other() {
    for (number, options) in rules::Options::all().enumerate() {
        let mut views = Vec::new();
        let game = Game::new(options, Seed::from_number(number as u64));
        testkit::every_answer(game, &mut rng(number as u64), |game, seat, _| {
            views.push(View::from(&game.view(seat)));
        });
        for (at, new) in views.iter().enumerate() {
            let mut folded = views[at * 31 % views.len()].clone();
            ViewPatch::between(&folded, new).apply(&mut folded);
            assert_eq!(&folded, new);
        }
    }
}

/// Listed are all legal answers or none; what is refused is in none of them, and what is not is
/// in one, or is interchangeable with what is.
#[test]
fn questions_tell_what_is_legal() {
    let mut kinds = BTreeSet::new();
    every_step(|game, _, _, _, _| {
        for seat in game.pending() {
            let question = Question::of(game, seat).expect("it is asked");
            let json = json_of(&question);
            let kind = json["prompt"]["ask"].as_object().and_then(|ask| ask.keys().next());
            kinds.insert((kind.cloned(), question.options.is_empty()));
            assert_eq!(json["prompt"]["seat"], seat.index());
            assert_eq!(u128::from(question.count), game.count_options(seat));
            let legal = game.first_options(seat, Question::LISTED + 1);
            if legal.len() > Question::LISTED {
                assert!(question.options.is_empty());
                continue;
            }
            let listed =
                question.options.iter().map(|answer| answer.to_rules().expect("it is one"));
            assert!(listed.eq(legal.iter().copied()));
            let town =
                written(&View::from(&game.view(seat)))["players"][seat.index()]["town"].take();
            check_choices(&question, &town);
        }
    });
    let asked = |kind: &str| kinds.contains(&(Some(kind.to_owned()), false));
    for kind in ["role", "build", "pay", "goods", "demolish", "cards", "confirm"] {
        assert!(asked(kind), "no game asked for {kind}");
    }
    assert!(kinds.iter().any(|(_, too_many)| *too_many), "no question had too many answers");
}

#[track_caller]
fn check_choices(question: &Question, town: &Value) {
    let listed = |is: &dyn Fn(&Answer) -> bool| question.options.iter().any(is);
    for choice in &question.roles {
        let taken = listed(&|a| matches!(a, Answer::Role { role, .. } if *role == choice.role));
        assert_eq!(choice.refused.is_none(), taken, "{choice:?}");
    }
    for choice in &question.events {
        let taken = listed(&|a| matches!(a, Answer::Event { event } if *event == choice.event));
        assert_eq!(choice.refused.is_none(), taken, "{choice:?}");
    }
    for choice in &question.cards {
        let chosen = listed(&|answer| match answer {
            Answer::Cards { cards } => cards.contains(&choice.card),
            Answer::Pay { pay } => pay.cards.contains(&choice.card),
            _ => false,
        });
        assert_eq!(choice.refused.is_none(), chosen, "{choice:?}");
    }
    for choice in &question.places {
        let chosen = |place: u8| {
            listed(&|answer| match answer {
                Answer::Goods { goods } => goods.contains(&place),
                Answer::Demolish { demolish } => *demolish == place,
                Answer::Pay { pay } => pay.goods.contains(&place),
                _ => false,
            })
        };
        if choice.refused.is_some() {
            assert!(!chosen(choice.place), "{choice:?}");
        } else {
            assert!(alike(town, choice.place).any(chosen), "{choice:?}");
        }
    }
    for price in &question.prices {
        let built = |at: Option<u8>| {
            listed(
                &|answer| matches!(answer, Answer::Build { build, over } if *build == price.card && *over == at),
            )
        };
        match price.over {
            Some(over) if price.refused.is_none() => {
                assert!(alike(town, over).any(|place| built(Some(place))), "{price:?}");
            }
            over => assert_eq!(price.refused.is_none(), built(over), "{price:?}"),
        }
    }
    check_that_all_are_named(question);
}

/// The other way round: whatever an answer is made of is among the choices.
#[track_caller]
fn check_that_all_are_named(question: &Question) {
    let card = |card| question.cards.iter().any(|choice| choice.card == card);
    let place = |place| question.places.iter().any(|choice| choice.place == place);
    for answer in &question.options {
        let named = match answer {
            Answer::Role { role, .. } => question.roles.iter().any(|r| r.role == *role),
            Answer::Event { event } => question.events.iter().any(|e| e.event == *event),
            Answer::Build { build, over } => {
                question.prices.iter().any(|p| p.card == *build && p.over == *over)
            }
            Answer::Pay { pay } => {
                pay.cards.iter().all(|&c| card(c)) && pay.goods.iter().all(|&p| place(p))
            }
            Answer::Goods { goods } => goods.iter().all(|&p| place(p)),
            Answer::Cards { cards } => cards.iter().all(|&c| card(c)),
            Answer::Demolish { demolish } => place(*demolish),
            Answer::Pass { .. } | Answer::Confirm { .. } => true,
        };
        assert!(named, "{answer:?} is not among the choices of {question:?}");
    }
}

/// A place and those whose buildings look the same. (R19)
fn alike(town: &Value, place: u8) -> impl Iterator<Item = u8> {
    let looks = |place: u8| {
        let mut building = town[place as usize].clone();
        // Which cards are tucked makes no difference, only how many.
        remove(&mut building, "tucked_cards");
        building
    };
    let town_size = town.as_array().map_or(0, Vec::len) as u8;
    let production = Card::from_id(town[place as usize]["building"].as_str().expect("an id"))
        .is_some_and(Card::is_production);
    let same = (0..town_size)
        .filter(move |&other| other == place || (production && looks(other) == looks(place)));
    same.collect::<Vec<_>>().into_iter()
}

/// A question goes over the wire, so it is the same in every game that the seat could be in.
#[test]
fn questions_tell_nothing_new() {
    let mut chance = rng(7);
    every_step(|game, _, _, _, _| {
        for seat in game.pending() {
            let question = Question::of(game, seat).expect("it is asked");
            for _ in 0..3 {
                let other = game.view(seat).resample(&mut chance);
                assert_eq!(Question::of(&other, seat).as_ref(), Some(&question));
            }
        }
        let idle = game.rules().players().seats().filter(|&seat| !game.pending().has(seat));
        idle.for_each(|seat| assert_eq!(Question::of(game, seat), None));
    });
}

/// Prices in a question are what answering costs: the builder's as the engine's, and nothing
/// where an event builds.
#[test]
fn prices_of_questions_are_those_that_hold() {
    let (mut built, mut free) = (0, 0);
    every_step(|game, seat, _, _, _| {
        let question = Question::of(game, seat).expect("it is asked");
        let refused = |price: &Price| price.refused.as_ref().map(|illegal| illegal.rule.clone());
        for price in &question.prices {
            let over = price.over.map(usize::from).and_then(Place::new);
            let card = price.card.get();
            let said = game.check(seat, &rules::Answer::Build { card, over }).err();
            assert_eq!(refused(price), said.as_ref().map(BrokenRule::from));
            if game.table().event_in_play().is_some_and(|event| event == EventCard::FreeBuilding) {
                assert_eq!((price.total, price.goods, price.over), (0, 0, None));
                free += 1;
            } else {
                assert_eq!(*price, Price::from(&game.price(seat, card, over)));
                built += 1;
            }
        }
    });
    assert!(built > 5_000 && free > 25, "{built} prices, {free} for nothing");
}

#[cfg(feature = "typescript")]
#[test]
fn every_type_can_be_told_in_typescript() {
    let all = protocol::game::declarations(&ts_rs::Config::new()).join("\n");
    for line in [
        r#"export type TileId = "A" | "B" | "C" | "D" | "E";"#,
        r#"export type Governor = number | Chance;"#,
    ] {
        assert!(all.contains(line), "{line} is missing in {all}");
    }
    assert!(!all.contains("bigint"), "JSON has no such numbers");
}
