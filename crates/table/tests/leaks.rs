//! What a viewer is told does not depend on what he may not know: whole games in pairs.

mod common;

use common::{Play, people, twins};
use protocol::seating::Phase;
use protocol::socket::What;
use rules::{Card, Options, Seat};
use table::{Chore, Command, Decision, Maker, Work};
use testkit::Twins;

fn ids(deck: &[Card]) -> Vec<String> {
    deck.iter().map(|card| card.id().to_owned()).collect()
}

/// Plays both games of a pair at a table each, step by step; `look` sees them after every step.
fn side_by_side(twins: &Twins, mut look: impl FnMut(&[Play; 2])) -> [Play; 2] {
    let setup = people(twins.options);
    let mut plays = twins.decks.each_ref().map(|deck| {
        let mut play = Play::with_deck(&setup, Some(ids(deck)));
        play.deed(0, What::Start);
        play
    });
    for step in &twins.steps {
        for (play, answer) in plays.iter_mut().zip(step.answers) {
            // A forced answer comes from the server, at its own time; here at that of the other.
            play.now += 1_000;
            let seat = step.seat;
            let chores = play.table.chores();
            let forced = chores.iter().find(|chore| chore.seat == seat);
            if let Some(Chore { work: Work::Answer(only), .. }) = forced {
                assert_eq!(*only, answer, "there is only one answer");
                let (expected, by) = (play.table.seq(), Maker::Rules);
                let command = Command::Answered { seat, expected, answer, by };
                assert!(matches!(play.command(&command), Decision::Store(_)));
            } else {
                play.answer(seat, answer);
            }
        }
        look(&plays);
    }
    plays
}

/// What a viewer would see if he took back now.
fn taken_back(play: &Play, viewer: Seat) -> String {
    let seat = viewer.index() as u8;
    let (holder, id, what) = (common::holder(0), "f".repeat(32), What::Undo);
    match play.table.decide(&Command::Deed { seat, holder, id, what }, play.now) {
        Decision::Store(row) => {
            let change = play.table.clone().fold(&row).expect("a row of its own");
            serde_json::to_string(&change.item(Some(viewer))).expect("plain data")
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn what_can_be_taken_back_does_not_depend_on_what_is_hidden() {
    let (mut freely, mut by_consent) = (0, 0);
    for number in 0..60 {
        let options = Options::all().nth(number as usize % 48).expect("one");
        let viewer = Seat::new(number as usize % options.players.count() as usize);
        let Some(twins) = twins(options, viewer, number) else { continue };
        side_by_side(&twins, |plays| {
            let [a, b] =
                plays.each_ref().map(|play| taken_back(play, viewer.expect("he has a seat")));
            assert_eq!(a, b, "{options:?}");
            freely += usize::from(a.contains("undone"));
            by_consent += usize::from(a.contains("proposed"));
        });
    }
    assert!(freely > 300 && by_consent > 1_000, "{freely} {by_consent}");
}

#[test]
fn what_is_told_does_not_depend_on_what_is_hidden() {
    let (mut pairs, mut steps, mut unlike, mut over) = (0, 0, 0, 0);
    for (number, options) in (0..).zip(Options::all()) {
        let seats = (0..options.players.count() as usize).map(Seat::new);
        for (salt, viewer) in (0..).zip(seats.chain([None])) {
            let Some(twins) = twins(options, viewer, number * 10 + salt) else { continue };
            let at = viewer.map_or(options.players.count() as usize, Seat::index);
            let plays = side_by_side(&twins, |plays| {
                let [a, b] = plays.each_ref().map(|play| {
                    play.table.chores().iter().filter(|c| matches!(c.work, Work::Answer(_))).count()
                });
                unlike += usize::from(a != b);
                let due = plays.each_ref().map(|play| play.table.status().deadline);
                assert_eq!(due[0], due[1]);
            });
            let bytes = plays
                .each_ref()
                .map(|play| serde_json::to_string(&play.items[at]).expect("plain data"));
            assert_eq!(bytes[0], bytes[1], "{options:?}, seen by {viewer:?}");
            let shown = plays.each_ref().map(|play| play.table.snapshot(viewer));
            assert_eq!(shown[0], shown[1]);
            assert!(plays.iter().all(|play| play.rows.len() == plays[0].rows.len()));
            pairs += 1;
            over += usize::from(plays[0].table.phase() == Phase::Over);
            steps += twins.steps.len();
            let hidden = plays.each_ref().map(|play| play.table.game().map(|game| game.position()));
            assert_ne!(hidden[0], hidden[1], "the games do differ");
        }
    }
    assert!(pairs > 150 && steps > 10_000, "{pairs} pairs, {steps} steps");
    assert!(over > 30, "games to the end: {over}");
    assert!(unlike > 300, "a choice in one and none in the other: {unlike} times");
}

/// The time at which the server answers by itself is drawn before anybody knows the cards.
#[test]
fn pauses_do_not_depend_on_what_is_hidden() {
    let mut compared = 0;
    for number in 0..40 {
        let options = Options::base(rules::Players::Four);
        let Some(twins) = twins(options, None, number) else { continue };
        let mut setup = people(twins.options);
        setup.seats = vec![common::bot("novice"); 4];
        let mut plays = twins.decks.each_ref().map(|deck| {
            let mut setup = setup.clone();
            setup.seats[0] = protocol::seating::SeatPlan::Here { name: "Ann".to_owned() };
            let mut play = Play::with_deck(&setup, Some(ids(deck)));
            play.deed(0, What::Start);
            play
        });
        for step in &twins.steps {
            let times = plays.each_ref().map(|play| {
                let of = |chore: &Chore| (chore.seat, chore.not_before);
                play.table
                    .chores()
                    .iter()
                    .filter(|c| c.seat != Seat::FIRST)
                    .map(of)
                    .collect::<Vec<_>>()
            });
            assert_eq!(times[0], times[1]);
            compared += times[0].len();
            for (play, answer) in plays.iter_mut().zip(step.answers) {
                play.now += 1_000;
                if step.seat == Seat::FIRST {
                    play.answer(step.seat, answer);
                } else {
                    let (seat, expected) = (step.seat, play.table.seq());
                    let by = Maker::Bot;
                    let command = Command::Answered { seat, expected, answer, by };
                    assert!(matches!(play.command(&command), Decision::Store(_)));
                }
            }
        }
        assert!(plays[0].table.phase() != Phase::Gathering);
    }
    assert!(compared > 1_000, "{compared}");
}
