//! The arguments of the program.

use crate::arena::ArenaArgs;
#[cfg(feature = "serve")]
use crate::keep_tables::{BackupArgs, MigrateArgs};
use crate::play::PlayArgs;
#[cfg(feature = "serve")]
use crate::serve::ServeArgs;
use crate::stats::StatsArgs;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use rules::{Edition, Opening, Options, Players, Seat, Seed};
use std::path::PathBuf;
use texts::Lang;

const EXAMPLES: &str = "\
Examples:
  sanjuan demo                            a random game, told step by step
  sanjuan play                            a game against two bots
  sanjuan serve                           tables for friends, over the network
  sanjuan backup b.sqlite                 a copy of its tables, while it runs
  sanjuan migrate-store --to STORE        its tables, moved to another store
  sanjuan demo --seed 7 --record a.jsonl  a game that can be repeated, kept in a file
  sanjuan replay a.jsonl --seat 0         that game as the first player saw it
  sanjuan review a.jsonl                  what each answer was worth, and what was luck
  sanjuan verify a.jsonl                  whether the file is what was played
  sanjuan cards --edition second          what the cards do
  sanjuan engine                          a referee for bots, one JSON object a line
  sanjuan arena --bots steady,novice      a match between bots
  sanjuan stats --games 1000              who wins from where and with what
  sanjuan completions bash                what the shell needs to complete all this
  sanjuan man --out DIR                   the manual, a page a command";

/// San Juan, the card game: look things up, watch games, check them, referee them.
#[derive(Debug, Parser)]
#[command(name = "sanjuan", version, before_help = EXAMPLES)]
pub(crate) struct Args {
    /// The language of names, stories and messages [default: as SANJUAN_LANG, LC_ALL, LC_MESSAGES or LANG say]
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<LangArg>,
    /// A file of networks that the bots from apprentice to grandmaster play by, in place of their
    /// own
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) networks: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game against bots, or with friends at this terminal (docs/playing.md)
    #[command(before_help = "Example:\n  sanjuan play --players 4 --bots steady,novice,search")]
    Play(Box<PlayArgs>),
    #[cfg(feature = "serve")]
    /// Serve tables to browsers and programs, until stopped (docs/protocol.md)
    #[command(before_help = "Example:\n  sanjuan serve --listen 127.0.0.1:7423 --data tables")]
    Serve(Box<ServeArgs>),
    #[cfg(feature = "serve")]
    /// Copy the tables of a server to a new file, while it goes on (docs/hosting.md)
    #[command(before_help = "Example:\n  sanjuan backup tables-backup.sqlite --data tables")]
    Backup(Box<BackupArgs>),
    #[cfg(feature = "serve")]
    /// Move the tables of a server that does not run to another store (docs/hosting.md)
    #[command(
        before_help = "Example:\n  sanjuan migrate-store --data tables --to postgres:///sanjuan"
    )]
    MigrateStore(Box<MigrateArgs>),
    /// List the cards: name, group, cost, points, copies, effect
    #[command(before_help = "Example:\n  sanjuan cards --edition second --new-buildings --lang de")]
    Cards {
        #[command(flatten)]
        game: GameArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Tell a recorded game step by step
    #[command(before_help = "Example:\n  sanjuan replay fixtures/records/base_two.jsonl --seat 1")]
    Replay {
        /// The record
        file: PathBuf,
        /// Tell only what this seat could see
        #[arg(long)]
        seat: Option<usize>,
    },
    /// Look at a recorded game again: what each answer was worth, and what was luck
    #[command(before_help = "Example:\n  sanjuan review fixtures/records/base_two.jsonl")]
    Review(crate::review::ReviewArgs),
    /// Check a record: its hashes, every answer, the result (exit code 3 if it does not hold)
    #[command(before_help = "Example:\n  sanjuan verify fixtures/records/base_two.jsonl --json")]
    Verify {
        /// The record
        file: PathBuf,
        /// The commitment you were shown before the game; the record must have the same
        #[arg(long, value_name = "HEX", value_parser = commitment)]
        commitment: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Referee a game over standard input and output (docs/engine.md)
    #[command(
        before_help = "Example:\n  echo '{\"cmd\":\"new\",\"options\":{\"players\":2}}' | sanjuan engine"
    )]
    Engine,
    /// Play a random game and tell it step by step
    #[command(before_help = "Example:\n  sanjuan demo --players 4 --seed 7 --record game.jsonl")]
    Demo {
        /// How many play: 2, 3 or 4
        #[arg(long, default_value = "3", value_parser = players)]
        players: Players,
        /// A number or 64 hexadecimal digits; the same seed gives the same game
        #[arg(long, value_parser = seed)]
        seed: Option<Seed>,
        #[command(flatten)]
        game: GameArgs,
        /// How the opening hands come about: dealt, or four of more cards chosen
        #[arg(long, value_enum, default_value = "dealt")]
        opening: OpeningArg,
        /// The seat that begins, from 0; left to chance if not given
        #[arg(long, value_parser = seat)]
        governor: Option<Seat>,
        /// Keep the game in this file, which must not exist yet
        #[arg(long)]
        record: Option<PathBuf>,
    },
    /// Let bots play a match, fair and repeatable (docs/arena.md)
    #[command(
        before_help = "Example:\n  sanjuan arena --players 4 --bots search:200ms,steady,steady,novice --games 400 --seed 7"
    )]
    Arena(Box<ArenaArgs>),
    /// Count who wins from where and with what, over fresh games or records (docs/arena.md)
    #[command(
        before_help = "Example:\n  sanjuan stats --players 4 --bots steady --games 10000 --svg plots"
    )]
    Stats(Box<StatsArgs>),
    /// Write what a shell needs to complete commands and options
    #[command(
        before_help = "Example:\n  sanjuan completions bash > ~/.local/share/bash-completion/completions/sanjuan"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual: the main page, or all pages into a folder
    #[command(
        before_help = "Examples:\n  sanjuan man | man -l -\n  sanjuan man --out ~/.local/share/man/man1"
    )]
    Man {
        /// Write every page into this folder; it is made if it is not there
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
}

/// A language by its code.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum LangArg {
    /// English
    En,
    /// Español
    Es,
    /// Русский
    Ru,
    /// Deutsch
    De,
}

impl Command {
    /// Whether people are waiting to play; then a small trouble is no reason to stop.
    pub(crate) fn is_awaited(&self) -> bool {
        match self {
            Command::Play(_) => true,
            #[cfg(feature = "serve")]
            Command::Serve(_) => true,
            _ => false,
        }
    }
}

impl From<LangArg> for Lang {
    fn from(lang: LangArg) -> Lang {
        match lang {
            LangArg::En => Lang::En,
            LangArg::Es => Lang::Es,
            LangArg::Ru => Lang::Ru,
            LangArg::De => Lang::De,
        }
    }
}

#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct GameArgs {
    /// The printing whose wording holds
    #[arg(long, value_enum, default_value = "first")]
    edition: EditionArg,
    /// Add the New Buildings and the cathedral
    #[arg(long)]
    new_buildings: bool,
    /// Add the six events
    #[arg(long)]
    events: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum EditionArg {
    First,
    Second,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum OpeningArg {
    Dealt,
    Chosen,
}

impl From<GameArgs> for Options {
    fn from(game: GameArgs) -> Options {
        options(Players::Two, game, OpeningArg::Dealt)
    }
}

pub(crate) fn options(players: Players, game: GameArgs, opening: OpeningArg) -> Options {
    Options {
        edition: match game.edition {
            EditionArg::First => Edition::First,
            EditionArg::Second => Edition::Second,
        },
        new_buildings: game.new_buildings,
        events: game.events,
        opening: match opening {
            OpeningArg::Dealt => Opening::Dealt,
            OpeningArg::Chosen => Opening::Chosen,
        },
        ..Options::base(players)
    }
}

pub(crate) fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| "2, 3 or 4 can play".to_owned())
}

pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().and_then(Seat::new);
    number.ok_or_else(|| "seats are numbered from 0 to 3".to_owned())
}

pub(crate) fn commitment(text: &str) -> Result<String, String> {
    record::deal::commitment_from_text(text)
        .ok_or_else(|| "a commitment has 64 hexadecimal digits".to_owned())
}

/// How much an answer may be thought about.
pub(crate) fn budget(text: &str) -> Result<bots::Budget, String> {
    text.parse().map_err(|()| {
        let unknown = bots::UnknownBot::Budget { budget: text.to_owned() };
        unknown.to_string()
    })
}

pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    record::seed::from_text(text).ok_or_else(|| "give a number or 64 hexadecimal digits".to_owned())
}
