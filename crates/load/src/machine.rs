//! What the system says of processes and of itself.

use crate::failure::Failure;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// The memory of a process, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Memory {
    /// What is resident.
    pub(crate) rss: u64,
    /// The same, with what it shares counted in parts; where the system tells.
    pub(crate) pss: u64,
}

/// The memory of a process; `None` if it is not there or not ours to look at.
pub(crate) fn memory(pid: u32) -> Option<Memory> {
    let rss = kilobytes(&fs::read_to_string(format!("/proc/{pid}/status")).ok()?, "VmRSS:")?;
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap_or_default();
    Some(Memory { rss, pss: kilobytes(&rollup, "Pss:").unwrap_or(0) })
}

/// The processor time of a process so far.
pub(crate) fn processor_time(pid: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program comes before, in parentheses, and may have anything in it.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    let ticks = rustix::param::clock_ticks_per_second().max(1);
    Some(Duration::from_secs_f64((user + system) as f64 / ticks as f64))
}

/// How busy the machine has been, as in `uptime`.
pub(crate) fn load_average() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// Lets this process and those it starts open so many files.
pub(crate) fn allow_files(wanted: u64) -> Result<(), Failure> {
    let now = getrlimit(Resource::Nofile);
    let enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= wanted);
    if enough(now.current) {
        return Ok(());
    }
    // Whoever is allowed to may even raise the upper limit.
    let maximum = if enough(now.maximum) { now.maximum } else { Some(wanted) };
    setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum })
        .map_err(|_| Failure::TooFewFiles { wanted, allowed: now.maximum.unwrap_or(0) })
}

/// How long the disk of a folder takes to make 4 KiB durable, many times over: no server can
/// acknowledge a move faster than that.
pub(crate) fn sync_times(folder: &Path) -> std::io::Result<Vec<Duration>> {
    let path = folder.join("sync-probe");
    let mut file = fs::File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..300 {
        let since = Instant::now();
        file.write_all(&[7; 4_096])?;
        file.sync_data()?;
        times.push(since.elapsed());
    }
    fs::remove_file(path)?;
    Ok(times)
}

fn kilobytes(text: &str, key: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.starts_with(key))?;
    let number: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(number * 1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_memory_and_has_worked() {
        let pid = std::process::id();
        let since = Instant::now();
        let before = processor_time(pid).expect("this process is there");
        while processor_time(pid).expect("this process is there") == before {
            assert!(since.elapsed() < Duration::from_secs(20), "work takes no time");
        }
        let memory = memory(pid).expect("this process is there");
        assert!(memory.rss > 500_000 && memory.pss <= memory.rss, "{memory:?}");
        assert_eq!(kilobytes("VmPeak: 9 kB\nVmRSS:\t  12 kB\n", "VmRSS:"), Some(12 * 1_024));
    }
}
