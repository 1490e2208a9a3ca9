//! The detector of leaks detects leaks: each of these, planted on purpose, makes a pair differ.

mod common;

use common::{Play, people, twins};
use protocol::socket::What;
use rules::{Card, Event, Game, How, Options, Players, Seat};
use serde_json::Value;
use table::Work;
use testkit::Twins;

/// What a careless server might add to the stream of a viewer after a step.
type Leak = fn(before: &Game, after: &Game, events: &[Event], viewer: Seat) -> String;

/// Whether a viewer could tell the games of some pair apart if this were in his stream.
fn is_caught(leak: Leak) -> bool {
    (0..40).any(|number| {
        let viewer = Seat::new(number as usize % 2);
        let options = Options::base(Players::Three);
        let Some(twins) = twins(options, viewer, number) else { return false };
        let [a, b] = leaked(&twins, viewer.expect("a seat"), leak);
        a != b
    })
}

fn leaked(twins: &Twins, viewer: Seat, leak: Leak) -> [Vec<String>; 2] {
    let mut games = twins.games();
    let mut streams: [Vec<String>; 2] = Default::default();
    for step in &twins.steps {
        for ((game, stream), answer) in games.iter_mut().zip(&mut streams).zip(&step.answers) {
            let before = *game;
            let mut events = Vec::new();
            game.apply(step.seat, answer, &mut events).expect("twins play by the rules");
            stream.push(leak(&before, game, &events, viewer));
        }
    }
    streams
}

#[test]
fn nothing_is_caught_where_nothing_leaks() {
    assert!(!is_caught(|_, after, events, viewer| {
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(Some(viewer))).collect();
        format!("{seen:?} {:?}", after.view(viewer))
    }));
}

/// A card that keeps its number wherever it goes can be followed face down. Numbers are given as
/// they usually are: in the order of the box, before anything is shuffled.
#[test]
fn a_stable_card_id() {
    assert!(is_caught(|before, _, events, viewer| {
        let first = |card: Card| -> usize {
            let smaller = Card::ALL.into_iter().take_while(|other| *other != card);
            smaller.map(|other| usize::from(before.rules().copies(other))).sum()
        };
        let paid = |event: &Event| match event {
            Event::Paid { seat, cards, .. } if *seat != viewer => {
                Some(cards.iter().map(first).collect::<Vec<_>>())
            }
            _ => None,
        };
        format!("{:?}", events.iter().filter_map(paid).collect::<Vec<_>>())
    }));
}

/// How many cards lie under a chapel is for its owner to know. The number is public in no pair,
/// so the leak that can be told apart is what lies there; the number itself is checked below.
#[test]
fn the_cards_under_a_chapel() {
    assert!(is_caught(|_, after, _, viewer| {
        let others = after.options_set().players.seats().filter(|seat| *seat != viewer);
        let under = others.flat_map(|seat| {
            after
                .table()
                .below_seat(seat)
                .filter(|under| under.how() == How::Tucked)
                .map(|under| under.card())
                .collect::<Vec<_>>()
        });
        format!("{:?}", under.collect::<Vec<_>>())
    }));
}

#[test]
fn the_face_of_a_good() {
    assert!(is_caught(|_, after, _, _| {
        let seats = after.options_set().players.seats();
        let faces = seats.flat_map(|seat| {
            let player = after.table().player(seat);
            after.table().town(seat).goods().map(|place| player.face(place)).collect::<Vec<_>>()
        });
        format!("{:?}", faces.collect::<Vec<_>>())
    }));
}

#[test]
fn a_discarded_card_in_the_log() {
    assert!(is_caught(|_, _, events, viewer| {
        let gone = |event: &Event| match event {
            Event::Paid { seat, cards, .. } | Event::Discarded { seat, cards, .. }
                if *seat != viewer =>
            {
                Some(format!("{cards:?}"))
            }
            _ => None,
        };
        format!("{:?}", events.iter().filter_map(gone).collect::<Vec<_>>())
    }));
}

#[test]
fn what_somebody_could_have_done() {
    assert!(is_caught(|before, _, _, viewer| {
        let others = before.pending().filter(|seat| *seat != viewer);
        format!("{:?}", others.map(|seat| before.count_options(seat)).collect::<Vec<_>>())
    }));
}

/// A pass that comes at once tells that there was no choice: a server that does not wait, or that
/// skips the question, is caught by the order or the number of what it tells.
#[test]
fn an_instant_pass() {
    let mut caught = 0;
    for number in 0..40 {
        let Some(twins) = twins(Options::base(Players::Three), Seat::new(0), number) else {
            continue;
        };
        let setup = people(twins.options);
        let instant = [0, 1].map(|game| {
            let deck = twins.decks[game].iter().map(|card| card.id().to_owned()).collect();
            let mut play = Play::with_deck(&setup, Some(deck));
            play.deed(0, What::Start);
            let mut told = Vec::new();
            for step in &twins.steps {
                // The careless server answers at once whatever has only one answer.
                let forced =
                    play.table.chores().iter().any(|chore| {
                        chore.seat == step.seat && matches!(chore.work, Work::Answer(_))
                    });
                play.now += if forced { 0 } else { 1_000 };
                play.answer(step.seat, step.answers[game]);
                told.push(play.items[0].last().expect("an item").at);
            }
            told
        });
        caught += usize::from(instant[0] != instant[1]);
    }
    assert!(caught > 10, "{caught} of 40 pairs");
}

/// The number of cards under a chapel differs from pair to pair only through hands, whose sizes are
/// public: so it is looked for by name in everything others are told. That it would be found
/// shows in what the owners themselves are told.
#[test]
fn a_chapel_count_is_in_nobody_elses_stream() {
    let mut own = 0;
    for number in 0..30 {
        let mut play = Play::started(&people(Options::base(Players::Two)));
        play.play_out_until_over(number);
        for (viewer, items) in play.items.iter().enumerate() {
            // With the last item the game is over, and everything is open.
            for item in items.iter().take(items.len() - 1) {
                let text = serde_json::to_value(item).expect("plain data");
                let counts = chapel_counts(&text);
                assert!(counts.iter().all(|owner| *owner == viewer), "{viewer}: {text}");
                own += counts.len();
            }
        }
    }
    assert!(own > 200, "{own}");
}

/// Whose numbers of tucked cards an item tells: in views, patches and events.
fn chapel_counts(item: &Value) -> Vec<usize> {
    let patched = item["patch"]["players"].as_object().into_iter().flatten();
    let patched = patched.map(|(seat, player)| (seat.parse().expect("a number"), player));
    let viewed = item["view"]["players"].as_array().into_iter().flatten().enumerate();
    let mut counts = Vec::new();
    for (owner, player) in patched.chain(viewed) {
        for building in player["town"].as_array().expect("a town") {
            let told = !building["tucked"].is_null() || !building["tucked_cards"].is_null();
            counts.extend((building["building"] == "chapel" && told).then_some(owner));
        }
    }
    for event in item["events"].as_array().into_iter().flatten() {
        let told = !event["count"].is_null() || !event["cards"].is_null();
        if event["event"] == "tucked" && told {
            counts.push(event["seat"].as_u64().expect("a seat") as usize);
        }
    }
    counts
}
