//! The trading house tiles. (RULES 2)

use crate::card::Card;

/// A trading house tile: what each kind of good sells for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the tiles have no names but letters")]
pub enum Tile {
    A,
    B,
    C,
    D,
    E,
}

impl Tile {
    /// All five.
    pub const ALL: [Tile; 5] = [Tile::A, Tile::B, Tile::C, Tile::D, Tile::E];

    /// Prices for indigo, sugar, tobacco, coffee and silver.
    pub const fn prices(self) -> [u8; 5] {
        match self {
            Tile::A => [1, 1, 1, 2, 2],
            Tile::B => [1, 1, 2, 2, 2],
            Tile::C => [1, 1, 2, 2, 3],
            Tile::D => [1, 2, 2, 2, 3],
            Tile::E => [1, 2, 2, 3, 3],
        }
    }

    /// What a good of that production building sells for.
    #[inline]
    pub fn price(self, production: Card) -> u8 {
        self.prices().get(production.index()).copied().unwrap_or(0)
    }

    /// Its letter.
    pub const fn id(self) -> &'static str {
        match self {
            Tile::A => "A",
            Tile::B => "B",
            Tile::C => "C",
            Tile::D => "D",
            Tile::E => "E",
        }
    }

    /// The tile of that letter.
    pub fn from_id(id: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.id() == id)
    }
}

/// The stack of five tiles, whose cyclic order never changes. (RULES 3)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles {
    stack: [Tile; 5],
    seen: u8,
}

impl Tiles {
    /// A stack, top first, of which `seen` different tiles have been turned up so far.
    pub const fn new(stack: [Tile; 5], seen: u8) -> Tiles {
        Tiles { stack, seen: if seen > 5 { 5 } else { seen } }
    }

    /// The stack from top to bottom.
    pub const fn stack(&self) -> [Tile; 5] {
        self.stack
    }

    /// The tile on top: the open one while trading goes on.
    #[inline(always)]
    pub const fn on_top(&self) -> Tile {
        self.stack[0]
    }

    /// How many different tiles have been turned up so far, an open one included.
    pub const fn seen(&self) -> usize {
        self.seen as usize
    }

    /// The stack as far as its tiles have been seen. `open` tells whether the top one is.
    /// Tiles go under the stack after use, so what was seen lies at the bottom.
    pub fn known(&self, open: bool) -> [Option<Tile>; 5] {
        let open = usize::from(open);
        let hidden = open..(open + 5).saturating_sub(self.seen as usize);
        std::array::from_fn(|i| if hidden.contains(&i) { None } else { Some(self.stack[i]) })
    }

    #[inline]
    pub(crate) fn turn_up(&mut self) {
        self.seen = (self.seen + 1).min(5);
    }

    #[inline]
    pub(crate) fn put_under(&mut self) {
        self.stack.rotate_left(1);
    }
}
