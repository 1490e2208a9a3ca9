//! Waiting for a database that may never answer: a machine that vanishes breaks no connection.

use std::{io, time::Duration};

use tokio::time::timeout;

use crate::StoreError;

/// The answer, or that none came within the limit: then nobody knows how far the question got.
pub(crate) async fn in_time<T>(
    limit: Duration,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(limit, answer).await.unwrap_or_else(|_| Err(silence()))
}

/// The same for questions that change nothing.
pub(crate) async fn read_in_time<T>(
    limit: Duration,
    answer: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, answer).await.unwrap_or_else(|_| Err(silence().into()))
}

fn silence() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer"))
}
