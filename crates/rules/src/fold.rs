//! How each event changes the table: without rules, without luck, and without failing.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::pile::{Hidden, How, Under};
use crate::role::RoleSet;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;
use crate::town::Player;

impl Table {
    /// Lets an event happen. Always inlined: where the rules emit an event its kind is known,
    /// and nothing but the one arm remains.
    #[inline(always)]
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round, governor } => {
                self.idle_rounds = if self.built_this_round { 0 } else { self.idle_rounds + 1 };
                self.built_this_round = false;
                self.round = round;
                self.governor = governor;
                self.takers = [None; 5];
                self.taken = RoleSet::NONE;
                self.library_used = SeatSet::NONE;
            }
            Event::RoleTaken { seat, role, library } => {
                self.takers[role as usize] = Some(seat);
                self.taken.insert(role);
                self.note_library(seat, library);
            }
            Event::EventTaken { event, .. } => {
                self.open_events.remove(event);
                self.event_in_play = Some(event);
            }
            Event::RoleVisited { seat, library, .. } => self.note_library(seat, library),
            Event::EventOver { event } => {
                self.event_in_play = None;
                self.discard.add(event.card());
            }
            Event::EventOpened { event } => {
                self.deck.pop();
                self.open_events.insert(event);
            }
            Event::Built { seat, card, place } => {
                self.leave_hand(seat, card);
                let town = &mut self.at(seat).town;
                town.len += 1;
                town.set(place, card);
            }
            Event::BuiltOver { seat, card, place, covered } => {
                self.leave_hand(seat, card);
                let player = self.at(seat);
                player.town.forget(place);
                if let Some(good) = player.take_good(place) {
                    self.discard.add(good);
                }
                self.put_below(seat, place, Under::new(covered, How::Covered));
                self.at(seat).town.set(place, card);
            }
            Event::Paid { seat, ref cards, goods } => {
                self.at(seat).hand.remove_all(cards);
                self.discard.add_all(cards);
                for place in goods {
                    if let Some(good) = self.at(seat).take_good(place) {
                        self.discard.add(good);
                    }
                }
            }
            Event::BuildingsWork => {
                for player in &mut self.players {
                    player.town.active = player.town.visible.and(CardSet::CITY);
                }
            }
            Event::Produced { seat, place, card } | Event::Stored { seat, place, card } => {
                self.deck.pop();
                self.at(seat).put_good(place, card);
            }
            Event::TileTurned { .. } => self.tiles.turn_up(),
            Event::TileReturned => self.tiles.put_under(),
            Event::Sold { seat, places, tucked, .. } => {
                let mut tucked = tucked;
                for place in places {
                    let Some(good) = self.at(seat).take_good(place) else { continue };
                    match tucked.take() {
                        Some(under) => self.put_below(seat, under, Under::new(good, How::Stored)),
                        None => self.discard.add(good),
                    }
                }
            }
            Event::Drew { seat, card, .. } => {
                self.deck.pop();
                self.at(seat).hand.add(card);
            }
            Event::Shown { seat, card } => {
                self.deck.pop();
                self.at(seat).drawn.push(card);
            }
            Event::Kept { seat, ref cards, .. } => {
                let player = &mut self.players[seat.index()];
                let mut others = player.drawn.bag();
                others.remove_all(cards);
                self.discard.add_all(&others);
                player.hand.add_all(cards);
                player.drawn = Hidden::NONE;
            }
            Event::Discarded { seat, ref cards, .. } => {
                self.at(seat).hand.remove_all(cards);
                self.discard.add_all(cards);
            }
            Event::Tucked { seat, place, ref cards, once } => {
                self.at(seat).hand.remove_all(cards);
                for card in cards.iter() {
                    self.put_below(seat, place, Under::new(card, How::Tucked));
                }
                if once {
                    self.bank_used.insert(seat);
                }
            }
            Event::Revealed { card, .. } => {
                self.deck.pop();
                self.revealed.push(card);
            }
            Event::Took { seat, card } => {
                self.revealed.remove(card);
                self.at(seat).hand.add(card);
            }
            Event::RevealedDiscarded => {
                for card in self.revealed.iter() {
                    self.discard.add(card);
                }
                self.revealed = Hidden::NONE;
            }
            Event::Demolished { seat, place, card, .. } => {
                if let Some(good) = self.at(seat).take_good(place) {
                    self.discard.add(good);
                }
                self.clear_below(seat, place, Table::give_up);
                self.give_up(card);
                self.at(seat).close_up(place);
            }
            Event::Reshuffled { ref deck } => {
                self.deck = *deck;
                self.discard = Cards::NONE;
                self.shuffles += 1;
            }
            // Told for its own sake.
            Event::BuiltNothing { .. } | Event::GameEnded { .. } => {}
            Event::Waiting(flow) => self.flow = flow,
        }
    }

    #[inline(always)]
    fn at(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline(always)]
    fn note_library(&mut self, seat: Seat, library: bool) {
        if library {
            self.library_used.insert(seat);
        }
    }

    /// The built card leaves the hand, or the cathedral its place beside the roles.
    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        if card == Card::Cathedral {
            self.cathedral_open = false;
        } else {
            self.at(seat).hand.remove(card);
        }
        self.built_this_round = true;
    }

    /// A card of a demolished stack is discarded; the cathedral goes back beside the roles.
    fn give_up(&mut self, card: Card) {
        if card == Card::Cathedral {
            self.cathedral_open = true;
        } else {
            self.discard.add(card);
        }
    }
}
