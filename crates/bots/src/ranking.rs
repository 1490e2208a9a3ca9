//! Choosing cards and goods one by one, by what each is worth.

use rules::{Card, Cards, Place, Places};

/// The most things a player ever chooses among: a hand and his goods.
const MOST: usize = 64;

/// Things in the order of what they are worth, the least first.
///
/// A thing is a number below 64 in the low bits of a key, its worth is above: so sorting moves
/// single words, and equal worths fall in the order of the card table.
pub(crate) struct Ranking {
    keys: [i32; MOST],
    len: usize,
}

impl Ranking {
    const GOODS: i32 = 48;

    pub(crate) fn new() -> Ranking {
        Ranking { keys: [0; MOST], len: 0 }
    }

    /// The cards of a bag. A second card of a city building can only ever be money, so it comes
    /// before everything else; other second cards are worth a little less than the first.
    pub(crate) fn of_cards(cards: &Cards, worth: impl Fn(Card) -> f32) -> Ranking {
        let mut ranking = Ranking::new();
        for card in cards.kinds() {
            let worth = worth(card);
            ranking.insert(worth, card as i32);
            for n in 1..cards.count(card) {
                let more = if card.is_city() { -20.0 } else { worth - 0.25 * f32::from(n) };
                ranking.insert(more, card as i32);
            }
        }
        ranking
    }

    /// Adds the good at a place.
    pub(crate) fn add_good(&mut self, place: Place, worth: f32) {
        self.insert(worth, Ranking::GOODS + place.index() as i32);
    }

    /// The `n` cards that are worth least.
    pub(crate) fn least(&self, n: usize) -> Cards {
        self.cards(0, n.min(self.len))
    }

    /// The `n` cards that are worth most.
    pub(crate) fn most(&self, n: usize) -> Cards {
        self.cards(self.len - n.min(self.len), self.len)
    }

    /// How many cards are worth less than that.
    pub(crate) fn below(&self, worth: f32) -> usize {
        let bar = key(worth, 0);
        self.keys[..self.len].iter().take_while(|&&key| key < bar).count()
    }

    /// A payment of the `cost` things that are worth least, with at most so many goods.
    pub(crate) fn payment(&self, cost: usize, goods: usize) -> (Cards, Places) {
        let (mut cards, mut places) = (Cards::NONE, Places::NONE);
        let (mut left, mut goods) = (cost, goods);
        // What is worth more than goods that may not pay any more pays in their place.
        for &key in &self.keys[..self.len] {
            if left == 0 {
                break;
            }
            match thing(key) {
                Thing::Card(card) => cards.add(card),
                Thing::Good(_) if goods == 0 => continue,
                Thing::Good(place) => {
                    places.push(place);
                    goods -= 1;
                }
            }
            left -= 1;
        }
        (cards, places)
    }

    #[inline(always)]
    fn insert(&mut self, worth: f32, thing: i32) {
        if self.len == MOST {
            return;
        }
        let key = key(worth, thing);
        let mut at = self.len;
        while at > 0 && self.keys[at - 1] > key {
            self.keys[at] = self.keys[at - 1];
            at -= 1;
        }
        self.keys[at] = key;
        self.len += 1;
    }

    fn cards(&self, from: usize, to: usize) -> Cards {
        let mut cards = Cards::NONE;
        for &key in &self.keys[from..to] {
            if let Thing::Card(card) = thing(key) {
                cards.add(card);
            }
        }
        cards
    }
}

enum Thing {
    Card(Card),
    Good(Place),
}

#[inline(always)]
fn key(worth: f32, thing: i32) -> i32 {
    ((worth * 1024.0) as i32) * 64 + thing
}

#[inline(always)]
fn thing(key: i32) -> Thing {
    let number = key & 63;
    match Place::new((number - Ranking::GOODS) as usize) {
        Some(place) => Thing::Good(place),
        None => Thing::Card(Card::ALL[(number as usize).min(Card::COUNT - 1)]),
    }
}
