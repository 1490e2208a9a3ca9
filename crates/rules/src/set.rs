//! Sets of few things as bits of a word: of cards, seats, places, roles and events alike.

/// Defines a set type. The members have a `number` below the bits of the word, and an
/// `of_number` that is right for these and takes any number, so that no check is needed.
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident($word:ty) of $member:ident, $select:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $word);

        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// The set of one member.
            #[inline(always)]
            pub const fn of(member: $member) -> $set {
                $set(1 << member.number())
            }

            /// Whether the set has a member. Looked at as a wide word: a byte that was just
            /// written is not there yet for whoever reads more of its word.
            #[inline(always)]
            pub const fn has(self, member: $member) -> bool {
                self.0 as u64 >> member.number() & 1 != 0
            }

            /// What both sets have.
            #[inline(always)]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What either set has.
            #[inline(always)]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What only this set has.
            #[inline(always)]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the set is empty.
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members it has.
            #[inline(always)]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds a member.
            #[inline(always)]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= 1 << member.number();
            }

            /// Takes a member out.
            #[inline(always)]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member.number());
            }

            /// The first member.
            #[inline(always)]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some($member::of_number(self.0.trailing_zeros()))
                }
            }

            /// The member with `n` members before it.
            #[inline]
            pub fn at(self, n: usize) -> Option<$member> {
                (n < self.len()).then(|| $member::of_number($select(self.0, n as u32)))
            }
        }

        impl Iterator for $set {
            type Item = $member;

            #[inline(always)]
            fn next(&mut self) -> Option<$member> {
                let member = self.first()?;
                self.0 &= self.0 - 1;
                Some(member)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                let mut set = $set::NONE;
                members.into_iter().for_each(|member| set.insert(member));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}

pub(crate) use bit_set;
