//! Whether everything that was acknowledged is stored.

use super::Played;
use crate::args::Args;
use crate::failure::Failure;
use crate::fill;
use crate::seated::wrong;
use std::collections::HashMap;
use std::path::Path;
use store::{Settings, Store};

/// Looks up every acknowledged move in the store, and gives how many there are. One that is not
/// there, or under another number, or twice, is a failure of the whole measurement: speed that
/// loses moves is none.
pub(super) async fn all_stored(
    args: &Args,
    folder: &Path,
    played: &[Played],
) -> Result<usize, Failure> {
    let store = Store::open_reading(&fill::place(args, folder)?, Settings::default()).await?;
    let mut found = 0;
    for game in played {
        let rows = store.rows(&game.table, 0).await?;
        let mut stored = HashMap::new();
        for row in &rows {
            if let Some(id) = &row.move_id
                && stored.insert(id.as_str(), row.seq).is_some()
            {
                return Err(wrong(&format!("move {id} is stored twice")));
            }
        }
        for ack in game.tallies.iter().flat_map(|tally| &tally.acks) {
            if stored.get(ack.id.as_str()) != Some(&ack.seq) {
                let problem = format!("move {} was acknowledged as {} and is not", ack.id, ack.seq);
                return Err(wrong(&problem));
            }
            found += 1;
        }
    }
    store.close().await;
    Ok(found)
}
