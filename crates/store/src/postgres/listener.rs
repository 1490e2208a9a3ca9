//! Hears from PostgreSQL which tables have grown, and says so when it could not hear.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::{sync::broadcast, task::JoinHandle, time};

use super::CHANNEL;
use crate::{StoreError, Wake};

/// A connection that was silent for so long is asked whether it is still there: one that was
/// cut without a word would otherwise stay silent for ever.
const SILENCE: Duration = Duration::from_secs(20);

/// How long the answer may take.
const ANSWER: Duration = Duration::from_secs(5);

/// How long to wait between attempts to reach the database again.
const PAUSE: Duration = Duration::from_millis(250);

/// Starts the task, once it listens for certain.
pub(super) async fn start(
    options: PgConnectOptions,
    wakes: broadcast::Sender<Wake>,
) -> Result<JoinHandle<()>, StoreError> {
    let mut listener = connect(&options).await?;
    Ok(tokio::spawn(async move {
        loop {
            hear(&mut listener, &wakes).await;
            tracing::warn!("the database no longer tells of new entries");
            listener = loop {
                match connect(&options).await {
                    Ok(listener) => break listener,
                    Err(_) => time::sleep(PAUSE).await,
                }
            };
            tracing::info!("the database tells of new entries again");
            wakes.send(Wake::Everything).ok();
        }
    }))
}

/// Passes on what it hears, until the connection breaks.
async fn hear(listener: &mut PgListener, wakes: &broadcast::Sender<Wake>) {
    loop {
        match time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                for name in notification.payload().split(',') {
                    // Nobody may be listening yet, and that is fine.
                    wakes.send(Wake::Table(name.to_owned())).ok();
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let question = sqlx::query("SELECT 1").execute(&mut *listener);
                if !matches!(time::timeout(ANSWER, question).await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

/// A pool of its own, whose one connection is never exchanged for another behind its back.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.acquire_timeout(ANSWER).connect_with(options.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}
