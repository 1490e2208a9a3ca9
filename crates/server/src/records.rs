//! Records that are played again. That takes a while for a processor, and the longest of them make
//! long answers: so it is done beside the threads that serve requests, and few at once.

use crate::refused;
use crate::reviews;
use axum::body::Bytes;
use protocol::refusal::Refusal;
use protocol::replay::{Lesson, Replay};
#[cfg(doc)]
use protocol::review::Review;
use record::{Record, RecordError};
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::{OnceCell, Semaphore};

/// So many are played at once; others wait.
const REPLAYS: usize = 2;
/// So many are reviewed at once. Reviews take long; whoever asks for many keeps nobody from a
/// replay.
const REVIEWS: usize = 1;

/// The game that people learn from.
const LESSON: &str = include_str!("../../../fixtures/lesson.jsonl");

/// Where records are played again.
#[derive(Debug)]
pub(crate) struct Records {
    replays: Arc<Semaphore>,
    reviews: Arc<Semaphore>,
    lesson: OnceCell<Bytes>,
}

impl Records {
    pub(crate) fn new() -> Records {
        Records {
            replays: Arc::new(Semaphore::new(REPLAYS)),
            reviews: Arc::new(Semaphore::new(REVIEWS)),
            lesson: OnceCell::new(),
        }
    }

    /// A game as a [`Replay`], in JSON. Of a text that is no record it says what is wrong, and in
    /// which line.
    pub(crate) async fn replay(&self, text: Bytes) -> Result<Bytes, Refusal> {
        self.with(text, |record| Replay::of(record).map(|replay| json(&replay))).await?
    }

    /// A game as a [`Review`], in JSON.
    pub(crate) async fn review(&self, text: Bytes) -> Result<Bytes, Refusal> {
        let review = |record: &Record| reviews::of(record).map(|review| json(&review));
        in_turn(&self.reviews, text, review).await?
    }

    /// The [`Lesson`], in JSON. It is made once.
    pub(crate) async fn lesson(&self) -> Result<Bytes, Refusal> {
        let make = || async {
            let text = Bytes::from_static(LESSON.as_bytes());
            self.with(text, |record| Lesson::of(record).map(|lesson| json(&lesson))).await?
        };
        self.lesson.get_or_try_init(make).await.cloned()
    }

    /// Reads a record and does something with it, when it is its turn.
    pub(crate) async fn with<T: Send + 'static>(
        &self,
        text: Bytes,
        work: impl FnOnce(&Record) -> Result<T, RecordError> + Send + 'static,
    ) -> Result<T, Refusal> {
        in_turn(&self.replays, text, work).await
    }
}

/// Reads a record and does something with it, when it is its turn. Whoever asked may go away: it
/// is done all the same, and counts until then.
async fn in_turn<T: Send + 'static>(
    turns: &Arc<Semaphore>,
    text: Bytes,
    work: impl FnOnce(&Record) -> Result<T, RecordError> + Send + 'static,
) -> Result<T, Refusal> {
    let turn = Arc::clone(turns).acquire_owned().await;
    let turn = turn.map_err(|_| refused::unavailable())?;
    let work = move || {
        let _turn = turn;
        record::file::read(&*text).and_then(|record| work(&record))
    };
    let outcome = tokio::task::spawn_blocking(work).await;
    let outcome = outcome.map_err(|_| refused::unavailable())?;
    outcome.map_err(|error| {
        refused::bad_request(format!("this is no record that can be played again: {error}"))
    })
}

fn json(value: &impl Serialize) -> Result<Bytes, Refusal> {
    serde_json::to_vec(value).map(Bytes::from).map_err(|_| refused::unavailable())
}
