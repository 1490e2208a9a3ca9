//! The middle of the table: round, piles, tiles, events, roles.

use super::super::colors::Tone;
use super::{Pen, fit};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use rules::{Role, Step};

impl Pen<'_> {
    /// Round, governor, piles, tiles, and what lies open beside the roles.
    pub(super) fn status(&self, frame: &mut Frame<'_>, area: Rect) {
        let (scene, view) = (self.scene, &self.scene.view);
        let texts = scene.texts;
        let tiles = view.tiles.map(|tile| tile.map_or("?", |tile| tile.id())).concat();
        let args = [
            ("round", view.round.into()),
            ("governor", scene.name(view.governor).into()),
            ("deck", view.deck.into()),
            ("discard", view.discard.into()),
            ("tiles", tiles.into()),
        ];
        let mut open: Vec<String> = view.open_events.map(|event| texts.event(event)).collect();
        if view.cathedral_open {
            open.push(texts.card(rules::Card::Cathedral));
        }
        let mut spans =
            vec![Span::styled(texts.text("terminal-status", &args), self.tone(Tone::Title))];
        if let Some(event) = view.event_in_play {
            let name = texts.event(event);
            spans.push(Span::raw(format!("  ▶ {name}")).style(self.colors.card(event.card())));
        }
        if !open.is_empty() {
            let open = texts.text("terminal-open", &[("names", open.join(", ").into())]);
            spans.push(Span::raw(format!("  {open}")));
        }
        frame.render_widget(self.one_line(spans, area.width), area);
    }

    /// The roles: free, taken and by whom, and the one being carried out.
    pub(super) fn roles(&self, frame: &mut Frame<'_>, area: Rect) {
        let now = self.role_now();
        let named = Role::ALL.map(|role| {
            let taker = self.scene.view.takers[role as usize];
            let sign = match (now == Some(role), taker) {
                (true, _) => "▶",
                (false, Some(_)) => "×",
                (false, None) => "○",
            };
            let style = match (now == Some(role), taker) {
                (true, _) => self.tone(Tone::Title),
                (false, Some(_)) => self.tone(Tone::Quiet),
                (false, None) => self.tone(Tone::Good),
            };
            let name = format!("{sign} {}", self.scene.texts.role(role));
            (name, taker.map(|seat| self.scene.name(seat)), style)
        });
        let shown = |name: &str, taker: &Option<String>, most: usize| match taker {
            Some(taker) => format!("{name} ({})", fit::cut_middle(taker, most)),
            None => name.to_owned(),
        };
        // Names of players are cut before names of roles are.
        let needed = |most: usize| {
            let widths = named.iter().map(|(name, taker, _)| fit::width(&shown(name, taker, most)));
            widths.sum::<usize>() + 2 * (named.len() - 1)
        };
        let fits = |most: &usize| needed(*most) <= usize::from(area.width);
        let most = (1..=40).rev().find(fits).unwrap_or(1);
        let mut spans = Vec::new();
        for (name, taker, style) in &named {
            if !spans.is_empty() {
                spans.push(Span::raw("  "));
            }
            spans.push(Span::styled(shown(name, taker, most), *style));
        }
        frame.render_widget(self.one_line(spans, area.width), area);
    }

    /// The role being carried out.
    fn role_now(&self) -> Option<Role> {
        match self.scene.view.flow.step {
            Step::Build | Step::Pay => Some(Role::Builder),
            Step::Produce => Some(Role::Producer),
            Step::Sell => Some(Role::Trader),
            Step::Keep => Some(Role::Councillor),
            Step::Prospect | Step::Take => Some(Role::Prospector),
            _ => None,
        }
    }

    /// Spans in one line; the last that fits is cut, and so is everything behind it.
    pub(super) fn one_line(&self, spans: Vec<Span<'static>>, width: u16) -> Line<'static> {
        let mut left = usize::from(width);
        let mut line = Vec::new();
        for span in spans {
            let text = fit::cut(&span.content, left);
            left -= fit::width(&text);
            line.push(Span::styled(text, span.style));
            if left == 0 {
                break;
            }
        }
        Line::from(line)
    }
}
