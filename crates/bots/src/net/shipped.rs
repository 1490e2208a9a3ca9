//! The networks that the players by name play by: those that are part of the program, or others.

use super::networks::{Networks, NetworksError};
use std::sync::{Arc, LazyLock, OnceLock};

static FILE: &[u8] = include_bytes!("../../networks/master.net");

static SHIPPED: LazyLock<Result<Arc<Networks>, NetworksError>> =
    LazyLock::new(|| Networks::read(FILE).map(Arc::new));

static CHOSEN: OnceLock<Arc<Networks>> = OnceLock::new();

/// The networks that are part of the program; read at the first call, which takes a few
/// milliseconds. Should they not be readable, there are none for any number of players, and the
/// players by them let others play instead.
pub fn shipped() -> Arc<Networks> {
    match &*SHIPPED {
        Ok(networks) => Arc::clone(networks),
        Err(_) => Arc::new(Networks::new([None, None, None], "")),
    }
}

/// Lets all players by name in this program play by these networks from now on; `false` if
/// others were chosen before, which stay.
pub fn choose(networks: Networks) -> bool {
    CHOSEN.set(Arc::new(networks)).is_ok()
}

/// The networks that were chosen, or else those that are part of the program.
pub fn in_use() -> Arc<Networks> {
    CHOSEN.get().map_or_else(shipped, Arc::clone)
}

/// What players by these networks have for a version: a number, or a mark of the networks chosen.
pub(crate) fn version() -> String {
    CHOSEN.get().map_or_else(|| "5".to_owned(), |chosen| format!("{:08x}", chosen.mark()))
}
