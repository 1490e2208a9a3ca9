//! Tells other servers which tables have grown: after the commit, many in one message.
//!
//! A commit that carries a notification takes a lock that the whole PostgreSQL server has only
//! one of. So entries are committed without, and the names are gathered for a moment and sent
//! by themselves.

use std::{collections::BTreeSet, time::Duration};

use sqlx::PgPool;
use tokio::sync::mpsc;

use super::CHANNEL;

/// How long names are gathered. Nobody notices it at a table.
const GATHER: Duration = Duration::from_millis(5);

/// PostgreSQL takes messages of fewer than 8,000 bytes.
const PAYLOAD: usize = 7_900;

/// Starts the task. It ends when nobody is left who could tell it anything.
pub(super) fn start(pool: PgPool) -> mpsc::UnboundedSender<String> {
    let (sender, mut grown) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(first) = grown.recv().await {
            tokio::time::sleep(GATHER).await;
            let mut names = BTreeSet::from([first]);
            while let Ok(name) = grown.try_recv() {
                names.insert(name);
            }
            for payload in payloads(names) {
                send(&pool, &payload).await;
            }
        }
    });
    sender
}

/// Should it fail, others find the entries by polling.
async fn send(pool: &PgPool, payload: &str) {
    let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
    match notify.execute(pool).await {
        Ok(_) | Err(sqlx::Error::PoolClosed) => {}
        Err(error) => tracing::warn!(%error, "other servers were not told of new entries"),
    }
}

fn payloads(names: BTreeSet<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        match all.last_mut() {
            Some(last) if last.len() + 1 + name.len() <= PAYLOAD => {
                last.push(',');
                last.push_str(&name);
            }
            _ => all.push(name),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_stay_below_the_limit_and_lose_nothing() {
        let names: BTreeSet<_> = (0..5_000).map(|number| format!("table-{number}")).collect();
        let all = payloads(names.clone());
        assert!(all.iter().all(|payload| payload.len() <= PAYLOAD));
        assert!(all.len() < 12, "{} messages", all.len());
        let told: BTreeSet<_> =
            all.iter().flat_map(|payload| payload.split(',')).map(str::to_owned).collect();
        assert_eq!(told, names);
    }
}
