//! A proxy that speaks WebSocket to both sides, so that single messages can be hurt: cutting
//! bytes off a TCP stream only ever shows as a broken connection.

use super::trouble::{Fate, Trouble, Way};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use rand_core::Rng;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::http::{HeaderValue, header::AUTHORIZATION};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, client_async};

/// A message that is to be overtaken waits so long for one to do it.
const HELD: Duration = Duration::from_millis(30);

/// Begins to carry everything to a server and back, and says where to connect.
pub(crate) async fn between(server: SocketAddr, trouble: Arc<Trouble>) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("there is a port");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(carry(stream, server, Arc::clone(&trouble)));
        }
    });
    address
}

/// Carries one connection until it breaks. Both ends break without a word of farewell.
async fn carry(stream: TcpStream, server: SocketAddr, trouble: Arc<Trouble>) {
    let Some((client, server)) = open(stream, server).await else { return };
    let [mut up, mut down] = trouble.dice();
    let (to_client, from_client) = client.split();
    let (to_server, from_server) = server.split();
    tokio::select! {
        _ = pump(from_client, to_server, Way::ToServer, &mut up, &trouble) => {}
        _ = pump(from_server, to_client, Way::ToClient, &mut down, &trouble) => {}
    }
}

type Socket = WebSocketStream<TcpStream>;

/// Lets a client in and knocks at the server in his name.
#[expect(clippy::result_large_err, reason = "the library wants its callback so")]
async fn open(stream: TcpStream, server: SocketAddr) -> Option<(Socket, Socket)> {
    stream.set_nodelay(true).ok()?;
    let (mut path, mut secret) = (String::new(), None::<HeaderValue>);
    let look = |request: &Request, response: Response| {
        path = request.uri().to_string();
        secret = request.headers().get(AUTHORIZATION).cloned();
        Ok(response)
    };
    let client = accept_hdr_async(stream, look).await.ok()?;
    let mut request = format!("ws://{server}{path}").into_client_request().ok()?;
    request.headers_mut().extend(secret.map(|secret| (AUTHORIZATION, secret)));
    let stream = TcpStream::connect(server).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let (server, _) = client_async(request, stream).await.ok()?;
    Some((client, server))
}

/// Carries messages one way until the connection is to break.
async fn pump(
    mut from: impl Stream<Item = Result<Message, Error>> + Unpin,
    mut to: impl Sink<Message, Error = Error> + Unpin,
    way: Way,
    dice: &mut impl Rng,
    trouble: &Trouble,
) -> Option<()> {
    let mut held: Option<Message> = None;
    loop {
        let message = match timeout(HELD, from.next()).await {
            Ok(message) => message?.ok()?,
            Err(_) => {
                if let Some(late) = held.take() {
                    to.send(late).await.ok()?;
                }
                continue;
            }
        };
        let Message::Text(text) = &message else {
            // Pings are answered by the library; whoever closes is let go.
            if message.is_close() {
                to.send(message).await.ok()?;
                return None;
            }
            continue;
        };
        match trouble.fate(way, dice) {
            Fate::Overtake if held.is_none() => {
                held = Some(message);
                continue;
            }
            Fate::Pass | Fate::Overtake => to.send(message).await.ok()?,
            Fate::Lose => {}
            Fate::Delay(time) => {
                sleep(time).await;
                to.send(message).await.ok()?;
            }
            Fate::Repeat => {
                if way == Way::ToServer {
                    trouble.note_repeated(text);
                }
                to.send(message.clone()).await.ok()?;
                to.send(message).await.ok()?;
            }
            Fate::CutBefore => return None,
            Fate::CutAfter => {
                to.send(message).await.ok()?;
                return None;
            }
            Fate::Silence(time) => {
                sleep(time).await;
                return None;
            }
        }
        if let Some(late) = held.take() {
            to.send(late).await.ok()?;
        }
    }
}
