//! Tables at which everybody must remember the tiles himself.

mod common;

use common::{Play, START, made, people};
use protocol::game::{StepId, View};
use protocol::seating::{Phase, Setup};
use rules::Options;
use table::Table;
use testkit::rng;

fn without_memory(options: Options) -> Setup {
    Setup { memory: false, ..people(options) }
}

/// What is seen of the tiles is the open one, as long as the game goes on.
fn check(view: &View, over: bool) {
    let open = usize::from(view.decision.step == StepId::from(rules::Step::Sell));
    let known = view.tiles.iter().flatten().count();
    if over {
        assert_eq!(known, view.tiles_seen as usize, "there is nothing left to remember");
    } else {
        assert_eq!(known, open, "{:?} at {:?}", view.tiles, view.decision.step);
        assert_eq!(view.tiles[0].is_some(), open == 1, "the open one lies on top");
    }
}

// That the items add up to these snapshots, `Play` sees to after every row.
#[test]
fn without_memory_only_the_open_tile_is_seen() {
    let mut open = 0;
    for (number, options) in (0..).zip(Options::all()) {
        let mut play = Play::started(&without_memory(options));
        let mut rng = rng(number);
        while play.table.phase() == Phase::Playing {
            for (viewer, told) in &play.told {
                let view = told.view.as_ref().expect("the game has begun");
                check(view, false);
                open += usize::from(view.tiles[0].is_some());
                assert_eq!(play.table.snapshot(*viewer).view.as_ref(), Some(view));
            }
            if !play.chore(&mut rng) {
                let seat = rules::Seat::new(play.waiting()[0] as usize).expect("a seat");
                let game = play.table.game().expect("a game is played");
                let answer = game.random_answer(seat, &mut rng).expect("it is asked");
                play.answer(seat, answer);
            }
        }
        let seen: Vec<_> = play.told.iter().filter_map(|(_, told)| told.view.as_ref()).collect();
        seen.iter().for_each(|view| check(view, true));
    }
    assert!(open > 100, "tiles are turned up: {open}");
}

/// A game with memory and the same one without differ in the tiles and in nothing else.
#[test]
fn memory_changes_nothing_but_the_tiles() {
    let options = Options::all().next().expect("there are some");
    let plays = [people(options), without_memory(options)].map(|setup| {
        let mut play = Play::started(&setup);
        play.play_out_until_over(5);
        play
    });
    assert_eq!(plays[0].items[0].len(), plays[1].items[0].len());
    for (with, without) in plays[0].items[0].iter().zip(&plays[1].items[0]) {
        let (mut with, mut without) = (with.clone(), without.clone());
        for item in [&mut with, &mut without] {
            if let Some(patch) = &mut item.patch {
                patch.set.tiles = None;
            }
            if let Some(view) = &mut item.view {
                view.tiles.clear();
            }
        }
        assert_eq!(with, without);
    }
    assert_eq!(plays[0].table.record(), plays[1].table.record());
}

#[test]
fn tables_made_before_there_was_a_choice_remember() {
    let options = Options::all().next().expect("there are some");
    let setup = serde_json::to_string(&people(options)).expect("plain data");
    let old = setup.replacen(",\"memory\":true", "", 1);
    assert_ne!(old, setup, "it is written down");
    let old: Setup = serde_json::from_str(&old).expect("old rows can be read");
    assert!(old.memory);
    let row = table::make(&old, &made(), START).expect("a good set-up");
    let (table, _) = Table::first("testtable", &row).expect("a good first row");
    assert!(table.info().memory);
    let row = table::make(&without_memory(options), &made(), START).expect("a good set-up");
    let (table, _) = Table::first("testtable", &row).expect("a good first row");
    assert!(!table.info().memory);
}
