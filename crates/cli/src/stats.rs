//! `sanjuan stats`: what many games tell about the game.

mod chart;
mod plots;
mod svg;
mod table;

use crate::arena::{level, option_sets};
use crate::args::{self, GameArgs, OpeningArg};
use crate::failure::Failure;
use crate::long_run::{self, Trouble};
use arena::{Folder, Fresh, Survey};
use bots::Level;
use rules::{Players, Seed};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What games to look at, and how to show them.
#[derive(Debug, clap::Args)]
pub(crate) struct StatsArgs {
    /// Records to look at
    #[arg(conflicts_with_all = ["edition", "new_buildings", "events", "opening"])]
    files: Vec<PathBuf>,
    /// Look at all records (*.jsonl) of this folder
    #[arg(
        long,
        value_name = "DIR",
        conflicts_with_all = ["files", "edition", "new_buildings", "events", "opening"]
    )]
    records: Option<PathBuf>,
    /// Play games with this bot on every seat, if no records are named
    #[arg(long, default_value = "steady", value_parser = level, conflicts_with_all = ["files", "records"])]
    bots: Level,
    /// How many play: 2, 3 or 4
    #[arg(long, default_value = "4", value_parser = args::players, conflicts_with_all = ["files", "records"])]
    players: Players,
    /// How many games to play
    #[arg(long, default_value = "10000", value_parser = long_run::at_least_one, conflicts_with_all = ["files", "records"])]
    games: u64,
    /// A number or 64 hexadecimal digits; the same seed gives the same games
    #[arg(long, value_parser = args::seed, conflicts_with_all = ["files", "records"])]
    seed: Option<Seed>,
    #[command(flatten)]
    game: GameArgs,
    /// How the opening hands come about: dealt, or four of more cards chosen
    #[arg(long, value_enum, default_value = "dealt")]
    opening: OpeningArg,
    /// Take all option sets in turn, a game each
    #[arg(long, conflicts_with_all = ["edition", "new_buildings", "events", "opening", "files", "records"])]
    all_options: bool,
    /// How many threads work; as many as the machine runs at once if not given
    #[arg(long, value_parser = long_run::jobs)]
    jobs: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Draw plots into this folder
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
}

/// Looks at the games and says what they tell.
pub(crate) fn run(args: StatsArgs, output: &mut impl Write) -> Result<(), Failure> {
    let plots = args.svg.as_deref().map(Folder::open).transpose().map_err(Trouble::from)?;
    let Looked { survey, source, total } = look(&args)?;
    let report = survey.report();
    let interrupted = long_run::stopped()
        && total.is_none_or(|total| report.games + report.failures.count < total);
    if args.json {
        let mut json = serde_json::to_value(&report).unwrap_or_default();
        json["source"] = source.as_str().into();
        json["interrupted"] = interrupted.into();
        writeln!(output, "{json}")?;
    } else {
        table::write(&report, &source, interrupted, output)?;
    }
    if let Some(folder) = plots {
        plots::draw(&report, &source, &folder).map_err(Trouble::from)?;
    }
    let trouble = match (interrupted, report.refused.count, report.failures.count) {
        (true, _, _) => Trouble::Interrupted,
        (_, refused @ 1.., _) if report.refused.unreadable == refused => {
            Trouble::Unreadable(refused)
        }
        (_, refused @ 1.., _) => Trouble::Refused(refused),
        (_, _, failed @ 1..) => Trouble::Games(failed),
        _ => return Ok(()),
    };
    Err(trouble.into())
}

struct Looked {
    survey: Survey,
    /// Where the games come from, in words.
    source: String,
    /// How many games there should be, if that is known.
    total: Option<u64>,
}

fn look(args: &StatsArgs) -> Result<Looked, Failure> {
    let jobs = args.jobs.unwrap_or_else(long_run::default_jobs);
    if let Some(folder) = &args.records {
        let survey = read(files_of(folder)?, None, jobs);
        if survey.records() + survey.refused().count == 0 && !long_run::stopped() {
            return Err(Trouble::NoRecords(folder.clone()).into());
        }
        let source = format!("records of {}", folder.display());
        return Ok(Looked { survey, source, total: None });
    }
    if !args.files.is_empty() {
        let total = args.files.len() as u64;
        let survey = read(args.files.clone().into_iter(), Some(total), jobs);
        let source = if total == 1 { "1 record".to_owned() } else { format!("{total} records") };
        return Ok(Looked { survey, source, total: None });
    }
    let seed = args.seed.unwrap_or_else(long_run::any_seed);
    let fresh = Fresh {
        options: option_sets(args.players, args.game, args.opening, args.all_options),
        bot: args.bots,
        games: args.games,
        seed,
        jobs,
    };
    let options: Vec<_> = fresh.options.iter().map(record::options::to_json).collect();
    let options = crate::arena::options_in_words(&options);
    let source = format!("{} on every seat, {options}, seed {}", args.bots, arena::in_short(seed));
    let bar = long_run::progress(args.games, "games");
    let mut tick = |games| bar.set_position(games);
    let survey = Survey::play(&fresh, long_run::stop_flag(&bar), &mut tick);
    bar.finish_and_clear();
    Ok(Looked { survey, source, total: Some(args.games) })
}

fn read(paths: impl Iterator<Item = PathBuf> + Send, total: Option<u64>, jobs: usize) -> Survey {
    let bar = long_run::progress(total.unwrap_or(0), "records");
    let mut tick = |records| bar.set_position(records);
    let survey = Survey::read(paths, jobs, long_run::stop_flag(&bar), &mut tick);
    bar.finish_and_clear();
    survey
}

/// The records of a folder, found one after the other: there may be millions.
fn files_of(folder: &Path) -> Result<impl Iterator<Item = PathBuf> + Send + use<>, Failure> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => Trouble::NoFolder(folder.to_owned()).into(),
        io::ErrorKind::NotADirectory => Trouble::NotAFolder(folder.to_owned()).into(),
        _ => Failure::File { path: folder.to_owned(), error },
    };
    let entries = fs::read_dir(folder).map_err(failed)?;
    let paths = entries.filter_map(|entry| entry.ok()).map(|entry| entry.path());
    Ok(paths.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")))
}
