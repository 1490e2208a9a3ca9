//! The question and what can be answered.

use super::super::colors::Tone;
use super::super::ui::Focus;
use super::{Pen, fit};
use crate::describe;
use crate::menu::{Item, Menu, Picks, What};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

impl Pen<'_> {
    /// How many rows the question and its list would like to have.
    pub(super) fn menu_height(&self, width: u16) -> u16 {
        (self.question(width).len() + self.list(width).len()) as u16
    }

    pub(super) fn menu(&self, frame: &mut Frame<'_>, area: Rect) {
        let mut lines = self.question(area.width);
        let list = self.list(area.width);
        let room = usize::from(area.height).saturating_sub(lines.len()).max(1);
        // The list moves so that the cursor stays in sight.
        let cursor = if self.ui.focus == Focus::Menu { self.ui.cursor } else { 0 };
        let from = cursor.saturating_sub(room.saturating_sub(1)).min(list.len());
        let more = list.len().saturating_sub(from + room);
        lines.extend(list.into_iter().skip(from).take(room));
        if more > 0
            && let Some(last) = lines.last_mut()
        {
            last.push_span(Span::styled(format!(" ↓{more}"), self.tone(Tone::Quiet)));
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }

    /// The question, or what is being waited for.
    fn question(&self, width: u16) -> Vec<Line<'static>> {
        let texts = self.scene.texts;
        let title = match (&self.scene.menu, self.site_card(), self.scene.next) {
            (Some(_), Some(card), _) => {
                texts.text("terminal-where", &[("card", texts.card(card).into())])
            }
            (Some(menu), None, _) => texts.question(&menu.prompt),
            (None, _, Some(seat)) => {
                texts.text("terminal-waiting", &[("who", self.scene.name(seat).into())])
            }
            (None, _, None) => texts.text("terminal-over", &[]),
        };
        let lines = fit::wrap(&title, usize::from(width).saturating_sub(1));
        let style = self.tone(Tone::Title);
        let mut lines: Vec<Line<'static>> =
            lines.into_iter().take(3).map(|line| Line::styled(line, style)).collect();
        if let Some(menu) = &self.scene.menu
            && let Picks::Several { least, most } = menu.picks
        {
            let key = if least == most { "terminal-picked-exactly" } else { "terminal-picked" };
            let args = [("picked", self.ui.picked.len().into()), ("most", most.into())];
            lines.push(Line::styled(texts.text(key, &args), self.tone(Tone::Quiet)));
        }
        lines
    }

    fn list(&self, width: u16) -> Vec<Line<'static>> {
        let Some(menu) = &self.scene.menu else { return Vec::new() };
        let width = usize::from(width).saturating_sub(1);
        if let Some(What::Build { sites, .. }) = self.site_item() {
            let sites = sites.iter().enumerate();
            let texts = self.scene.texts;
            return sites
                .map(|(index, site)| {
                    let text =
                        fit::pad(&format!("{} {}", index + 1, describe::site(texts, site)), width);
                    Line::styled(text, self.row_style(index))
                })
                .collect();
        }
        menu.items.iter().enumerate().map(|(i, item)| self.item(menu, i, item, width)).collect()
    }

    fn item(&self, menu: &Menu, index: usize, item: &Item, width: usize) -> Line<'static> {
        let picked = match menu.picks {
            Picks::One => String::new(),
            Picks::Several { .. } if self.ui.picked.contains(&index) => "[x] ".to_owned(),
            Picks::Several { .. } => "[ ] ".to_owned(),
        };
        let cursor = if self.on_cursor(index) { "›" } else { " " };
        let lead = format!("{cursor}{:>2} {picked}", item.number);
        let room = width.saturating_sub(fit::width(&lead));
        let text = match item.what {
            // A price says enough where there is only one site.
            What::Build { card, ref sites } if sites.len() > 1 => {
                let cheapest = sites.iter().map(|site| site.price).min().unwrap_or(0);
                let args = [
                    ("card", self.scene.texts.card(card).into()),
                    ("n", sites.len().into()),
                    ("price", cheapest.into()),
                ];
                self.scene.texts.text("terminal-sites", &args)
            }
            ref what => describe::item(self.scene, what),
        };
        let style = item.what.card().map(|card| self.colors.card(card)).unwrap_or_default();
        Line::from(vec![
            Span::styled(lead, self.row_style(index)),
            Span::styled(fit::pad(&text, room), style.patch(self.row_style(index))),
        ])
    }

    fn row_style(&self, index: usize) -> ratatui::style::Style {
        if self.on_cursor(index) { self.tone(Tone::Cursor) } else { Default::default() }
    }

    fn on_cursor(&self, index: usize) -> bool {
        self.ui.focus == Focus::Menu && self.ui.cursor == index
    }

    /// The building for which a site is being chosen.
    fn site_item(&self) -> Option<&What> {
        let menu = self.scene.menu.as_ref()?;
        menu.items.get(self.ui.site_of?).map(|item| &item.what)
    }

    fn site_card(&self) -> Option<rules::Card> {
        self.site_item().and_then(What::card)
    }
}
