//! What the table commands tell, where a language or a figure makes a difference.

mod common;

use bots::{Advice, Choice};
use common::{session, session_in};
use rules::{Answer, Options, Players, Role};
use terminal::{describe, report};
use texts::Lang;

fn choice(role: Role, wins: f64) -> Choice {
    Choice {
        answer: Answer::Role { role, library: None },
        wins: Some(wins),
        error: 0.04,
        share: 0.3,
    }
}

#[test]
fn a_higher_chance_of_an_alternative_is_explained() {
    let session = session(Options::base(Players::Two), 21, &["Anna", "Ben"]);
    let scene = session.scene(session.viewer());
    let choices = [
        choice(Role::Builder, 0.5),
        choice(Role::Trader, 0.53),
        // Shown as the same figure, so there is nothing to explain.
        choice(Role::Producer, 0.501),
    ];
    let advice = Advice { choices: choices.to_vec(), playouts: 100 };
    let told = report::hint(&scene, &advice);
    assert_eq!(told[0], "Best: Builder (wins 50 % ± 4, 30 % of the games tried).");
    assert_eq!(told[1], "Else: Trader (wins 53 % ± 4, 30 %; too few games to be sure).");
    assert_eq!(told[2], "Else: Producer (wins 50 % ± 4, 30 %).");
}

#[test]
fn spanish_speaks_to_the_governor() {
    let session = session_in(Lang::Es, Options::base(Players::Two), 21, &["Anna", "Ben"]);
    let governor = session.scene(session.viewer()).view.governor;
    for seat in Players::Two.seats() {
        let heading = report::heading(&session.scene(seat), governor);
        let verb = if seat == governor { ", gobiernas:" } else { ", gobierna:" };
        assert!(heading.contains(verb), "{heading}");
    }
}

#[test]
fn examples_use_the_words_of_the_language() {
    let options = Options { opening: rules::Opening::Chosen, ..Options::base(Players::Two) };
    for (lang, verb) in [
        (Lang::En, ": keep 1 2"),
        (Lang::De, ": behalten 1 2"),
        (Lang::Es, ": conservar 1 2"),
        (Lang::Ru, ": оставить 1 2"),
    ] {
        let session = session_in(lang, options, 21, &["Anna", "Ben"]);
        let scene = session.scene(session.viewer());
        let menu = scene.menu.as_ref().expect("somebody is asked");
        let how = describe::how(scene.texts, menu);
        assert!(how.contains(verb), "{how}");
    }
}
