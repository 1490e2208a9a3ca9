//! What the card or role under the cursor does, where there is room to say it.

use super::super::colors::Tone;
use super::{Pen, fit};
use crate::report;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;

/// Less room than this says too little.
const LEAST: u16 = 3;

impl Pen<'_> {
    pub(super) fn details(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(subject) = self.ui.subject(self.scene) else { return };
        if area.height < LEAST {
            return;
        }
        let mut told = report::rules(self.scene, subject).into_iter();
        let mut lines = vec![self.rule(&told.next().unwrap_or_default(), area.width)];
        // The last line says what it does; a group in between is known from the colour and name.
        let text = told.next_back().unwrap_or_default();
        let style = self.tone(Tone::Quiet);
        let room = usize::from(area.height) - 1;
        let mut rows = fit::wrap(&text, usize::from(area.width).saturating_sub(1));
        if rows.len() > room {
            rows.truncate(room);
            if let Some(last) = rows.last_mut() {
                *last = format!("{}…", fit::cut(last, usize::from(area.width).saturating_sub(2)));
            }
        }
        lines.extend(rows.into_iter().map(|row| Line::styled(row, style)));
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }
}
