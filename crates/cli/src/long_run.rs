//! What commands that take long have in common: how many threads, a progress bar, and a way to
//! stop early.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::Seed;
use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why a long run ended badly. Where there was something to report, it has been reported.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Somebody stopped it.
    #[error("interrupted; what was known by then is above")]
    Interrupted,
    /// Games between bots did not come to their end.
    #[error("{0} games failed, which no game should; their seeds are listed above")]
    Games(u64),
    /// A folder could not be used or a file not be written.
    #[error(transparent)]
    Folder(#[from] arena::FolderError),
    /// A folder has no records in it.
    #[error("{}: there are no records (*.jsonl) in this folder; name another one", .0.display())]
    NoRecords(PathBuf),
    /// Records could not be read.
    #[error("{0} records cannot be read; they are listed above")]
    Unreadable(u64),
    /// Records do not hold.
    #[error("{0} records do not hold or cannot be read; they are listed above")]
    Refused(u64),
}

impl Trouble {
    /// 130 for an interruption, as shells have it; 3 for records that do not hold; else 1.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Trouble::Interrupted => 130,
            Trouble::Refused(_) => 3,
            Trouble::Games(_)
            | Trouble::Folder(_)
            | Trouble::NoRecords(_)
            | Trouble::Unreadable(_) => 1,
        }
    }
}

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that the first Ctrl-C sets. The second ends the program at once, for those who cannot
/// wait until a bot has thought its last answer over.
pub(crate) fn stop_flag() -> &'static AtomicBool {
    // Where no handler can be set, Ctrl-C ends the program as it always does.
    let _ = ctrlc::try_set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    &STOP
}

/// Whether somebody has pressed Ctrl-C.
pub(crate) fn stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// A progress bar on standard error, if somebody is looking at it.
pub(crate) fn progress(total: u64, what: &str) -> ProgressBar {
    let target = match std::io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr_with_hz(4),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(total), target);
    let form = "{bar:30} {human_pos} of {human_len} {msg}, {elapsed} gone, {eta} to go";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}

/// As many threads as the machine runs at once.
pub(crate) fn default_jobs() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// A seed that is easy to type again; a hasher of the library gets one from the system.
pub(crate) fn any_seed() -> Seed {
    Seed::from_number(u64::from(RandomState::new().hash_one(0) as u32))
}

/// A number of games or threads.
pub(crate) fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("give a whole number from 1 on".to_owned()),
        Ok(number) => Ok(number),
    }
}

/// A number of threads.
pub(crate) fn jobs(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ 1..=1024) => Ok(number),
        _ => Err("give a whole number from 1 to 1024".to_owned()),
    }
}
