//! One sentence for what happened.

use super::{Teller, Told, heading, sentence};
use rules::{Card, Cards, Known, Place, PlaceSet, Seat, Sighting, Tile, Why};

impl Teller {
    /// One sentence for sightings that go together; none for what needs no words.
    pub(super) fn sentence(&self, together: &[Sighting]) -> Option<Told> {
        let first = together.first()?;
        let words = match *first {
            Sighting::RoundBegan { round, governor } => {
                let governs = self.about(governor, "story-governor", &[]);
                let args = [("round", round.into()), ("governor", governs.into())];
                return Some(heading(self.texts.text("story-round", &args)));
            }
            Sighting::GameEnded { .. } => {
                return Some(heading(self.texts.text("story-over", &[])));
            }
            Sighting::BuildingsWork | Sighting::TileReturned | Sighting::Waiting(_) => {
                return None;
            }
            Sighting::RoleTaken { .. }
            | Sighting::RoleVisited { .. }
            | Sighting::EventTaken { .. }
            | Sighting::EventOver { .. }
            | Sighting::EventOpened { .. } => self.turn_told(first),
            Sighting::Built { .. }
            | Sighting::BuiltOver { .. }
            | Sighting::Paid { .. }
            | Sighting::BuiltNothing { .. }
            | Sighting::Demolished { .. } => self.building_told(first),
            Sighting::Produced { .. }
            | Sighting::Stored { .. }
            | Sighting::TileTurned { .. }
            | Sighting::Sold { .. } => self.goods_told(together),
            Sighting::Drew { .. }
            | Sighting::Shown { .. }
            | Sighting::Kept { .. }
            | Sighting::Discarded { .. }
            | Sighting::Tucked { .. }
            | Sighting::Revealed { .. }
            | Sighting::Took { .. }
            | Sighting::RevealedDiscarded
            | Sighting::Reshuffled { .. } => self.hand_told(together),
        };
        words.map(sentence)
    }

    /// Roles and events.
    fn turn_told(&self, sighting: &Sighting) -> Option<String> {
        let event = |event| [("event", self.texts.event(event).into())];
        Some(match *sighting {
            Sighting::RoleTaken { seat, role, library } => {
                let key = if library { "story-role-library" } else { "story-role" };
                self.about(seat, key, &[("role", self.texts.the_role(role).into())])
            }
            Sighting::RoleVisited { seat, role, library } => {
                let key = if library { "story-visit-library" } else { "story-visit" };
                self.about(seat, key, &[("role", self.texts.the_role(role).into())])
            }
            Sighting::EventTaken { seat, event: taken } => {
                self.about(seat, "story-event-taken", &event(taken))
            }
            Sighting::EventOver { event: over } => {
                self.texts.text("story-event-over", &event(over))
            }
            Sighting::EventOpened { event: opened } => {
                self.texts.text("story-event-opened", &event(opened))
            }
            _ => return None,
        })
    }

    /// Buildings that come and go.
    fn building_told(&self, sighting: &Sighting) -> Option<String> {
        Some(match *sighting {
            Sighting::Built { seat, card, .. } => {
                self.about(seat, "story-built", &[("card", self.texts.a(card).into())])
            }
            Sighting::BuiltOver { seat, card, covered, .. } => {
                let (card, covered) = (self.texts.a(card), self.texts.the(covered));
                let args = [("card", card.into()), ("covered", covered.into())];
                self.about(seat, "story-built-over", &args)
            }
            Sighting::Paid { seat, ref cards, goods } => {
                let goods_paid = [("goods", self.goods_at(seat, goods).into())];
                match (cards.is_empty(), goods.is_empty()) {
                    (true, true) => self.about(seat, "story-paid-nothing", &[]),
                    (true, false) => self.about(seat, "story-paid-goods", &goods_paid),
                    (false, true) => self.cards_told(seat, "story-paid", cards, &[]),
                    (false, false) => self.cards_told(seat, "story-paid-both", cards, &goods_paid),
                }
            }
            Sighting::BuiltNothing { seat } => self.about(seat, "story-built-nothing", &[]),
            Sighting::Demolished { seat, card, tucked, .. } => {
                let card = ("card", self.texts.the(card).into());
                if tucked == 0 {
                    self.about(seat, "story-demolished", &[card])
                } else {
                    self.about(seat, "story-demolished-tucked", &[card, ("n", tucked.into())])
                }
            }
            _ => return None,
        })
    }

    /// Goods that come and go.
    fn goods_told(&self, together: &[Sighting]) -> Option<String> {
        Some(match *together.first()? {
            Sighting::Produced { seat, .. } => {
                let places = together.iter().filter_map(|sighting| match sighting {
                    Sighting::Produced { place, .. } => Some(*place),
                    _ => None,
                });
                let goods = self.goods_at(seat, places.collect());
                self.about(seat, "story-produced", &[("goods", goods.into())])
            }
            Sighting::Stored { seat, place } => {
                let card = self.building_at(seat, place);
                self.about(seat, "story-stored", &[("card", card.into())])
            }
            Sighting::TileTurned { tile } => {
                let args = [("tile", tile.id().into()), ("prices", self.prices(tile).into())];
                self.texts.text("story-tile", &args)
            }
            Sighting::Sold { seat, places, .. } if places.is_empty() => {
                self.about(seat, "story-sold-nothing", &[])
            }
            Sighting::Sold { seat, places, income, tucked } => {
                let goods = self.goods_at(seat, places);
                let sold = [("goods", goods.into()), ("n", income.into())];
                match tucked {
                    None => self.about(seat, "story-sold", &sold),
                    Some(harbor) => {
                        let harbor = ("card", self.building_at(seat, harbor).into());
                        let [goods, income] = sold;
                        self.about(seat, "story-sold-tucked", &[goods, income, harbor])
                    }
                }
            }
            _ => return None,
        })
    }

    /// Cards that go from hand to hand and from pile to pile.
    fn hand_told(&self, together: &[Sighting]) -> Option<String> {
        Some(match *together.first()? {
            Sighting::Drew { seat, why, .. } => {
                self.cards_told(seat, "story-drew", &seen(together), &[self.because(why)])
            }
            Sighting::Shown { seat, .. } => {
                self.cards_told(seat, "story-shown", &seen(together), &[])
            }
            Sighting::Revealed { seat, .. } => {
                self.cards_told(seat, "story-revealed", &seen(together), &[])
            }
            Sighting::Kept { seat, ref cards, discarded } => {
                self.cards_told(seat, "story-kept", cards, &[("discarded", discarded.into())])
            }
            Sighting::Discarded { seat, ref cards, why } => {
                self.cards_told(seat, "story-discarded", cards, &[self.because(why)])
            }
            Sighting::Tucked { seat, place, ref cards, .. } => {
                let card = ("card", self.building_at(seat, place).into());
                self.cards_told(seat, "story-tucked", cards, &[card])
            }
            Sighting::Took { seat, card } => {
                self.about(seat, "story-took", &[("card", self.texts.the(card).into())])
            }
            Sighting::RevealedDiscarded => self.texts.text("story-revealed-discarded", &[]),
            Sighting::Reshuffled { cards } => {
                self.texts.text("story-reshuffled", &[("n", cards.into())])
            }
            _ => return None,
        })
    }

    /// The rule behind a draw or a discard, as a part of the sentence that is whole in itself.
    fn because(&self, why: Why) -> super::Arg<'static> {
        let texts = self.texts;
        let phrase = match why {
            Why::Role(role) => texts.text("because-role", &[("role", texts.the_role(role).into())]),
            Why::Building(card) => {
                texts.text("because-building", &[("card", texts.the(card).into())])
            }
            Why::Event(event) => {
                texts.text("because-event", &[("event", texts.event(event).into())])
            }
            Why::Opening => texts.text("because-opening", &[]),
            Why::HandLimit => texts.text("because-hand-limit", &[]),
            Why::Turn => texts.text("because-turn", &[]),
        };
        ("because", phrase.into())
    }

    /// The goods on the buildings at these places.
    fn goods_at(&self, seat: Seat, places: PlaceSet) -> String {
        self.texts.goods_of(places.filter_map(|place| self.standing(seat, place)))
    }

    /// The building at a place.
    fn building_at(&self, seat: Seat, place: Place) -> String {
        self.standing(seat, place).map(|card| self.texts.the(card)).unwrap_or_default()
    }

    fn standing(&self, seat: Seat, place: Place) -> Option<Card> {
        let town = &self.view.players.get(seat.index())?.town;
        town.get(place.index()).map(|seen| seen.building)
    }

    fn prices(&self, tile: Tile) -> String {
        let goods = Card::ALL.into_iter().zip(tile.prices());
        let prices = goods.map(|(building, price)| {
            let good = self.texts.good(building);
            self.texts.text("story-price", &[("good", good.into()), ("n", price.into())])
        });
        prices.collect::<Vec<_>>().join(", ")
    }
}

/// The cards of these sightings where they were seen, else how many they are.
fn seen(together: &[Sighting]) -> Known {
    let cards = together.iter().filter_map(|sighting| match sighting {
        Sighting::Drew { card, .. } | Sighting::Shown { card, .. } => *card,
        Sighting::Revealed { card, .. } => Some(*card),
        _ => None,
    });
    let cards: Cards = cards.collect();
    let number = together.len();
    if cards.len() == number { Known::Cards(cards) } else { Known::Count(number as u8) }
}
