//! The network that plays: what it is told, what it says, and the numbers in between.

mod ahead;
mod candidates;
mod clairvoyant;
mod imagined;
mod inputs;
pub mod kernel;
mod network;
mod networks;
pub mod occasion;
mod older;
mod outputs;
mod player;
mod shipped;

pub use ahead::{Ahead, HORIZON, weigh};
pub use candidates::Candidate;
pub use clairvoyant::Clairvoyant;
pub use inputs::{BLOCKS, Block, INPUTS, Inputs};
pub use network::{FIRST, Network, Outlook, SECOND, Thought, layout, softmax};
pub use networks::{Networks, NetworksError};
pub use outputs::{OUTPUTS, output};
pub use player::{Learned, Manner, best, complete, draw, outputs_of};
pub(crate) use shipped::version;
pub use shipped::{choose, in_use, shipped};
