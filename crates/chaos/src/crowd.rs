//! People who never stop playing.

use crate::seated::Sitter;
use crate::tables::any;
use crate::{Chance, Ledger, Seating, make_table};
use client::{Api, ApiError};
use futures_util::future::join_all;
use protocol::seating::Setup;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// A record must be had in this time.
const PATIENCE: Duration = Duration::from_secs(60);

/// People at tables who never stop playing: when a game is over they make another table.
#[derive(Debug)]
pub struct Crowd {
    ledger: Arc<Ledger>,
    rest: watch::Sender<bool>,
    tables: JoinSet<()>,
}

impl Crowd {
    /// Has people play at one table of each kind, over any of the servers.
    pub fn gather(servers: Vec<Api>, setups: Vec<Setup>, chance: &mut Chance) -> Crowd {
        let ledger = Arc::new(Ledger::default());
        let (rest, resting) = watch::channel(false);
        let servers: Arc<[Api]> = servers.into();
        let mut tables = JoinSet::new();
        for setup in setups {
            let host = Host {
                setup,
                servers: Arc::clone(&servers),
                ledger: Arc::clone(&ledger),
                chance: chance.split(),
            };
            tables.spawn(host.play_on(resting.clone()));
        }
        Crowd { ledger, rest, tables }
    }

    /// What was promised so far.
    pub fn ledger(&self) -> &Arc<Ledger> {
        &self.ledger
    }

    /// Has everybody stop, once all they sent was replied to and they know all there is. The
    /// servers must be well by now.
    pub async fn rest(mut self) -> Arc<Ledger> {
        self.rest.send_replace(true);
        while let Some(ended) = self.tables.join_next().await {
            if let Err(error) = ended {
                self.ledger.complain(format!("somebody fell off his chair: {error}"));
            }
        }
        self.ledger
    }
}

/// Whoever makes the tables of one kind.
struct Host {
    setup: Setup,
    servers: Arc<[Api]>,
    ledger: Arc<Ledger>,
    chance: Chance,
}

impl Host {
    async fn play_on(mut self, rest: watch::Receiver<bool>) {
        while !*rest.borrow() {
            let made = make_table(&self.servers, &self.setup, &self.ledger, &mut self.chance).await;
            let Some(seating) = made else { return };
            if self.play(&seating, &rest).await {
                self.ledger.figures().games += 1;
                self.fetch_record(&seating).await;
            }
            seating.table.promises().closed = true;
        }
    }

    /// Plays one game; `true` if it came to its end.
    async fn play(&mut self, seating: &Seating, rest: &watch::Receiver<bool>) -> bool {
        let starter = self.chance.below(seating.seats.len() as u64) as usize;
        let mut sitting = Vec::new();
        for (number, seat) in seating.seats.iter().enumerate() {
            let sitter = Sitter::new(
                seat.clone(),
                Arc::clone(&seating.table),
                Arc::clone(&self.ledger),
                Arc::clone(&self.servers),
                self.chance.split(),
            );
            sitting.push(tokio::spawn(sitter.sit(number == starter, rest.clone())));
        }
        let ended = join_all(sitting).await;
        ended.into_iter().all(|over| match over {
            Ok(over) => over,
            Err(error) => {
                self.ledger.complain(format!("table {}: {error}", seating.table.id));
                false
            }
        })
    }

    /// Asks for the record of a game that is over, until there is one.
    async fn fetch_record(&mut self, seating: &Seating) {
        let (id, token) = (&seating.table.id, &seating.seats[0].token);
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            match any(&self.servers, &mut self.chance).record(id, Some(token)).await {
                Ok(record) => {
                    seating.table.promises().record = Some(record);
                    return;
                }
                Err(ApiError::Broken(_)) => sleep(self.chance.between(5, 40)).await,
                // Limits, servers that stop, and nodes that have not heard of the end yet.
                Err(ApiError::Refused { status: 409 | 429 | 503, .. }) => {
                    sleep(self.chance.between(50, 200)).await;
                }
                Err(error) => {
                    self.ledger.complain(format!("no record of table {id}: {error}"));
                    return;
                }
            }
        }
        self.ledger.complain(format!("no record of table {id}, for a minute"));
    }
}
