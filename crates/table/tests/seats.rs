//! Who may sit where, and who may do what.

mod common;

use common::{Play, bot, holder, people};
use protocol::limits;
use protocol::refusal::Code;
use protocol::seating::{Absence, Phase, Player, SeatPlan};
use protocol::socket::What;
use rules::{Answer, Options, Players, Role, Seat};
use table::{Command, Decision};

fn by_link() -> Play {
    let mut setup = people(Options::base(Players::Two));
    setup.seats[1] = SeatPlan::Link {};
    Play::new(&setup)
}

fn join(play: &mut Play, invitation: &str, name: &str, holder: &str) -> Decision {
    let command = Command::Join {
        invitation: invitation.to_owned(),
        name: name.to_owned(),
        holder: holder.to_owned(),
    };
    play.command(&command)
}

#[track_caller]
fn refused(decision: &Decision, code: Code) {
    match decision {
        Decision::Refused(refusal) => assert_eq!(refusal.code, code, "{refusal:?}"),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn an_invitation_is_good_for_one_person() {
    let mut play = by_link();
    refused(&join(&mut play, "invitation 0", "Mallory", "m"), Code::BadInvitation);
    refused(&join(&mut play, "", "Mallory", "m"), Code::BadInvitation);
    assert!(matches!(join(&mut play, "invitation 1", "Ben", "b"), Decision::Store(_)));
    refused(&join(&mut play, "invitation 1", "Ben", "m"), Code::BadInvitation);
    assert_eq!(play.table.seats_of("b"), [1]);
    assert_eq!(play.table.seats_of("m"), Vec::<u8>::new());
}

#[test]
fn whoever_did_not_hear_that_he_was_let_in_asks_again() {
    let mut play = by_link();
    let Decision::Store(row) = join(&mut play, "invitation 1", "Ben", "b") else {
        panic!("let in")
    };
    assert_eq!(join(&mut play, "invitation 1", "Ben", "b"), Decision::Duplicate(row.seq));
    assert_eq!(play.table.taken_by("invitation 1"), Some(1));
    // When the seat has moved on, the old way in is closed to everybody.
    let invite = Command::Invite { seat: 1, holder: "b".to_owned(), invitation: "new".to_owned() };
    assert!(matches!(play.command(&invite), Decision::Store(_)));
    assert!(matches!(join(&mut play, "new", "Ben", "c"), Decision::Store(_)));
    refused(&join(&mut play, "invitation 1", "Ben", "b"), Code::BadInvitation);
    refused(&join(&mut play, "new", "Ben", "b"), Code::BadInvitation);
}

#[test]
fn a_log_does_not_grow_for_ever() {
    let mut play = Play::new(&people(Options::base(Players::Two)));
    while play.table.seq() < limits::LOG {
        play.deed(0, What::Add { entropy: "00".to_owned() });
    }
    refused(&play.try_deed(0, What::Add { entropy: "00".to_owned() }), Code::Limited);
    let invitation = "more".to_owned();
    let invite = Command::Invite { seat: 0, holder: holder(0), invitation };
    refused(&play.command(&invite), Code::Limited);
    // The game itself goes on to its end.
    play.deed(0, What::Start);
    for what in [What::Leave, What::Pause, What::Undo] {
        refused(&play.try_deed(0, what), Code::Limited);
    }
    play.play_out_until_over(1);
    assert_eq!(play.table.phase(), Phase::Over);
}

#[test]
fn a_name_is_no_way_in() {
    let mut play = by_link();
    assert!(matches!(join(&mut play, "invitation 1", "Ben", "b"), Decision::Store(_)));
    let id = play.id();
    let start = Command::Deed { seat: 1, holder: "Ben".to_owned(), id, what: What::Start };
    refused(&play.command(&start), Code::NotYourSeat);
}

#[test]
fn names_that_could_do_harm_are_refused() {
    let mut play = by_link();
    let long = "x".repeat(41);
    for name in ["", "   ", "a\nb", "\u{7}", "a\u{202e}b", "a\u{2028}b", &long] {
        refused(&join(&mut play, "invitation 1", name, "b"), Code::BadRequest);
    }
    assert!(matches!(join(&mut play, "invitation 1", "<b>Ben</b>", "b"), Decision::Store(_)));
}

#[test]
fn a_new_invitation_ends_the_old_one() {
    let mut play = by_link();
    let invite = |holder: String| Command::Invite { seat: 1, holder, invitation: "new".to_owned() };
    refused(&play.command(&invite("stranger".to_owned())), Code::NotYourSeat);
    assert!(matches!(play.command(&invite(holder(0))), Decision::Store(_)));
    refused(&join(&mut play, "invitation 1", "Ben", "b"), Code::BadInvitation);
    assert!(matches!(join(&mut play, "new", "Ben", "b"), Decision::Store(_)));
    // Now it is Ben's, and only he can take it elsewhere; the name stays.
    refused(&play.command(&invite(holder(0))), Code::NotYourSeat);
    assert!(matches!(play.command(&invite("b".to_owned())), Decision::Store(_)));
    assert!(matches!(join(&mut play, "new", "Mallory", "b2"), Decision::Store(_)));
    assert_eq!(play.table.seats_of("b"), Vec::<u8>::new());
    assert_eq!(play.table.seats_of("b2"), [1]);
    assert_eq!(play.table.chairs()[1].name.as_deref(), Some("Ben"));
}

#[test]
fn nobody_starts_before_all_are_there_and_nobody_starts_twice() {
    let mut play = by_link();
    refused(&play.try_deed(0, What::Start), Code::NotNow);
    join(&mut play, "invitation 1", "Ben", "b");
    play.deed(1, What::Start);
    refused(&play.try_deed(0, What::Start), Code::NotNow);
    assert_eq!(play.table.phase(), Phase::Playing);
}

#[test]
fn entropy_is_shown_when_it_cannot_be_changed_any_more() {
    let mut play = Play::new(&people(Options::base(Players::Two)));
    for bad in ["0", "xx", "AB", &"0".repeat(66)] {
        refused(&play.try_deed(1, What::Add { entropy: bad.to_owned() }), Code::BadRequest);
    }
    play.deed(1, What::Add { entropy: "c0ffee".to_owned() });
    assert_eq!(play.table.info().seats[1].entropy, None);
    play.deed(0, What::Start);
    assert_eq!(play.table.info().seats[1].entropy.as_deref(), Some("c0ffee"));
    refused(&play.try_deed(1, What::Add { entropy: "00".to_owned() }), Code::NotNow);
}

#[test]
fn a_bot_plays_for_whoever_left_until_he_returns() {
    let mut play = Play::started(&people(Options::base(Players::Two)));
    let seat = play.waiting()[0];
    refused(&play.try_deed(seat, What::Return), Code::NotNow);
    play.deed(seat, What::Leave);
    let player = &play.table.info().seats[seat as usize].player;
    assert!(matches!(player, Player::StandIn { because: Absence::Left, .. }));
    let here = Seat::new(seat as usize).expect("a seat");
    let answer = Answer::Role { role: Role::Builder, library: None };
    refused(&play.try_answer(here, answer), Code::NotNow);
    assert_eq!(play.table.chores().len(), 1, "the bot has something to do");
    play.deed(seat, What::Return);
    assert_eq!(play.table.chores(), [], "it is his decision again");
    play.answer(here, answer);
}

#[test]
fn a_move_is_done_once() {
    let mut play = Play::started(&people(Options::base(Players::Two)));
    let seat = play.waiting()[0];
    let id = play.id();
    let mut command = Command::Move {
        seat,
        holder: holder(0),
        expected: play.table.seq(),
        id: id.clone(),
        answer: Answer::Role { role: Role::Prospector, library: None },
    };
    assert!(matches!(play.command(&command), Decision::Store(_)));
    let seq = play.table.seq();
    assert_eq!(play.command(&command), Decision::Duplicate(seq));
    // Another seat cannot hide behind it.
    let other = 1 - seat;
    if let Command::Move { seat, .. } = &mut command {
        *seat = other;
    }
    refused(&play.command(&command), Code::IdTaken);
    // An answer to a question that is over.
    let answer = Answer::Role { role: Role::Builder, library: None };
    let id = play.id();
    let command = Command::Move { seat: other, holder: holder(0), expected: 2, id, answer };
    assert_eq!(play.command(&command), Decision::Stale);
}

/// Whoever lost the reply to his start or his rematch asks again.
#[test]
fn a_deed_is_done_once_whichever_seat_did_it() {
    let mut play = Play::new(&people(Options::base(Players::Two)));
    let id = play.id();
    let start = Command::Deed { seat: 1, holder: holder(0), id, what: What::Start };
    assert!(matches!(play.command(&start), Decision::Store(_)));
    assert_eq!(play.command(&start), Decision::Duplicate(2));
    play.play_out_until_over(5);
    let (id, table) = (play.id(), "another".to_owned());
    let rematch = Command::Rematch { table, holder: holder(0), seat: 1, id };
    assert!(matches!(play.command(&rematch), Decision::Store(_)));
    assert_eq!(play.command(&rematch), Decision::Duplicate(play.table.seq()));
}

#[test]
fn nobody_answers_for_another() {
    let mut setup = people(Options::base(Players::Two));
    setup.seats[1] = SeatPlan::Link {};
    let mut play = Play::new(&setup);
    join(&mut play, "invitation 1", "Ben", "b");
    play.deed(0, What::Start);
    let seat = play.waiting()[0];
    for thief in ["", "Ben", "Player 0", "b", &holder(0)] {
        if play.table.seats_of(thief).contains(&seat) {
            continue;
        }
        let id = play.id();
        let command = Command::Move {
            seat,
            holder: thief.to_owned(),
            expected: play.table.seq(),
            id,
            answer: Answer::Role { role: Role::Builder, library: None },
        };
        refused(&play.command(&command), Code::NotYourSeat);
    }
}

#[test]
fn a_bots_seat_is_nobodys() {
    let mut setup = people(Options::base(Players::Two));
    setup.seats[1] = bot("steady");
    let mut play = Play::started(&setup);
    for holder in ["", "steady"] {
        let id = play.id();
        let what = What::Leave;
        let command = Command::Deed { seat: 1, holder: holder.to_owned(), id, what };
        refused(&play.command(&command), Code::NotYourSeat);
    }
}

#[test]
fn set_ups_that_cannot_be_are_refused() {
    let good = people(Options::base(Players::Two));
    let bad = |change: &dyn Fn(&mut protocol::seating::Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        let error = table::make(&setup, &common::made(), common::START).expect_err("refused");
        assert_eq!(error.code, Code::BadRequest);
    };
    bad(&|setup| setup.seats.push(SeatPlan::Link {}));
    bad(&|setup| setup.seats[0] = bot("genius"));
    bad(&|setup| setup.seats[0] = bot("search:60000ms"));
    bad(&|setup| setup.seats[0] = bot("search:1000000"));
    bad(&|setup| setup.seats[0] = SeatPlan::Here { name: String::new() });
    bad(&|setup| setup.clock = protocol::seating::Clock::Move { seconds: 1 });
    bad(&|setup| setup.clock = protocol::seating::Clock::Days { days: u64::MAX });
    bad(&|setup| setup.pace = 1_000_000);
    bad(&|setup| setup.seats = vec![bot("steady"), bot("novice")]);
}
