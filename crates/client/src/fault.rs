//! What a server did that no server should.

/// Something a player was told that cannot be. Each is a bug of the server, or somebody between
/// the two changed what was sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A message could not be read.
    #[error("a message could not be read: {problem}")]
    Unreadable {
        /// Why.
        problem: String,
    },
    /// A message was for somebody else.
    #[error("{what} was for another table or seat")]
    Misdirected {
        /// Which message.
        what: &'static str,
    },
    /// A snapshot is not the sum of the items before it.
    #[error("the snapshot after item {seq} differs from the items up to it: {part}")]
    SnapshotDiffers {
        /// The number.
        seq: u64,
        /// Where it differs.
        part: &'static str,
    },
    /// An item cannot be folded into what there is.
    #[error("item {seq} {problem}")]
    Unfoldable {
        /// The number.
        seq: u64,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A move is said to be stored under a number that tells of something else.
    #[error("move {id} is acknowledged as item {seq}, which is not this seat's answer")]
    NotOurs {
        /// The move.
        id: String,
        /// The number.
        seq: u64,
    },
    /// A move that was sent once is said to have been stored before.
    #[error("move {id} was sent once and is called a duplicate of item {seq}")]
    NeverSentBefore {
        /// The move.
        id: String,
        /// The number.
        seq: u64,
    },
    /// A move was acknowledged twice, under two numbers.
    #[error("move {id} is acknowledged as item {first} and as item {second}")]
    StoredTwice {
        /// The move.
        id: String,
        /// The first number.
        first: u64,
        /// The other number.
        second: u64,
    },
    /// An answer out of the question's own options was called illegal.
    #[error("an answer to the question after item {seq} was refused as illegal: {message}")]
    OptionRefused {
        /// The number the question came with.
        seq: u64,
        /// What the server said.
        message: String,
    },
    /// The server did not understand what this client sent.
    #[error("the server did not understand this client: {message}")]
    Misunderstood {
        /// What it said.
        message: String,
    },
}
