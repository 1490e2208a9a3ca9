//! The limits everybody meets, so that clients can keep them instead of running into them.

/// A message to the server may have so many bytes; a longer one closes the socket (1009).
pub const MESSAGE: usize = 4 << 10;
/// The body of a request may have so many bytes (413).
pub const BODY: usize = 16 << 10;
/// The body of a request that brings a record may have so many bytes (413).
pub const RECORD_BODY: usize = 512 << 10;
/// A name may have so many characters, and no control characters.
pub const NAME: usize = 40;
/// Own entropy may have so many bytes, as twice so many hexadecimal digits.
pub const ENTROPY: usize = 32;
/// Whoever is further behind than so many items gets a snapshot instead of them.
pub const TAIL: u64 = 500;
/// One answer to `GET …/items` has at most so many items.
pub const PAGE: u64 = 100;
/// A table whose log has so many rows takes answers and little else, so that nobody can make it
/// endless. A game has a few hundred.
pub const LOG: u64 = 5_000;
/// A bot at a table thinks at most so many milliseconds a move.
pub const BOT_MILLISECONDS: u64 = 2_000;
/// A clock gives at least and at most so many seconds a move (the last is 30 days).
pub const CLOCK_SECONDS: (u64, u64) = (5, 30 * 24 * 3600);
/// Bots and the server wait at most so many milliseconds before they answer.
pub const PACE_MILLISECONDS: u64 = 10_000;
