//! A table played from a test: every row is folded, and what every viewer was told is checked to
//! add up to what he would be shown.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part")]

use protocol::game::Options as Form;
use protocol::seating::{Clock, Forced, Phase, SeatPlan, Setup};
use protocol::socket::What;
use protocol::stream::{Item, Snapshot};
use rules::{Answer, Options, Seat};
use table::{Command, Decision, Made, Maker, Row, Table, Viewer, Work};
use testkit::Twins;

/// When tests begin.
pub const START: i64 = 1_700_000_000_000;

/// A table, all its rows, and what everybody was told.
pub struct Play {
    pub table: Table,
    pub rows: Vec<Row>,
    pub now: i64,
    pub told: Vec<(Viewer, Snapshot)>,
    pub items: Vec<Vec<Item>>,
    ids: u64,
}

pub fn holder(seat: u8) -> String {
    format!("holder of {seat}")
}

/// A table at which everybody is a person.
pub fn people(options: Options) -> Setup {
    let name = |seat| SeatPlan::Here { name: format!("Player {seat}") };
    Setup {
        options: Form::from(&options),
        seats: (0..options.players.count()).map(name).collect(),
        clock: Clock::None,
        watching: true,
        pace: 800,
        forced: Forced::Wait,
        memory: true,
    }
}

pub fn bot(level: &str) -> SeatPlan {
    SeatPlan::Bot { level: level.to_owned() }
}

pub fn made() -> Made {
    Made {
        table: "testtable".to_owned(),
        secret: [7; 32],
        invitations: (0..4).map(|seat| format!("invitation {seat}")).collect(),
        holder: holder(0),
    }
}

/// Twins whose tiles are those that the table of these tests turns up.
pub fn twins(options: Options, viewer: Viewer, number: u64) -> Option<Twins> {
    let made = made();
    let entropy = vec![None; options.players.count() as usize];
    let deal = record::deal::Deal { table: made.table, secret: made.secret, entropy };
    Twins::new(options, viewer, deal.seed(), number)
}

impl Play {
    pub fn new(setup: &Setup) -> Play {
        Play::with_deck(setup, None)
    }

    pub fn with_deck(setup: &Setup, deck: Option<Vec<String>>) -> Play {
        Play::of(table::make_with_deck(setup, &made(), START, deck).expect("a good set-up"))
    }

    /// A table that its first row makes.
    pub fn of(row: Row) -> Play {
        let (table, change) = Table::first("testtable", &row).expect("a good first row");
        let seats = (0..table.chairs().len()).map(Seat::new);
        let viewers: Vec<Viewer> = seats.chain([None]).collect();
        let told = viewers.iter().map(|&viewer| (viewer, table.snapshot(viewer))).collect();
        let items = viewers.iter().map(|&viewer| vec![change.item(viewer)]).collect();
        Play { table, rows: vec![row], now: START, told, items, ids: 0 }
    }

    /// A table that has begun.
    pub fn started(setup: &Setup) -> Play {
        let mut play = Play::new(setup);
        play.deed(0, What::Start);
        play
    }

    pub fn command(&mut self, command: &Command) -> Decision {
        let decision = self.table.decide(command, self.now);
        if let Decision::Store(row) = &decision {
            self.store(row);
        }
        decision
    }

    fn store(&mut self, row: &Row) {
        let change = self.table.fold(row).expect("a row of its own");
        self.rows.push(row.clone());
        for ((viewer, told), items) in self.told.iter_mut().zip(&mut self.items) {
            let item = change.item(*viewer);
            assert!(told.fold(&item), "items come without a gap");
            assert_eq!(*told, self.table.snapshot(*viewer), "the sum of the items after {row:?}");
            items.push(item);
        }
    }

    pub fn id(&mut self) -> String {
        self.ids += 1;
        format!("{:032x}", self.ids)
    }

    #[track_caller]
    pub fn deed(&mut self, seat: u8, what: What) {
        let decision = self.try_deed(seat, what.clone());
        assert!(matches!(decision, Decision::Store(_)), "{what:?} of {seat}: {decision:?}");
    }

    pub fn try_deed(&mut self, seat: u8, what: What) -> Decision {
        let id = self.id();
        let holder = self.holder_of(seat);
        self.command(&Command::Deed { seat, holder, id, what })
    }

    fn holder_of(&self, seat: u8) -> String {
        self.table.chairs()[seat as usize].holder.clone().unwrap_or_default()
    }

    pub fn try_answer(&mut self, seat: Seat, answer: Answer) -> Decision {
        let id = self.id();
        let number = seat.index() as u8;
        let (holder, expected) = (self.holder_of(number), self.table.seq());
        self.command(&Command::Move { seat: number, holder, expected, id, answer })
    }

    #[track_caller]
    pub fn answer(&mut self, seat: Seat, answer: Answer) {
        let decision = self.try_answer(seat, answer);
        assert!(matches!(decision, Decision::Store(_)), "{answer:?} of {seat}: {decision:?}");
    }

    /// Who is waited for, by number.
    pub fn waiting(&self) -> Vec<u8> {
        self.table.status().waiting
    }

    /// Does the first chore, if there is one, at its time; bots answer by chance.
    pub fn chore(&mut self, rng: &mut impl rand_core::Rng) -> bool {
        let mut chores = self.table.chores();
        chores.sort_by_key(|chore| chore.not_before);
        let Some(chore) = chores.into_iter().next() else { return false };
        self.now = self.now.max(chore.not_before);
        let (seat, expected) = (chore.seat, self.table.seq());
        let command = match chore.work {
            Work::Answer(answer) => Command::Answered { seat, expected, answer, by: Maker::Rules },
            Work::Think(_) => {
                let game = self.table.game().expect("a game is played");
                let answer = game.random_answer(seat, rng).expect("it is asked");
                Command::Answered { seat, expected, answer, by: Maker::Bot }
            }
            Work::TimeOut => Command::TimedOut { seat, expected },
        };
        assert!(matches!(self.command(&command), Decision::Store(_)), "chores can be done");
        true
    }

    /// Plays on with random answers until the game is over.
    pub fn play_out(&mut self, rng: &mut impl rand_core::Rng) {
        while self.table.phase() == Phase::Playing {
            if rng.next_u64().is_multiple_of(2) && self.chore(rng) {
                continue;
            }
            let waiting = self.waiting();
            let seat = waiting[rng.next_u64() as usize % waiting.len()];
            if !self.table.chairs()[seat as usize].has_person() {
                self.chore(rng);
                continue;
            }
            let seat = Seat::new(seat as usize).expect("a seat");
            let game = self.table.game().expect("a game is played");
            let answer = game.random_answer(seat, rng).expect("it is asked");
            self.now += 700;
            self.answer(seat, answer);
        }
    }

    /// Plays a game of random answers to its end.
    pub fn play_out_until_over(&mut self, number: u64) {
        self.play_out(&mut testkit::rng(number));
    }
}
