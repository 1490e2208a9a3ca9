//! The five roles.

use crate::bits::select_8;
use std::fmt;

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

    /// The role of that id.
    pub fn from_id(id: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.id() == id)
    }
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(u8);

impl RoleSet {
    /// No role.
    pub const NONE: RoleSet = RoleSet(0);
    /// All five.
    pub const ALL: RoleSet = RoleSet(0b11111);

    /// Whether the role is in the set.
    #[inline(always)]
    pub const fn has(self, role: Role) -> bool {
        (self.0 as u32) >> role as u8 & 1 != 0
    }

    /// Adds a role.
    #[inline(always)]
    pub const fn insert(&mut self, role: Role) {
        self.0 |= 1 << role as u8;
    }

    /// The roles that are not in the set.
    #[inline(always)]
    pub const fn others(self) -> RoleSet {
        RoleSet(!self.0 & 0b11111)
    }

    /// The role with `n` roles before it.
    #[inline]
    pub fn at(self, n: usize) -> Option<Role> {
        (n < self.len()).then(|| padded(select_8(self.0, n as u32)))
    }

    /// How many roles.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The role of a number, whatever the number, so that no check is needed.
#[inline(always)]
fn padded(number: u32) -> Role {
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

impl Iterator for RoleSet {
    type Item = Role;

    #[inline(always)]
    fn next(&mut self) -> Option<Role> {
        if self.0 == 0 {
            return None;
        }
        let role = padded(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(role)
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> RoleSet {
        let mut set = RoleSet::NONE;
        roles.into_iter().for_each(|role| set.insert(role));
        set
    }
}

impl fmt::Debug for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
