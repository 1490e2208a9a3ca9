//! The full-screen face: a table drawn in the terminal.

mod choosing;
mod colors;
mod draw;
mod guard;
mod keys;
mod table;
mod ui;
mod windows;
mod worker;

pub use colors::Colors;
pub use draw::draw;
pub use ui::{Focus, Message, Ui, Window};

use crate::Settings;
use crate::plain::{End, PlayError};
use crate::session::Session;
use guard::Guard;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::time::Duration;
use table::Table;

/// How long bots may think before the screen is drawn again: less than an eye notices.
const BREATH: Duration = Duration::from_millis(30);

/// How long to wait for a key before looking whether a signal came.
const LISTEN: Duration = Duration::from_millis(100);

/// Plays a game to its end, or until somebody leaves. The terminal is given back whatever
/// happens.
pub fn play(session: &mut Session, settings: &Settings, colors: Colors) -> Result<End, PlayError> {
    let mut guard = Guard::new()?;
    let mut table = Table::new(session, settings);
    // The first picture comes before the first thought of a bot.
    let mut changed = true;
    loop {
        if changed {
            let scene = table.session.scene(table.session.viewer());
            let drawn = guard.terminal.draw(|frame| draw(frame, &scene, &table.ui, colors))?;
            table.size = drawn.area.as_size();
        }
        if guard.asked_to_stop() {
            return Ok(End::Interrupted);
        }
        if let Some(end) = table.end {
            return Ok(end);
        }
        changed = table.drive(BREATH)?;
        let busy = table.worker.job().is_some();
        let patience = if busy || changed { Duration::ZERO } else { LISTEN };
        guard.wait_for_key(patience)?;
        // Nobody may read from a terminal that was closed, so that is looked at before every key.
        while !guard.hung_up()? && event::poll(Duration::ZERO)? {
            changed = true;
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                table.key(key)?;
                if table.end.is_some() {
                    break;
                }
            }
        }
        // A change of size may come before anybody listens for it.
        changed |= guard.terminal.size()? != table.size;
    }
}
