//! `sanjuan review`: what each answer of a game was worth, and what was luck.

use crate::Failure;
use crate::args;
use bots::net::in_use;
use bots::review::{self, Review, ReviewError};
use bots::{Budget, Limit};
use clap::Args;
use record::{Record, RecordError, RecordProblem, file};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, Write};
use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use terminal::Player;
use texts::Texts;

/// What to look at, and how closely.
#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// A record of a game, as `sanjuan play --save` and the server write it
    file: PathBuf,
    /// How closely each answer is looked at: games tried, as in 400, or time, as in 50ms
    #[arg(long, value_parser = args::budget, default_value = "400")]
    budget: Budget,
    /// How many threads work; as many as the machine runs at once if not given
    #[arg(long)]
    jobs: Option<NonZeroU32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Looks at the game again and says what it found.
pub(crate) fn run(args: &ReviewArgs, texts: Texts, output: &mut impl Write) -> Result<(), Failure> {
    let path = &args.file;
    let refuse = |error: RecordError| Failure::record(path.clone(), error);
    let input = File::open(path).map_err(|error| Failure::File { path: path.clone(), error })?;
    let record = file::read(BufReader::new(input)).map_err(refuse)?;
    let start = record
        .header
        .game()
        .map_err(|error| refuse(RecordError { line: 1, problem: RecordProblem::Setup(error) }))?;
    let threads = args.jobs.or_else(|| {
        let cores = std::thread::available_parallelism().ok()?;
        NonZeroU32::new(u32::try_from(cores.get()).ok()?)
    });
    let threads = threads.unwrap_or(NonZeroU32::MIN).min(MOST_THREADS);
    let budget = Budget { threads, ..args.budget };
    let found = review::review(&in_use(), &start, &record.answers, budget, |_| true);
    let found = found.map_err(|error| match error {
        ReviewError::Illegal { number, why } => {
            refuse(RecordError { line: number + 2, problem: RecordProblem::Illegal(why) })
        }
        error => Failure::Usage(error.to_string()),
    })?;
    if args.json {
        writeln!(output, "{}", to_json(&record, &found))?;
        return Ok(());
    }
    let players: Vec<Player> =
        record.header.seats.iter().map(|name| Player::of_record_name(name)).collect();
    let names = terminal::names(&players, texts);
    let lines = terminal::review(texts, &names, &start, &record.answers, &found);
    for line in lines.unwrap_or_default() {
        writeln!(output, "{line}")?;
    }
    if let Limit::Playouts(games) = args.budget.limit {
        writeln!(output, "{}", texts.text("review-by", &[("n", NonZeroU64::get(games).into())]))?;
    }
    Ok(())
}

const MOST_THREADS: NonZeroU32 = NonZeroU32::new(Budget::MOST_THREADS).unwrap();

fn to_json(record: &Record, found: &Review) -> Value {
    let round = |part: f64| (part * 1e4).round() / 1e4;
    let judged: Vec<Value> = found
        .judged
        .iter()
        .map(|one| {
            json!({
                "step": one.number,
                "round": one.round,
                "seat": one.prompt.seat.index(),
                "prompt": record::prompt::to_json(&one.prompt),
                "answer": record::answer::to_json(&one.answer),
                "better": one.better.as_ref().map(record::answer::to_json),
                "before": round(one.before),
                "after": round(one.after),
                "error": round(one.error),
                "gravity": one.gravity().id(),
                "luck": round(one.luck),
            })
        })
        .collect();
    let seats: Vec<Value> = record
        .header
        .seats
        .iter()
        .zip(&found.seats)
        .map(|(name, sum)| {
            json!({
                "name": name,
                "chance": round(sum.chance),
                "lost": round(sum.lost),
                "luck": round(sum.luck),
                "won": sum.won,
                "judged": sum.answers,
            })
        })
        .collect();
    json!({ "answers": judged, "seats": seats })
}
