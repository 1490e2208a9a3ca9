//! What tests stand on: a fresh database of PostgreSQL, a fresh folder.
//!
//! Nothing has to be set up. If `SANJUAN_TEST_POSTGRES` has the address of a server on which
//! databases may be created, that one is used; otherwise each process that asks starts a
//! server of its own, which is gone with the last [`Database`] or with the process. Starting
//! one takes about a third of a second, so sharing it among processes would gain little.

mod folder;
mod server;

use std::{
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::Place;
pub use folder::{Folder, folder};
pub use server::Server;

/// A database of PostgreSQL with nothing in it. It is gone when this is dropped.
#[derive(Debug)]
pub struct Database {
    /// Its address.
    pub url: String,
    name: String,
    admin: String,
    /// Absent if the server is not ours.
    server: Option<Arc<Server>>,
}

/// A fresh database.
///
/// # Panics
///
/// If PostgreSQL is not installed or does not start. A test that cannot run has failed.
pub async fn postgres() -> Database {
    match std::env::var("SANJUAN_TEST_POSTGRES") {
        Ok(admin) => fresh(admin, None).await,
        Err(_) => {
            let server = shared_server();
            fresh(server.url("postgres"), Some(server)).await
        }
    }
}

impl Database {
    /// The database as a place to open a store at.
    pub fn place(&self) -> Place {
        Place::Postgres(self.url.clone())
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // The database goes along with a server of our own.
        if self.server.is_some() {
            return;
        }
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
        let admin = self.admin.clone();
        // Here nothing can be awaited, so another thread does it.
        let dropping = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime starts").block_on(run(&admin, sql))
        });
        dropping.join().ok();
    }
}

/// The server of this process, as long as somebody uses it.
fn shared_server() -> Arc<Server> {
    static SERVER: Mutex<Weak<Server>> = Mutex::new(Weak::new());
    let mut shared = SERVER.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    shared.upgrade().unwrap_or_else(|| {
        let server = Arc::new(Server::start());
        *shared = Arc::downgrade(&server);
        server
    })
}

async fn fresh(admin: String, server: Option<Arc<Server>>) -> Database {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("sanjuan_test_{}_{number}", std::process::id());
    run(&admin, format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await;
    run(&admin, format!("CREATE DATABASE {name}")).await;
    Database { url: with_database(&admin, &name), name, admin, server }
}

async fn run(admin: &str, sql: String) {
    let connection = PgConnection::connect(admin).await;
    let mut connection = connection.expect("the PostgreSQL server for tests answers");
    let done = sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await;
    done.expect("databases can be created on the PostgreSQL server for tests");
    connection.close().await.ok();
}

/// The same address with another database in it.
fn with_database(url: &str, name: &str) -> String {
    let (front, parameters) = match url.split_once('?') {
        Some((front, parameters)) => (front, format!("?{parameters}")),
        None => (url, String::new()),
    };
    let host_at = front.find("://").map_or(0, |at| at + 3);
    let end = front[host_at..].find('/').map_or(front.len(), |at| host_at + at);
    format!("{}/{name}{parameters}", &front[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_database_of_an_address_changes() {
        assert_eq!(with_database("postgres://me@host:1", "x"), "postgres://me@host:1/x");
        assert_eq!(with_database("postgres://host/a?b=c", "x"), "postgres://host/x?b=c");
    }
}
