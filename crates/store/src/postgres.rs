//! The store in PostgreSQL: any number of servers read and write.

mod append;
mod import;
mod listener;
mod notifier;

use std::str::FromStr;

use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::{
    sync::{broadcast, mpsc},
    task::JoinHandle,
};

use crate::{Append, Appended, Settings, StoreError, Synchronous, Wake, migrations};

/// The channel of PostgreSQL on which servers tell each other which tables have grown.
const CHANNEL: &str = "sanjuan";

/// A receiver that is so many hints behind is told that it has missed some.
const WAKES: usize = 4_096;

#[derive(Debug)]
pub(crate) struct Postgres {
    pub(crate) pool: PgPool,
    pub(crate) wakes: broadcast::Sender<Wake>,
    /// Takes the names of tables that have grown. Absent if nobody is to be told.
    grown: Option<mpsc::UnboundedSender<String>>,
    listener: Option<JoinHandle<()>>,
    reading: bool,
}

impl Postgres {
    pub(crate) async fn open(url: &str, settings: &Settings) -> Result<Postgres, StoreError> {
        let pool = connect(url, settings).await?;
        migrations::migrate_postgres(&pool).await?;
        let wakes = broadcast::Sender::new(WAKES);
        let (mut grown, mut listener) = (None, None);
        if settings.listen {
            listener = Some(listener::start(options(url)?, wakes.clone()).await?);
            grown = Some(notifier::start(pool.clone()));
        }
        Ok(Postgres { pool, wakes, grown, listener, reading: false })
    }

    pub(crate) async fn open_reading(
        url: &str,
        settings: &Settings,
    ) -> Result<Postgres, StoreError> {
        let pool = connect(url, settings).await?;
        migrations::check_postgres(&pool).await?;
        let wakes = broadcast::Sender::new(1);
        Ok(Postgres { pool, wakes, grown: None, listener: None, reading: true })
    }

    /// The entry is written by a task of its own: should the caller give up waiting, others are
    /// still told that the table has grown.
    pub(crate) async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        let (pool, grown) = (self.writing()?.clone(), self.grown.clone());
        let task = tokio::spawn(async move {
            let appended = append::append(&pool, &entry).await?;
            if let (Appended::Stored, Some(grown)) = (appended, grown) {
                grown.send(entry.table).ok();
            }
            Ok(appended)
        });
        task.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(crate) async fn import(&self, chunk: &crate::copy::Chunk) -> Result<u64, StoreError> {
        import::import(self.writing()?, chunk).await
    }

    /// The connections, for whoever wants to write.
    pub(crate) fn writing(&self) -> Result<&PgPool, StoreError> {
        if self.reading { Err(StoreError::ReadOnly) } else { Ok(&self.pool) }
    }

    pub(crate) async fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    Ok(PgConnectOptions::from_str(url)?.application_name("sanjuan"))
}

async fn connect(url: &str, settings: &Settings) -> Result<PgPool, StoreError> {
    let synchronous = settings.synchronous;
    let pool = PgPoolOptions::new()
        .max_connections(settings.connections)
        .acquire_timeout(settings.patience)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                let sql = match synchronous {
                    Synchronous::Full => SAFELY,
                    Synchronous::Off => CARELESSLY,
                };
                sqlx::raw_sql(sql).execute(connection).await.map(drop)
            })
        });
    Ok(pool.connect_with(options(url)?).await?)
}

/// A server that was set up to wait for its replicas as well is left as it is; only one that
/// does not even wait for its own disk is corrected. A statement that hangs is given up, so
/// that a move is answered one way or the other.
const SAFELY: &str = "SELECT set_config('synchronous_commit', 'on', false) \
    WHERE current_setting('synchronous_commit') = 'off'; \
    SET statement_timeout = '15s'; SET default_transaction_isolation = 'read committed'";

const CARELESSLY: &str = "SET synchronous_commit = off; SET statement_timeout = '15s'; \
    SET default_transaction_isolation = 'read committed'";
