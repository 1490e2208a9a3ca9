//! What `steady` thinks things are worth: every number it plays by, in one place.
//!
//! All worths are in points at the end of the game. `left` is how much of the game is to come:
//! 1 when the longest town has one building, 0 when it has twelve.

use rules::{Card, Role};

/// The numbers `steady` plays by.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// What each building is worth beyond its points: at the end, and more the more is left.
    pub buildings: [[f32; 2]; Card::COUNT],
    /// What each role is worth, feature by feature; see `roles.rs`.
    pub roles: [[f32; RoleFeature::COUNT]; Role::ALL.len()],
    /// What each event is worth: at the end, and more the more is left.
    pub events: [[f32; 2]; 6],
    /// Everything else.
    pub other: [f32; Other::COUNT],
}

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident { $($(#[$line:meta])* $member:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$line])* $member),* }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$member),*];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();
        }
    };
}

numbered! {
    /// What is looked at when a role is weighed.
    RoleFeature {
        /// Always 1.
        Base,
        /// How much of the game is left.
        Left,
        /// The cards in hand, in sevenths.
        Hand,
        /// What the role brings with the privilege.
        Mine,
        /// What of that the privilege brings.
        Privilege,
        /// What the role brings all opponents together, without the privilege.
        Theirs,
        /// By how many buildings the own town is ahead of the longest other one.
        Ahead,
        /// The part of the round's turns that are over.
        Late,
    }
}

numbered! {
    /// Numbers that stand alone.
    Other {
        /// What a card that is paid is worth at the end.
        CardPaid,
        /// And more the more is left.
        CardPaidLeft,
        /// What building nothing is worth.
        Pass,
        /// And more the more is left.
        PassLeft,
        /// For each production building there is already when one more comes.
        ProductionMore,
        /// For a kind of production building there is already.
        ProductionSame,
        /// What a production building brings a guild hall still in the hand.
        GuildHallInHand,
        /// What a city building brings a city hall still in the hand.
        CityHallInHand,
        /// What a monument brings a triumphal arch still in the hand.
        ArchInHand,
        /// The same the other way round: what each monument in hand adds to an arch.
        MonumentInHand,
        /// For every card that a hand is short of for a building it holds.
        Reach,
        /// What a building counts towards the end of the game when ahead in points.
        Tempo,
        /// The hand from which on the chapel gets a card, at the end.
        ChapelHand,
        /// And larger the more is left.
        ChapelHandLeft,
        /// How much may be left when the bank is filled.
        BankLeft,
        /// What is kept from the bank.
        BankKeeps,
        /// A card worth less than this is exchanged.
        Swap,
        /// What a good is worth for each card it sells for.
        Good,
        /// The part of a covered building's worth that is lost when it is built over.
        Covered,
        /// What it is worth to fill a new site instead of building over.
        NewSite,
        /// The weight of a palace's quarter of the points to come.
        Palace,
        /// What smithy, quarry and the like mean for the price of a card in the hand.
        Discount,
    }
}

impl Weights {
    /// The worth of a building beyond its points.
    #[inline(always)]
    pub(crate) fn building(&self, card: Card, left: f32) -> f32 {
        let [end, more] = self.buildings[card.index()];
        end + more * left
    }

    /// A number that stands alone.
    #[inline(always)]
    pub(crate) fn other(&self, of: Other) -> f32 {
        self.other[of as usize]
    }

    /// All numbers in a row, for tuning.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let buildings = self.buildings.iter_mut().flatten();
        let roles = self.roles.iter_mut().flatten();
        let events = self.events.iter_mut().flatten();
        buildings.chain(roles).chain(events).chain(&mut self.other)
    }
}
