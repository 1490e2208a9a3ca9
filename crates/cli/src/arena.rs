//! `sanjuan arena`: a match between bots.

mod csv;
mod table;

pub(crate) use table::{failures, options_in_words};

use crate::args::{self, GameArgs, OpeningArg};
use crate::failure::Failure;
use crate::long_run::{self, Trouble};
use arena::{BadMatch, Bounds, End, Entry, Match, Played, Sprt};
use bots::Level;
use rules::{Options, Players, Seed};
use std::io::Write;
use std::path::PathBuf;

/// What to play, and what to say about it.
#[derive(Debug, clap::Args)]
pub(crate) struct ArenaArgs {
    /// How many play: 2, 3 or 4; as many as bots are named if not given
    #[arg(long, value_parser = args::players)]
    players: Option<Players>,
    /// A bot for every seat: random, novice, steady, search, search:200ms, search:1000 …
    #[arg(long, required = true, value_delimiter = ',', value_parser = level)]
    bots: Vec<Level>,
    /// How many games; rounded up to whole deals, which are played once in every rotation
    #[arg(long, default_value = "1000", value_parser = long_run::at_least_one)]
    games: u64,
    /// A number or 64 hexadecimal digits; the same seed gives the same match
    #[arg(long, value_parser = args::seed)]
    seed: Option<Seed>,
    /// How many threads play; as many as the machine runs at once if not given
    #[arg(long, value_parser = long_run::jobs)]
    jobs: Option<usize>,
    #[command(flatten)]
    game: GameArgs,
    /// How the opening hands come about: dealt, or four of more cards chosen
    #[arg(long, value_enum, default_value = "dealt")]
    opening: OpeningArg,
    /// Take all option sets in turn, a deal each
    #[arg(long, conflicts_with_all = ["edition", "new_buildings", "events", "opening"])]
    all_options: bool,
    /// Stop when it is decided whether the first bot is better: FIRST,SECOND[,ELO0,ELO1], or
    /// shares in place of Elo, as 50%,52%
    #[arg(long, value_name = "TEST", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Keep every game as a record in this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print comma-separated values: a line a bot
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// Plays the match and says how it went.
pub(crate) fn run(args: ArenaArgs, output: &mut impl Write) -> Result<(), Failure> {
    let (json, csv) = (args.json, args.csv);
    let of = contest(args)?;
    let bar = long_run::progress(of.deals() * of.entries.len() as u64, "games");
    let played = of.run(long_run::stop_flag(&bar), &mut |games| bar.set_position(games));
    bar.finish_and_clear();
    let Played { report, not_written } = played.map_err(|bad| match bad {
        BadMatch::Records(error) => Trouble::from(error).into(),
        bad => Failure::Usage(bad.to_string()),
    })?;
    if json {
        writeln!(output, "{}", serde_json::to_value(&report).unwrap_or_default())?;
    } else if csv {
        csv::write(&report, output)?;
    } else {
        table::write(&report, output)?;
    }
    match not_written {
        Some(error) => Err(Trouble::from(error).into()),
        None if report.end == End::Interrupted => Err(Trouble::Interrupted.into()),
        None if report.failures.count > 0 => Err(Trouble::Games(report.failures.count).into()),
        None => Ok(()),
    }
}

fn contest(args: ArenaArgs) -> Result<Match, Failure> {
    let players = args.players.or_else(|| Players::new(args.bots.len()));
    let players = players.ok_or_else(|| {
        let named = args.bots.len();
        Failure::Usage(format!("2, 3 or 4 can play; name as many bots, not {named}"))
    })?;
    Ok(Match {
        options: option_sets(players, args.game, args.opening, args.all_options),
        entries: args.bots.into_iter().map(Entry::of).collect(),
        games: args.games,
        seed: args.seed.unwrap_or_else(long_run::any_seed),
        jobs: args.jobs.unwrap_or_else(long_run::default_jobs),
        sprt: args.sprt,
        records: args.records,
    })
}

/// The option set that was asked for, or all of a table of that size.
pub(crate) fn option_sets(
    players: Players,
    game: GameArgs,
    opening: OpeningArg,
    all: bool,
) -> Vec<Options> {
    if all {
        return Options::all().filter(|options| options.players == players).collect();
    }
    vec![args::options(players, game, opening)]
}

/// A bot by name. A budget of nothing is a slip that deserves a word of its own.
pub(crate) fn level(text: &str) -> Result<Level, String> {
    let budget = text.split_once(':').map_or("", |(_, budget)| budget);
    let number: String = budget.chars().take_while(char::is_ascii_digit).collect();
    if number.parse() == Ok(0_u64) {
        return Err("a budget is at least 1, as in search:1ms or search:1".to_owned());
    }
    text.parse().map_err(|unknown: bots::UnknownBot| unknown.to_string())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    const FORM: &str = "write FIRST,SECOND or FIRST,SECOND,0,10 (Elo) or FIRST,SECOND,50%,52%";
    let parts: Vec<&str> = text.split(',').collect();
    let (first, second, bounds) = match parts[..] {
        [first, second] => (first, second, Bounds::elo(0.0, 10.0)),
        [first, second, same, better] => {
            (first, second, bounds(same, better).ok_or_else(|| FORM.to_owned())?)
        }
        _ => return Err(FORM.to_owned()),
    };
    let bounds =
        bounds.ok_or("the second bound must be above the first, shares within 0% to 100%")?;
    let label = |name| level(name).map(|level| level.to_string());
    Ok(Sprt { first: label(first)?, second: label(second)?, bounds })
}

/// Both in Elo, or both in per cent; the inner `None` if they are not in order.
fn bounds(same: &str, better: &str) -> Option<Option<Bounds>> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    match (same.strip_suffix('%'), better.strip_suffix('%')) {
        (Some(same), Some(better)) => {
            Some(Bounds::shares(number(same)? / 100.0, number(better)? / 100.0))
        }
        (None, None) => Some(Bounds::elo(number(same)?, number(better)?)),
        _ => None,
    }
}
