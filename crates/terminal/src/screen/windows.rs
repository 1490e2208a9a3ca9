//! Keys while something lies over the table, or while a command is typed.

use super::draw::furthest;
use super::keys::KEYS;
use super::table::Table;
use super::ui::Window;
use crate::grammar::Verb;
use crate::keeping::Kept;
use crate::plain::{End, PlayError};
use crate::report;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A command may have so many letters.
const MAX_LINE: usize = 200;

impl Table<'_> {
    /// A key while a window is open.
    pub(super) fn window_key(&mut self, key: KeyEvent) -> Result<(), PlayError> {
        const PAGE: usize = 10;
        let Some(window) = &mut self.ui.window else { return Ok(()) };
        if window.asks_to_leave {
            match key.code {
                KeyCode::Enter | KeyCode::Char('y' | 'Y') => self.end = Some(End::Left),
                KeyCode::Char('s' | 'S') => {
                    self.ui.window = None;
                    return self.wish(&crate::grammar::Wish::Save(None));
                }
                _ => self.ui.window = None,
            }
            return Ok(());
        }
        let last = furthest(window, self.size);
        window.scroll = window.scroll.min(last);
        match (key.code, &mut window.search) {
            (KeyCode::Up, _) => window.scroll = window.scroll.saturating_sub(1),
            (KeyCode::Down, _) => window.scroll = (window.scroll + 1).min(last),
            (KeyCode::PageUp, _) => window.scroll = window.scroll.saturating_sub(PAGE),
            (KeyCode::PageDown, _) => window.scroll = (window.scroll + PAGE).min(last),
            (KeyCode::Home, _) => window.scroll = 0,
            (KeyCode::End, _) => window.scroll = last,
            (KeyCode::Esc | KeyCode::Enter, _) | (KeyCode::Char(_), None) => {
                self.ui.window = None;
            }
            (KeyCode::Char(c), Some(search)) if search.chars().count() < MAX_LINE => {
                search.push(c);
                window.scroll = 0;
            }
            (KeyCode::Backspace, Some(search)) => {
                search.pop();
                window.scroll = 0;
            }
            _ => {}
        }
        Ok(())
    }

    /// A key while a command is typed.
    pub(super) fn line_key(&mut self, key: KeyEvent) -> Result<(), PlayError> {
        let Some(line) = &mut self.ui.line else { return Ok(()) };
        match key.code {
            KeyCode::Esc => self.ui.line = None,
            KeyCode::Up => line.clone_from(&self.typed),
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => line.clear(),
            KeyCode::Char(c) if line.chars().count() < MAX_LINE => line.push(c),
            // Whoever deletes more than there is wants to leave the line.
            KeyCode::Backspace if line.pop().is_none() => self.ui.line = None,
            KeyCode::Enter => {
                let line = self.ui.line.take().unwrap_or_default();
                self.ui.message = None;
                if !line.trim().is_empty() {
                    self.typed.clone_from(&line);
                    return self.command(&line);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Asks whether somebody really wants to leave.
    pub(super) fn ask_to_leave(&mut self) {
        let over = self.session.turn() == crate::session::Turn::Over;
        // A game that is over is lost all the same if it could not be saved.
        if over && self.keeping.problem(self.session).is_none() {
            self.end = Some(End::Left);
            return;
        }
        let texts = self.session.texts();
        let line = match self.keeping.kept(self.session) {
            Kept::All(_) if self.keeping.every_answer() => texts.text("terminal-leave-kept", &[]),
            Kept::All(file) => texts.text("terminal-leave-saved", &[("file", file.into())]),
            Kept::Earlier(file) => texts.text("terminal-leave-earlier", &[("file", file.into())]),
            Kept::Nothing => texts.text("terminal-leave-unkept", &[]),
        };
        let title = self.text("terminal-title-leave");
        let lines = vec![line, self.text("terminal-leave-keys")];
        self.ui.window = Some(Window { asks_to_leave: true, ..Window::new(title, lines) });
    }

    /// Opens the list of keys and commands, which can be searched.
    pub(super) fn open_keys(&mut self) {
        let texts = self.session.texts();
        let mut lines: Vec<String> = KEYS.iter().map(|key| key.about(texts)).collect();
        lines.push(String::new());
        lines.extend(report::help(&self.scene(), None::<Verb>));
        lines.push(String::new());
        lines.push(texts.text("terminal-signs", &[]));
        let title = self.text("terminal-title-keys");
        let window = Window { search: Some(String::new()), ..Window::new(title, lines) };
        self.ui.window = Some(window);
    }
}
