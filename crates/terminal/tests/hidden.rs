//! What a face shows a seat does not depend on anything the seat may not know.

mod common;

use common::{Somebody, everything, let_bots_answer, session};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use rules::{Card, Game, Players, Role, Seat};
use terminal::grammar::{Subject, Wish};
use terminal::screen::{Colors, Focus, Ui, draw};
use terminal::{Scene, Session, plain, report};

/// All that both faces can say about a scene.
fn shown(scene: &Scene<'_>) -> (Vec<String>, Vec<Buffer>) {
    let wishes = [
        Wish::Hand,
        Wish::Towns,
        Wish::Prices,
        Wish::Tiles,
        Wish::Log,
        Wish::Score,
        Wish::Options,
        Wish::Help(None),
        Wish::Rules(Subject::Card(Card::Chapel)),
        Wish::Rules(Subject::Role(Role::Trader)),
    ];
    let mut lines: Vec<String> = wishes.iter().flat_map(|wish| report::wish(scene, wish)).collect();
    lines.extend(plain::question(scene));
    let mut screens = Vec::new();
    let focuses = [Focus::Menu, Focus::Hand].into_iter().chain(scene.seats().map(Focus::Town));
    for focus in focuses {
        let ui = Ui { focus, ..Ui::default() };
        // A cursor elsewhere shows the same on both sizes.
        let sizes = if focus == Focus::Menu { &[(80, 24), (120, 40)][..] } else { &[(80, 24)] };
        for &(width, height) in sizes {
            let mut screen = Terminal::new(TestBackend::new(width, height)).expect("memory");
            let drawn = screen.draw(|frame| draw(frame, scene, &ui, Colors::Sixteen));
            screens.push(drawn.expect("memory does not fail").buffer.clone());
        }
    }
    (lines, screens)
}

/// The game of a session, played again from its record.
fn game_of(session: &Session) -> Game {
    let mut game = session.header().game().expect("it was set up once");
    for (seat, answer) in session.answers() {
        game.apply(*seat, answer, &mut ()).expect("it was legal once");
    }
    game
}

fn scene_of<'a>(session: &'a Session, game: &Game, seat: Seat) -> Scene<'a> {
    Scene::new(session.texts(), session.names(), game, seat, session.chronicle(seat))
}

#[test]
fn what_is_shown_does_not_change_when_what_is_hidden_changes() {
    let mut rng = testkit::rng(1);
    let mut compared = 0;
    for seed in 0..3 {
        let players = Players::ALL[seed as usize % 3];
        let names = ["Anna", "Ben", "random", "Cleo"];
        let mut session = session(everything(players), seed, &names[..players.count() as usize]);
        let mut somebody = Somebody::new(seed);
        let mut answered = 0;
        loop {
            let_bots_answer(&mut session);
            let Some(answer) = somebody.answer(&session) else { break };
            if answered % 17 == 0 {
                let game = game_of(&session);
                for seat in players.seats() {
                    let other = game.view(seat).resample(&mut rng);
                    let real = shown(&scene_of(&session, &game, seat));
                    assert_eq!(real, shown(&scene_of(&session, &other, seat)), "seed {seed}");
                    compared += usize::from(game != other);
                }
            }
            answered += 1;
            session.answer(&answer).expect("drawn answers are legal");
        }
    }
    assert!(compared > 20, "too few games differed in what is hidden: {compared}");
}

#[test]
fn the_comparison_would_find_a_leak() {
    let session = session(everything(Players::Two), 3, &["Anna", "Ben"]);
    let game = game_of(&session);
    let seat = session.viewer();
    let other =
        game.view(Seat::new(1 - seat.index()).expect("two play")).resample(&mut testkit::rng(2));
    // The other seat's view is kept, so this seat's hand is another one.
    assert_ne!(shown(&scene_of(&session, &game, seat)), shown(&scene_of(&session, &other, seat)));
}

#[test]
fn a_closed_curtain_shows_nothing_of_the_table() {
    let session = session(everything(Players::Two), 3, &["Anna", "Ben"]);
    let game = game_of(&session);
    let mut screens = Vec::new();
    for seat in Players::Two.seats() {
        let scene = scene_of(&session, &game, seat);
        let ui = Ui { curtain: Some("Ben".to_owned()), ..Ui::default() };
        let mut screen = Terminal::new(TestBackend::new(80, 24)).expect("memory");
        let drawn = screen.draw(|frame| draw(frame, &scene, &ui, Colors::None));
        screens.push(drawn.expect("memory does not fail").buffer.clone());
    }
    assert_eq!(screens[0], screens[1], "whoever looks sees the same");
}
