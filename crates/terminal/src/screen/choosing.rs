//! Choosing with keys: the cursor, numbers, picks, and the answer they make.

use super::table::Table;
use super::ui::Focus;
use crate::grammar::{self, Wish};
use crate::menu::{Menu, Picks, What};
use crate::plain::PlayError;
use rules::Answer;

impl Table<'_> {
    pub(super) fn number(&mut self, number: usize, menu: Option<&Menu>) -> Result<(), PlayError> {
        let Some(menu) = menu else { return Ok(()) };
        let at = match self.ui.site_of {
            Some(_) => number.checked_sub(1).filter(|&at| at < self.listed()),
            None => menu.items.iter().position(|item| item.number == number),
        };
        let Some(at) = at else {
            let texts = self.session.texts();
            let number = number.to_string();
            self.ui.refuse(grammar::Misread::NoSuchNumber { number }.text(texts));
            return Ok(());
        };
        self.ui.focus = Focus::Menu;
        self.ui.cursor = at;
        if menu.picks == Picks::One {
            return self.accept(Some(menu));
        }
        self.pick(at, Some(menu));
        Ok(())
    }

    /// Picks the item the cursor is on, or lays it back.
    pub(super) fn pick(&mut self, at: usize, menu: Option<&Menu>) {
        if self.ui.focus != Focus::Menu {
            let why = self.text("terminal-disabled-elsewhere");
            self.ui.refuse(why);
            return;
        }
        let Some(Picks::Several { most, .. }) = menu.map(|menu| menu.picks) else { return };
        if let Some(known) = self.ui.picked.iter().position(|&picked| picked == at) {
            self.ui.picked.remove(known);
        } else if most == 1 {
            self.ui.picked = vec![at];
        } else {
            self.ui.picked.push(at);
        }
    }

    /// Answers with what is picked, or with what the cursor is on.
    pub(super) fn accept(&mut self, menu: Option<&Menu>) -> Result<(), PlayError> {
        let Some(menu) = menu else { return Ok(()) };
        if self.ui.focus != Focus::Menu {
            // Whoever looks around wants to read, not to answer.
            return match self.ui.subject(&self.scene()) {
                Some(subject) => self.wish(&Wish::Rules(subject)),
                None => Ok(()),
            };
        }
        if let Some(What::Build { card, sites }) =
            self.ui.site_of.and_then(|at| menu.items.get(at)).map(|item| &item.what)
        {
            return match sites.get(self.ui.cursor) {
                Some(site) => self.answer(&site.answer(*card)),
                None => Ok(()),
            };
        }
        let under_cursor = menu.items.get(self.ui.cursor);
        match (menu.picks, under_cursor) {
            (Picks::One, Some(item)) => match item.what.answer() {
                Some(answer) => self.answer(&answer),
                None => {
                    self.ui.site_of = Some(self.ui.cursor);
                    self.ui.cursor = 0;
                    Ok(())
                }
            },
            (Picks::Several { most: 1, .. }, Some(item)) if self.ui.picked.is_empty() => {
                self.answer_with(menu.answer([item]))
            }
            (Picks::Several { .. }, _) if self.ui.picked.is_empty() => {
                let key = match menu.nothing() {
                    Some(_) => "terminal-pick-or-pass",
                    None => "terminal-pick-first",
                };
                let why = self.text(key);
                self.ui.refuse(why);
                Ok(())
            }
            _ => {
                let picked = self.ui.picked.iter().filter_map(|&at| menu.items.get(at));
                self.answer_with(menu.answer(picked))
            }
        }
    }

    fn answer_with(&mut self, answer: Option<Answer>) -> Result<(), PlayError> {
        answer.map_or(Ok(()), |answer| self.answer(&answer))
    }

    /// How many things the list has that the cursor is in.
    pub(super) fn listed(&self) -> usize {
        let scene = self.scene();
        match (self.ui.focus, &scene.menu, self.ui.site_of) {
            (Focus::Hand, ..) => scene.hand().len(),
            (Focus::Town(seat), ..) => scene.town(seat).len(),
            (Focus::Menu, None, _) => 0,
            (Focus::Menu, Some(menu), None) => menu.items.len(),
            (Focus::Menu, Some(menu), Some(at)) => match menu.items.get(at).map(|i| &i.what) {
                Some(What::Build { sites, .. }) => sites.len(),
                _ => 0,
            },
        }
    }

    /// Moves the cursor from list to list: menu, hand, towns.
    pub(super) fn look_elsewhere(&mut self) {
        let scene = self.scene();
        let mut lists = vec![Focus::Menu, Focus::Hand];
        lists.extend(scene.seats().map(Focus::Town));
        let at = lists.iter().position(|&list| list == self.ui.focus).unwrap_or(0);
        self.ui.focus = lists[(at + 1) % lists.len()];
        self.ui.cursor = 0;
        self.ui.site_of = None;
    }
}
