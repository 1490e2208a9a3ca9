//! The five roles.

use crate::bits::select_8;
use crate::set::bit_set;

/// A role. (RULES 5)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the role cards")]
pub enum Role {
    Builder,
    Producer,
    Trader,
    Councillor,
    Prospector,
}

impl Role {
    /// All five, in the order of the rules.
    pub const ALL: [Role; 5] =
        [Role::Builder, Role::Producer, Role::Trader, Role::Councillor, Role::Prospector];

    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Builder => "builder",
            Role::Producer => "producer",
            Role::Trader => "trader",
            Role::Councillor => "councillor",
            Role::Prospector => "prospector",
        }
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    pub(crate) const fn of_number(number: u32) -> Role {
        const PADDED: [Role; 8] = {
            let mut roles = [Role::Prospector; 8];
            let mut i = 0;
            while i < Role::ALL.len() {
                roles[i] = Role::ALL[i];
                i += 1;
            }
            roles
        };
        PADDED[(number & 7) as usize]
    }

    /// The role of that id.
    pub fn from_id(id: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.id() == id)
    }
}

bit_set! {
    /// A set of roles.
    RoleSet(u8) of Role, select_8
}

impl RoleSet {
    /// All five.
    pub const ALL: RoleSet = RoleSet(0b11111);

    /// The roles that are not in the set.
    #[inline(always)]
    pub const fn others(self) -> RoleSet {
        RoleSet::ALL.minus(self)
    }
}
