//! Where a game is kept, and how much of it is there: so that nobody is told it is saved when it
//! is not, or the other way round.

use crate::Settings;
use crate::save::save;
use crate::session::Session;
use rules::{Answer, Seat};
use std::path::{Path, PathBuf};

/// Where a game is kept.
#[derive(Debug)]
pub(crate) struct Keeping {
    /// Where it is saved unless another file is named.
    file: Option<PathBuf>,
    /// Which file is written after every answer.
    every_answer: Option<PathBuf>,
    /// Where it was saved last, and with which answers: their number alone would not tell those
    /// that were taken back and given otherwise.
    last: Option<(PathBuf, Vec<(Seat, Answer)>)>,
    /// Why it could not be written after the last answer.
    problem: Option<String>,
}

/// How much of a game is on file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// Nothing.
    Nothing,
    /// All of it, in this file.
    All(String),
    /// What was answered up to the last save, in this file.
    Earlier(String),
}

impl Keeping {
    pub(crate) fn new(settings: &Settings, session: &Session) -> Keeping {
        let file = settings.file.clone();
        let last = settings.resumed.clone().map(|file| (file, session.answers().to_vec()));
        let every_answer = file.clone().filter(|_| settings.autosave);
        Keeping { file, every_answer, last, problem: None }
    }

    /// Where the game is saved unless another file is named.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        self.file.clone()
    }

    /// Saves the game because somebody asked for it. What to tell, or why it was refused.
    pub(crate) fn save(&mut self, session: &Session, file: PathBuf) -> Result<String, String> {
        let texts = session.texts();
        save(session, &file).map_err(|error| error.told(texts))?;
        let name = || ("file", shown(&file).into());
        let mut told = texts.text("terminal-saved", &[name()]);
        if self.problem.take().is_some() {
            // The file it was kept in fails, so this one takes its place.
            told = format!("{told} {}", texts.text("terminal-kept-there", &[name()]));
            self.every_answer = Some(file.clone());
        }
        self.last = Some((file.clone(), session.answers().to_vec()));
        self.file = Some(file);
        Ok(told)
    }

    /// Saves the game after an answer, if it is kept so. A file that cannot be written is a
    /// problem to be told, not the end of the game.
    pub(crate) fn autosave(&mut self, session: &Session) {
        let Some(file) = self.every_answer.clone() else { return };
        let is_there = |(last, answers): &(PathBuf, Vec<_>)| {
            *last == file && answers.as_slice() == session.answers()
        };
        if self.problem.is_none() && self.last.as_ref().is_some_and(is_there) {
            return;
        }
        match save(session, &file) {
            Ok(()) => {
                self.problem = None;
                self.last = Some((file, session.answers().to_vec()));
            }
            Err(error) => self.problem = Some(error.told(session.texts())),
        }
    }

    /// What to tell about the last save after an answer, if it failed.
    pub(crate) fn problem(&self, session: &Session) -> Option<String> {
        // It becomes a part of a sentence.
        let problem = self.problem.as_ref()?.trim_end_matches('.');
        Some(session.texts().text("terminal-not-kept", &[("problem", problem.into())]))
    }

    /// Whether the game is written after every answer.
    pub(crate) fn every_answer(&self) -> bool {
        self.every_answer.is_some() && self.problem.is_none()
    }

    /// How much of the game is on file.
    pub(crate) fn kept(&self, session: &Session) -> Kept {
        match &self.last {
            None => Kept::Nothing,
            Some((file, answers)) if answers.as_slice() == session.answers() => {
                Kept::All(shown(file))
            }
            Some((file, _)) => Kept::Earlier(shown(file)),
        }
    }
}

/// A file as it is named in a sentence.
fn shown(file: &Path) -> String {
    file.display().to_string()
}
