//! What the tests of killed servers share.
#![allow(dead_code, reason = "not every test needs all of it")]

use chaos::{Audit, Chance, Ledger, Node, Seating, make_table, setup};
use client::{Address, Connection, ConnectionError, move_id};
use protocol::socket::{Deed, FromClient, What};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use store::testing::{Database, Folder, folder, postgres};
use store::{Place, Settings, Store, Wake};
use tokio::sync::broadcast::Receiver;
use tokio::time::{sleep, timeout};

/// The shortest time that a clock may give.
pub(crate) const CLOCK: Duration = Duration::from_secs(5);

/// Takes what is to be told to others, and does nothing with it.
const MUTE: &str = "CREATE FUNCTION public.pg_notify(text, text) RETURNS void \
    LANGUAGE sql AS 'SELECT 1'";

/// A place for servers to keep their tables at, and whoever looks after them.
#[derive(Debug)]
pub(crate) struct House {
    /// Compares what is stored with what was promised.
    pub(crate) audit: Audit,
    store: String,
    folder: Folder,
    database: Option<Database>,
}

impl House {
    /// With one file, for one server.
    pub(crate) fn on_sqlite() -> House {
        let folder = folder();
        let file = folder.path().join("tables.db");
        let store = file.display().to_string();
        House { audit: Audit::of(Place::Sqlite(file)), store, folder, database: None }
    }

    /// With a database for several servers.
    pub(crate) async fn on_postgres() -> House {
        let database = postgres().await;
        let (audit, store) = (Audit::of(database.place()), database.url.clone());
        House { audit, store, folder: folder(), database: Some(database) }
    }

    /// Has the database swallow everything that servers tell each other, as a pooler before it
    /// would. Its own functions are found first unless its catalogue is named in the path, after
    /// the place where another function of that name is.
    pub(crate) async fn mute(&self) {
        let database = self.database.as_ref().expect("SQLite tells nobody anything anyway");
        let name = database.url.split('?').next().and_then(|url| url.rsplit('/').next());
        let name = name.expect("the address names a database");
        let path = format!("ALTER DATABASE {name} SET search_path = public, pg_catalog");
        let mut connection = PgConnection::connect(&database.url).await.expect("it answers");
        for sql in [MUTE.to_owned(), path] {
            let done = sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await;
            done.expect("the database can be muted");
        }
    }

    /// Hears what servers tell each other through the database.
    pub(crate) async fn listen(&self) -> (Store, Receiver<Wake>) {
        let place: Place = self.store.parse().expect("it is a place");
        let store = Store::open(&place, Settings::default()).await.expect("it can be opened");
        let heard = store.wakes();
        (store, heard)
    }

    /// A server here that does not run yet.
    pub(crate) fn node(&self) -> Node {
        Node::new(&self.store, self.folder.path())
    }

    /// Takes away the end of a table's log, from this number on, as if it had never been stored.
    pub(crate) async fn take_away(&self, table: &str, from: u64) {
        let options = SqliteConnectOptions::new().filename(&self.store);
        let connection = SqliteConnection::connect_with(&options).await;
        let mut connection = connection.expect("the file can be opened");
        for sql in [
            "DELETE FROM entries WHERE table_id = $1 AND seq >= $2",
            "UPDATE tables SET seq = $2 - 1 WHERE id = $1",
        ] {
            let done = sqlx::query(sql).bind(table).bind(from as i64).execute(&mut connection);
            done.await.expect("rows can be taken away");
        }
        connection.close().await.expect("the file can be closed");
    }

    /// Keeps everything for somebody to look at, and says where.
    pub(crate) fn keep(&mut self) -> String {
        let kept: PathBuf = std::mem::replace(&mut self.folder, folder()).keep();
        format!("see {}", kept.display())
    }
}

/// Tells the figures of a run, and fails if anything is not as it should be.
#[track_caller]
pub(crate) fn end(
    name: &str,
    mut house: House,
    nodes: &[Node],
    ledger: &Ledger,
    chance: &Chance,
    since: Instant,
) {
    ledger.figures().show(name, chance.seed(), since.elapsed());
    let mut complaints = ledger.complaints();
    complaints.extend(nodes.iter().flat_map(Node::complaints));
    if !complaints.is_empty() {
        let (count, kept) = (complaints.len(), house.keep());
        complaints.truncate(20);
        panic!("{count} complaints, seed {}, {kept}:\n{}", chance.seed(), complaints.join("\n"));
    }
}

/// Stops a server as it should be stopped, after a while in which somebody watches.
pub(crate) async fn stop(node: &mut Node, witness: &Witness, ledger: &Ledger, chance: &mut Chance) {
    let code = tokio::spawn(closed_with(witness.connect(node.address()).await));
    sleep(chance.between(300, 900)).await;
    let status = node.stop().await;
    assert_eq!(status.code(), Some(0), "it did not end well ({status}): {}", node.says());
    let code = code.await.expect("the witness is awake");
    assert_eq!(code, Some(1001), "the server did not say that it stops: {}", node.says());
    ledger.figures().kills += 1;
}

/// Somebody at a table who does nothing but look.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    table: String,
    token: String,
}

/// A witness at a table of his own.
pub(crate) async fn witnessed(node: &Node, ledger: &Ledger, chance: &mut Chance) -> Witness {
    let calm = setup("hs", json!({}), json!({}));
    let seating = make_table(&[node.api().clone()], &calm, ledger, chance).await;
    let seating = seating.expect("a table can be made");
    Witness { table: seating.table.id.clone(), token: seating.seats[0].token.clone() }
}

impl Witness {
    /// Looks at his table over a new socket.
    pub(crate) async fn connect(&self, address: &Address) -> Connection {
        let socket = Connection::open(address, &self.table, Some(&self.token)).await;
        let mut socket = socket.expect("the server lets him in");
        let watch = FromClient::Watch { protocol: protocol::VERSION, seat: Some(0), after: None };
        socket.send(&watch).await.expect("the server listens");
        socket.next().await.expect("the server shows the table");
        socket
    }
}

/// Listens to the end, and gives the code with which the server closed the socket; `None` if it
/// just broke.
async fn closed_with(mut socket: Connection) -> Option<u16> {
    loop {
        match timeout(Duration::from_secs(30), socket.next()).await {
            Ok(Ok(_)) => {}
            Ok(Err(ConnectionError::Closed { code, .. })) => return Some(code),
            Ok(Err(_)) | Err(_) => return None,
        }
    }
}

/// A table with the shortest clock there is, at which somebody is asked and does not answer.
pub(crate) async fn clocked_table(node: &Node, ledger: &Ledger, chance: &mut Chance) -> Seating {
    let clock = json!({"clock": {"move": {"seconds": CLOCK.as_secs()}}});
    let setup = setup("hh", json!({}), clock);
    let seating = make_table(&[node.api().clone()], &setup, ledger, chance).await;
    let seating = seating.expect("a table can be made");
    deed(node, &seating, What::Start).await;
    seating
}

/// Has the first person at a table do something.
pub(crate) async fn deed(node: &Node, seating: &Seating, deed: What) {
    let seat = &seating.seats[0];
    let deed = Deed { seat: seat.number, id: move_id(), deed };
    let done = node.api().deeds(&seating.table.id, &seat.token, &deed).await;
    done.expect("the server does it");
}

/// Waits until it is stored that somebody's time was up, and gives the index of that row. Rows
/// before `from` are not looked at.
pub(crate) async fn wait_for_time_out(audit: &Audit, table: &str, from: usize) -> usize {
    let up = |row: &table::Row| {
        let entry: Value = serde_json::from_str(&row.body).unwrap_or_default();
        entry["entry"] == "left" && entry["because"] == "timed_out"
    };
    let since = Instant::now();
    loop {
        let rows = audit.rows(table).await;
        if let Some(found) = rows.iter().skip(from).position(up) {
            return from + found;
        }
        assert!(since.elapsed() < Duration::from_secs(60), "his time is never up");
        sleep(Duration::from_millis(20)).await;
    }
}
