//! Thinking beside the screen, so that it never stands still.

use crate::task::Task;
use bots::Advice;
use rules::Answer;
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// What a bot thought of.
#[derive(Debug)]
pub(crate) enum Thought {
    /// Its answer.
    Answer(Answer),
    /// An answer in place of the person's.
    Auto(Answer),
    /// Advice for the person.
    Hint(Advice),
}

/// What to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Job {
    Answer,
    Auto,
    Hint,
}

/// At most one bot that thinks.
#[derive(Debug, Default)]
pub(crate) struct Worker {
    busy: Option<(Job, Receiver<Thought>)>,
}

impl Worker {
    /// What is being thought about.
    pub(crate) fn job(&self) -> Option<Job> {
        self.busy.as_ref().map(|(job, _)| *job)
    }

    /// Lets a bot think; whatever another one was thinking of is forgotten.
    pub(crate) fn begin(&mut self, job: Job, task: Task) -> io::Result<()> {
        let (send, receive) = mpsc::channel();
        let think = move || {
            // Nobody waits any more if the answer was taken back meanwhile.
            let _ = send.send(match job {
                Job::Answer => Thought::Answer(task.answer()),
                Job::Auto => Thought::Auto(task.answer()),
                Job::Hint => Thought::Hint(task.advise()),
            });
        };
        thread::Builder::new().name("bot".to_owned()).spawn(think)?;
        self.busy = Some((job, receive));
        Ok(())
    }

    /// What came of it, if it comes in time.
    pub(crate) fn wait(&mut self, patience: Duration) -> io::Result<Option<Thought>> {
        let Some((_, receive)) = &self.busy else { return Ok(None) };
        let thought = match receive.recv_timeout(patience) {
            Ok(thought) => Some(thought),
            Err(RecvTimeoutError::Timeout) => return Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(io::Error::other("a bot stopped thinking; please report this"));
            }
        };
        self.busy = None;
        Ok(thought)
    }

    /// Forgets what is being thought about.
    pub(crate) fn forget(&mut self) {
        self.busy = None;
    }
}
