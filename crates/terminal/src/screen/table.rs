//! The table as it is played: keys come in, the game goes on.

use super::keys::{self, Act};
use super::ui::{Ui, Window};
use super::worker::{Job, Thought, Worker};
use crate::Settings;
use crate::grammar::{self, Command, Verb, Wish};
use crate::keeping::Keeping;
use crate::menu::Menu;
use crate::plain::{End, PlayError};
use crate::report;
use crate::scene::Scene;
use crate::session::{Session, Turn};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;
use rules::{Answer, Seat};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct Table<'a> {
    pub(crate) session: &'a mut Session,
    pub(crate) settings: &'a Settings,
    pub(crate) ui: Ui,
    pub(crate) worker: Worker,
    /// How the game at this screen ended, once it has.
    pub(crate) end: Option<End>,
    pub(crate) keeping: Keeping,
    /// The size of the screen when it was last drawn.
    pub(crate) size: Size,
    /// Who sits in front of the screen.
    seated: Option<Seat>,
    /// The last line that was typed.
    pub(crate) typed: String,
}

impl<'a> Table<'a> {
    pub(crate) fn new(session: &'a mut Session, settings: &'a Settings) -> Table<'a> {
        let keeping = Keeping::new(settings, session);
        let mut table = Table {
            session,
            settings,
            ui: Ui::default(),
            worker: Worker::default(),
            end: None,
            keeping,
            size: Size::default(),
            seated: None,
            typed: String::new(),
        };
        table.seat();
        table.ui.say(report::seed(table.session));
        table.autosave();
        table
    }

    /// What is to be shown.
    pub(crate) fn scene(&self) -> Scene<'_> {
        self.session.scene(self.session.viewer())
    }

    /// Lets bots think and the game go on, for about as long as `patience`. Whether anything
    /// changed.
    pub(crate) fn drive(&mut self, patience: Duration) -> Result<bool, PlayError> {
        let until = Instant::now() + patience;
        let mut changed = false;
        loop {
            if self.worker.job().is_none()
                && let Some(task) = self.session.task()
            {
                let who = self.session.names().get(task.seat().index()).cloned();
                self.ui.thinking = who;
                self.worker.begin(Job::Answer, task)?;
                changed = true;
            }
            let left = until.saturating_duration_since(Instant::now());
            let Some(thought) = self.worker.wait(left)? else { return Ok(changed) };
            changed = true;
            self.ui.thinking = None;
            match thought {
                Thought::Answer(answer) => {
                    self.session.answer(&answer).map_err(PlayError::Bot)?;
                    self.answered();
                }
                Thought::Auto(answer) => self.answer(&answer)?,
                Thought::Hint(advice) => {
                    let scene = self.scene();
                    let title = scene.texts.text("terminal-title-hint", &[]);
                    let window = Window::new(title, report::hint(&scene, &advice));
                    self.ui.window = Some(window);
                }
            }
        }
    }

    /// What a key does.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Result<(), PlayError> {
        let act = keys::act(key);
        if act == Some(Act::Stop) {
            self.end = Some(End::Interrupted);
            return Ok(());
        }
        if self.ui.window.is_some() {
            return self.window_key(key);
        }
        if self.ui.line.is_some() {
            return self.line_key(key);
        }
        if self.ui.curtain.is_some() {
            match act {
                Some(Act::Accept) => self.ui.curtain = None,
                Some(Act::Quit) => self.ask_to_leave(),
                _ => {}
            }
            return Ok(());
        }
        self.ui.message = None;
        let Some(act) = act else {
            let key = ("key", keys::name(key).into());
            let why = self.session.texts().text("terminal-disabled-unknown", &[key]);
            self.ui.refuse(why);
            return Ok(());
        };
        let menu = self.scene().menu;
        let thinking = self.worker.job().is_some();
        if let Some(why) = keys::disabled(act, self.session, menu.as_ref(), thinking) {
            let why = self.text(&format!("terminal-disabled-{why}"));
            self.ui.refuse(why);
            return Ok(());
        }
        self.act(act, menu.as_ref())
    }

    fn act(&mut self, act: Act, menu: Option<&Menu>) -> Result<(), PlayError> {
        match act {
            Act::Up => self.ui.cursor = self.ui.cursor.saturating_sub(1),
            Act::Down => self.ui.cursor = (self.ui.cursor + 1).min(self.listed().saturating_sub(1)),
            Act::PageUp => self.ui.cursor = self.ui.cursor.saturating_sub(5),
            Act::PageDown => {
                self.ui.cursor = (self.ui.cursor + 5).min(self.listed().saturating_sub(1));
            }
            Act::Look => self.look_elsewhere(),
            Act::Back => {
                self.ui.next_question();
            }
            Act::Number(number) => return self.number(number, menu),
            Act::Pick => self.pick(self.ui.cursor, menu),
            Act::Accept => return self.accept(menu),
            Act::Pass => {
                if let Some(answer) = menu.and_then(Menu::nothing) {
                    return self.answer(&answer);
                }
            }
            Act::Yes => return self.answer(&Answer::Confirm(true)),
            Act::No => return self.answer(&Answer::Confirm(false)),
            Act::Hint => return self.wish(&Wish::Hint),
            Act::Auto => return self.wish(&Wish::Auto),
            Act::Undo => return self.wish(&Wish::Undo),
            Act::Save => return self.wish(&Wish::Save(None)),
            Act::Log => return self.wish(&Wish::Log),
            Act::Towns => return self.wish(&Wish::Towns),
            Act::Prices => return self.wish(&Wish::Prices),
            Act::Tiles => return self.wish(&Wish::Tiles),
            Act::Score => return self.wish(&Wish::Score),
            Act::Keys => self.open_keys(),
            Act::Quit => self.ask_to_leave(),
            Act::Line => self.ui.line = Some(String::new()),
            Act::Rules => match self.ui.subject(&self.scene()) {
                Some(subject) => return self.wish(&Wish::Rules(subject)),
                None => {
                    let text = self.text("terminal-disabled-no-card");
                    self.ui.refuse(text);
                }
            },
            Act::Stop => {}
        }
        Ok(())
    }

    /// Answers for whoever is asked.
    pub(crate) fn answer(&mut self, answer: &Answer) -> Result<(), PlayError> {
        match self.session.answer(answer) {
            Ok(()) => {
                self.answered();
                Ok(())
            }
            Err(illegal) => {
                let scene = self.scene();
                let why = scene.texts.refusal(&illegal, |seat| scene.name(seat));
                self.ui.refuse(why);
                Ok(())
            }
        }
    }

    /// Goes on after an answer.
    fn answered(&mut self) {
        self.ui.next_question();
        self.seat();
        self.autosave();
    }

    /// What somebody wants that is no answer.
    pub(crate) fn wish(&mut self, wish: &Wish) -> Result<(), PlayError> {
        match wish {
            Wish::Hint | Wish::Auto => {
                let job = if *wish == Wish::Hint { Job::Hint } else { Job::Auto };
                let why = match self.session.hint(self.settings.adviser) {
                    Some(_) if self.worker.job().is_some() => "terminal-disabled-thinking",
                    Some(task) => {
                        self.ui.thinking = Some(self.settings.adviser.to_string());
                        return Ok(self.worker.begin(job, task)?);
                    }
                    None => "terminal-hint-nothing",
                };
                let why = self.text(why);
                self.ui.refuse(why);
            }
            Wish::Undo => {
                let asked = !matches!(self.session.turn(), Turn::Bot(_));
                if asked && self.session.undo() {
                    self.worker.forget();
                    self.ui.thinking = None;
                    self.ui.next_question();
                    self.seat();
                    let undone = self.text("terminal-undone");
                    self.ui.say(undone);
                    self.autosave();
                    return Ok(());
                }
                let why = self.text("terminal-nothing-to-undo");
                self.ui.refuse(why);
            }
            Wish::Save(file) => self.save(file.as_ref().map(PathBuf::from)),
            Wish::Quit => self.ask_to_leave(),
            Wish::Help(None) => self.open_keys(),
            wish => {
                let scene = self.scene();
                let mut lines = report::at_table(self.session, &scene, wish);
                let title = match wish {
                    Wish::Log => scene.texts.text("terminal-title-log", &[]),
                    Wish::Options => scene.texts.text("terminal-title-options", &[]),
                    Wish::Towns => scene.texts.text("terminal-title-towns", &[]),
                    Wish::Help(_) => scene.texts.text("terminal-title-keys", &[]),
                    _ if lines.is_empty() => String::new(),
                    _ => lines.remove(0),
                };
                let mut window = Window::new(title, lines);
                if *wish == Wish::Log {
                    // The newest is what is looked for.
                    window.scroll = usize::MAX;
                }
                self.ui.window = Some(window);
            }
        }
        Ok(())
    }

    /// What a typed line does.
    pub(crate) fn command(&mut self, line: &str) -> Result<(), PlayError> {
        let texts = self.session.texts();
        let menu = self.scene().menu;
        match grammar::read(line, menu.as_ref(), texts) {
            Ok(Command::Answer(answer)) => self.answer(&answer),
            Ok(Command::Table(wish)) => self.wish(&wish),
            Err(misread) => {
                self.ui.refuse(misread.text(texts));
                Ok(())
            }
        }
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.session.texts().text(key, &[])
    }

    fn save(&mut self, file: Option<PathBuf>) {
        let Some(file) = file.or_else(|| self.keeping.file()) else {
            self.ui.line = Some(format!("{} ", Verb::Save.shown(self.session.texts())));
            return;
        };
        match self.keeping.save(self.session, file) {
            Ok(saved) => self.ui.say(saved),
            Err(why) => self.ui.refuse(why),
        }
    }

    fn autosave(&mut self) {
        self.keeping.autosave(self.session);
        if let Some(problem) = self.keeping.problem(self.session) {
            self.ui.refuse(problem);
        }
    }

    /// Draws the curtain if somebody else has to answer, and shows the result at the end.
    fn seat(&mut self) {
        match self.session.turn() {
            Turn::Human(seat) if self.seated != Some(seat) => {
                self.seated = Some(seat);
                if self.session.humans() > 1 {
                    self.ui.curtain = self.session.names().get(seat.index()).cloned();
                    self.ui.message = None;
                }
            }
            Turn::Over => {
                let scene = self.scene();
                let mut lines = report::score(&scene);
                let title = lines.remove(0);
                let window = Window::new(title, lines);
                self.ui.window = Some(window);
            }
            Turn::Human(_) | Turn::Bot(_) => {}
        }
    }
}
