//! The screen, kept as it was drawn. It is written anew by
//! `SANJUAN_REFRESH=screens cargo test -p terminal --test screens`; look at the diff.

mod common;

use common::{Somebody, everything, let_bots_answer, session, session_in};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use rules::{Ask, Players};
use std::path::PathBuf;
use terminal::screen::{Colors, Focus, Ui, Window, draw};
use terminal::{Session, Turn, report};
use texts::Lang;

fn screen(session: &Session, ui: &Ui, (width, height): (u16, u16), colors: Colors) -> Buffer {
    let scene = session.scene(session.viewer());
    let mut screen = Terminal::new(TestBackend::new(width, height)).expect("memory");
    let drawn = screen.draw(|frame| draw(frame, &scene, ui, colors));
    drawn.expect("memory does not fail").buffer.clone()
}

/// A game of random players, stopped where somebody is asked what the test wants.
fn stopped(lang: Lang, seed: u64, at: impl Fn(&Session) -> bool) -> Session {
    let players = ["You", "random", "random", "random"];
    let mut session = session_in(lang, everything(Players::Four), seed, &players);
    let mut somebody = Somebody::new(seed);
    loop {
        let_bots_answer(&mut session);
        if at(&session) {
            return session;
        }
        let answer = somebody.answer(&session).expect("the game goes on long enough");
        session.answer(&answer).expect("drawn answers are legal");
    }
}

fn asks(session: &Session, wanted: impl Fn(&Ask) -> bool) -> bool {
    let menu = session.scene(session.viewer()).menu;
    menu.is_some_and(|menu| wanted(&menu.prompt.ask))
}

const SIZES: [(u16, u16); 4] = [(20, 5), (80, 24), (120, 40), (200, 60)];
const COLORS: [(&str, Colors); 3] =
    [("none", Colors::None), ("16", Colors::Sixteen), ("true", Colors::True)];

#[test]
fn the_screens_look_as_they_did() {
    let begin = stopped(Lang::En, 4, |_| true);
    let pay = stopped(Lang::En, 4, |session| {
        session.answers().len() > 60 && asks(session, |ask| matches!(ask, Ask::Pay { .. }))
    });
    let over = stopped(Lang::En, 4, |session| session.turn() == Turn::Over);
    let mut score = report::score(&over.scene(over.viewer()));
    let window = Window::new(score.remove(0), score);
    let hot_seat = session(everything(Players::Two), 3, &["Anna", "Ben"]);
    let picked = Ui { cursor: 1, picked: vec![1], ..Ui::default() };
    let mut kept: Vec<(String, String)> = Vec::new();
    for size in SIZES {
        for (name, colors) in COLORS {
            let drawn = screen(&pay, &picked, size, colors);
            kept.push((format!("pay-{}x{}-{name}", size.0, size.1), format!("{drawn:#?}\n")));
        }
    }
    let small = (80, 24);
    let mut keep = |name: &str, session: &Session, ui: &Ui| {
        let drawn = screen(session, ui, small, Colors::None);
        kept.push((format!("{name}-80x24-none"), format!("{drawn:#?}\n")));
    };
    keep("begin", &begin, &Ui::default());
    keep("over", &over, &Ui { window: Some(window), ..Ui::default() });
    keep("curtain", &hot_seat, &Ui { curtain: Some("Ben".to_owned()), ..Ui::default() });
    keep("line", &begin, &Ui { line: Some("take bui".to_owned()), ..Ui::default() });
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let refresh = std::env::var("SANJUAN_REFRESH").is_ok_and(|what| what == "screens");
    for (name, drawn) in kept {
        let path = folder.join(format!("{name}.txt"));
        if refresh {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&path, &drawn).expect("it can be written");
        }
        let was = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(
            was == drawn,
            "{name} is drawn as\n{drawn}\nIf that was wanted, write the screens anew: \
             SANJUAN_REFRESH=screens cargo test -p terminal --test screens"
        );
    }
}

#[test]
fn colour_changes_nothing_but_colour() {
    let session = stopped(Lang::En, 4, |session| session.answers().len() > 40);
    for size in SIZES {
        let letters = |colors| {
            let drawn = screen(&session, &Ui::default(), size, colors);
            drawn.content.iter().map(|cell| cell.symbol().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(letters(Colors::None), letters(Colors::Sixteen));
        assert_eq!(letters(Colors::None), letters(Colors::True));
    }
    let plain = screen(&session, &Ui::default(), (80, 24), Colors::None);
    let reset = ratatui::style::Color::Reset;
    assert!(plain.content.iter().all(|cell| cell.fg == reset && cell.bg == reset));
}

/// Every size and language is drawn, at many places of a game; the question is always there.
#[test]
fn no_size_and_no_language_breaks_the_screen() {
    for (seed, lang) in (1..).zip(Lang::ALL) {
        let players = ["You", "random", "random", "random"];
        let mut session = session_in(lang, everything(Players::Four), seed, &players);
        let mut somebody = Somebody::new(seed);
        let mut answered = 0;
        loop {
            let_bots_answer(&mut session);
            let Some(answer) = somebody.answer(&session) else { break };
            if answered % 9 == 0 {
                for size in [(1, 1), (20, 5), (79, 24), (80, 23), (80, 24), (110, 34), (250, 80)] {
                    let drawn = screen(&session, &Ui::default(), size, Colors::True);
                    let text: String = drawn.content.iter().map(|cell| cell.symbol()).collect();
                    assert!(!text.contains('⟦'), "{lang:?}: a text is missing: {text}");
                    if size.0 >= 80 && size.1 >= 24 {
                        let scene = session.scene(session.viewer());
                        let menu = scene.menu.expect("somebody is asked");
                        let question = scene.texts.question(&menu.prompt);
                        let first: String = question.chars().take(12).collect();
                        assert!(text.contains(&first), "{lang:?} {size:?}: {question} in {text}");
                        assert!(text.contains("› "), "the cursor is on an answer");
                    }
                }
            }
            answered += 1;
            session.answer(&answer).expect("drawn answers are legal");
        }
    }
}

#[test]
fn one_card_is_one_card_in_the_towns_of_every_language() {
    for (lang, one) in [(Lang::En, "(1 card,"), (Lang::De, "(1 Karte,"), (Lang::Es, "(1 carta,")] {
        let session = stopped(lang, 4, |session| {
            let scene = session.scene(session.viewer());
            scene.view.players.iter().any(|seen| seen.hand == 1)
        });
        let drawn = screen(&session, &Ui::default(), (80, 24), Colors::None);
        let text: String = drawn.content.iter().map(|cell| cell.symbol()).collect();
        assert!(text.contains(one), "{lang:?}: {text}");
    }
}

#[test]
fn the_title_of_the_hand_is_never_cut() {
    for lang in Lang::ALL {
        let session = stopped(lang, 4, |_| true);
        let texts = session.texts();
        let hand = session.scene(session.viewer()).hand().len();
        let title = texts.text("terminal-title-hand", &[("n", hand.into())]);
        for size in [(80, 24), (110, 34), (120, 40)] {
            let drawn = screen(&session, &Ui::default(), size, Colors::None);
            let text: String = drawn.content.iter().map(|cell| cell.symbol()).collect();
            assert!(text.contains(&title), "{lang:?} {size:?}: {text}");
        }
        // There is room for a hand of two figures too.
        let longest = texts.text("terminal-title-hand", &[("n", 12.into())]);
        assert!(longest.chars().count() <= 28, "{longest}");
    }
}

#[test]
fn a_screen_that_is_too_small_asks_politely() {
    let session = stopped(Lang::En, 4, |_| true);
    let drawn = screen(&session, &Ui::default(), (20, 5), Colors::None);
    let text: String = drawn.content.iter().map(|cell| cell.symbol()).collect();
    assert!(text.starts_with("Please make this"), "{text}");
    let looking = Ui { focus: Focus::Hand, cursor: 99, ..Ui::default() };
    screen(&session, &looking, (80, 24), Colors::None);
}
