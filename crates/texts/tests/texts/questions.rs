//! Every question that comes up in a game is put in every language, with its values.

use crate::{assert_whole, games};
use rules::{Ask, Card, Prompt, Seat, Why};
use std::collections::BTreeSet;
use testkit::{every_answer, rng};
use texts::{Lang, Texts};

/// What the question is about, without its numbers.
fn kind(prompt: &Prompt) -> String {
    let more = match prompt.ask {
        Ask::Role { events, library, .. } => format!("{} {library}", events.is_empty()),
        Ask::Pay { goods, .. } => format!("{}", goods > 0),
        Ask::Goods { to, .. } => format!("{to:?}"),
        Ask::Cards { from, to, .. } => format!("{from:?} {to:?}"),
        Ask::Build | Ask::Demolish { .. } | Ask::Confirm => String::new(),
    };
    format!("{} {} {more}", prompt.why.id(), prompt.ask.shape().id())
}

#[test]
fn every_question_of_a_game_is_asked_in_every_language() {
    let mut kinds = BTreeSet::new();
    let mut asked = BTreeSet::new();
    for (game, seed) in games(6) {
        every_answer(game, &mut rng(seed), |game, seat, _| {
            let prompt = game.prompt(seat).expect("it is asked");
            kinds.insert(kind(&prompt));
            for texts in Lang::ALL.map(Texts::of) {
                asked.insert((texts.lang().code(), texts.question(&prompt)));
            }
        });
    }
    asked.iter().for_each(|(_, question)| assert_whole(question));
    assert!(asked.iter().all(|(_, question)| question.contains('?')), "a question asks");
    // As many as there are places in the rules that ask, and more where the text differs.
    assert_eq!(kinds.len(), 24, "{kinds:#?}");
    let english = asked.iter().filter(|(lang, _)| *lang == "en").count();
    let german = asked.iter().filter(|(lang, _)| *lang == "de").count();
    assert_eq!(english, german, "the same things are told apart in every language");
}

#[test]
fn a_question_says_how_many() {
    let pay = |cost, goods| Prompt {
        seat: Seat::FIRST,
        why: Why::Role(rules::Role::Builder),
        ask: Ask::Pay { card: Card::Palace, cost, goods },
    };
    let ask = |lang, prompt| Texts::of(lang).question(&prompt);
    assert_eq!(
        ask(Lang::En, pay(3, 2)),
        "Palace costs you 3 cards. What do you pay with? Up to 2 goods may stand for cards."
    );
    assert_eq!(ask(Lang::En, pay(1, 0)), "Palace costs you 1 card. What do you pay with?");
    assert_eq!(ask(Lang::De, pay(1, 0)), "Palast: Du zahlst 1 Karte. Womit zahlst du?");
    assert_eq!(ask(Lang::Ru, pay(3, 0)), "Дворец: нужно заплатить 3 карты. Чем ты платишь?");
    assert_eq!(ask(Lang::Es, pay(2, 0)), "Palacio te cuesta 2 cartas. ¿Con qué pagas?");
}

/// Prompts are data; what no rule asks today still gets words.
#[test]
fn a_power_nobody_knows_yet_is_asked_for_by_its_name() {
    let why = Why::Building(Card::Well);
    let prompt = Prompt { seat: Seat::FIRST, why, ask: Ask::Confirm };
    for texts in Lang::ALL.map(Texts::of) {
        let question = texts.question(&prompt);
        assert_whole(&question);
        assert!(question.starts_with(&texts.card(Card::Well)), "{question}");
    }
}
