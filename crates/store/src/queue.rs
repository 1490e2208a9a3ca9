//! Work that waits to be written, and is handed over in groups: whatever came while the last
//! group was on its way shares the next wait for the disk.

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// So much may wait; whoever comes later waits to be let in.
const WAITING: usize = 1_024;

/// Where work is left.
#[derive(Debug)]
pub(crate) struct Queue<W, O> {
    jobs: mpsc::Sender<Job<W, O>>,
}

/// Where it is taken from.
#[derive(Debug)]
pub(crate) struct Groups<W, O> {
    jobs: mpsc::Receiver<Job<W, O>>,
    stopped: Vec<oneshot::Sender<()>>,
}

/// Where the outcome of some work is awaited.
pub(crate) type Reply<O> = oneshot::Sender<Result<O, StoreError>>;

#[derive(Debug)]
enum Job<W, O> {
    Write(W, Reply<O>),
    Stop(oneshot::Sender<()>),
}

/// Both ends of a new queue.
pub(crate) fn queue<W, O>() -> (Queue<W, O>, Groups<W, O>) {
    let (sender, jobs) = mpsc::channel(WAITING);
    (Queue { jobs: sender }, Groups { jobs, stopped: Vec::new() })
}

impl<W, O> Queue<W, O> {
    /// Leaves work and waits until it is durable. Whoever stops waiting gives up only the
    /// answer: the work is done all the same, or was never begun.
    pub(crate) async fn put(&self, work: W) -> Result<O, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Write(work, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Whether somebody is there to do the work.
    pub(crate) fn is_open(&self) -> bool {
        !self.jobs.is_closed()
    }

    /// Lets what waits be finished, and nothing else come.
    pub(crate) async fn stop(&self) {
        let (reply, done) = oneshot::channel();
        if self.jobs.send(Job::Stop(reply)).await.is_ok() {
            done.await.ok();
        }
    }
}

impl<W, O> Groups<W, O> {
    /// Waits for the next group: all that waits, but at most so much, and perhaps nothing. `None`
    /// when there will be no other.
    pub(crate) async fn next(&mut self, most: usize) -> Option<Vec<(W, Reply<O>)>> {
        let mut jobs = Vec::new();
        if self.jobs.recv_many(&mut jobs, most).await == 0 {
            return None;
        }
        let mut group = Vec::with_capacity(jobs.len());
        for job in jobs {
            match job {
                Job::Write(work, reply) => group.push((work, reply)),
                Job::Stop(reply) => {
                    self.jobs.close();
                    self.stopped.push(reply);
                }
            }
        }
        Some(group)
    }

    /// Tells those who wait for the end that it has come.
    pub(crate) fn end(self) {
        for reply in self.stopped {
            reply.send(()).ok();
        }
    }
}
