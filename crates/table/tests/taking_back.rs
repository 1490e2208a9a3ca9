//! Undo, pauses, clocks.

mod common;

use common::{Play, bot, people};
use protocol::refusal::Code;
use protocol::seating::{Absence, Clock, Forced, Player, Wish};
use protocol::socket::What;
use rules::{Answer, Options, Players, Role, Seat};
use table::{Command, Decision, Table, Work};
use testkit::rng;

fn role(role: Role) -> Answer {
    Answer::Role { role, library: None }
}

fn first(play: &Play) -> Seat {
    Seat::new(play.waiting()[0] as usize).expect("a seat")
}

#[track_caller]
fn not_now(decision: &Decision) {
    assert!(
        matches!(decision, Decision::Refused(refusal) if refusal.code == Code::NotNow),
        "{decision:?}"
    );
}

#[test]
fn what_showed_nothing_new_is_taken_back_freely() {
    let mut play = Play::started(&people(Options::base(Players::Two)));
    let seat = first(&play);
    let before = play.table.snapshot(Some(seat)).view;
    not_now(&play.try_deed(seat.index() as u8, What::Undo));
    play.answer(seat, role(Role::Builder));
    play.deed(seat.index() as u8, What::Undo);
    assert_eq!(play.table.snapshot(Some(seat)).view, before);
    play.answer(seat, role(Role::Producer));
}

#[test]
fn a_drawn_card_can_only_be_taken_back_by_consent() {
    let mut play = Play::started(&people(Options::base(Players::Three)));
    let seat = first(&play);
    let number = seat.index() as u8;
    let before = play.table.snapshot(Some(seat)).view;
    play.answer(seat, role(Role::Prospector));
    play.deed(number, What::Undo);
    let proposal = play.table.status().proposal.expect("the others are asked");
    assert_eq!((proposal.by, proposal.what, proposal.open.len()), (number, Wish::Undo, 2));
    assert_ne!(play.table.snapshot(Some(seat)).view, before, "not yet");
    let [one, other] = [proposal.open[0], proposal.open[1]];
    not_now(&play.try_deed(number, What::Agree(Wish::Undo)));
    not_now(&play.try_deed(one, What::Agree(Wish::Pause)));
    play.deed(one, What::Agree(Wish::Undo));
    play.deed(other, What::Agree(Wish::Undo));
    assert_eq!(play.table.snapshot(Some(seat)).view, before);
    assert_eq!(play.table.status().proposal, None);
}

#[test]
fn one_no_is_a_no_and_playing_on_is_one_too() {
    let mut play = Play::started(&people(Options::base(Players::Two)));
    let seat = first(&play);
    let number = seat.index() as u8;
    play.answer(seat, role(Role::Prospector));
    play.deed(number, What::Undo);
    play.deed(1 - number, What::Decline(Wish::Undo));
    assert_eq!(play.table.status().proposal, None);
    play.deed(number, What::Undo);
    play.answer(first(&play), role(Role::Builder));
    assert_eq!(play.table.status().proposal, None);
}

#[test]
fn bots_cannot_agree() {
    let mut setup = people(Options::base(Players::Two));
    setup.seats[1] = bot("novice");
    let mut play = Play::started(&setup);
    while play.waiting() != [0] {
        play.chore(&mut rng(1));
    }
    play.answer(Seat::FIRST, role(Role::Prospector));
    not_now(&play.try_deed(0, What::Undo));
}

/// Three people and their order: who begins, and the two others.
fn three() -> (Play, [u8; 3]) {
    let play = Play::started(&people(Options::base(Players::Three)));
    let begins = first(&play).index() as u8;
    (play, [begins, (begins + 1) % 3, (begins + 2) % 3])
}

#[test]
fn whoever_leaves_has_not_agreed() {
    let mut play = Play::started(&people(Options::base(Players::Two)));
    let seat = first(&play);
    let number = seat.index() as u8;
    play.answer(seat, role(Role::Prospector));
    let after = play.table.snapshot(Some(seat)).view;
    play.deed(number, What::Undo);
    play.deed(1 - number, What::Leave);
    assert_eq!(play.table.status().proposal, None);
    assert_eq!(play.table.snapshot(Some(seat)).view, after, "nothing was taken back");

    // Where somebody did agree, the others who stay decide.
    let (mut play, [one, two, three]) = three();
    let before = play.table.snapshot(None).view;
    play.answer(first(&play), role(Role::Prospector));
    play.deed(one, What::Undo);
    play.deed(two, What::Agree(Wish::Undo));
    play.deed(three, What::Leave);
    assert_eq!(play.table.snapshot(None).view, before);
    // But not by the word of somebody who has left meanwhile.
    let (mut play, [one, two, three]) = self::three();
    play.answer(first(&play), role(Role::Prospector));
    play.deed(one, What::Undo);
    play.deed(two, What::Agree(Wish::Undo));
    play.deed(two, What::Leave);
    let open = play.table.status().proposal.expect("it still stands").open;
    assert_eq!(open, [three]);
    play.deed(three, What::Leave);
    assert_eq!(play.table.status().proposal, None);
}

#[test]
fn bots_that_play_on_do_not_end_a_wish() {
    let (_, [one, two, three]) = three();
    let mut setup = people(Options::base(Players::Three));
    setup.seats[two as usize] = bot("novice");
    let mut play = Play::started(&setup);
    let seat = first(&play);
    assert_eq!(seat.index(), one as usize, "the deal is the same");
    let before = play.table.snapshot(Some(seat)).view;
    play.answer(seat, role(Role::Prospector));
    assert_eq!(play.waiting(), [two]);
    play.deed(one, What::Undo);
    play.chore(&mut rng(1));
    assert!(play.table.status().proposal.is_some(), "a bot has no say");
    play.deed(three, What::Agree(Wish::Undo));
    assert_eq!(play.table.snapshot(Some(seat)).view, before);
}

#[test]
fn whoever_takes_back_has_what_was_left_of_his_time() {
    let mut setup = people(Options::base(Players::Two));
    setup.clock = Clock::Move { seconds: 60 };
    let mut play = Play::started(&setup);
    let seat = first(&play);
    let number = seat.index() as u8;
    for round in 1..=5 {
        play.now += 10_000;
        play.answer(seat, role(Role::Builder));
        play.now += 1_000;
        play.deed(number, What::Undo);
        let left = 60_000 - round * 10_000;
        assert_eq!(play.table.status().deadline, Some(play.now + left));
    }
    play.now += 10_000;
    play.chore(&mut rng(1));
    let player = play.table.info().seats[seat.index()].player.clone();
    assert!(matches!(player, Player::StandIn { because: Absence::TimedOut, .. }));
}

#[test]
fn whoever_goes_and_comes_gains_no_time() {
    let mut setup = people(Options::base(Players::Two));
    setup.clock = Clock::Move { seconds: 60 };
    let mut play = Play::started(&setup);
    let deadline = play.table.status().deadline;
    let seat = first(&play).index() as u8;
    for _ in 0..5 {
        play.now += 10_000;
        play.deed(seat, What::Leave);
        play.deed(seat, What::Return);
        assert_eq!(play.table.status().deadline, deadline);
    }
}

#[test]
fn nobody_runs_out_of_time_he_was_given_meanwhile() {
    let mut setup = people(Options::base(Players::Two));
    setup.clock = Clock::Move { seconds: 60 };
    let mut play = Play::started(&setup);
    let seat = first(&play);
    let expected = play.table.seq();
    play.deed(0, What::Pause);
    play.deed(1, What::Agree(Wish::Pause));
    play.now += 61_000;
    play.deed(0, What::Resume);
    let late = Command::TimedOut { seat, expected };
    assert_eq!(play.command(&late), Decision::Stale);
    play.now += 60_000;
    assert!(matches!(play.command(&late), Decision::Store(_)));
}

/// A sealed answer is nobody's business yet; those of the others stay sealed.
#[test]
fn a_sealed_answer_can_be_taken_back_while_others_think() {
    let mut play = Play::started(&people(Options::base(Players::Three)));
    let chooser = first(&play);
    play.answer(chooser, role(Role::Councillor));
    let waiting = play.waiting();
    assert!(waiting.len() > 1, "several are asked at once");
    let mut answers = Vec::new();
    for &number in &waiting[..waiting.len() - 1] {
        let seat = Seat::new(number as usize).expect("a seat");
        let game = play.table.game().expect("a game");
        answers.push((seat, game.random_answer(seat, &mut rng(3)).expect("asked")));
    }
    for &(seat, answer) in &answers {
        play.answer(seat, answer);
    }
    assert_eq!(play.table.status().answered.len(), answers.len());
    let (seat, answer) = answers[0];
    play.deed(seat.index() as u8, What::Undo);
    assert_eq!(play.table.status().answered.len(), answers.len() - 1);
    play.answer(seat, answer);
    // Nobody has seen anything of it.
    let watcher = play.items.last().expect("a watcher");
    assert!(watcher.iter().rev().take(2).all(|item| item.events.is_empty()));
}

#[test]
fn taken_back_and_done_again_is_as_if_never_taken_back() {
    for number in 0..24 {
        let options = Options::all().nth(2 * number as usize).expect("one");
        let mut rng = rng(number);
        let mut play = Play::started(&people(options));
        let mut straight = Play::started(&people(options));
        let mut undone = 0;
        while play.table.phase() == protocol::seating::Phase::Playing {
            let waiting = play.waiting();
            let seat =
                Seat::new(waiting[number as usize % waiting.len()] as usize).expect("a seat");
            let game = play.table.game().expect("a game");
            let answer = game.random_answer(seat, &mut rng).expect("asked");
            play.answer(seat, answer);
            if play.table.phase() == protocol::seating::Phase::Playing
                && matches!(play.try_deed(seat.index() as u8, What::Undo), Decision::Store(_))
            {
                if play.table.status().proposal.is_some() {
                    let open = play.table.status().proposal.expect("one").open;
                    for other in open {
                        play.deed(other, What::Agree(Wish::Undo));
                    }
                }
                undone += 1;
                play.answer(seat, answer);
            }
            straight.answer(seat, answer);
        }
        assert!(undone > 20, "{undone}");
        assert_eq!(play.table.game(), straight.table.game());
        let again = Table::of("testtable", &play.rows).expect("its rows").expect("rows");
        assert_eq!(again.game(), play.table.game());
        record::verify(play.table.record().expect("over").as_bytes()).expect("it holds");
    }
}

#[test]
fn a_pause_needs_consent_and_costs_nobody_time() {
    let mut setup = people(Options::base(Players::Two));
    setup.clock = Clock::Move { seconds: 60 };
    let mut play = Play::started(&setup);
    let deadline = play.table.status().deadline.expect("a clock runs");
    play.now += 10_000;
    play.deed(0, What::Pause);
    assert!(!play.table.status().paused);
    play.deed(1, What::Agree(Wish::Pause));
    assert!(play.table.status().paused);
    assert_eq!(play.table.status().deadline, None);
    assert_eq!(play.table.chores(), []);
    let seat = first(&play);
    not_now(&play.try_answer(seat, role(Role::Builder)));
    play.now += 3_600_000;
    play.deed(1, What::Resume);
    assert_eq!(play.table.status().deadline, Some(deadline + 3_600_000));
}

#[test]
fn a_question_put_in_a_pause_begins_to_count_with_its_end() {
    let mut setup = people(Options::base(Players::Two));
    setup.clock = Clock::Move { seconds: 60 };
    let mut play = Play::started(&setup);
    let seat = first(&play).index() as u8;
    play.deed(seat, What::Leave);
    play.deed(1 - seat, What::Pause);
    assert!(play.table.status().paused, "nobody else is there to ask");
    play.now += 10_000;
    play.deed(seat, What::Return);
    play.now += 10_000;
    play.deed(seat, What::Resume);
    assert_eq!(play.table.status().deadline, Some(play.now + 60_000));
}

#[test]
fn time_that_is_up_hands_the_seat_to_a_bot_even_after_a_restart() {
    for clock in [Clock::Move { seconds: 60 }, Clock::Days { days: 2 }] {
        let mut setup = people(Options::base(Players::Two));
        setup.clock = clock.clone();
        setup.forced = Forced::Ask;
        let mut play = Play::started(&setup);
        let limit = if clock == (Clock::Days { days: 2 }) { 172_800_000 } else { 60_000 };
        let due = common::START + limit;
        assert_eq!(play.table.due_at(), Some(due));
        let restarted = Table::of("testtable", &play.rows).expect("rows").expect("rows");
        assert_eq!(restarted.chores(), play.table.chores());
        let seat = first(&play);
        assert!(matches!(play.table.chores()[0].work, Work::TimeOut));
        play.chore(&mut rng(1));
        let player = play.table.info().seats[seat.index()].player.clone();
        assert!(matches!(player, Player::StandIn { because: Absence::TimedOut, .. }));
        // He comes back with all his time.
        play.now += 5_000;
        play.deed(seat.index() as u8, What::Return);
        assert_eq!(play.table.status().deadline, Some(play.now + limit));
    }
}

#[test]
fn whoever_wants_to_be_asked_is_asked() {
    let mut asked = 0;
    for number in 0..20 {
        let mut setup = people(Options::base(Players::Two));
        setup.forced = Forced::Ask;
        let mut play = Play::started(&setup);
        let mut rng = rng(number);
        while play.table.phase() == protocol::seating::Phase::Playing {
            assert_eq!(play.table.chores(), [], "nothing is done for anybody");
            let seat = first(&play);
            let game = play.table.game().expect("a game");
            asked += usize::from(game.count_options(seat) == 1);
            let answer = game.random_answer(seat, &mut rng).expect("asked");
            play.answer(seat, answer);
        }
    }
    assert!(asked > 20, "{asked}");
}
