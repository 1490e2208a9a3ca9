//! Ladders: everybody meets everybody, and the ratings say what the results say.

use arena::{Entry, Ladder};
use bots::net::{Clairvoyant, shipped};
use bots::{Bot, Level};
use rules::{Options, Players, Seed};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn ladder(players: Players, entries: Vec<Entry>) -> Ladder {
    Ladder {
        options: vec![Options::base(players)],
        entries,
        games: 120,
        slow_games: 24,
        seed: Seed::from_number(5),
        jobs: 2,
    }
}

fn levels(names: &[&str]) -> Vec<Entry> {
    let level = |name: &&str| Entry::of(name.parse::<Level>().expect("a bot"));
    names.iter().map(level).collect()
}

#[test]
fn who_is_known_to_be_stronger_stands_higher() {
    for players in [Players::Two, Players::Four] {
        let ladder = ladder(players, levels(&["random", "steady", "novice", "search:8"]));
        let report = ladder.run(&AtomicBool::new(false), &mut |_| ()).expect("a ladder");
        let standings: Vec<&str> = report.standings.iter().map(|one| one.bot.as_str()).collect();
        let place = |name: &str| standings.iter().position(|&one| one == name).expect("there");
        assert!(place("steady") < place("novice"), "{standings:?}");
        assert!(place("novice") < place("random"), "{standings:?}");
        assert_eq!(report.standings[place("random")].elo.value, 0.0);
        assert_eq!(report.failures, 0);
        // With two it is the same who is called the one.
        let meetings = if players == Players::Two { 6 } else { 12 };
        assert_eq!(report.meetings.len(), meetings);
        for meeting in &report.meetings {
            let slow = [&meeting.one, &meeting.others].iter().any(|name| name.contains("search"));
            assert_eq!(meeting.games, if slow { 24 } else { 120 }, "{meeting:?}");
        }
    }
}

#[test]
fn a_ladder_that_is_stopped_tells_what_is_known() {
    let stop = AtomicBool::new(false);
    let ladder = ladder(Players::Two, levels(&["random", "novice", "steady"]));
    let report = ladder.run(&stop, &mut |_| stop.store(true, Ordering::Relaxed));
    let report = report.expect("a ladder");
    assert_eq!(report.meetings.len(), 1);
    assert_eq!(report.standings.len(), 3);
}

#[test]
fn who_sees_everything_beats_who_does_not() {
    let master: Arc<dyn Bot> = Arc::from(Level::Master.bot());
    let seer = Arc::new(Clairvoyant::new(shipped()));
    let cheating = Entry::new("cheating", Arc::clone(&master)).seeing(seer);
    let ladder = ladder(Players::Two, vec![Entry::new("master", master), cheating]);
    let report = ladder.run(&AtomicBool::new(false), &mut |_| ()).expect("a ladder");
    assert_eq!(report.failures, 0);
    assert!(report.meetings[0].share.value > 0.75, "{report:?}");
}
