//! The plain face: prints lines and reads lines. Scripts and screen readers can use all of it:
//! nothing moves the cursor, and nothing is said by colour alone.

use crate::grammar::{self, Command, Wish};
use crate::keeping::{Keeping, Kept};
use crate::scene::Scene;
use crate::session::{Session, Turn};
use crate::{Settings, describe, report};
use rules::{Ask, Illegal, Pool, Seat};
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

/// How a game at this face ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over,
    /// Somebody left.
    Left,
    /// There was no more input.
    InputEnded,
    /// Ctrl-C was pressed, or a signal came.
    Interrupted,
}

/// Why the face had to stop.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The terminal, or what stands for it, failed.
    #[error("reading or writing failed: {0}")]
    Io(#[from] io::Error),
    /// A bot gave an answer that the rules refuse; it would give it again.
    #[error("a bot broke a rule: {0}; please report this with the game's file")]
    Bot(Illegal),
}

/// How the plain face writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Whether questions and refusals are coloured.
    pub color: bool,
    /// Whether lines are repeated as they are read, so that a transcript can be understood.
    pub echo: bool,
    /// How many empty lines hide what one player saw from the next.
    pub curtain: usize,
}

/// Plays a game to its end, to the end of the input, or until somebody leaves.
pub fn play(
    session: &mut Session,
    settings: &Settings,
    style: Style,
    input: impl BufRead,
    output: impl Write,
) -> Result<End, PlayError> {
    let keeping = Keeping::new(settings, session);
    let mut face = Face { session, settings, style, input, output, keeping, seen: None, told: 0 };
    face.welcome()?;
    let end = face.play()?;
    face.farewell(end)?;
    Ok(end)
}

/// What a person is asked: the hand, the question, the numbered list, and how to answer.
pub fn question(scene: &Scene<'_>) -> Vec<String> {
    let Some(menu) = &scene.menu else { return Vec::new() };
    let texts = scene.texts;
    let mut lines = vec![String::new()];
    if !matches!(menu.prompt.ask, Ask::Pay { .. } | Ask::Cards { from: Pool::Hand, .. }) {
        let cards = texts.cards(&scene.view.hand);
        lines.push(texts.text("terminal-your-cards", &[("cards", cards.into())]));
    }
    if describe::builds_over(menu) {
        let town = (1..).zip(scene.town(scene.seat));
        let town = town.map(|(place, seen)| format!("{place} {}", texts.card(seen.building)));
        let town = town.collect::<Vec<_>>().join(", ");
        lines.push(texts.text("terminal-your-town", &[("buildings", town.into())]));
    }
    lines.push(texts.question(&menu.prompt));
    for item in &menu.items {
        lines.push(format!("  {}  {}", item.number, describe::item(scene, &item.what)));
    }
    lines.push(describe::how(texts, menu));
    lines
}

/// A line may have so many bytes; what is longer is no command.
const MAX_LINE: u64 = 1 << 16;

struct Face<'a, I, O> {
    session: &'a mut Session,
    settings: &'a Settings,
    style: Style,
    input: I,
    output: O,
    keeping: Keeping,
    /// Who sits in front of the screen.
    seen: Option<Seat>,
    /// How many lines of his log are on the screen.
    told: usize,
}

impl<I: BufRead, O: Write> Face<'_, I, O> {
    fn play(&mut self) -> Result<End, PlayError> {
        loop {
            self.keeping.autosave(self.session);
            match self.session.turn() {
                Turn::Over => {
                    self.news(self.session.viewer())?;
                    self.problem()?;
                    return Ok(End::Over);
                }
                Turn::Bot(_) => {
                    if let Some(task) = self.session.task() {
                        self.session.answer(&task.answer()).map_err(PlayError::Bot)?;
                    }
                }
                Turn::Human(seat) => {
                    if !self.take_seat(seat)? {
                        return Ok(End::InputEnded);
                    }
                    self.news(seat)?;
                    self.problem()?;
                    self.question()?;
                    if let Some(end) = self.converse(seat)? {
                        return Ok(end);
                    }
                }
            }
        }
    }

    /// Reads lines until the person has answered, or has taken something back.
    fn converse(&mut self, seat: Seat) -> Result<Option<End>, PlayError> {
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let Some(line) = self.line()? else { return Ok(Some(End::InputEnded)) };
            let scene = self.session.scene(seat);
            let texts = scene.texts;
            let read = grammar::read(&line, scene.menu.as_ref(), texts);
            match read {
                Err(misread) => self.refuse(&misread.text(texts))?,
                Ok(Command::Answer(answer)) => match self.session.answer(&answer) {
                    Ok(()) => return Ok(None),
                    Err(illegal) => {
                        let scene = self.session.scene(seat);
                        let text = texts.refusal(&illegal, |seat| scene.name(seat));
                        self.refuse(&text)?;
                    }
                },
                Ok(Command::Table(Wish::Quit)) => return Ok(Some(End::Left)),
                Ok(Command::Table(Wish::Undo)) => {
                    if self.session.undo() {
                        // The log is shorter now, and may be another person's.
                        self.told = self.session.scene(self.session.viewer()).log.len();
                        writeln!(self.output, "{}", texts.text("terminal-undone", &[]))?;
                        return Ok(None);
                    }
                    self.refuse(&texts.text("terminal-nothing-to-undo", &[]))?;
                }
                Ok(Command::Table(Wish::Auto)) => {
                    if let Some(task) = self.session.hint(self.settings.adviser) {
                        let answer = task.answer();
                        if self.session.answer(&answer).is_ok() {
                            return Ok(None);
                        }
                    }
                }
                Ok(Command::Table(wish)) => self.grant(seat, &wish)?,
            }
        }
    }

    /// What a person wants to know, or to have done, before he answers.
    fn grant(&mut self, seat: Seat, wish: &Wish) -> Result<(), PlayError> {
        let scene = self.session.scene(seat);
        let lines = match wish {
            Wish::Hint => {
                let who = self.settings.adviser.to_string();
                let thinking = scene.texts.text("terminal-thinking", &[("who", who.into())]);
                writeln!(self.output, "{thinking}")?;
                self.output.flush()?;
                match self.session.hint(self.settings.adviser) {
                    Some(task) => report::hint(&scene, &task.advise()),
                    None => vec![scene.texts.text("terminal-hint-nothing", &[])],
                }
            }
            Wish::Save(file) => {
                let file = file.as_ref().map(PathBuf::from).or_else(|| self.keeping.file());
                return self.save(file);
            }
            wish => report::at_table(self.session, &scene, wish),
        };
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))?;
        Ok(())
    }

    fn save(&mut self, file: Option<PathBuf>) -> Result<(), PlayError> {
        let texts = self.session.texts();
        let Some(file) = file else {
            return self.refuse(&texts.text("terminal-save-where", &[])).map_err(PlayError::Io);
        };
        match self.keeping.save(self.session, file) {
            Ok(saved) => writeln!(self.output, "{saved}")?,
            Err(why) => self.refuse(&why)?,
        }
        Ok(())
    }

    /// Tells that the game could not be saved after the last answer.
    fn problem(&mut self) -> io::Result<()> {
        match self.keeping.problem(self.session) {
            Some(problem) => self.refuse(&problem),
            None => Ok(()),
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let texts = self.session.texts();
        let options = texts.options(&self.session.header().options);
        let welcome = texts.text("terminal-welcome", &[("options", options.into())]);
        writeln!(self.output, "{welcome}")?;
        writeln!(self.output, "{}", report::seed(self.session))
    }

    fn farewell(&mut self, end: End) -> io::Result<()> {
        let texts = self.session.texts();
        let key = match end {
            End::Over | End::Interrupted => return self.output.flush(),
            End::Left => "terminal-left",
            End::InputEnded => "terminal-input-ended",
        };
        let text = match self.keeping.kept(self.session) {
            Kept::Nothing => texts.text(key, &[]),
            Kept::All(file) => texts.text(&format!("{key}-saved"), &[("file", file.into())]),
            Kept::Earlier(file) => texts.text(&format!("{key}-earlier"), &[("file", file.into())]),
        };
        if end == End::InputEnded {
            // The line that was waited for did not come.
            writeln!(self.output)?;
        }
        writeln!(self.output, "{text}")?;
        self.output.flush()
    }

    /// Hands the screen to another person; `false` if there is no more input.
    fn take_seat(&mut self, seat: Seat) -> io::Result<bool> {
        if self.seen == Some(seat) {
            return Ok(true);
        }
        if self.session.humans() > 1 {
            let name = self.session.names()[seat.index()].clone();
            (0..self.style.curtain).try_for_each(|_| writeln!(self.output))?;
            let pass = self.session.texts().text("terminal-pass-to", &[("who", name.into())]);
            writeln!(self.output, "{pass}")?;
            self.output.flush()?;
            if self.line()?.is_none() {
                return Ok(false);
            }
        }
        let scene = self.session.scene(seat);
        // Whoever comes back has read everything up to his last answer.
        self.told = scene.news;
        self.seen = Some(seat);
        Ok(true)
    }

    /// What happened since the person last looked.
    fn news(&mut self, seat: Seat) -> io::Result<()> {
        let scene = self.session.scene(seat);
        for told in scene.log.iter().skip(self.told) {
            if told.heading {
                writeln!(self.output)?;
            }
            writeln!(self.output, "{told}")?;
        }
        self.told = scene.log.len();
        Ok(())
    }

    fn question(&mut self) -> io::Result<()> {
        let scene = self.session.scene(self.session.viewer());
        let (on, off) = if self.style.color { ("\x1b[1;36m", "\x1b[0m") } else { ("", "") };
        let asked = scene.menu.as_ref().map(|menu| scene.texts.question(&menu.prompt));
        for line in question(&scene) {
            if Some(&line) == asked.as_ref() {
                writeln!(self.output, "{on}{line}{off}")?;
            } else {
                writeln!(self.output, "{line}")?;
            }
        }
        Ok(())
    }

    fn refuse(&mut self, text: &str) -> io::Result<()> {
        let (on, off) = if self.style.color { ("\x1b[31m", "\x1b[0m") } else { ("", "") };
        writeln!(self.output, "{on}{text}{off}")
    }

    /// A line of input without its end; `None` when there is no more.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if self.style.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }
}
