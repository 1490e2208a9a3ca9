//! How many ways there are to go on from some positions: a small change of what is legal, or of
//! what an answer does to what is legal next, changes one of these numbers.

mod kept;

use rules::Game;
use std::fmt::Write;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// The longest sequences that are counted.
const LONGEST: usize = 6;
/// Once there are more than this, longer ones are not counted.
const MOST: u128 = 1_000_000;

/// All positions in `fixtures/positions`, by name.
fn positions() -> Vec<(String, Game)> {
    let folder = kept::fixtures().join("positions");
    let entries = fs::read_dir(&folder).expect("there are positions");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("it is listed").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read(&path).expect("it can be read");
        let json = record::strict::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = record::position::from_json(&json);
        (name.clone(), game.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    paths.into_iter().map(read).collect()
}

/// How many sequences of so many answers there are, all seats answering in the canonical order.
/// The answers of the last one are counted without being given.
fn sequences(game: &Game, length: usize) -> u128 {
    let Some(seat) = game.next_seat() else { return 0 };
    if length == 1 {
        return game.count_options(seat);
    }
    let (mut listed, mut total) = (0, 0);
    game.options(seat, |answer| {
        let mut next = *game;
        next.apply(seat, &answer, &mut ()).expect("a listed answer is legal");
        listed += 1;
        total += sequences(&next, length - 1);
        ControlFlow::Continue(())
    });
    assert_eq!(listed, game.count_options(seat), "options are counted as they are listed");
    total
}

#[test]
fn ways_to_go_on_are_as_many_as_kept() {
    let mut text =
        "# Answer sequences of length 1, 2, 3 and so on from fixtures/positions.\n".to_owned();
    for (name, game) in positions() {
        write!(text, "{name}").expect("writing to memory");
        for length in 1..=LONGEST {
            let number = sequences(&game, length);
            write!(text, " {number}").expect("writing to memory");
            if number > MOST {
                break;
            }
        }
        text.push('\n');
    }
    kept::compare("node-counts.txt", &text);
}
