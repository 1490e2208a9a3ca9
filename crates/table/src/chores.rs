//! What the server does at a table by itself, and when: bots, answers that cards force, clocks.
//!
//! Times are drawn from the server's secret, so they are the same after a restart and on any
//! node, and nobody at the table can foresee them. They never depend on whether an answer was
//! forced: an answer that comes at once would tell everybody that there was no choice.

use crate::Table;
use crate::chair::Chair;
use bots::{Level, Limit};
use protocol::seating::{Forced, Phase};
use rules::{Answer, Game, Memories, Seat};
use sha2::{Digest, Sha256};

/// Something for the server to do, unless another row comes first.
#[derive(Clone, PartialEq, Debug)]
pub struct Chore {
    /// For which seat.
    pub seat: Seat,
    /// Not before this time, in milliseconds of Unix time.
    pub not_before: i64,
    /// What.
    pub work: Work,
}

/// What there is to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Work {
    /// To give the only answer there is.
    Answer(Answer),
    /// To let a bot think, and give its answer.
    Think(Level),
    /// To hand the seat to a bot, because time is up.
    TimeOut,
}

/// A thought that uses its whole time is done a little later, in milliseconds: one that does not
/// must not be done sooner.
const MARGIN: i64 = 60;
/// A person of whom nothing is known yet might think for so long, in milliseconds.
const FIRST_THOUGHT: (i64, i64) = (1_500, 6_000);
/// However quick or slow he was, an answer given for him takes so long.
const THOUGHT: (i64, i64) = (1_000, 20_000);

impl Table {
    /// What there is to do for the server after the last row.
    pub fn chores(&self) -> Vec<Chore> {
        if self.phase != Phase::Playing || self.paused.is_some() {
            return Vec::new();
        }
        self.waiting().into_iter().filter_map(|seat| self.chore(seat)).collect()
    }

    /// When the first of them is due.
    pub fn due_at(&self) -> Option<i64> {
        self.chores().iter().map(|chore| chore.not_before).min()
    }

    /// What a bot must see to think: the game and the seat. Bots get a glance of it and nothing
    /// else.
    pub fn game(&self) -> Option<&Game> {
        self.course.as_ref().map(|course| &course.game)
    }

    /// What the seats remember.
    pub fn memories(&self) -> Option<&Memories> {
        self.course.as_ref().map(|course| &course.memories)
    }

    fn chore(&self, seat: Seat) -> Option<Chore> {
        let course = self.course.as_ref()?;
        let asked = course.asked[seat.index()];
        let chair = &self.chairs[seat.index()];
        let draw = self.draw(asked.seq, seat);
        if let Some(level) = chair.player_bot() {
            // Also where there is nothing to think about: an answer that need not wait for a thread
            // to think on would be in time when all others are late.
            let not_before = asked.at + self.bots_pause(level, draw);
            return Some(Chore { seat, not_before, work: Work::Think(level) });
        }
        let limit = self.time_limit();
        match (only_option(&course.game, seat), &self.setup.forced) {
            (Some(answer), Forced::Wait) => {
                let pause = persons_pause(chair, draw);
                let pause = limit.map_or(pause, |limit| pause.min(limit - 1));
                Some(Chore { seat, not_before: asked.at + pause, work: Work::Answer(answer) })
            }
            _ => {
                limit.map(|limit| Chore { seat, not_before: asked.at + limit, work: Work::TimeOut })
            }
        }
    }

    /// About the pace of the table, and for a bot that looks ahead the time it may take to do so,
    /// whether or not it has anything to think about: it thinks during the pause.
    fn bots_pause(&self, level: Level, draw: u64) -> i64 {
        let pace = self.setup.pace.max(1);
        let pause = (pace / 2 + draw % pace) as i64;
        let thinks = level.budget().map_or(0, |budget| milliseconds(budget.limit) + MARGIN);
        pause + thinks
    }

    /// A number that only the server can know before.
    fn draw(&self, seq: u64, seat: Seat) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"sanjuan pause 1");
        hash.update(self.secret);
        hash.update(seq.to_le_bytes());
        hash.update([seat.index() as u8]);
        let bytes: [u8; 8] = hash.finalize()[..8].try_into().expect("it is long enough");
        u64::from_le_bytes(bytes)
    }
}

fn only_option(game: &Game, seat: Seat) -> Option<Answer> {
    match game.first_options(seat, 2).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// As long as one of his last thoughts, give or take a third.
fn persons_pause(chair: &Chair, draw: u64) -> i64 {
    let (least, most) = FIRST_THOUGHT;
    if chair.thought.is_empty() {
        return least + (draw % (most - least) as u64) as i64;
    }
    let like = chair.thought[draw as usize % chair.thought.len()].clamp(THOUGHT.0, THOUGHT.1);
    let third = (like / 3).max(1);
    (like - third + ((draw >> 32) % (2 * third) as u64) as i64).clamp(THOUGHT.0, THOUGHT.1)
}

fn milliseconds(limit: Limit) -> i64 {
    match limit {
        Limit::Milliseconds(milliseconds) => milliseconds.get() as i64,
        // About fifty games a millisecond.
        Limit::Playouts(playouts) => playouts.get() as i64 / 50,
    }
}
