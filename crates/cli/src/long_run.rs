//! What commands that take long have in common: how many threads, a progress bar, and a way to
//! stop early.

use crate::columns::plural;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use rules::Seed;
use std::fmt::Write;
use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Why a long run ended badly. Where there was something to report, it has been reported.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Somebody stopped it.
    #[error("interrupted; what was known by then is above")]
    Interrupted,
    /// Games between bots did not come to their end.
    #[error(
        "{}",
        plural(
            *.0,
            "game failed, which no game should; its seed is listed above",
            "games failed, which no game should; their seeds are listed above"
        )
    )]
    Games(u64),
    /// A folder could not be used or a file not be written.
    #[error(transparent)]
    Folder(#[from] arena::FolderError),
    /// A folder has no records in it.
    #[error("{}: there are no records (*.jsonl) in this folder; name another one", .0.display())]
    NoRecords(PathBuf),
    /// There is no folder to read records from.
    #[error("{}: there is no such folder; check the name", .0.display())]
    NoFolder(PathBuf),
    /// A file was named where a folder should be.
    #[error("{}: this is not a folder; to look at a single record, name it without --records", .0.display())]
    NotAFolder(PathBuf),
    /// Records could not be read.
    #[error("{}; see the list above", plural(*.0, "record cannot be read", "records cannot be read"))]
    Unreadable(u64),
    /// Records do not hold.
    #[error(
        "{}; see the list above",
        plural(
            *.0,
            "record does not hold or cannot be read",
            "records do not hold or cannot be read"
        )
    )]
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
            | Trouble::NoFolder(_)
            | Trouble::NotAFolder(_)
            | Trouble::Unreadable(_) => 1,
        }
    }
}

const STOPPING: &str = "sanjuan: waiting for the games being played, then comes the report; \
                        press Ctrl-C again to leave at once without it";

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that the first Ctrl-C sets. The second ends the program at once, for those who cannot
/// wait until a bot has thought its last answer over; they are told above the progress bar.
pub(crate) fn stop_flag(bar: &ProgressBar) -> &'static AtomicBool {
    let bar = bar.clone();
    // Where no handler can be set, Ctrl-C ends the program as it always does.
    let _ = ctrlc::try_set_handler(move || {
        if STOP.swap(true, Ordering::Relaxed) {
            // At once, but not in the middle of a file.
            let _whole = arena::Folder::pause();
            std::process::exit(130);
        }
        // A bar that nobody sees says nothing.
        bar.println(STOPPING);
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
        bar.set_style(style.with_key("eta", to_go));
    }
    bar.set_message(what.to_owned());
    if !bar.is_hidden() {
        // Bots may think for minutes before the first game is over; the clock shows that they do.
        bar.enable_steady_tick(Duration::from_millis(250));
    }
    bar
}

/// The time that is left, once there is something to judge by.
fn to_go(state: &ProgressState, output: &mut dyn Write) {
    // A bar that cannot be drawn is no loss.
    let _ = match state.pos() {
        0 => output.write_str("?"),
        _ => write!(output, "{:#}", HumanDuration(state.eta())),
    };
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
