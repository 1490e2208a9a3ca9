//! A match: who plays what how often, and playing it.

use crate::clock::{Overhead, Since};
use crate::deal::in_short;
use crate::draft::Finished;
use crate::entry::Entry;
use crate::folder::{Folder, FolderError};
use crate::in_order::in_order;
use crate::piece::DealOver;
use crate::report::{Cpu, End, Report};
use crate::sprt::{Running, Sprt, Verdict};
use crate::tally::Tally;
use record::RULES_VERSION;
use rules::{Options, Seed};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Who plays what how often.
#[derive(Debug)]
pub struct Match {
    /// The option sets, which the deals take in turn; all for the same number of players.
    pub options: Vec<Options>,
    /// Who plays, one entry a seat.
    pub entries: Vec<Entry>,
    /// How many games, rounded up to whole deals.
    pub games: u64,
    /// Where all deals and all dice come from.
    pub seed: Seed,
    /// How many threads play; it makes no difference to the report.
    pub jobs: usize,
    /// Stop when this question is decided.
    pub sprt: Option<Sprt>,
    /// A new or empty folder in which every game is kept as a record.
    pub records: Option<PathBuf>,
}

/// A match that was played, to its end or not.
#[derive(Debug)]
pub struct Played {
    /// What it says.
    pub report: Report,
    /// Why a record could not be written, if that ended it.
    pub not_written: Option<FolderError>,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum BadMatch {
    /// No options, or for different numbers of players.
    #[error("give at least one option set, all for the same number of players")]
    Options,
    /// Not one bot a seat.
    #[error(
        "{players} players need {players} bots, not {given}; name one for every seat, as in {example}"
    )]
    Entries {
        /// How many sit at the table.
        players: usize,
        /// How many bots were named.
        given: usize,
        /// How it could be written.
        example: String,
    },
    /// No games at all.
    #[error("ask for at least one game")]
    NoGames,
    /// Nobody to play them.
    #[error("ask for at least one job")]
    NoJobs,
    /// The test is about a bot that does not play, or about one bot only.
    #[error("the test needs two different bots of this match; {name:?} is not one, or is both")]
    Sprt {
        /// The name.
        name: String,
    },
    /// The folder for the records cannot be used.
    #[error(transparent)]
    Records(#[from] FolderError),
}

impl Match {
    /// Plays the match. `stop` ends it soon, with what is known so far; `progress` is told
    /// the number of games after every few deals.
    pub fn run(
        &self,
        stop: &AtomicBool,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Result<Played, BadMatch> {
        self.check()?;
        let folder = self.records.as_deref().map(Folder::create).transpose()?;
        let since = Since::now();
        let mut state = State::new(self);
        let overhead = Overhead::measure();
        in_order(
            self.jobs,
            self.pieces(),
            stop,
            |deals, halt| self.play_deals(deals, overhead, halt),
            |piece| {
                state.tally.times.add(&piece.times);
                let go_on =
                    piece.deals.into_iter().try_for_each(|deal| state.add(deal, folder.as_ref()));
                progress(state.tally.games);
                go_on
            },
        );
        let end = match state.end {
            Some(end) => end,
            None if stop.load(Ordering::Relaxed) && state.deals < self.deals() => End::Interrupted,
            None => End::Complete,
        };
        let seconds = since.seconds();
        let games_a_second = state.tally.games as f64 / seconds.max(1e-9);
        let report = Report {
            end,
            rules: RULES_VERSION.to_owned(),
            seed: in_short(self.seed),
            options: self.options.iter().map(record::options::to_json).collect(),
            players: self.entries.len(),
            deals: state.tally.deals,
            games: state.tally.games,
            rounds: state.tally.mean_rounds(),
            decisions: state.tally.mean_decisions(),
            bots: state.tally.entries(),
            levels: state.tally.labels(),
            sprt: state.sprt.as_ref().map(Running::report),
            failures: state.tally.failures,
            cpu: Some(Cpu { seconds, games_a_second }),
        };
        Ok(Played { report, not_written: state.not_written })
    }

    /// How many deals it takes: every one is played once for each rotation of the entries.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.entries.len().max(1) as u64)
    }

    fn check(&self) -> Result<(), BadMatch> {
        let players = self.options.first().ok_or(BadMatch::Options)?.players;
        if self.options.iter().any(|options| options.players != players) {
            return Err(BadMatch::Options);
        }
        let (players, given) = (usize::from(players.count()), self.entries.len());
        if players != given {
            let named = self.entries.iter().map(|entry| entry.label.as_str());
            let named: Vec<&str> = if given == 0 { vec!["steady"] } else { named.collect() };
            let example: Vec<&str> = named.into_iter().cycle().take(players).collect();
            return Err(BadMatch::Entries { players, given, example: example.join(",") });
        }
        if self.games == 0 {
            return Err(BadMatch::NoGames);
        }
        if self.jobs == 0 {
            return Err(BadMatch::NoJobs);
        }
        let plays = |name: &str| self.entries.iter().any(|entry| entry.label == name);
        match &self.sprt {
            Some(Sprt { first, .. }) if !plays(first) => {
                Err(BadMatch::Sprt { name: first.clone() })
            }
            Some(Sprt { first, second, .. }) if !plays(second) || first == second => {
                Err(BadMatch::Sprt { name: second.clone() })
            }
            _ => Ok(()),
        }
    }
}

/// A match while it is played. Deals are added in their order, whichever is played first.
struct State {
    /// Deals added, failed ones too.
    deals: u64,
    tally: Tally,
    sprt: Option<Running>,
    end: Option<End>,
    not_written: Option<FolderError>,
}

impl State {
    fn new(of: &Match) -> State {
        let labels: Vec<&str> = of.entries.iter().map(|entry| entry.label.as_str()).collect();
        let named = of.entries.iter().map(|entry| (entry.label.clone(), entry.bot.name()));
        State {
            deals: 0,
            tally: Tally::new(&named.collect::<Vec<_>>()),
            sprt: of.sprt.as_ref().map(|sprt| Running::new(sprt, &labels, of.entries.len())),
            end: None,
            not_written: None,
        }
    }

    fn add(&mut self, deal: DealOver, folder: Option<&Folder>) -> ControlFlow<()> {
        let (games, records) = match deal {
            DealOver::Failed(failed) => {
                self.deals += 1;
                failed.into_iter().for_each(|failed| self.tally.failures.add(failed));
                return ControlFlow::Continue(());
            }
            DealOver::Played(games, records) => (games, records),
        };
        // First the records: what the report counts is in the folder.
        if let Err(error) = folder.map_or(Ok(()), |folder| keep(folder, records)) {
            (self.end, self.not_written) = (Some(End::NotWritten), Some(error));
            return ControlFlow::Break(());
        }
        self.deals += 1;
        self.tally.add(&games);
        let ranks = games.iter().map(|game| game.ranks.ranks);
        match self.sprt.as_mut().map(|sprt| sprt.add(ranks)) {
            None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
            Some(Verdict::Better | Verdict::NotBetter) => {
                self.end = Some(End::Decided);
                ControlFlow::Break(())
            }
        }
    }
}

fn keep(folder: &Folder, records: Vec<Finished>) -> Result<(), FolderError> {
    records.into_iter().try_for_each(|Finished { name, content }| {
        let content = content.map_err(|error| folder.failed(&name, error))?;
        folder.keep(&name, &content)
    })
}
