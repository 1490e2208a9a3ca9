//! Secrets and names nobody can guess. All chance here is the system's.

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

/// A secret of 128 bits, 32 hexadecimal digits: a session or an invitation.
pub(crate) fn secret() -> String {
    HEXLOWER.encode(&bytes::<16>())
}

/// The server's part of a shuffle.
pub(crate) fn of_table() -> [u8; 32] {
    bytes()
}

/// A table's name: 80 bits, because whoever knows it may watch.
pub(crate) fn table_id() -> String {
    BASE32_NOPAD.encode(&bytes::<10>()).to_ascii_lowercase()
}

/// Chance for a bot.
pub(crate) fn dice() -> [u8; 32] {
    bytes()
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret))
}

/// Whether a text could be a secret or the id of a move.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Whether a text could be the name of a table.
pub(crate) fn is_table(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

/// A table's name as logs show it: enough to tell tables apart, too little to get at one.
pub(crate) fn shown(table: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(table)[..4])
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without chance there are no secrets, and going on without secrets would be worse.
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}
