//! What has happened, the newest at the bottom.

use super::super::colors::Tone;
use super::{Pen, fit};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;

impl Pen<'_> {
    pub(super) fn log(&self, frame: &mut Frame<'_>, area: Rect) {
        let title = self.text("terminal-title-log");
        let room = usize::from(area.height.saturating_sub(1));
        let width = usize::from(area.width.saturating_sub(2));
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (index, told) in self.scene.log.iter().enumerate().rev() {
            let new = index >= self.scene.news;
            let style = match (told.heading, new) {
                (true, _) => self.tone(Tone::Title),
                (false, true) => self.tone(Tone::News),
                (false, false) => self.tone(Tone::Quiet),
            };
            for (part, text) in fit::wrap(&told.text, width).into_iter().enumerate().rev() {
                // A sign besides the style tells what is new.
                let sign = match (new, part) {
                    (true, 0) => "• ",
                    _ => "  ",
                };
                lines.push(Line::styled(format!("{sign}{text}"), style));
            }
            if lines.len() >= room {
                break;
            }
        }
        lines.truncate(room);
        lines.push(self.rule(&title, area.width));
        lines.reverse();
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }
}
