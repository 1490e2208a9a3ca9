//! What the tests of the terminal share: sessions, and players who type commands.
#![allow(dead_code, reason = "every test file uses a part of it")]

use bots::{Dice, Level};
use rand_core::{Rng, SeedableRng};
use record::Header;
use rules::{Answer, Ask, Chance, Edition, Options, Players, Seed};
use terminal::menu::What;
use terminal::{Player, Session, Settings, Turn};
use texts::{Lang, Texts};

/// Nothing is saved, and hints come at once.
pub(crate) fn settings() -> Settings {
    Settings { file: None, autosave: false, resumed: None, adviser: Level::Random }
}

pub(crate) fn session(options: Options, seed: u64, players: &[&str]) -> Session {
    session_in(Lang::En, options, seed, players)
}

pub(crate) fn session_in(lang: Lang, options: Options, seed: u64, players: &[&str]) -> Session {
    let players = players.iter().map(|name| Player::of_record_name(name)).collect();
    let seed = Seed::from_number(seed);
    let header = Header { options, seed, chance: Chance::default(), seats: Vec::new(), deal: None };
    Session::new(Texts::of(lang), header, players).expect("the game can be played")
}

/// The fullest game there is for three.
pub(crate) fn everything(players: Players) -> Options {
    Options {
        edition: Edition::Second,
        new_buildings: true,
        events: true,
        ..Options::base(players)
    }
}

/// Lets bots answer until a person has to.
pub(crate) fn let_bots_answer(session: &mut Session) {
    while let Some(task) = session.task() {
        session.answer(&task.answer()).expect("bots know the rules");
    }
}

/// A person who answers at random, but always the same in the same place.
#[derive(Debug)]
pub(crate) struct Somebody(Dice);

impl Somebody {
    pub(crate) fn new(seed: u64) -> Somebody {
        Somebody(Dice::seed_from_u64(seed))
    }

    pub(crate) fn answer(&mut self, session: &Session) -> Option<Answer> {
        // By the dice of the session the person would be a bot like the others.
        Some(session.hint(Level::Random)?.with_dice(self.0.next_u64()).answer())
    }
}

/// An answer as somebody would type it: by numbers of the list, or by names.
pub(crate) fn typed(session: &Session, answer: &Answer, by_name: bool) -> String {
    let scene = session.scene(session.viewer());
    let menu = scene.menu.as_ref().expect("somebody is asked");
    let texts = scene.texts;
    let number_of = |what: &dyn Fn(&What) -> bool| {
        let item = menu.items.iter().find(|item| what(&item.what));
        item.map(|item| item.number.to_string()).expect("the answer is listed")
    };
    match *answer {
        Answer::Role { role, library: None } if by_name => texts.role(role),
        Answer::Role { role, library } => number_of(&|what| *what == What::Role { role, library }),
        Answer::Event(event) => texts.event(event),
        Answer::Build { card, over } => {
            let over = over.map(|place| format!(" over {}", place.index() + 1));
            format!("build {}{}", texts.card(card), over.unwrap_or_default())
        }
        Answer::Pass => "pass".to_owned(),
        Answer::Confirm(yes) => if yes { "yes" } else { "no" }.to_owned(),
        Answer::Demolish(place) => format!("demolish {}", place.index() + 1),
        Answer::Goods(places) if places.is_empty() => "pass".to_owned(),
        Answer::Goods(places) => {
            let numbers: Vec<String> =
                places.iter().map(|place| (place.index() + 1).to_string()).collect();
            numbers.join(" ")
        }
        Answer::Cards(cards) if cards.is_empty() => "nothing".to_owned(),
        Answer::Cards(cards) => {
            let names: Vec<String> = cards.iter().map(|card| texts.card(card)).collect();
            names.join(", ")
        }
        Answer::Pay { cards, goods } => {
            let mut parts: Vec<String> = cards.iter().map(|card| texts.card(card)).collect();
            for place in goods.iter() {
                parts.push(number_of(
                    &|what| matches!(what, What::Good { place: at, .. } if *at == place),
                ));
            }
            assert!(matches!(menu.prompt.ask, Ask::Pay { .. }));
            format!("pay {}", parts.join(", "))
        }
    }
}

/// Everything people have to type to play a game to its end; in a hot-seat game, the empty line
/// that opens the curtain too.
pub(crate) fn script(session: &Session, seed: u64) -> String {
    let mut session = session.clone();
    let mut somebody = Somebody::new(seed);
    let mut lines = String::new();
    let mut seated = None;
    let mut by_name = false;
    loop {
        let_bots_answer(&mut session);
        let Turn::Human(seat) = session.turn() else { return lines };
        if session.humans() > 1 && seated != Some(seat) {
            lines.push('\n');
            seated = Some(seat);
        }
        let answer = somebody.answer(&session).expect("somebody is asked");
        lines.push_str(&typed(&session, &answer, by_name));
        lines.push('\n');
        by_name = !by_name;
        session.answer(&answer).expect("drawn answers are legal");
    }
}
