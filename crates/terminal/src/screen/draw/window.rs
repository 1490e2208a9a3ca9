//! What lies over the table: rules, log, hints, keys, and the question before leaving.

use super::super::colors::Tone;
use super::super::ui::Window;
use super::{Pen, fit};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

/// How far a window can be scrolled on a screen of this size.
pub(crate) fn furthest(window: &Window, screen: Size) -> usize {
    let (_, lines, height) = measure(window, screen);
    lines.len().saturating_sub(usize::from(height.saturating_sub(2)))
}

/// The width of a window, its lines broken to fit, and its height.
fn measure(window: &Window, screen: Size) -> (u16, Vec<String>, u16) {
    let width = screen.width.saturating_sub(6).min(96);
    let inner = usize::from(width.saturating_sub(4));
    let lines: Vec<String> =
        window.found().into_iter().flat_map(|line| fit::wrap_hanging(line, inner)).collect();
    let most = screen.height.saturating_sub(4).max(3);
    let height = u16::try_from(lines.len()).unwrap_or(most).saturating_add(2).clamp(3, most);
    (width, lines, height)
}

impl Pen<'_> {
    pub(super) fn window(&self, frame: &mut Frame<'_>, area: Rect, window: &Window) {
        let (width, lines, height) = measure(window, area.as_size());
        let inner = usize::from(width.saturating_sub(4));
        let room = usize::from(height.saturating_sub(2));
        let scroll = window.scroll.min(lines.len().saturating_sub(room));
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        let more = lines.len().saturating_sub(scroll + room);
        let bottom = match (&window.search, more) {
            _ if window.asks_to_leave => String::new(),
            (Some(search), _) => {
                self.scene.texts.text("terminal-window-search", &[("text", search.into())])
            }
            (None, 0) => self.text("terminal-window-close"),
            (None, _) => self.text("terminal-window-scroll"),
        };
        let more = if more > 0 { format!(" ↓{more} ") } else { String::new() };
        let block = Block::bordered()
            .border_style(self.tone(Tone::Title))
            .title(Line::styled(
                format!(" {} ", fit::cut(&window.title, inner)),
                self.tone(Tone::Title),
            ))
            .title_bottom(Line::raw(fit::cut(&format!("{bottom}{more}"), inner)));
        let text = lines.into_iter().skip(scroll).take(room).map(|line| format!(" {line}"));
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(Text::from_iter(text)).block(block), place);
    }
}
