//! A game of every option set, told in full for its first decisions and by a hash to its end:
//! any change of the rules, of chance or of a JSON form shows as a difference in a text.

mod kept;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::{Answer, Edition, Event, Game, Opening, Options, Seat, Seed};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// So many decisions are told.
const TOLD: usize = 60;
/// After so many decisions everybody's view is told.
const VIEWS: usize = 20;

/// `3-second-new-events-chosen`
fn name(options: &Options) -> String {
    let mut name = format!("{}-{}", options.players.count(), options.edition.id());
    let parts = [
        (options.new_buildings, "-new"),
        (options.events, "-events"),
        (options.opening == Opening::Chosen, "-chosen"),
    ];
    parts.iter().filter(|(holds, _)| *holds).for_each(|(_, part)| name += part);
    name
}

fn playthrough(options: Options, number: u64) -> String {
    let mut game = Game::new(options, Seed::from_number(number));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut text = String::new();
    let mut told = None;
    let header = record::options::to_json(&options);
    writeln!(text, "options {header}\nseed {number}").expect("writing to memory");
    let mut decisions = 0;
    let mut events = Vec::new();
    while let Some(seat) = game.next_seat() {
        let answer = game.random_answer(seat, &mut rng).expect("a pending seat is asked");
        decisions += 1;
        let asked = asked(&game, seat, &answer);
        writeln!(text, "\n{decisions}. {asked}").expect("writing to memory");
        events.clear();
        game.apply(seat, &answer, &mut events).expect("a drawn answer is legal");
        for event in &events {
            writeln!(text, " {}", short(event)).expect("writing to memory");
        }
        if decisions % VIEWS == 0 {
            text += &views(&game);
        }
        if decisions == TOLD {
            told = Some(text.len());
        }
    }
    let hash: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    text.truncate(told.unwrap_or(text.len()));
    writeln!(text, "\nover after {decisions} decisions").expect("writing to memory");
    for sheet in game.outcome().expect("it is over").sheets {
        writeln!(text, "{}", record::score::to_json(&sheet)).expect("writing to memory");
    }
    writeln!(text, "SHA-256 of all {decisions} decisions {hash}").expect("writing to memory");
    text
}

fn asked(game: &Game, seat: Seat, answer: &Answer) -> String {
    let prompt = game.prompt(seat).expect("it is asked");
    let json = record::prompt::to_json(&prompt);
    let (ask, why) = (&json["ask"], prompt.why.id());
    let count = game.count_options(seat);
    let answer = record::answer::to_json(answer);
    format!("seat {seat} {why} {ask}\n {count} options, answer {answer}")
}

/// An event on one line; its name needs no key.
fn short(event: &Event) -> String {
    let mut json = record::event::to_json(event);
    let keys = json.as_object_mut().expect("events are objects");
    keys.shift_remove("event");
    if keys.is_empty() { event.id().to_owned() } else { format!("{} {json}", event.id()) }
}

/// What anybody sees, and what each seat sees besides.
fn views(game: &Game) -> String {
    let public = record::view::to_json(&game.public_view());
    let mut text = format!(" view {public}\n");
    for seat in game.rules().players().seats() {
        let view = record::view::to_json(&game.view(seat));
        let more = difference(&public, &view).expect("a seat knows which seat it is");
        writeln!(text, " view of seat {seat}, besides {more}").expect("writing to memory");
    }
    text
}

/// The parts of a value that differ from another one; elements of a list by their number.
fn difference(from: &Value, to: &Value) -> Option<Value> {
    let differing = |pairs: &mut dyn Iterator<Item = (String, &Value, &Value)>| {
        let parts = pairs.filter_map(|(key, from, to)| Some((key, difference(from, to)?)));
        let parts: Map<String, Value> = parts.collect();
        (!parts.is_empty()).then_some(Value::Object(parts))
    };
    match (from, to) {
        (Value::Object(from), Value::Object(to)) if from.keys().eq(to.keys()) => {
            let pairs = from.iter().zip(to.values());
            differing(&mut pairs.map(|((key, from), to)| (key.clone(), from, to)))
        }
        (Value::Array(from), Value::Array(to)) if from.len() == to.len() => {
            let pairs = from.iter().zip(to).enumerate();
            differing(&mut pairs.map(|(at, (from, to))| (at.to_string(), from, to)))
        }
        _ => (from != to).then(|| to.clone()),
    }
}

fn all_of(edition: Edition) {
    let mut names = Vec::new();
    for (number, options) in Options::all().enumerate() {
        if options.edition == edition {
            let name = name(&options);
            kept::compare(
                &format!("playthroughs/{name}.txt"),
                &playthrough(options, number as u64),
            );
            names.push(name);
        }
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), Options::COUNT / 2, "every option set has a file of its own");
}

#[test]
fn games_of_the_first_edition_come_out_as_kept() {
    all_of(Edition::First);
}

#[test]
fn games_of_the_second_edition_come_out_as_kept() {
    all_of(Edition::Second);
}
