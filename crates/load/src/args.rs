//! What can be asked for at the command line.

use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Measures how much a San Juan server bears, from outside, as its players would.
///
/// Unless it is told of a running server, it starts `sanjuan serve --no-limits` itself, in a
/// temporary folder that is gone afterwards. Build both for release, and let nothing else run:
/// the server and this program share the machine's cores. Figures come with the load average, so
/// that they can be told from those of a busy machine.
#[derive(Debug, Parser)]
#[command(name = "load", version, max_term_width = 100)]
pub(crate) struct Args {
    /// What to measure.
    #[command(subcommand)]
    pub(crate) task: Task,

    /// Measure a server that is running, at this address, in place of starting one. It must run
    /// without limits.
    #[arg(long, global = true)]
    pub(crate) url: Option<client::Address>,

    /// The process of that server, to read its memory and processor time from.
    #[arg(long, global = true, requires = "url")]
    pub(crate) pid: Option<u32>,

    /// The program to start; by default the `sanjuan` beside this program.
    #[arg(long, global = true)]
    pub(crate) server: Option<PathBuf>,

    /// Where the server is to keep its tables: a new folder in this one. By default that of
    /// temporary files; what is measured is the disk it is on.
    #[arg(long, global = true)]
    pub(crate) folder: Option<PathBuf>,

    /// The database for the server in place of a file, as in `postgres://user@host/database`. It
    /// is written to.
    #[arg(long, global = true)]
    pub(crate) store: Option<String>,

    /// Write the figures as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What to measure.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// The memory of connections that do nothing: tables in play, four seats each, and a
    /// WebSocket for every seat.
    Idle(Idle),
    /// Moves: how many are stored in a second, and how long until every viewer has them.
    Moves(Moves),
    /// How long the server takes to start: with nothing stored, and with very many tables.
    Start(Start),
}

/// The memory of connections that do nothing.
#[derive(Debug, clap::Args)]
pub(crate) struct Idle {
    /// How many connections to open.
    #[arg(long, default_value_t = 10_000)]
    pub(crate) connections: usize,

    /// How many connections each table has: its seats, and more of the same.
    #[arg(long, default_value_t = 4)]
    pub(crate) per_table: usize,

    /// How long to hold them before counting, in seconds.
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u64,
}

/// Moves in a second.
#[derive(Debug, clap::Args)]
pub(crate) struct Moves {
    /// Send so many moves a second, whatever becomes of them (an open loop). A move's time
    /// counts from the moment it was to be sent.
    #[arg(long, default_value_t = 500, conflicts_with = "max")]
    pub(crate) rate: u32,

    /// Send as many as are replied to: every seat answers as soon as it is asked (a closed loop).
    #[arg(long)]
    pub(crate) max: bool,

    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 20)]
    pub(crate) seconds: u64,

    /// How long to play before that, in seconds.
    #[arg(long, default_value_t = 3)]
    pub(crate) warm_up: u64,

    /// At how many tables to play; each has four persons.
    #[arg(long, default_value_t = 200)]
    pub(crate) tables: usize,

    /// How many watch each table, besides its seats.
    #[arg(long, default_value_t = 1)]
    pub(crate) watchers: usize,

    /// What the players draw their answers by.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// How long the server takes to start.
#[derive(Debug, clap::Args)]
pub(crate) struct Start {
    /// How many tables are stored.
    #[arg(long, default_value_t = 100_000)]
    pub(crate) tables: usize,

    /// How many answers the game at each of them has had; every hundredth game is over.
    #[arg(long, default_value_t = 8)]
    pub(crate) answers: usize,

    /// How often to start the server.
    #[arg(long, default_value_t = 5)]
    pub(crate) repeat: usize,
}
