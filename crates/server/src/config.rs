//! How a server is to be run.

use crate::limits::Limits;
use crate::network::Network;
use crate::secrets;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Place, Settings};

/// How a server is to be run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where tables are kept.
    pub store: Place,
    /// How they are kept.
    pub settings: Settings,
    /// The address people know the server by, if it is another than the one it listens at.
    pub public_url: Option<String>,
    /// Other sites whose pages may use this server, as in `https://example.org`.
    pub origins: Vec<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// Whether to answer `GET /metrics`.
    pub metrics: bool,
    /// How many threads bots may think on.
    pub bot_threads: usize,
    /// What one visitor may use.
    pub limits: Limits,
    /// How often tables are looked up that another node may have changed, should nobody tell us.
    pub poll: Duration,
    /// Whether sockets give back what they are sent: the Autobahn suite judges them by that.
    pub echo: bool,
    /// Where the files of the page are, if not in the program: for tests.
    pub page: Option<PathBuf>,
    /// The name of this process among those that share a store.
    pub node: String,
    /// What time it is.
    pub time: Time,
}

/// What time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// What the system says.
    System,
    /// Always the same, in milliseconds of Unix time: for tests that compare what is sent. Nobody
    /// runs out of time, and whatever else the server does by itself it does at once, in the order
    /// in which it would have been due. Bots draw the same chances in every game.
    Frozen(i64),
}

impl Config {
    /// A server at this address with its tables at this place, and the defaults for the rest.
    pub fn new(listen: SocketAddr, store: Place) -> Config {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen,
            store,
            settings: Settings::default(),
            public_url: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            metrics: false,
            bot_threads: threads.saturating_sub(1).max(1),
            limits: Limits::default(),
            poll: Duration::from_secs(1),
            echo: false,
            page: None,
            node: secrets::secret(),
            time: Time::System,
        }
    }
}

impl Time {
    /// Milliseconds of Unix time.
    pub fn now(self) -> i64 {
        match self {
            Time::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as i64)
            }
            Time::Frozen(now) => now,
        }
    }
}
