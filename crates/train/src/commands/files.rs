//! Players by name and by file, for all commands.

use arena::Entry;
use bots::net::{Ahead, Clairvoyant, Learned, Manner, Network, Networks, NetworksError, shipped};
use bots::{Bot, Level};
use rules::{Edition, Opening, Options, Players};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use train::checkpoint;

/// So many at a table, if there is such a table.
pub(crate) fn table(players: u8) -> Result<Players, String> {
    let found = Players::ALL.into_iter().find(|table| table.count() == players);
    found.ok_or_else(|| format!("{players} cannot play; 2, 3 or 4 can"))
}

/// Everything there is, at a table of so many.
pub(crate) fn largest(players: Players) -> Options {
    Options {
        edition: Edition::Second,
        new_buildings: true,
        events: true,
        opening: Opening::Chosen,
        ..Options::base(players)
    }
}

/// A player for a match: the name of a bot, or a file of networks or of a run. A file plays as it
/// is (`run.ckpt`), is of two minds (`run.ckpt@warm2.5`), looks ahead (`run.ckpt@50ms`, or
/// `run.ckpt@50ms/30` to judge after thirty answers) or cheats (`run.ckpt@cheating`).
pub(crate) fn entry(name: &str) -> Result<Entry, Box<dyn Error>> {
    if let Ok(level) = name.parse::<Level>() {
        return Ok(Entry::of(level));
    }
    let (file, manner) = name.split_once('@').map_or((name, ""), |(file, manner)| (file, manner));
    let networks = Arc::new(networks(Path::new(file))?);
    let learned = |manner: Manner| -> Arc<dyn Bot> {
        Arc::new(Learned::new(name, Arc::clone(&networks), manner))
    };
    if let Some(temperature) = manner.strip_prefix("warm") {
        let temperature = temperature.parse()?;
        return Ok(Entry::new(name, learned(Manner::Warm { temperature })));
    }
    match manner {
        "" => Ok(Entry::new(name, learned(Manner::Best))),
        "cheating" => {
            let seer = Arc::new(Clairvoyant::new(Arc::clone(&networks)));
            let entry = Entry::new(name, learned(Manner::Best)).seeing(seer);
            Ok(Entry { slow: true, ..entry })
        }
        _ => {
            let (budget, horizon) = manner.split_once('/').unwrap_or((manner, "30"));
            let budget = budget.parse().map_err(|()| format!("{budget:?} is no budget"))?;
            let bot = Ahead::new(name, networks, budget).with_horizon(horizon.parse()?);
            Ok(Entry { slow: true, ..Entry::new(name, Arc::new(bot) as Arc<dyn Bot>) })
        }
    }
}

/// The networks of a file, the one of a run, or those of the program (`master`).
pub(crate) fn networks(file: &Path) -> Result<Networks, Box<dyn Error>> {
    if file == Path::new("master") {
        return Ok((*shipped()).clone());
    }
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    match Networks::read(&bytes) {
        Ok(networks) => return Ok(networks),
        // A checkpoint begins otherwise.
        Err(NetworksError::Foreign) => {}
        Err(error) => return Err(format!("{}: {error}", file.display()).into()),
    }
    let (learner, seconds) = checkpoint::load(file)?;
    let made = format!(
        "{} games, {} steps, {:.0} minutes of the processor; {}",
        learner.games,
        learner.steps,
        seconds / 60.0,
        serde_json::to_string(&learner.config)?
    );
    let mut networks = [None, None, None];
    networks[learner.config.table() as usize] = learner.network().map(Arc::new);
    Ok(Networks::new(networks, &made))
}

/// The network of a file for so many players.
pub(crate) fn network(file: &Path, players: Players) -> Result<Arc<Network>, Box<dyn Error>> {
    let networks = networks(file)?;
    let none = || format!("{} has no network for {} players", file.display(), players.count());
    Ok(Arc::clone(networks.of(players).ok_or_else(none)?))
}

/// The network of a file for so many players, or else for others.
pub(crate) fn any_network(file: &Path, players: Players) -> Result<Arc<Network>, Box<dyn Error>> {
    let networks = networks(file)?;
    let mut tables = [players].into_iter().chain(Players::ALL);
    let found = tables.find_map(|table| networks.of(table));
    Ok(Arc::clone(found.ok_or_else(|| format!("{} has no network", file.display()))?))
}
