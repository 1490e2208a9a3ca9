//! Ids of moves.

use data_encoding::HEXLOWER;

/// A new id of a move or deed: 32 hexadecimal digits that nobody else makes up.
pub fn move_id() -> String {
    let mut bytes = [0; 16];
    // Ids that repeat would make moves vanish as duplicates of others.
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    HEXLOWER.encode(&bytes)
}
