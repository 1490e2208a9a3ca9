//! How many connections there are, in all, from one address, and of one session at one table.

use crate::limits::Limits;
use crate::meters;
use crate::network::household;
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// How many connections there are.
#[derive(Debug)]
pub(crate) struct Connections {
    counts: Mutex<Counts>,
    most: usize,
    most_per_address: usize,
    most_from_here: usize,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// There are too many already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TooMany {
    /// In all.
    InAll,
    /// From one address.
    FromThere,
}

/// A connection that counts, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
    in_all: bool,
    /// Whoever listens at the other end knows when the last connection has gone.
    _alive: Option<mpsc::Sender<Infallible>>,
}

impl Connections {
    pub(crate) fn new(limits: &Limits) -> Connections {
        Connections {
            counts: Mutex::default(),
            most: limits.connections,
            most_per_address: limits.connections_per_address,
            most_from_here: limits.connections_from_here,
        }
    }

    /// Counts a new connection. One from a proxy counts in all, but not by its address.
    pub(crate) fn admit(
        self: &Arc<Connections>,
        address: IpAddr,
        proxy: bool,
        alive: &mpsc::Sender<Infallible>,
    ) -> Result<Permit, TooMany> {
        let mut counts = self.lock();
        if counts.all >= self.most {
            return Err(TooMany::InAll);
        }
        let address = (!proxy).then_some(address);
        if let Some(address) = address {
            self.count(&mut counts, address)?;
        }
        counts.all += 1;
        meters::connections(counts.all);
        Ok(self.permit(address, Some(alive.clone())))
    }

    /// Counts a socket that came through a proxy, by the address for which the proxy asked.
    pub(crate) fn admit_behind_proxy(
        self: &Arc<Connections>,
        address: IpAddr,
    ) -> Result<Permit, TooMany> {
        self.count(&mut self.lock(), address)?;
        Ok(self.permit(Some(address), None))
    }

    fn count(&self, counts: &mut Counts, address: IpAddr) -> Result<(), TooMany> {
        let most = if address.to_canonical().is_loopback() {
            self.most_from_here
        } else {
            self.most_per_address
        };
        let count = counts.by_address.entry(household(address)).or_default();
        if *count >= most {
            return Err(TooMany::FromThere);
        }
        *count += 1;
        Ok(())
    }

    fn permit(
        self: &Arc<Connections>,
        address: Option<IpAddr>,
        alive: Option<mpsc::Sender<Infallible>>,
    ) -> Permit {
        let in_all = alive.is_some();
        Permit { connections: Arc::clone(self), address, in_all, _alive: alive }
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.connections.lock();
        if self.in_all {
            counts.all -= 1;
            meters::connections(counts.all);
        }
        let Some(address) = self.address.map(household) else { return };
        if let Some(count) = counts.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&address);
            }
        }
    }
}

/// How many sockets each session has at each table. Only hashes are kept, to be small.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    counts: Mutex<HashMap<u64, u32>>,
    hasher: RandomState,
}

/// A socket that counts, until it is dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    slots: Arc<Slots>,
    key: u64,
}

impl Slots {
    /// Counts another socket, if there are not too many.
    pub(crate) fn take(self: &Arc<Slots>, table: &str, holder: &str, most: u32) -> Option<Slot> {
        let key = self.hasher.hash_one((table, holder));
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Slot { slots: Arc::clone(self), key })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut counts = self.slots.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}
