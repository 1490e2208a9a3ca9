//! A server with a table at which honest people play, whatever happens around them.

use super::raw::{self, Answer};
use crate::common::{self, Player, TestServer, here, link, setup};
use protocol::http::Created;
use protocol::socket::{FromClient, FromServer, Verdict, What};
use serde_json::{Value, json};
use server::Config;
use std::net::SocketAddr;

/// A server with a table that Ann has made and Ben has joined. The game has begun, and nobody
/// else may look at it.
#[derive(Debug)]
pub(crate) struct Site {
    pub(crate) server: TestServer,
    pub(crate) created: Created,
    pub(crate) table: String,
    /// The tokens of Ann, at seat 0, and Ben, at seat 1.
    pub(crate) ann: String,
    pub(crate) ben: String,
}

impl Site {
    pub(crate) async fn start() -> Site {
        Site::start_with(|_| ()).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Site {
        let server = TestServer::start_with(|config| {
            config.public_url = Some(PUBLIC.to_owned());
            change(config);
        });
        let server = server.await;
        let created = server.create(&setup(vec![here("Ann"), link()])).await;
        let (_, ben) = server.join(&created, 1, "Ben").await;
        let ann = created.token.clone().expect("she asked for a token");
        let table = created.table.clone();
        let site = Site { server, created, table, ann, ben };
        let mut ben = site.ben().await;
        assert!(matches!(ben.deed(What::Start).await, Verdict::Applied { .. }));
        site
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Ann over a socket of her own.
    pub(crate) async fn ann(&self) -> Player {
        Player::connect(self.address(), &self.table, Some(&self.ann), Some(0)).await
    }

    /// Ben over a socket of his own.
    pub(crate) async fn ben(&self) -> Player {
        Player::connect(self.address(), &self.table, Some(&self.ben), Some(1)).await
    }

    /// Sends a request and reads the answer.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let text = raw::request(method, path, headers, body);
        raw::send(self.address(), text.as_bytes()).await.expect("there is an answer")
    }

    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask("GET", path, headers, "").await
    }

    /// Posts JSON as it should be.
    pub(crate) async fn post(&self, path: &str, headers: &[(&str, &str)], body: &Value) -> Answer {
        let mut all = vec![("Content-Type", "application/json")];
        all.extend(headers);
        self.ask("POST", path, &all, &body.to_string()).await
    }

    /// The honest people have not noticed anything: one of them makes a move, both see it.
    pub(crate) async fn goes_on(&self) {
        let (mut ann, mut ben) = (self.ann().await, self.ben().await);
        ann.send(&FromClient::Ping { n: 7 }).await;
        while ann.next().await.expect("she is answered") != (FromServer::Pong { n: 7 }) {}
        let waits = |player: &Player, seat| {
            let snapshot = player.snapshot.as_ref().expect("there is a snapshot");
            snapshot.table.status.waiting.contains(&seat)
        };
        let (mover, other) =
            if waits(&ann, 0) { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        mover.wait_for_question().await;
        let Verdict::Applied { seq } = mover.give_answer().await else {
            panic!("an honest move is not taken");
        };
        other.wait_for(seq).await;
    }

    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }
}

/// What makes a table of one person and one bot.
pub(crate) fn create_body(token: bool) -> Value {
    let seats = vec![here("Cay"), common::bot("random")];
    json!({ "setup": setup(seats), "token": token })
}

/// The header of somebody with a token.
pub(crate) fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

/// The address people know the server by.
pub(crate) const PUBLIC: &str = "https://sanjuan.test";

/// A table's name that no table has.
pub(crate) const NO_TABLE: &str = "aaaaaaaaaaaaaaaa";

/// What a browser sends to open a socket, besides the origin.
pub(crate) const UPGRADE: [(&str, &str); 4] = [
    ("Upgrade", "websocket"),
    // Should there be no socket, the connection is to end.
    ("Connection", "Upgrade, close"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];
