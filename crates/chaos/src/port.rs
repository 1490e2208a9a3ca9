//! Ports for servers that come back to where they were.

use std::net::{Ipv4Addr, TcpListener};

/// A port that nobody uses now.
///
/// It is none of those that the system gives to whoever connects somewhere. A client that tries
/// again and again to reach a server which is down would otherwise be given that very port some
/// day, and then talk to itself, or be there when the server wants its port back.
///
/// # Panics
///
/// If every such port is in use.
pub fn free_port() -> u16 {
    const LOWEST: u16 = 20_000;
    const COUNT: u16 = 10_000;
    // Tests that run at the same time begin to look at different places.
    let start = std::process::id().wrapping_mul(7_919) as u16 % COUNT;
    let mut ports = (0..COUNT).map(|step| LOWEST + (start + taken() + step) % COUNT);
    ports
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("there is a free port")
}

/// How many ports this process has asked for: the same one is not given twice, for a server that
/// is down must find its port free.
fn taken() -> u16 {
    use std::sync::atomic::{AtomicU16, Ordering};
    static TAKEN: AtomicU16 = AtomicU16::new(0);
    TAKEN.fetch_add(1, Ordering::Relaxed)
}
