//! Telling a game in sentences.

use crate::words::{a, because, card, cards, count, known, list, the};
use rules::{Card, Cards, Event, Game, Known, PlaceSet, Seat, Sheet, Sighting, Tile, View};

/// Whose eyes the teller has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Every player's at once: what some player saw is told.
    Everybody,
    /// One seat's.
    Seat(Seat),
}

impl Eyes {
    /// What these eyes see of an event. To see with everybody's is to be, for each event, the
    /// player it happens to: so even then nobody looks at a good.
    fn see(self, event: &Event) -> Sighting {
        event.seen_by(match self {
            Eyes::Everybody => acting(event),
            Eyes::Seat(seat) => Some(seat),
        })
    }

    fn knows_hand(self, of: Seat) -> bool {
        self == Eyes::Everybody || self == Eyes::Seat(of)
    }
}

/// Tells a game, sentence by sentence.
#[derive(Clone, Debug)]
pub struct Teller {
    names: Vec<String>,
    eyes: Eyes,
    /// What anybody may know: enough to say what stands where.
    view: View,
}

impl Teller {
    /// A teller for a game that is about to go on.
    pub fn new(names: Vec<String>, eyes: Eyes, game: &Game) -> Teller {
        Teller { names, eyes, view: game.public_view() }
    }

    /// Who sits where with what.
    pub fn opening(&self, game: &Game) -> Vec<String> {
        let seats: Vec<Seat> = game.rules().players().seats().collect();
        let mut lines = vec![format!(
            "{} sit at the table. {} is governor.",
            list(seats.iter().map(|&seat| self.name(seat).to_owned())),
            self.name(game.table().governor()),
        )];
        for seat in seats {
            let hand = game.table().player(seat).hand();
            let hand = if self.eyes.knows_hand(seat) { cards(hand) } else { count(hand.len()) };
            lines.push(format!("{} begins with {hand}.", self.name(seat)));
        }
        let open = game.table().open_events();
        if !open.is_empty() {
            lines.push(format!("Open events: {}.", list(open.map(|event| card(event.card())))));
        }
        lines
    }

    /// What an answer did. Cards drawn one after another make one sentence.
    pub fn tell(&mut self, events: &[Event]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = events;
        while let Some(first) = rest.first() {
            let alike = rest.iter().take_while(|event| goes_with(first, event)).count().max(1);
            let (now, later) = rest.split_at(alike);
            lines.extend(self.sentence(now));
            now.iter().for_each(|event| self.view.fold(&event.seen_by(None)));
            rest = later;
        }
        lines
    }

    /// Who is waited for, when a game stops before its end.
    pub fn waiting(&self, game: &Game) -> String {
        let pending = list(game.pending().map(|seat| self.name(seat).to_owned()));
        format!("The game is not over yet: it waits for {pending}.")
    }

    /// The score sheets and the winner of a game that is over.
    pub fn outcome(&self, game: &Game) -> Vec<String> {
        let Some(outcome) = game.outcome() else { return Vec::new() };
        let mut lines: Vec<String> = outcome.sheets.iter().map(|sheet| self.score(sheet)).collect();
        let winners = list(outcome.winners.map(|seat| self.name(seat).to_owned()));
        let verb = if outcome.winners.len() == 1 { "wins" } else { "share the victory" };
        lines.push(format!("{winners} {verb}."));
        lines
    }

    fn score(&self, sheet: &Sheet) -> String {
        let line = |line: &rules::Line| {
            let item = match line.item {
                rules::Item::Building(building) => card(building),
                item => item.id().to_owned(),
            };
            format!("{item} {}", line.points)
        };
        format!(
            "{} has {} points ({}), tie-break {}.",
            self.name(sheet.seat),
            sheet.total,
            sheet.lines.iter().map(line).collect::<Vec<_>>().join(", "),
            sheet.tie_break,
        )
    }

    /// One sentence for events that go together; none for what needs no words.
    fn sentence(&self, events: &[Event]) -> Option<String> {
        let first = self.eyes.see(events.first()?);
        let who = |seat: Seat| self.name(seat);
        Some(match first {
            Sighting::RoundBegan { round, governor } => {
                format!("\nRound {round}. {} is governor.", who(governor))
            }
            Sighting::RoleTaken { seat, role, library } => {
                format!("{} takes the {}{}.", who(seat), role.id(), doubled(library))
            }
            Sighting::RoleVisited { seat, role, library } => {
                format!("{} uses the {} once more{}.", who(seat), role.id(), doubled(library))
            }
            Sighting::EventTaken { seat, event } => {
                format!("{} takes the event {}.", who(seat), card(event.card()))
            }
            Sighting::EventOver { event } => {
                format!("The event {} is over.", card(event.card()))
            }
            Sighting::EventOpened { event } => {
                format!("The event {} comes to light.", card(event.card()))
            }
            Sighting::Built { seat, card, .. } => format!("{} builds {}.", who(seat), a(card)),
            Sighting::BuiltOver { seat, card, covered, .. } => {
                format!("{} builds {} over {}.", who(seat), a(card), the(covered))
            }
            Sighting::Paid { seat, cards, goods } => {
                format!("{} pays {}.", who(seat), self.payment(seat, &cards, goods))
            }
            Sighting::BuiltNothing { seat } => format!("{} builds nothing.", who(seat)),
            Sighting::Produced { seat, .. } => {
                let places = events.iter().filter_map(|event| match event {
                    Event::Produced { place, .. } => Some(*place),
                    _ => None,
                });
                format!("{} produces at {}.", who(seat), self.places(seat, places.collect()))
            }
            Sighting::Stored { seat, place } => {
                let building = self.places(seat, [place].into_iter().collect());
                format!("{} gets a good at {building}.", who(seat))
            }
            Sighting::TileTurned { tile } => {
                format!("Tile {} is turned up: {}.", tile.id(), prices(tile))
            }
            Sighting::Sold { seat, places, .. } if places.is_empty() => {
                format!("{} sells nothing.", who(seat))
            }
            Sighting::Sold { seat, places, income, tucked } => {
                let goods = self.places(seat, places);
                let tucked = if tucked.is_some() { "; one good stays in the harbor" } else { "" };
                format!("{} sells from {goods} for {}{tucked}.", who(seat), count(income.into()))
            }
            Sighting::Drew { seat, why, .. } => {
                format!("{} draws {}.", who(seat), self.seen_cards(events, &because(why)))
            }
            Sighting::Shown { seat, .. } => {
                format!("{} looks at {}.", who(seat), self.seen_cards(events, ""))
            }
            Sighting::Revealed { seat, .. } => {
                format!("{} turns up {}.", who(seat), self.seen_cards(events, ""))
            }
            Sighting::Kept { seat, cards, discarded } => {
                let discarded = count(discarded.into());
                format!("{} keeps {} and discards {discarded}.", who(seat), known(&cards))
            }
            Sighting::Discarded { seat, cards, why } => {
                format!("{} discards {}{}.", who(seat), known(&cards), because(why))
            }
            Sighting::Tucked { seat, place, cards, .. } => {
                let building = self.places(seat, [place].into_iter().collect());
                format!("{} tucks {} under {building}.", who(seat), known(&cards))
            }
            Sighting::Took { seat, card } => format!("{} takes {}.", who(seat), the(card)),
            Sighting::RevealedDiscarded => "The cards turned up are discarded.".to_owned(),
            Sighting::Demolished { seat, card, tucked: 0, .. } => {
                format!("{} gives up {}.", who(seat), the(card))
            }
            Sighting::Demolished { seat, card, tucked, .. } => {
                let tucked = count(tucked.into());
                format!("{} gives up {} with {tucked} tucked there.", who(seat), the(card))
            }
            Sighting::Reshuffled { cards } => {
                format!("The discard pile becomes a deck of {}.", count(cards.into()))
            }
            Sighting::GameEnded { .. } => "\nThe game is over.".to_owned(),
            Sighting::BuildingsWork | Sighting::TileReturned | Sighting::Waiting(_) => {
                return None;
            }
        })
    }

    /// "3 cards for the trader: crane and 2 wells", without what these eyes cannot see.
    fn seen_cards(&self, events: &[Event], because: &str) -> String {
        let seen = events.iter().filter_map(|event| match self.eyes.see(event) {
            Sighting::Drew { card, .. } | Sighting::Shown { card, .. } => card,
            Sighting::Revealed { card, .. } => Some(card),
            _ => None,
        });
        let seen: Cards = seen.collect();
        let number = count(events.len());
        if seen.is_empty() {
            format!("{number}{because}")
        } else {
            format!("{number}{because}: {}", cards(&seen))
        }
    }

    fn payment(&self, seat: Seat, cards: &Known, goods: PlaceSet) -> String {
        let mut parts = Vec::new();
        if !cards.is_empty() {
            parts.push(known(cards));
        }
        if !goods.is_empty() {
            parts.push(format!("the goods from {}", self.places(seat, goods)));
        }
        list(parts)
    }

    /// The buildings at these places.
    fn places(&self, seat: Seat, places: PlaceSet) -> String {
        let town = self.view.players.get(seat.index()).map_or(&[][..], |seen| &seen.town);
        let buildings = places.filter_map(|place| town.get(place.index()));
        let buildings: Vec<Card> = buildings.map(|seen| seen.building).collect();
        match buildings[..] {
            [only] => the(only),
            _ => cards(&buildings.into_iter().collect()),
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }
}

/// Whether two neighbouring events are told in one sentence.
fn goes_with(first: &Event, next: &Event) -> bool {
    match (first, next) {
        (Event::Drew { seat, why, .. }, Event::Drew { seat: also, why: same, .. }) => {
            (seat, why) == (also, same)
        }
        (Event::Shown { seat, .. }, Event::Shown { seat: also, .. })
        | (Event::Revealed { seat, .. }, Event::Revealed { seat: also, .. })
        | (Event::Produced { seat, .. }, Event::Produced { seat: also, .. }) => seat == also,
        _ => false,
    }
}

/// The player an event happens to.
fn acting(event: &Event) -> Option<Seat> {
    match *event {
        Event::Paid { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Shown { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Tucked { seat, .. } => Some(seat),
        // Of everything else all players see the same.
        _ => None,
    }
}

fn doubled(library: bool) -> &'static str {
    if library { " and the library with it" } else { "" }
}

fn prices(tile: Tile) -> String {
    let goods = ["indigo", "sugar", "tobacco", "coffee", "silver"].into_iter();
    let prices = goods.zip(tile.prices()).map(|(good, price)| format!("{good} {price}"));
    prices.collect::<Vec<_>>().join(", ")
}
