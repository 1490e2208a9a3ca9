//! The store in PostgreSQL: any number of servers read and write.

mod append;
mod import;
mod listener;
mod notifier;
mod writer;

use std::str::FromStr;

use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::{sync::broadcast, task::JoinHandle};

use crate::{Append, Appended, Settings, StoreError, Synchronous, Wake, migrations};
use writer::Writers;

/// The channel of PostgreSQL on which servers tell each other which tables have grown.
const CHANNEL: &str = "sanjuan";

/// A receiver that is so many hints behind is told that it has missed some.
const WAKES: usize = 4_096;

#[derive(Debug)]
pub(crate) struct Postgres {
    pub(crate) pool: PgPool,
    pub(crate) wakes: broadcast::Sender<Wake>,
    listener: Option<JoinHandle<()>>,
    /// Absent if the store was opened for reading only.
    writers: Option<Writers>,
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
        let writers = Some(Writers::start(&pool, settings.answer, grown.as_ref()));
        Ok(Postgres { pool, wakes, listener, writers })
    }

    pub(crate) async fn open_reading(
        url: &str,
        settings: &Settings,
    ) -> Result<Postgres, StoreError> {
        let pool = connect(url, settings).await?;
        migrations::check_postgres(&pool).await?;
        let wakes = broadcast::Sender::new(1);
        Ok(Postgres { pool, wakes, listener: None, writers: None })
    }

    pub(crate) async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        self.writers.as_ref().ok_or(StoreError::ReadOnly)?.append(entry).await
    }

    pub(crate) async fn import(&self, chunk: &crate::copy::Chunk) -> Result<u64, StoreError> {
        import::import(self.writing()?, chunk).await
    }

    /// The connections, for whoever wants to write.
    pub(crate) fn writing(&self) -> Result<&PgPool, StoreError> {
        if self.writers.is_some() { Ok(&self.pool) } else { Err(StoreError::ReadOnly) }
    }

    pub(crate) async fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
        if let Some(writers) = &self.writers {
            writers.stop().await;
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
        .max_connections(settings.connections.max(writer::LANES as u32 + 2))
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
