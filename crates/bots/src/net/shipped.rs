//! The networks that are part of the program.

use super::networks::{Networks, NetworksError};
use std::sync::{Arc, LazyLock};

static FILE: &[u8] = include_bytes!("../../networks/master.net");

static SHIPPED: LazyLock<Result<Arc<Networks>, NetworksError>> =
    LazyLock::new(|| Networks::read(FILE).map(Arc::new));

/// The networks that are part of the program; read at the first call, which takes a few
/// milliseconds. Should they not be readable, there are none for any number of players, and the
/// players by them let others play instead.
pub fn shipped() -> Arc<Networks> {
    match &*SHIPPED {
        Ok(networks) => Arc::clone(networks),
        Err(_) => Arc::new(Networks::new([None, None, None], "")),
    }
}
