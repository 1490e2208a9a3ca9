//! Telling a game in sentences.

mod eyes;
mod sentence;

pub use eyes::Eyes;

use crate::{Arg, Texts};
use eyes::goes_with;
use rules::{Event, EventSet, Game, Known, Outcome, Seat, SeatSet, Sheet, Sighting, View};
use std::fmt;

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// Whether something new begins with it: a round, or the end of the game.
    pub heading: bool,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Tells a game, sentence by sentence.
#[derive(Clone, Debug)]
pub struct Teller {
    texts: Texts,
    names: Vec<String>,
    eyes: Eyes,
    /// Who is told the story and called "you" in it.
    listener: Option<Seat>,
    /// What the eyes have seen: enough to say what stands where.
    view: View,
}

impl Teller {
    /// A teller for a game that is about to go on.
    pub fn new(texts: Texts, names: Vec<String>, eyes: Eyes, game: &Game) -> Teller {
        let view = match eyes {
            Eyes::Everybody => game.public_view(),
            Eyes::Seat(seat) => game.view(seat),
        };
        Teller { texts, names, eyes, listener: None, view }
    }

    /// A teller who has a view and will be shown sightings.
    pub fn of_view(texts: Texts, names: Vec<String>, view: View) -> Teller {
        let eyes = view.seat.map_or(Eyes::Everybody, Eyes::Seat);
        Teller { texts, names, eyes, listener: None, view }
    }

    /// The same teller, who calls this seat "you".
    pub fn to(mut self, listener: Seat) -> Teller {
        self.listener = Some(listener);
        self
    }

    /// Who sits where with what.
    pub fn opening(&self, game: &Game) -> Vec<Told> {
        let hand = |seat: Seat| {
            let hand = *game.table().player(seat).hand();
            let known = self.eyes == Eyes::Everybody || self.eyes == Eyes::Seat(seat);
            if known { Known::Cards(hand) } else { Known::Count(hand.len() as u8) }
        };
        self.begin(game.table().governor(), hand, game.table().open_events())
    }

    /// The same, told by what the view shows.
    pub fn opening_seen(&self) -> Vec<Told> {
        let hand = |seat: Seat| {
            let hand = self.view.players.get(seat.index()).map_or(0, |seen| seen.hand);
            let own = self.view.seat == Some(seat);
            if own { Known::Cards(self.view.hand) } else { Known::Count(hand) }
        };
        self.begin(self.view.governor, hand, self.view.open_events)
    }

    /// What an answer did. Cards drawn one after another make one sentence.
    pub fn tell(&mut self, events: &[Event]) -> Vec<Told> {
        let shown: Vec<Sighting> = events.iter().map(|event| self.eyes.see(event)).collect();
        let seen = events.iter().map(|event| event.seen_by(self.view.seat)).collect();
        self.told(&shown, seen)
    }

    /// The same of what the seat of the view saw.
    pub fn tell_seen(&mut self, sightings: &[Sighting]) -> Vec<Told> {
        self.told(sightings, sightings.to_vec())
    }

    /// Who is waited for, when a game stops before its end.
    pub fn waiting(&self, pending: SeatSet) -> String {
        self.texts.text("story-waiting", &[("names", self.names(pending).into())])
    }

    /// The score sheets and the winner of a game that is over.
    pub fn outcome(&self, outcome: &Outcome) -> Vec<Told> {
        let scores = outcome.sheets.iter().map(|sheet| sentence(self.score(sheet)));
        let mut winners = outcome.winners;
        let last = match (winners.len(), winners.next()) {
            (1, Some(winner)) => self.about(winner, "story-wins", &[]),
            _ => {
                let names = self.names(outcome.winners);
                self.texts.text("story-shared", &[("names", names.into())])
            }
        };
        scores.chain([sentence(last)]).collect()
    }

    fn score(&self, sheet: &Sheet) -> String {
        let items = sheet.lines.iter().map(|line| {
            let item = self.texts.score_item(line.item);
            self.texts.text("score-line", &[("item", item.into()), ("points", line.points.into())])
        });
        let items = items.collect::<Vec<_>>().join(", ");
        let args = [
            ("points", sheet.total.into()),
            ("items", items.into()),
            ("tie", sheet.tie_break.into()),
        ];
        self.about(sheet.seat, "story-score", &args)
    }

    fn begin(&self, governor: Seat, hand: impl Fn(Seat) -> Known, open: EventSet) -> Vec<Told> {
        let seats = || self.view.rules.players().seats();
        let names = self.names(seats());
        let governs = self.about(governor, "story-governor", &[]);
        let sit = [("names", names.into()), ("governor", governs.into())];
        let mut lines = vec![self.texts.text("story-seats", &sit)];
        lines.extend(seats().map(|seat| self.cards_told(seat, "story-begins", &hand(seat), &[])));
        if !open.is_empty() {
            let events = self.texts.list(open.map(|event| self.texts.event(event)));
            lines.push(self.texts.text("story-open-events", &[("events", events.into())]));
        }
        lines.into_iter().map(sentence).collect()
    }

    /// Tells what is shown, and takes note of what was seen.
    fn told(&mut self, shown: &[Sighting], seen: Vec<Sighting>) -> Vec<Told> {
        let mut lines = Vec::new();
        let mut rest = shown;
        let mut seen = seen.into_iter();
        while let Some(first) = rest.first() {
            let alike = rest.iter().take_while(|next| goes_with(first, next)).count().max(1);
            let (now, later) = rest.split_at(alike);
            lines.extend(self.sentence(now));
            seen.by_ref().take(alike).for_each(|sighting| self.view.fold(&sighting));
            rest = later;
        }
        lines
    }

    /// A sentence about a player, in the person it needs.
    fn about(&self, seat: Seat, key: &str, more: &[Arg<'_>]) -> String {
        let person = if self.listener == Some(seat) { "you" } else { "other" };
        let mut args = vec![("who", self.name(seat).into()), ("person", person.into())];
        args.extend_from_slice(more);
        self.texts.text(key, &args)
    }

    /// A sentence about a player and cards: which they are, or how many. The text for cards that
    /// these eyes do not see has `-unseen` behind its key.
    fn cards_told(&self, seat: Seat, key: &str, cards: &Known, more: &[Arg<'_>]) -> String {
        let mut args = vec![("n", cards.len().into())];
        args.extend_from_slice(more);
        match cards {
            Known::Cards(cards) if !cards.is_empty() => {
                args.push(("cards", self.texts.cards(cards).into()));
                self.about(seat, key, &args)
            }
            _ => self.about(seat, &format!("{key}-unseen"), &args),
        }
    }

    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.texts.list(seats.into_iter().map(|seat| self.name(seat)))
    }

    fn name(&self, seat: Seat) -> String {
        if self.listener == Some(seat) {
            return self.texts.you();
        }
        let name = self.names.get(seat.index()).cloned();
        name.unwrap_or_else(|| self.texts.player(seat.index() + 1))
    }
}

fn sentence(text: String) -> Told {
    Told { text, heading: false }
}

fn heading(text: String) -> Told {
    Told { text, heading: true }
}
