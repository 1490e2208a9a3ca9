//! An option set, worked out for play: costs, copies and powers of every card.

use crate::card::{Card, CardSet};
use crate::cards::{self, FACTS, Group};
use crate::options::{Edition, Options, Players};
use crate::powers::Powers;

/// The most cards a deck can have: base game, New Buildings of the second edition, events.
pub const MAX_CARDS: usize = 149;

/// The rules of one option set. There are 48 of them, made at compile time; a game points at
/// its own, so a game is `Copy` and needs no lifetime.
#[derive(Debug)]
pub struct Rules {
    options: Options,
    powers: [&'static Powers; Card::COUNT],
    costs: [u8; Card::COUNT],
    cost_at_most: [CardSet; 16],
    copies: [u8; Card::COUNT],
    /// The deck as it is before the first shuffle, without the players' first buildings.
    unshuffled: [Card; MAX_CARDS],
    deck_size: u8,
}

static ALL: [Rules; Options::COUNT] = {
    const EMPTY: Rules = Rules::compile(Options::nth(0));
    let mut all = [EMPTY; Options::COUNT];
    let mut i = 0;
    while i < Options::COUNT {
        all[i] = Rules::compile(Options::nth(i));
        i += 1;
    }
    all
};

impl Rules {
    /// The rules of an option set.
    #[inline]
    pub fn of(options: Options) -> &'static Rules {
        &ALL[options.index()]
    }

    /// The option set; who begins is not part of it.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    #[inline(always)]
    pub fn players(&self) -> Players {
        self.options.players
    }

    /// What a building does.
    #[inline(always)]
    pub fn powers(&self, card: Card) -> &'static Powers {
        self.powers[card.index()]
    }

    /// The printed cost; 0 for an event.
    #[inline(always)]
    pub fn cost(&self, card: Card) -> u8 {
        self.costs[card.index()]
    }

    /// The printed points.
    #[inline(always)]
    pub fn points(&self, card: Card) -> u8 {
        FACTS[card.index()].points
    }

    /// What kind of card it is.
    #[inline(always)]
    pub fn group(&self, card: Card) -> Group {
        FACTS[card.index()].group
    }

    /// How many of a card are in this game: in the deck, with the players' first buildings, or
    /// beside the roles.
    pub fn copies(&self, card: Card) -> u8 {
        self.copies[card.index()]
    }

    /// The buildings that cost at most so much. Events are no buildings.
    #[inline(always)]
    pub fn cost_at_most(&self, cost: u8) -> CardSet {
        self.cost_at_most[if cost < 15 { cost as usize } else { 15 }]
    }

    /// The deck before the first shuffle, one indigo plant a player taken out.
    pub fn unshuffled(&self) -> &[Card] {
        &self.unshuffled[..self.deck_size as usize]
    }

    const fn compile(options: Options) -> Rules {
        let mut rules = Rules {
            options,
            powers: [&Powers::NONE; Card::COUNT],
            costs: [0; Card::COUNT],
            cost_at_most: [CardSet::NONE; 16],
            copies: [0; Card::COUNT],
            unshuffled: [Card::IndigoPlant; MAX_CARDS],
            deck_size: 0,
        };
        let mut i = 0;
        while i < Card::COUNT {
            let facts = FACTS[i];
            let card = facts.card;
            assert!(card.index() == i, "the card table is in the order of the cards");
            rules.powers[i] = cards::powers(card, options.edition);
            let (cost, set) = match options.edition {
                Edition::First => (facts.cost_first, facts.treasure_chest),
                Edition::Second => (facts.cost_second, facts.second_set),
            };
            rules.costs[i] = cost;
            let added = match facts.group {
                Group::Event => options.events,
                Group::Production
                | Group::City
                | Group::Monument
                | Group::Six
                | Group::Cathedral => options.new_buildings,
            };
            rules.copies[i] = facts.base + if added { set } else { 0 };
            let mut limit = cost as usize;
            while limit < 16 && !card.is_event() {
                rules.cost_at_most[limit].insert(card);
                limit += 1;
            }
            let mut in_deck = match card {
                Card::IndigoPlant => rules.copies[i] - options.players.count(),
                Card::Cathedral => 0,
                _ => rules.copies[i],
            };
            while in_deck > 0 {
                rules.unshuffled[rules.deck_size as usize] = card;
                rules.deck_size += 1;
                in_deck -= 1;
            }
            i += 1;
        }
        rules
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.options == other.options
    }
}
