//! What happens without anybody asking: tables whose time has come are opened, news from other
//! nodes are passed on.

use crate::config::Time;
use crate::house::House;
use std::sync::Arc;
use std::time::Duration;
use store::Wake;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

/// How often tables are looked for that have something to do.
const SWEEP: Duration = Duration::from_secs(1);
/// So many are opened at once.
const AT_ONCE: u32 = 1_000;
/// The gate is tidied every so many sweeps.
const TIDY: u64 = 60;

/// Opens the tables at which there is something to do, whether or not anybody looks at them.
pub(crate) async fn sweep(house: Arc<House>) {
    let mut ticks = interval(SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = house.stopping.clone();
    for count in 1u64.. {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopping.changed() => return,
        }
        // In frozen time everything is due.
        let now = match house.time {
            Time::System => house.time.now(),
            Time::Frozen(_) => i64::MAX,
        };
        match house.store.due(now, AT_ONCE).await {
            Ok(due) => due.iter().for_each(|table| house.hub.wake(table)),
            Err(error) => tracing::warn!(%error, "cannot look for tables with something to do"),
        }
        if count % TIDY == 0 {
            house.gate.tidy();
        }
    }
}

/// Passes on what other nodes say of tables that are open here.
pub(crate) async fn listen(house: Arc<House>, mut wakes: Receiver<Wake>) {
    let mut stopping = house.stopping.clone();
    loop {
        let wake = tokio::select! {
            wake = wakes.recv() => wake,
            _ = stopping.changed() => return,
        };
        match wake {
            Ok(Wake::Table(table)) => house.hub.tell(&table, crate::desk::Mail::News),
            Ok(Wake::Everything) | Err(RecvError::Lagged(_)) => house.hub.news_everywhere(),
            Err(RecvError::Closed) => return,
        }
    }
}
