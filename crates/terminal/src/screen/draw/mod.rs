//! Drawing the table. Everything here is made of a [`Scene`] and of the state of the screen.

mod details;
mod fit;
mod footer;
mod hand;
mod log;
mod menu;
mod middle;
mod towns;
mod window;

pub(crate) use window::furthest;

use super::colors::{Colors, Tone};
use super::ui::Ui;
use crate::scene::Scene;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use rules::{Ask, Pool};

/// The smallest screen the table fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// From this size on, towns stand side by side and every building has a line.
const WIDE: (u16, u16) = (110, 34);

/// Draws the table as one seat may see it.
pub fn draw(frame: &mut Frame<'_>, scene: &Scene<'_>, ui: &Ui, colors: Colors) {
    let pen = Pen { scene, ui, colors };
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        pen.too_small(frame, area);
        return;
    }
    match &ui.curtain {
        Some(name) => pen.curtain(frame, area, name),
        None => pen.table(frame, area),
    }
    if let Some(window) = &ui.window {
        pen.window(frame, area, window);
    }
}

/// What drawing needs: whose scene it is, the state of the screen, and colours.
#[derive(Clone, Copy)]
struct Pen<'a> {
    scene: &'a Scene<'a>,
    ui: &'a Ui,
    colors: Colors,
}

impl Pen<'_> {
    fn table(&self, frame: &mut Frame<'_>, area: Rect) {
        let wide = area.width >= WIDE.0 && area.height >= WIDE.1;
        let towns = if wide { self.boxes_height(area) } else { self.rows_height(area.width) };
        let rows = [
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(towns),
            Constraint::Min(8),
            Constraint::Length(self.message_height(area.width)),
            Constraint::Length(1),
        ];
        let [status, roles, towns, body, message, footer] = Layout::vertical(rows).areas(area);
        self.status(frame, status);
        self.roles(frame, roles);
        if wide {
            self.towns_as_boxes(frame, towns);
            self.wide_body(frame, body);
        } else {
            self.towns_as_rows(frame, towns);
            self.narrow_body(frame, body);
        }
        self.message(frame, message);
        self.footer(frame, footer);
    }

    fn wide_body(&self, frame: &mut Frame<'_>, area: Rect) {
        if self.menu_is_hand() {
            let parts = [Constraint::Percentage(58), Constraint::Percentage(42)];
            let [menu, log] = Layout::horizontal(parts).spacing(1).areas(area);
            self.menu_with_details(frame, menu);
            self.log(frame, log);
            return;
        }
        let parts =
            [Constraint::Percentage(34), Constraint::Percentage(30), Constraint::Percentage(36)];
        let [menu, hand, log] = Layout::horizontal(parts).spacing(1).areas(area);
        self.menu_with_details(frame, menu);
        self.hand(frame, hand);
        self.log(frame, log);
    }

    fn narrow_body(&self, frame: &mut Frame<'_>, area: Rect) {
        let parts = [Constraint::Percentage(56), Constraint::Percentage(44)];
        let [left, log] = Layout::horizontal(parts).spacing(1).areas(area);
        self.log(frame, log);
        if self.menu_is_hand() {
            self.menu_with_details(frame, left);
            return;
        }
        // The hand gets what it needs as long as the question keeps room for its list.
        let asked = self.menu_height(left.width);
        let hand = self.hand_height(left.width);
        let menu = asked.min(left.height.saturating_sub(hand.min(4)));
        let hand = hand.min(left.height - menu);
        let rows = [Constraint::Length(menu), Constraint::Length(hand), Constraint::Min(0)];
        let [menu, hand, rest] = Layout::vertical(rows).areas(left);
        self.menu(frame, menu);
        self.hand(frame, hand);
        self.details(frame, rest);
    }

    /// The question with its list and, where there is room below, what the cursor is on.
    fn menu_with_details(&self, frame: &mut Frame<'_>, area: Rect) {
        let asked = self.menu_height(area.width).min(area.height);
        let rows = [Constraint::Length(asked), Constraint::Min(0)];
        let [menu, rest] = Layout::vertical(rows).areas(area);
        self.menu(frame, menu);
        self.details(frame, rest);
    }

    /// Whether the cards to choose from are the hand itself, which is then not shown twice.
    fn menu_is_hand(&self) -> bool {
        matches!(
            self.scene.menu.as_ref().map(|menu| menu.prompt.ask),
            Some(Ask::Pay { .. } | Ask::Cards { from: Pool::Hand, .. })
        )
    }

    fn too_small(&self, frame: &mut Frame<'_>, area: Rect) {
        let (width, height) = SMALLEST;
        let args = [
            ("width", width.into()),
            ("height", height.into()),
            ("now", format!("{}×{}", area.width, area.height).into()),
        ];
        let text = self.scene.texts.text("terminal-too-small", &args);
        let lines = fit::wrap(&text, area.width.into());
        frame.render_widget(Paragraph::new(Text::from_iter(lines)), area);
    }

    fn curtain(&self, frame: &mut Frame<'_>, area: Rect, name: &str) {
        let text = self.scene.texts.text("terminal-pass-to", &[("who", name.into())]);
        let top = area.height / 2;
        let middle = Rect { y: area.y + top, height: area.height - top, ..area };
        let line = Line::styled(text, self.tone(Tone::Title)).centered();
        frame.render_widget(Paragraph::new(line), middle);
    }

    fn tone(&self, tone: Tone) -> Style {
        self.colors.tone(tone)
    }

    fn text(&self, key: &str) -> String {
        self.scene.texts.text(key, &[])
    }

    /// A heading with a rule to its right, where a box would take too much room.
    fn rule(&self, title: &str, width: u16) -> Line<'static> {
        let title = fit::cut(title, usize::from(width).saturating_sub(4));
        let rest = usize::from(width).saturating_sub(fit::width(&title) + 4);
        Line::from(vec![
            Span::styled("── ", self.tone(Tone::Quiet)),
            Span::styled(title, self.tone(Tone::Title)),
            Span::styled(format!(" {}", "─".repeat(rest)), self.tone(Tone::Quiet)),
        ])
    }
}
