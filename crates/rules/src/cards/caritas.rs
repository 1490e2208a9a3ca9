//! Caritas — builder. (RULES 8.9)
//!
//! Does what the tavern does, and already in the phase in which it is built.

use super::tavern::one_for_the_last;
use crate::powers::Powers;

pub(super) const POWERS: Powers =
    Powers { builders_done: Some(one_for_the_last), works_at_once: true, ..Powers::NONE };
