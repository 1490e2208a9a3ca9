//! What a search needs to know of a game.

use crate::Dice;
use std::fmt::Debug;

/// A game in which everything lies open: one of the worlds a player holds possible.
pub trait World: Clone {
    /// A move: as small as the game can be cut, so that there are few at a time.
    type Move: Copy + PartialEq + Debug + Send + Sync;

    /// Adds the moves of the player who thinks, who is to move. They follow from what he knows,
    /// so they are the same in all worlds.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// What he would do without thinking; one of his moves.
    fn habit(&self, dice: &mut Dice) -> Self::Move;

    /// Makes a move of his.
    fn play(&mut self, chosen: Self::Move);

    /// Plays to the end as everybody is expected to, he by habit too.
    fn play_out(&mut self, dice: &mut Dice) -> Outcome;
}

/// How a game ended for the player who thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// His part of the victory: 1, 0, or a fraction if several share it.
    pub won: f32,
    /// What the search strives for, from 0 to 1: the victory, or something that tells sooner
    /// whether it is near.
    pub reward: f32,
}

/// What a player knows: the worlds he holds possible.
pub trait Knowledge: Sync {
    /// One of these worlds.
    type World: World;

    /// Draws a world, each as likely as the player thinks it is.
    fn draw(&self, dice: &mut Dice) -> Self::World;
}

/// The moves of the worlds that some knowledge holds possible.
pub type Move<K> = <<K as Knowledge>::World as World>::Move;
