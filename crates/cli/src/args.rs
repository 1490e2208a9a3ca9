//! The arguments of the program.

use crate::names::Language;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use rules::{Edition, Opening, Options, Players, Seat, Seed};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  sanjuan demo                            a random game, told step by step
  sanjuan demo --seed 7 --record a.jsonl  a game that can be repeated, kept in a file
  sanjuan replay a.jsonl --seat 0         that game as the first player saw it
  sanjuan verify a.jsonl                  whether the file is what was played
  sanjuan cards --edition second          what the cards do
  sanjuan engine                          a referee for bots, one JSON object a line";

/// San Juan, the card game: look things up, watch games, check them, referee them.
#[derive(Debug, Parser)]
#[command(name = "sanjuan", version, before_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the cards: name, group, cost, points, copies, effect
    #[command(before_help = "Example:\n  sanjuan cards --edition second --new-buildings --lang de")]
    Cards {
        #[command(flatten)]
        game: GameArgs,
        /// The language of the names; effects are in English
        #[arg(long, value_enum, default_value = "en")]
        lang: Language,
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
    /// Check a record: its hashes, every answer, the result (exit code 3 if it does not hold)
    #[command(before_help = "Example:\n  sanjuan verify fixtures/records/base_two.jsonl --json")]
    Verify {
        /// The record
        file: PathBuf,
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

fn players(text: &str) -> Result<Players, String> {
    let number = text.parse().ok().and_then(Players::new);
    number.ok_or_else(|| "2, 3 or 4 can play".to_owned())
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().and_then(Seat::new);
    number.ok_or_else(|| "seats are numbered from 0 to 3".to_owned())
}

fn seed(text: &str) -> Result<Seed, String> {
    record::seed::from_text(text).ok_or_else(|| "give a number or 64 hexadecimal digits".to_owned())
}
