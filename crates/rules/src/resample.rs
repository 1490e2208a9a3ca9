//! A full state consistent with a view: what a bot may search in place of the truth.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::lay_out::lay_out;
use crate::memory::Memory;
use crate::position::{Decision, Holding, Position, Standing};
use crate::powers::{Tuck, at};
use crate::random::below;
use crate::ruleset::Rules;
use crate::seat::Seat;
use crate::shuffle::Seed;
use crate::tile::Tile;
use crate::view::{SeenBuilding, View};
use rand_core::Rng;

impl View {
    /// Draws a game that this view could be of. Every way to lay the cards the seat does not
    /// know is equally likely; so is every order of the tiles not yet seen. The seed is drawn
    /// too, so later shuffles tell nothing about the real game.
    ///
    /// The seat's view of the drawn game is this view. What others were asked because of cards
    /// they hold is not looked at: one of them may be asked to build and hold nothing he could.
    /// The drawn game is not veiled, whether the real one is or not.
    pub fn resample<R: Rng>(&self, rng: &mut R) -> Game {
        self.resample_remembering(&Memory::NOTHING, rng)
    }

    /// The same for a seat that remembers: what it knows to be in the discard pile is there.
    pub fn resample_remembering<R: Rng>(&self, memory: &Memory, rng: &mut R) -> Game {
        let rules = self.rules;
        let known = memory.discarded();
        let (mut plain, events) = self.unknown_cards(known);
        shuffle(&mut plain, rng);
        let mut players = self.known_holdings();
        self.tuck_hidden(&mut players, &mut plain, events.len() + known.len(), rng);
        for (holding, seen) in players.iter_mut().zip(&self.players) {
            // Nothing is known of other hands, and everything of the own.
            deal(&mut holding.hand, seen.hand, &mut plain);
            deal(&mut holding.drawn, seen.drawn, &mut plain);
        }
        // From here on an event may lie unseen.
        let mut unseen = plain;
        unseen.extend(events);
        shuffle(&mut unseen, rng);
        for (holding, seen) in players.iter_mut().zip(&self.players) {
            for (standing, building) in holding.town.iter_mut().zip(&seen.town) {
                standing.good = if building.good { unseen.pop() } else { None };
                deal(&mut standing.stored, building.stored, &mut unseen);
            }
        }
        let mut discard: Vec<Card> = known.iter().collect();
        deal(&mut discard, self.discard, &mut unseen);
        let position = self.position(players, unseen, discard, rng);
        let mut table = lay_out(rules, &position);
        table.flow = self.flow;
        Game { rules, table, veiled: false }
    }

    /// The cards the seat cannot see and does not know to be in the discard pile: those that may
    /// be in a hand, and events.
    fn unknown_cards(&self, discarded: &Cards) -> (Vec<Card>, Vec<Card>) {
        let mut left = [0; Card::COUNT];
        for card in Card::ALL {
            left[card.index()] = self.rules.copies(card);
        }
        let mut known = |card: Card| left[card.index()] = left[card.index()].saturating_sub(1);
        self.hand.iter().chain(self.drawn.iter().copied()).for_each(&mut known);
        self.revealed.iter().copied().chain(discarded.iter()).for_each(&mut known);
        self.open_events.chain(self.event_in_play).for_each(|event| known(event.card()));
        for building in self.players.iter().flat_map(|seen| &seen.town) {
            known(building.building);
            building.covers.iter().copied().for_each(&mut known);
            building.tucked_cards.iter().flat_map(|cards| cards.iter()).for_each(&mut known);
        }
        left[Card::Cathedral.index()] = 0;
        let unknown = Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, left[card.index()] as usize));
        unknown.partition(|card| !card.is_event())
    }

    /// What is known of every seat.
    fn known_holdings(&self) -> Vec<Holding> {
        let standing = |building: &SeenBuilding| Standing {
            building: building.building,
            good: None,
            covers: building.covers.clone(),
            tucked: building.tucked_cards.iter().flat_map(|cards| cards.iter()).collect(),
            stored: Vec::new(),
            fresh: !building.works,
        };
        let seats = self.rules.players().seats().zip(&self.players);
        seats
            .map(|(seat, seen)| {
                let own = self.seat == Some(seat);
                Holding {
                    hand: if own { self.hand.iter().collect() } else { Vec::new() },
                    town: seen.town.iter().map(standing).collect(),
                    drawn: if own { self.drawn.clone() } else { Vec::new() },
                    bank_used: self.bank_used.has(seat),
                    library_used: self.library_used.has(seat),
                }
            })
            .collect()
    }

    /// Tucks cards under the chapels and banks of the others. How many lie there is hidden seat
    /// by seat, but together they are what is missing everywhere else.
    fn tuck_hidden<R: Rng>(
        &self,
        players: &mut [Holding],
        plain: &mut Vec<Card>,
        others: usize,
        rng: &mut R,
    ) {
        let mut hidden = (plain.len() + others).saturating_sub(self.unseen_elsewhere());
        let mut places = Vec::new();
        for (seat, seen) in self.rules.players().seats().zip(&self.players) {
            for (place, building) in seen.town.iter().enumerate() {
                match building.tucked {
                    Some(known) => {
                        let tucked = &mut players[seat.index()].town[place].tucked;
                        hidden -= (known as usize - tucked.len()).min(hidden);
                        deal(tucked, known, plain);
                    }
                    None if self.may_tuck(seat, building) => places.push((seat, place)),
                    None => {}
                }
            }
        }
        for _ in 0..hidden.min(if places.is_empty() { 0 } else { hidden }) {
            let (seat, place) = places[below(rng, places.len() as u32) as usize];
            players[seat.index()].town[place].tucked.extend(plain.pop());
        }
    }

    /// How many cards the seat cannot see lie elsewhere than tucked.
    fn unseen_elsewhere(&self) -> usize {
        let mut cards = self.deck as usize + self.discard as usize;
        for (seat, seen) in self.rules.players().seats().zip(&self.players) {
            if self.seat != Some(seat) {
                cards += seen.hand as usize + seen.drawn as usize;
            }
            cards +=
                seen.town.iter().map(|b| b.stored as usize + usize::from(b.good)).sum::<usize>();
        }
        cards
    }

    /// Whether cards may be tucked there: something in the stack tucks, and if that works only
    /// once, it has been used.
    fn may_tuck(&self, seat: Seat, building: &SeenBuilding) -> bool {
        let stack: CardSet = building.covers.iter().copied().chain([building.building]).collect();
        stack.and(at::TUCKS).any(|card| match self.rules.powers(card).tucks {
            Some(Tuck::AnyOnce) => self.bank_used.has(seat),
            Some(Tuck::One) => true,
            None => false,
        })
    }

    fn position<R: Rng>(
        &self,
        players: Vec<Holding>,
        deck: Vec<Card>,
        discard: Vec<Card>,
        rng: &mut R,
    ) -> Position {
        let mut unseen: Vec<Tile> =
            Tile::ALL.into_iter().filter(|tile| !self.tiles.contains(&Some(*tile))).collect();
        shuffle(&mut unseen, rng);
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        let flow = &self.flow;
        Position {
            options: Rules::options(self.rules),
            round: self.round,
            governor: self.governor,
            idle_rounds: self.idle_rounds,
            built_this_round: self.built_this_round,
            players,
            deck,
            discard,
            tiles: self.tiles.map(|tile| tile.or_else(|| unseen.pop()).unwrap_or(Tile::A)),
            tiles_seen: self.tiles_seen,
            takers: self.takers,
            open_events: self.open_events.collect(),
            event_in_play: self.event_in_play,
            revealed: self.revealed.clone(),
            decision: Decision {
                step: flow.step,
                pending: flow.pending,
                chooser: flow.chooser,
                turn: flow.turn,
                library: flow.library,
                sold: flow.sold,
                asked_by: flow.asked_by,
                to_discard: flow.to_discard,
                paying: None,
            },
            seed: Seed(seed),
            shuffles: 2,
        }
    }
}

/// Moves cards from the end of a pile until there are as many as seen.
fn deal(to: &mut Vec<Card>, wanted: u8, from: &mut Vec<Card>) {
    let missing = (wanted as usize).saturating_sub(to.len());
    to.extend(from.drain(from.len().saturating_sub(missing)..));
}

fn shuffle<T, R: Rng>(things: &mut [T], rng: &mut R) {
    for i in (1..things.len()).rev() {
        things.swap(i, below(rng, i as u32 + 1) as usize);
    }
}
