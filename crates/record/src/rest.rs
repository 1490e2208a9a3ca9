//! The cards that a position written by hand does not mention.

use rules::{Card, Position, Rules, Seed};
use sha2::{Digest, Sha256};

/// Where the cards go that are mentioned nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    Deck,
    Discard,
}

impl Rest {
    pub(crate) fn from_id(id: &str) -> Option<Rest> {
        match id {
            "deck" => Some(Rest::Deck),
            "discard" => Some(Rest::Discard),
            _ => None,
        }
    }
}

/// Completes a position. Where it has more of a card than there are, nothing is added, and
/// [`rules::Game::from_position`] tells what is too much.
pub(crate) fn fill(position: &mut Position, rest: Rest) {
    let missing = missing(position);
    match rest {
        Rest::Deck => position.deck.extend(shuffled(missing, position.seed)),
        Rest::Discard => position.discard.extend(missing),
    }
}

fn missing(position: &Position) -> Vec<Card> {
    let rules = Rules::of(position.options);
    let mut given = [0; Card::COUNT];
    position.cards().for_each(|card| given[card.index()] += 1);
    // The cathedral lies beside the roles when it is mentioned nowhere.
    let cards = Card::ALL.into_iter().filter(|&card| card != Card::Cathedral);
    let missing = |card: Card| usize::from(rules.copies(card)).saturating_sub(given[card.index()]);
    cards.flat_map(|card| std::iter::repeat_n(card, missing(card))).collect()
}

/// An order that looks random and follows from the seed: the cards, numbered as they come, are
/// sorted by the SHA-256 of the seed's bytes and their number. Any language can do the same, and
/// it says nothing about the shuffles of the game, which use the seed in another way.
fn shuffled(cards: Vec<Card>, seed: Seed) -> impl Iterator<Item = Card> {
    let mut numbered: Vec<([u8; 32], Card)> = (0_u8..)
        .zip(cards)
        .map(|(number, card)| {
            let hash = Sha256::new().chain_update(seed.0).chain_update([number]).finalize();
            (hash.into(), card)
        })
        .collect();
    numbered.sort_unstable_by_key(|&(hash, _)| hash);
    numbered.into_iter().map(|(_, card)| card)
}
