//! The own hand: cost, points, the price now, and whether it can be built.

use super::super::colors::Tone;
use super::super::ui::Focus;
use super::{Pen, fit};
use crate::describe;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use rules::{Card, Illegal};

impl Pen<'_> {
    pub(super) fn hand_height(&self, width: u16) -> u16 {
        let cards = self.scene.hand().len();
        let columns = if width < 60 { 2 } else { 1 };
        cards.div_ceil(columns) as u16 + 1
    }

    pub(super) fn hand(&self, frame: &mut Frame<'_>, area: Rect) {
        if area.height == 0 {
            return;
        }
        let hand = self.scene.hand();
        let title = self.scene.texts.text("terminal-title-hand", &[("n", hand.len().into())]);
        let mut lines = vec![self.rule(&title, area.width)];
        let rows = usize::from(area.height - 1).max(1);
        // One column if all fit, else as many as are needed, of which at most three.
        let columns = hand.len().div_ceil(rows).clamp(1, 3);
        let width = usize::from(area.width) / columns;
        let rows = hand.len().div_ceil(columns);
        for row in 0..rows {
            let mut spans = Vec::new();
            for index in (row..hand.len()).step_by(rows) {
                spans.extend(self.hand_card(index, hand[index], width));
            }
            lines.push(Line::from(spans));
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }

    /// A card of the hand in so many columns.
    fn hand_card(&self, index: usize, card: Card, width: usize) -> Vec<Span<'static>> {
        let figures = self.figures(card);
        let room = width.saturating_sub(fit::width(&figures) + 2);
        let name = fit::pad(&self.scene.texts.card(card), room);
        let mut style = self.colors.card(card);
        if self.ui.focus == Focus::Hand && self.ui.cursor == index {
            style = style.patch(self.tone(Tone::Cursor));
        }
        let figures_style =
            if self.buildable(card) { self.tone(Tone::Good) } else { self.tone(Tone::Quiet) };
        vec![
            Span::styled(name, style),
            Span::raw(" "),
            Span::styled(figures, figures_style),
            Span::raw(" "),
        ]
    }

    /// Cost and points, the price now, and a sign for what can be built: "3/2→2✓".
    pub(super) fn figures(&self, card: Card) -> String {
        let rules = self.scene.rules();
        let points = describe::points(rules, card);
        let (now, sign) = match self.scene.price(card) {
            None => (String::new(), ""),
            Some(price) => {
                let sign = match price.refused {
                    None => "✓",
                    Some(Illegal::AlreadyStands { .. }) => "=",
                    Some(_) => "✗",
                };
                (format!("→{}", price.total), sign)
            }
        };
        format!("{}/{points}{now}{sign}", rules.cost(card))
    }

    fn buildable(&self, card: Card) -> bool {
        self.scene.price(card).is_some_and(|price| price.refused.is_none())
    }
}
