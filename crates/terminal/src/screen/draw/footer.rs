//! The last two rows: what was said, and the keys or the command line.

use super::super::colors::Tone;
use super::super::keys::{KEYS, useful};
use super::{Pen, fit};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span, Text};

impl Pen<'_> {
    /// The rows of what was said last: one, or two if it is long.
    pub(super) fn message_height(&self, width: u16) -> u16 {
        self.said(width).map_or(1, |(lines, _)| lines.len() as u16)
    }

    /// What was said last, or who is thinking.
    pub(super) fn message(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some((lines, tone)) = self.said(area.width) else { return };
        let lines = lines.into_iter().map(|line| Line::styled(line, self.tone(tone)));
        frame.render_widget(Text::from_iter(lines), area);
    }

    fn said(&self, width: u16) -> Option<(Vec<String>, Tone)> {
        let (text, tone) = match (&self.ui.thinking, &self.ui.message) {
            (Some(who), _) => {
                let args = [("who", who.into())];
                (self.scene.texts.text("terminal-thinking", &args), Tone::Quiet)
            }
            (None, Some(message)) if message.bad => (format!("! {}", message.text), Tone::Bad),
            (None, Some(message)) => (message.text.clone(), Tone::Good),
            (None, None) => return None,
        };
        let mut lines = fit::wrap(&text, width.into());
        lines.truncate(2);
        Some((lines, tone))
    }

    /// The keys that can be pressed, as many as fit; or what is being typed.
    pub(super) fn footer(&self, frame: &mut Frame<'_>, area: Rect) {
        let width = usize::from(area.width);
        if let Some(typed) = &self.ui.line {
            // The end of a long line is where it is typed.
            let mut shown = typed.as_str();
            while fit::width(shown) + 3 > width {
                shown = shown.get(shown.chars().next().map_or(0, char::len_utf8)..).unwrap_or("");
            }
            frame.render_widget(Line::raw(format!(": {shown}")), area);
            let x = area.x + 2 + fit::width(shown) as u16;
            frame.set_cursor_position(Position { x, y: area.y });
            return;
        }
        let texts = self.scene.texts;
        let mut spans = Vec::new();
        let mut used = 0;
        let menu = self.scene.menu.as_ref();
        for key in KEYS.iter().filter(|key| useful(key.act, menu)) {
            let label = key.label(texts);
            let needed = fit::width(key.cap) + fit::width(&label) + 3;
            if used + needed > width + 2 {
                break;
            }
            used += needed;
            spans.push(Span::styled(key.cap, self.tone(Tone::Key)));
            spans.push(Span::raw(format!(" {label}  ")));
        }
        frame.render_widget(Line::from(spans), area);
    }
}
