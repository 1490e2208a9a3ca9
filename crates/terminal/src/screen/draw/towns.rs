//! The towns: a box for each where there is room, else two rows.

use super::super::colors::Tone;
use super::super::ui::Focus;
use super::{Pen, fit};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};
use rules::{Seat, SeenBuilding};

/// The most rows a town takes on a small screen.
const ROWS: usize = 2;

/// The longest name of a building in a row.
const LONGEST: usize = 24;

impl Pen<'_> {
    /// The rows of all towns: one for each as long as its names fit, else two.
    pub(super) fn rows_height(&self, width: u16) -> u16 {
        self.scene.seats().map(|seat| self.town_rows(seat, width.into()).len()).sum::<usize>()
            as u16
    }

    /// The height of the boxes: that of the largest town, as long as the rest keeps its room.
    pub(super) fn boxes_height(&self, area: Rect) -> u16 {
        let largest = self.scene.view.players.iter().map(|seen| seen.town.len()).max();
        let wanted = largest.unwrap_or(0).max(5) as u16 + 2;
        wanted.min(14).min(area.height.saturating_sub(18))
    }

    pub(super) fn towns_as_boxes(&self, frame: &mut Frame<'_>, area: Rect) {
        let seats: Vec<Seat> = self.scene.seats().collect();
        let columns = Layout::horizontal(vec![Constraint::Fill(1); seats.len()]).split(area);
        for (&seat, &column) in seats.iter().zip(columns.iter()) {
            let inner = usize::from(column.width.saturating_sub(2));
            let block = Block::bordered().border_style(self.tone(Tone::Quiet)).title(Line::styled(
                fit::cut(&self.town_title(seat), inner),
                self.turn_style(seat),
            ));
            let town = self.scene.town(seat);
            let lines = (1..).zip(town).map(|(number, seen)| {
                let style = self.building_style(seat, number - 1, seen);
                let name = self.scene.texts.card(seen.building);
                let signs = signs(seen);
                let room = inner.saturating_sub(4 + fit::width(&signs));
                Line::from(vec![
                    Span::styled(format!("{number:>2} "), self.tone(Tone::Quiet)),
                    Span::styled(format!("{} {signs}", fit::cut(&name, room)), style),
                ])
            });
            frame.render_widget(Paragraph::new(Text::from_iter(lines)).block(block), column);
        }
    }

    pub(super) fn towns_as_rows(&self, frame: &mut Frame<'_>, area: Rect) {
        let width = usize::from(area.width);
        let mut lines = Vec::new();
        for seat in self.scene.seats() {
            lines.extend(self.town_rows(seat, width));
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }

    /// A town in a row or two: names are cut as far as needed, all to the same length.
    fn town_rows(&self, seat: Seat, width: usize) -> Vec<Line<'static>> {
        const INDENT: usize = 4;
        let title = format!("{}: ", self.town_title(seat));
        let title = Span::styled(fit::cut(&title, width / 2), self.turn_style(seat));
        let town = self.scene.town(seat);
        let names: Vec<String> = town.iter().map(|b| self.scene.texts.card(b.building)).collect();
        let mut longest = LONGEST;
        loop {
            let mut rows: Vec<Vec<Span<'static>>> = vec![vec![title.clone()]];
            let mut used = fit::width(&title.content);
            for (index, (seen, name)) in town.iter().zip(&names).enumerate() {
                let name = fit::cut(name, longest);
                let text = format!("{name}{}", signs(seen));
                if used + fit::width(&text) > width {
                    rows.push(vec![Span::raw(" ".repeat(INDENT))]);
                    used = INDENT;
                }
                used += fit::width(&text) + 1;
                let style = self.building_style(seat, index, seen);
                if let Some(row) = rows.last_mut() {
                    row.extend([Span::styled(text, style), Span::raw(" ")]);
                }
            }
            if rows.len() <= ROWS || longest <= 4 {
                rows.truncate(ROWS);
                return rows.into_iter().map(Line::from).collect();
            }
            longest -= 1;
        }
    }

    /// Name, cards and points, with signs for the governor and for who has to answer.
    fn town_title(&self, seat: Seat) -> String {
        let seen = &self.scene.view.players[seat.index()];
        let turn = if self.scene.view.flow.pending.has(seat) { "▶" } else { "" };
        let governor = if self.scene.view.governor == seat { "★" } else { "" };
        let args = [
            ("who", self.who(seat).into()),
            ("cards", seen.hand.into()),
            ("points", self.scene.points[seat.index()].into()),
        ];
        format!("{turn}{governor}{}", self.scene.texts.text("terminal-town", &args))
    }

    /// What a seat is called. Where people share the screen, "you" alone could be anybody.
    fn who(&self, seat: Seat) -> String {
        let called = self.scene.name(seat);
        match self.scene.names.get(seat.index()) {
            Some(name) if *name != called => format!("{called}/{name}"),
            _ => called,
        }
    }

    fn turn_style(&self, seat: Seat) -> Style {
        if self.scene.view.flow.pending.has(seat) {
            self.tone(Tone::Title)
        } else {
            self.tone(Tone::News)
        }
    }

    fn building_style(&self, seat: Seat, index: usize, seen: &SeenBuilding) -> Style {
        let style = self.colors.card(seen.building);
        if self.ui.focus == Focus::Town(seat) && self.ui.cursor == index {
            style.patch(self.tone(Tone::Cursor))
        } else {
            style
        }
    }
}

/// What lies on and under a building: a good or room for one, covered, tucked and stored cards.
pub(super) fn signs(seen: &SeenBuilding) -> String {
    let mut signs = String::new();
    if seen.good {
        signs.push('●');
    } else if seen.building.is_production() {
        signs.push('○');
    }
    if !seen.covers.is_empty() {
        signs.push_str(&format!("^{}", seen.covers.len()));
    }
    let under = seen.tucked.unwrap_or(0) + seen.stored;
    if under > 0 {
        signs.push_str(&format!("+{under}"));
    }
    signs
}
