//! Whether every card is where it can be.

use super::{Impossible, seats};
use crate::card::{Card, CardSet};
use crate::place::Place;
use crate::position::{Holding, Position, Standing};
use crate::powers::at;
use crate::ruleset::Rules;
use crate::tile::Tile;

pub(super) fn check_cards(rules: &Rules, position: &Position, reasons: &mut Vec<Impossible>) {
    let wanted = rules.players().count() as usize;
    if position.players.len() != wanted {
        reasons.push(Impossible::WrongPlayers { given: position.players.len(), wanted });
    }
    let mut given = [0; Card::COUNT];
    position.cards().for_each(|card| given[card.index()] += 1);
    for card in Card::ALL {
        let (given, wanted) = (given[card.index()], rules.copies(card) as usize);
        // The cathedral lies beside the roles unless it is somewhere else.
        let fits = if card == Card::Cathedral { given <= wanted } else { given == wanted };
        if !fits {
            reasons.push(Impossible::WrongCount { card, given, wanted });
        }
    }
    if let Some(tile) = Tile::ALL.into_iter().find(|tile| !position.tiles.contains(tile)) {
        reasons.push(Impossible::MissingTile(tile));
    }
    let mut misplaced = |cards: &[Card], wrong: CardSet, place| {
        for &card in cards.iter().filter(|&&card| wrong.has(card)) {
            reasons.push(Impossible::Misplaced { card, place });
        }
    };
    let cathedral = CardSet::of(Card::Cathedral);
    let no_hand_card = cathedral.or(CardSet::EVENTS);
    misplaced(&position.deck, cathedral, "in the deck");
    misplaced(&position.discard, cathedral, "in the discard pile");
    misplaced(&position.revealed, no_hand_card, "among the cards turned up");
    for Holding { hand, drawn, town, .. } in &position.players {
        misplaced(hand, no_hand_card, "in a hand");
        misplaced(drawn, no_hand_card, "among the cards a councillor shows");
        for Standing { building, good, covers, tucked, stored, .. } in town {
            misplaced(&[*building], CardSet::EVENTS, "a building");
            misplaced(good.as_slice(), cathedral, "a good");
            misplaced(covers, CardSet::EVENTS, "a covered building");
            misplaced(tucked, no_hand_card, "a card tucked from a hand");
            misplaced(stored, cathedral, "a card sold");
        }
    }
}

pub(super) fn check_towns(rules: &Rules, position: &Position, reasons: &mut Vec<Impossible>) {
    for (seat, holding) in seats(position) {
        if holding.town.len() > Place::MAX {
            reasons.push(Impossible::Seat { seat, problem: "a town has at most 12 buildings" });
        }
        if holding.drawn.len() > 8 {
            reasons.push(Impossible::Seat { seat, problem: "nobody is shown more than 8 cards" });
        }
        let mut kinds = CardSet::NONE;
        for (place, standing) in holding.town.iter().enumerate() {
            let mut wrong = |problem| reasons.push(Impossible::Town { seat, place, problem });
            let card = standing.building;
            if card.is_city() && kinds.has(card) {
                wrong("a city building is visible twice");
            }
            kinds.insert(card);
            let powers = rules.powers(card);
            if standing.good.is_some() && !card.is_production() && powers.stores.is_none() {
                wrong("this building holds no good");
            }
            if standing.fresh && !card.is_city() {
                wrong("only city buildings can be fresh, for only they have a function");
            }
            if standing.covers.iter().any(|&c| at::BUILDS_OVER.has(c)) {
                wrong("a crane cannot be built over");
            }
            let layers = standing.covers.iter().chain([&standing.building]);
            let above = layers.clone().skip(1);
            if layers.zip(above).any(|(lower, upper)| lower == upper) {
                wrong("a building cannot cover its own kind");
            }
            let stack = standing.covers.iter().copied().chain([card]).collect::<CardSet>();
            if !standing.tucked.is_empty() && stack.and(at::TUCKS).is_empty() {
                wrong("nothing here lets its owner tuck cards");
            }
            if !standing.stored.is_empty() && stack.and(at::TUCKS_SOLD).is_empty() {
                wrong("nothing here tucks what is sold");
            }
        }
    }
    if position.revealed.len() > 4 {
        reasons.push(Impossible::Round { problem: "at most 4 cards are turned up at a time" });
    }
}
