//! Where the buildings plug into the rules: one record a building, one field a moment.
//!
//! A plain number is a plain number; a rule that needs a sentence is a pure function, written in
//! the file of its building. Phases ask the record and never name a building. Which buildings
//! have something to say at a moment is worked out at compile time (`at`), so that a phase
//! looks only at those.

use crate::card::{Card, CardSet};
use crate::cards;
use crate::scoring::Scored;

/// Every moment at which a building may change the rules, in the rulebook's order.
/// A field left at its default means "this building does nothing here".
#[derive(Clone, Copy, Debug)]
pub struct Powers {
    // Start of a round.
    /// How many cards the owner may exchange.                             (office building)
    pub swaps: u8,
    /// How many cards the owner may tuck.                                  (chapel, bank)
    pub tucks: Option<Tuck>,
    /// The owner's hand limit.                                             (tower)
    pub hand_limit: Option<u8>,
    /// The hand limit of everybody who has neither this nor a limit of his own. (guard room)
    pub others_hand_limit: Option<u8>,

    // Every role.
    /// How many more times the chooser takes the privilege.                (library)
    pub privileges: u8,

    // Builder.
    /// Cards off the price of a production building.                       (smithy)
    pub production_discount: u8,
    /// Cards off the price of a city building.                             (quarry)
    pub city_discount: u8,
    /// The cards the owner may build over a building of his.               (crane)
    pub builds_over: Option<fn(Card) -> CardSet>,
    /// What it takes off the price when it is built over, if not its cost. (park)
    pub salvage: Option<u8>,
    /// Goods that may stand in for cards when paying.                      (black market)
    pub goods_as_cards: u8,
    /// Cards drawn once a building is paid for.                            (carpenter)
    pub paid: Option<fn(Card) -> u8>,
    /// Cards drawn after that, given the number of cards in hand.          (poor house)
    pub finished: Option<fn(usize) -> u8>,
    /// Cards drawn at the end of the phase.                                (tavern, caritas)
    pub builders_done: Option<fn(Standing) -> u8>,
    /// Whether `builders_done` holds already in the phase it was built in. (caritas)
    pub works_at_once: bool,

    // Producer.
    /// How many more goods the owner may produce.                          (aqueduct)
    pub more_produced: u8,
    /// Cards drawn for having produced so many goods.                      (well)
    pub produced: Option<fn(usize) -> u8>,

    // Trader.
    /// How many more goods the owner may sell.                             (trading post)
    pub more_sold: u8,
    /// Cards drawn for having sold so many goods.                          (market stand, market hall)
    pub sold: Option<fn(usize) -> u8>,
    /// Whether the first card sold is tucked under it.                     (harbor)
    pub tucks_sold: bool,
    /// Cards drawn at the end of the phase if nobody sold.                 (hut)
    pub nobody_sold: u8,

    // Councillor, and wherever goods count.
    /// It gets a good when the phase begins, which sells at this price.    (customs office)
    pub stores: Option<u8>,
    /// How many more cards the owner keeps.                                (prefecture)
    pub more_kept: u8,
    /// Whether the owner chooses from his whole hand.                      (archive)
    pub whole_hand: bool,

    // Prospector.
    /// Cards the owner may turn up, and what becomes of them.              (gold mine, goldsmith)
    pub prospects: Option<Prospect>,

    // End of the game.
    /// Points beyond the printed ones.                        (the six-cost buildings, cathedral)
    pub score: Option<fn(&Scored<'_>) -> u8>,
    /// Points for all the owner's other points.                            (palace)
    pub score_last: Option<fn(u16) -> u16>,
}

impl Powers {
    /// No power at all.
    pub const NONE: Powers = Powers {
        swaps: 0,
        tucks: None,
        hand_limit: None,
        others_hand_limit: None,
        privileges: 0,
        production_discount: 0,
        city_discount: 0,
        builds_over: None,
        salvage: None,
        goods_as_cards: 0,
        paid: None,
        finished: None,
        builders_done: None,
        works_at_once: false,
        more_produced: 0,
        produced: None,
        more_sold: 0,
        sold: None,
        tucks_sold: false,
        nobody_sold: 0,
        stores: None,
        more_kept: 0,
        whole_hand: false,
        prospects: None,
        score: None,
        score_last: None,
    };
}

/// What a building lets its owner tuck at the start of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tuck {
    /// One card, every round.
    One,
    /// Any number of cards, once in the game.
    AnyOnce,
}

/// How an owner compares with the others when the builders are done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The owner's visible buildings.
    pub own: u8,
    /// Those of the player with the fewest.
    pub fewest: u8,
    /// Those of the player with the most.
    pub most: u8,
}

/// Cards that may be turned up in the prospector phase.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// How many are turned up.
    pub turn_up: u8,
    /// What the owner gets of them.
    pub find: fn(&Find<'_>) -> Take,
}

/// What lies open, and what can be seen around it.
#[derive(Clone, Copy, Debug)]
pub struct Find<'a> {
    /// The cards turned up.
    pub cards: &'a [Card],
    /// Their printed costs.
    pub costs: &'a [u8],
    /// Every building that is visible in some town.
    pub visible: CardSet,
}

/// What the owner of a [`Prospect`] gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// Nothing.
    Nothing,
    /// This card.
    This(Card),
    /// One of the cards, as he likes.
    Any,
}

/// Which buildings have something to say at a moment, worked out at compile time. A building
/// is listed if it speaks up in any edition.
pub(crate) mod at {
    use super::{Card, CardSet, cards};
    use crate::options::Edition;

    macro_rules! moment {
        ($($name:ident: |$powers:ident| $speaks:expr;)*) => { $(
            pub(crate) const $name: CardSet = {
                let mut set = CardSet::NONE;
                let mut i = 0;
                while i < Card::COUNT {
                    let $powers = cards::powers(Card::ALL[i], Edition::First);
                    let first = $speaks;
                    let $powers = cards::powers(Card::ALL[i], Edition::Second);
                    if first || $speaks {
                        set.insert(Card::ALL[i]);
                    }
                    i += 1;
                }
                set
            };
        )* };
    }

    moment! {
        SWAPS: |p| p.swaps > 0;
        TUCKS: |p| p.tucks.is_some();
        HAND_LIMIT: |p| p.hand_limit.is_some();
        OTHERS_HAND_LIMIT: |p| p.others_hand_limit.is_some();
        BUILDS_OVER: |p| p.builds_over.is_some();
        PAID: |p| p.paid.is_some();
        FINISHED: |p| p.finished.is_some();
        BUILDERS_DONE: |p| p.builders_done.is_some();
        WORKS_AT_ONCE: |p| p.works_at_once;
        PRODUCED: |p| p.produced.is_some();
        SOLD: |p| p.sold.is_some();
        TUCKS_SOLD: |p| p.tucks_sold;
        NOBODY_SOLD: |p| p.nobody_sold > 0;
        STORES: |p| p.stores.is_some();
        WHOLE_HAND: |p| p.whole_hand;
        PROSPECTS: |p| p.prospects.is_some();
        SCORE: |p| p.score.is_some();
        SCORE_LAST: |p| p.score_last.is_some();
    }

    /// A moment at which every building that speaks up says the same number. Then the sum over
    /// a player's buildings is a count of bits, without a branch.
    pub(crate) struct Number {
        /// The buildings that speak up.
        pub(crate) speakers: CardSet,
        /// What each of them says.
        pub(crate) each: u8,
    }

    impl Number {
        /// The sum over those of a set of working buildings.
        #[inline(always)]
        pub(crate) const fn of(&self, active: CardSet) -> u8 {
            active.and(self.speakers).len() as u8 * self.each
        }
    }

    macro_rules! number {
        ($($name:ident: $field:ident;)*) => { $(
            pub(crate) const $name: Number = {
                let mut number = Number { speakers: CardSet::NONE, each: 0 };
                let mut i = 0;
                while i < Card::COUNT {
                    let said = cards::powers(Card::ALL[i], Edition::First).$field;
                    let too = cards::powers(Card::ALL[i], Edition::Second).$field;
                    assert!(said == too, "a number differs between editions");
                    if said > 0 {
                        assert!(number.each == 0 || number.each == said, "the numbers differ");
                        number.speakers.insert(Card::ALL[i]);
                        number.each = said;
                    }
                    i += 1;
                }
                number
            };
        )* };
    }

    number! {
        PRIVILEGES: privileges;
        PRODUCTION_DISCOUNT: production_discount;
        CITY_DISCOUNT: city_discount;
        GOODS_AS_CARDS: goods_as_cards;
        MORE_PRODUCED: more_produced;
        MORE_SOLD: more_sold;
        MORE_KEPT: more_kept;
    }
}
