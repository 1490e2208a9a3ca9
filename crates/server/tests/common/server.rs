//! A server of one's own.

use super::player::Player;
use protocol::game::Options;
use protocol::http::{Create, Created, Join, Joined, Seen};
use protocol::seating::{Clock, Forced, SeatPlan, Setup};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::{Config, Limits, Place, Running, Server};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// A server in this process, with a store that goes away with it.
#[derive(Debug)]
pub struct TestServer {
    running: Running,
    /// Where its tables are.
    pub place: Place,
    folder: Folder,
}

/// Somebody who sends requests, with a token or without.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    /// His secret.
    pub token: Option<String>,
}

/// A folder that is removed in the end.
#[derive(Debug)]
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl TestServer {
    /// A server without limits at a free port, with an empty store.
    pub async fn start() -> TestServer {
        TestServer::start_with(|_| ()).await
    }

    /// The same, with something about it changed.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = std::env::temp_dir().join(format!("sanjuan-{}", super::move_id()));
        std::fs::create_dir_all(&folder).expect("there is a place for temporary files");
        let place = Place::Sqlite(folder.join("tables.sqlite"));
        TestServer::on(Folder(folder), place, change).await
    }

    /// A server with its tables at this place, which stays when the server goes.
    pub async fn start_at(place: Place, change: impl FnOnce(&mut Config)) -> TestServer {
        let nowhere = std::env::temp_dir().join(format!("sanjuan-{}", super::move_id()));
        TestServer::on(Folder(nowhere), place, change).await
    }

    /// Stops the server and starts another one on the same store.
    pub async fn restart(self, change: impl FnOnce(&mut Config)) -> TestServer {
        self.running.stop().await;
        TestServer::on(self.folder, self.place, change).await
    }

    async fn on(folder: Folder, place: Place, change: impl FnOnce(&mut Config)) -> TestServer {
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let mut config = Config::new(listen, place.clone());
        config.limits = Limits::unlimited();
        config.page = Some(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page").into());
        change(&mut config);
        let running = Server::start(config).await.expect("the server starts");
        TestServer { running, place, folder }
    }

    /// Stops the server.
    pub async fn stop(self) {
        self.running.stop().await;
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// Somebody whom the server does not know.
    pub fn stranger(&self) -> Client {
        Client {
            http: reqwest::Client::new(),
            base: format!("http://{}", self.address()),
            token: None,
        }
    }

    /// Somebody with a token.
    pub fn client(&self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self.stranger() }
    }

    /// Makes a table as a new person; the token is in the answer.
    pub async fn create(&self, setup: &Setup) -> Created {
        let create = Create { setup: setup.clone(), token: true };
        self.stranger().post("/api/tables", &create).await.expect("the table is made")
    }

    /// Takes a seat as a new person: its number, and his token.
    pub async fn join(&self, created: &Created, seat: usize, name: &str) -> (u8, String) {
        let invitation = created.invitations[seat].clone().expect("the seat has an invitation");
        let join = Join { invitation, name: name.to_owned(), token: true };
        let path = format!("/api/tables/{}/join", created.table);
        let joined: Joined = self.stranger().post(&path, &join).await.expect("he is let in");
        (joined.seat, joined.token.expect("he asked for a token"))
    }

    /// The creator of a table at one of his seats, over a WebSocket.
    pub async fn player(&self, created: &Created, seat: u8) -> Player {
        let token = created.token.as_deref().expect("the creator asked for a token");
        Player::connect(self.address(), &created.table, Some(token), Some(seat)).await
    }
}

impl Client {
    /// A request, ready to be sent.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Gets something; a refusal comes as its status and text.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, (StatusCode, String)> {
        read(self.request(Method::GET, path).send().await.expect("the server answers")).await
    }

    /// Posts something; a refusal comes as its status and text.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, (StatusCode, String)> {
        let request = self.request(Method::POST, path).json(body);
        read(request.send().await.expect("the server answers")).await
    }

    /// What a table looks like from a seat.
    pub async fn see(&self, table: &str, seat: Option<u8>) -> Result<Seen, (StatusCode, String)> {
        let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        self.get(&format!("/api/tables/{table}{seat}")).await
    }
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, (StatusCode, String)> {
    let status = response.status();
    let text = response.text().await.expect("the answer arrives");
    if !status.is_success() {
        return Err((status, text));
    }
    Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")))
}

/// A table of the base game with these seats, where nobody waits for bots.
pub fn setup(seats: Vec<SeatPlan>) -> Setup {
    let options = serde_json::json!({ "players": seats.len() });
    let options: Options = serde_json::from_value(options).expect("there are such options");
    Setup {
        options,
        seats,
        clock: Clock::None,
        watching: false,
        pace: 0,
        forced: Forced::Ask,
        memory: true,
    }
}

/// A person at the creator's screen.
pub fn here(name: &str) -> SeatPlan {
    SeatPlan::Here { name: name.to_owned() }
}

/// A person who comes by a link.
pub fn link() -> SeatPlan {
    SeatPlan::Link {}
}

/// A bot.
pub fn bot(level: &str) -> SeatPlan {
    SeatPlan::Bot { level: level.to_owned() }
}
