//! Starting a server, and stopping it.

use crate::config::Config;
use crate::desk::Shelf;
use crate::gate::{Connections, Gate, PublicUrl};
use crate::house::House;
use crate::hub::Hub;
use crate::page::Page;
use crate::records::Records;
use crate::thinkers::Thinkers;
use crate::{accept, meters, open_files, routes, sweeper};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Place, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Connections have so long to end when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// The system keeps so many bytes of what one connection has not read yet. By itself it would keep
/// up to 4 MiB each, and few slow readers would use up what all connections of the machine share.
const SEND_BUFFER: u32 = 64 << 10;
/// So many connections may wait to be let in.
const BACKLOG: u32 = 1_024;

/// A server that does not run yet.
#[derive(Clone, Copy, Debug)]
pub struct Server;

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens there.
    #[error("another program listens at {address}; stop it, or listen at another port")]
    InUse {
        /// Where.
        address: SocketAddr,
    },
    /// Nobody can listen there.
    #[error("cannot listen at {address}: {source}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The address people are to know the server by is none.
    #[error("{url:?} is not the address of a site; give it as in https://example.org")]
    PublicUrl {
        /// What was given.
        url: String,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no threads for the bots.
    #[error("cannot start threads for the bots: {0}")]
    Threads(#[source] io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    url: String,
    house: Arc<House>,
    thinkers: Arc<Thinkers>,
    node: String,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    ended: mpsc::Receiver<Infallible>,
}

impl Server {
    /// Starts a server. No table is looked at before somebody asks for it or its time has come,
    /// so it makes no difference how many there are.
    pub async fn start(config: Config) -> Result<Running, StartError> {
        if config.metrics {
            meters::install();
        }
        let public = public_url(&config)?;
        open_files::raise_limit();
        let listener = listen(config.listen).map_err(|source| {
            let address = config.listen;
            match source.kind() {
                io::ErrorKind::AddrInUse => StartError::InUse { address },
                _ => StartError::Listen { address, source },
            }
        })?;
        let here = |source| StartError::Listen { address: config.listen, source };
        let address = listener.local_addr().map_err(here)?;
        let store = Store::open(&config.store, config.settings.clone()).await?;
        let thinkers = Thinkers::start(config.bot_threads).map_err(StartError::Threads)?;
        let thinkers = Arc::new(thinkers);
        let url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}/"));
        let (stop, stopping) = watch::channel(false);
        let node = config.node.clone();
        let house = Arc::new(house(config, public.as_ref(), &store, &thinkers, stopping));
        let (alive, ended) = mpsc::channel(1);
        let router = routes::router(&house);
        let wakes = store.wakes();
        let tasks = vec![
            tokio::spawn(accept::accept(listener, Arc::clone(&house), router, alive)),
            tokio::spawn(sweeper::sweep(Arc::clone(&house))),
            tokio::spawn(sweeper::listen(Arc::clone(&house), wakes)),
        ];
        tracing::info!(%address, "the server runs");
        Ok(Running { address, url, house, thinkers, node, stop, tasks, ended })
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address people know it by.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Stops it: nobody is let in any more, sockets are closed, what was asked is done, and the
    /// store is closed. Tables go on where they were when the next server opens it.
    pub async fn stop(mut self) {
        tracing::info!("the server stops");
        self.stop.send_replace(true);
        for task in self.tasks {
            // A task that ended badly has said so.
            let _ = task.await;
        }
        if timeout(GRACE, self.ended.recv()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.house.hub.close().await;
        let thinkers = self.thinkers;
        let _ = tokio::task::spawn_blocking(move || thinkers.stop()).await;
        let store = self.house.store.clone();
        if let Err(error) = store.release(&self.node).await {
            tracing::warn!(%error, "cannot give back the tables; others must wait a moment");
        }
        store.close().await;
        tracing::info!("the server has stopped");
    }
}

/// Listens at an address, with a bound on what waits to be read: connections inherit it.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Else nobody could listen for a while after a server was stopped; elsewhere than on Unix it
    // would let two servers listen at once.
    socket.set_reuseaddr(cfg!(unix))?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// The address people know the server by, if one was given. A wrong one must not pass unnoticed:
/// pages would be let in that it was meant to keep out.
fn public_url(config: &Config) -> Result<Option<PublicUrl>, StartError> {
    let Some(url) = &config.public_url else { return Ok(None) };
    let public = PublicUrl::new(url);
    public.map(Some).ok_or_else(|| StartError::PublicUrl { url: url.clone() })
}

fn house(
    config: Config,
    public: Option<&PublicUrl>,
    store: &Store,
    thinkers: &Arc<Thinkers>,
    stopping: watch::Receiver<bool>,
) -> House {
    let connections = Arc::new(Connections::new(&config.limits));
    let gate = Gate::new(connections, &config, public);
    let shelf = Shelf {
        store: store.clone(),
        time: config.time,
        thinkers: Arc::clone(thinkers),
        node: config.node,
        alone: matches!(config.store, Place::Sqlite(_)),
        poll: config.poll,
    };
    House {
        store: store.clone(),
        time: config.time,
        limits: Arc::new(config.limits),
        hub: Hub::new(Arc::new(shelf)),
        gate,
        metrics: config.metrics,
        echo: config.echo,
        page: config.page.map_or(Page::Built, Page::Folder),
        records: Records::new(),
        stopping,
    }
}
