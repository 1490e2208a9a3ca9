//! Letting connections in.

use crate::gate::{Peer, TooMany};
use crate::house::House;
use crate::impatient::Impatient;
use crate::limits::Limits;
use crate::refused::{limited, unavailable};
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// When the system has no more connections to give, it is asked again so much later.
const PATIENCE: Duration = Duration::from_millis(100);
/// A request that is being served when the server stops has so long to end.
const GRACE: Duration = Duration::from_secs(5);
/// So many at once are told why they are turned away. All others are just hung up on: whoever is
/// one too many must not take what those inside need.
const TOLD: usize = 64;
/// Whoever is turned away has so long to take it in.
const FAREWELL: Duration = Duration::from_secs(2);

/// Lets connections in until the server stops. Every connection holds a clone of `alive`.
pub(crate) async fn accept(
    listener: TcpListener,
    house: Arc<House>,
    router: Router,
    alive: mpsc::Sender<Infallible>,
) {
    let mut stopping = house.stopping.clone();
    let builder = builder(&house.limits);
    let told = Arc::new(Semaphore::new(TOLD));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.changed() => return,
        };
        let (stream, address) = match accepted {
            Ok((stream, address)) => (stream, address.ip()),
            Err(error) => {
                tracing::warn!(%error, "cannot take a connection");
                sleep(PATIENCE).await;
                continue;
            }
        };
        let proxy = house.gate.trusts(address);
        match house.gate.connections.admit(address, proxy, &alive) {
            Ok(permit) => {
                // Moves are small and must not wait for more of them.
                let _ = stream.set_nodelay(true);
                let peer = Peer { address, permit: Arc::new(permit) };
                let (router, stopping) = (router.clone(), house.stopping.clone());
                let stream = Impatient::new(stream, house.limits.slow);
                tokio::spawn(serve(stream, builder.clone(), router, peer, stopping));
            }
            Err(why) => {
                if let Ok(place) = Arc::clone(&told).try_acquire_owned() {
                    tokio::spawn(async move {
                        // Whoever does not listen has been told all the same.
                        let _ = timeout(FAREWELL, turn_away(stream, why)).await;
                        drop(place);
                    });
                }
            }
        }
    }
}

fn builder(limits: &Limits) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_wait)
        .max_header_size(limits.header_bytes)
        .max_buf_size(limits.header_bytes.max(16 << 10))
        .half_close(false);
    builder
}

async fn serve(
    stream: Impatient<TcpStream>,
    builder: http1::Builder,
    router: Router,
    peer: Peer,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().oneshot(request)
    });
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = Box::pin(connection);
    tokio::select! {
        // Whatever goes wrong with a connection is the other end's business.
        _ = connection.as_mut() => {}
        _ = stopping.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(GRACE, connection).await;
        }
    }
}

/// Says that there are too many, without looking at what was wanted.
async fn turn_away(mut stream: TcpStream, why: TooMany) {
    let (status, refusal) = match why {
        TooMany::InAll => {
            let mut refusal = unavailable();
            "too many people are here; come back in a moment".clone_into(&mut refusal.message);
            ("503 Service Unavailable", refusal)
        }
        TooMany::FromThere => {
            ("429 Too Many Requests", limited("too many connections from your address", 1_000))
        }
    };
    let body = serde_json::to_string(&refusal).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nretry-after: 1\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    if stream.write_all(answer.as_bytes()).await.is_ok() && stream.shutdown().await.is_ok() {
        // If the request were left unread, the answer might not arrive.
        let mut nowhere = [0; 1_024];
        while let Ok(1..) = tokio::io::AsyncReadExt::read(&mut stream, &mut nowhere).await {}
    }
}
