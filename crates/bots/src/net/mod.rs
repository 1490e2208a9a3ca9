//! The network that plays: what it is told, what it says, and the numbers in between.

mod ahead;
mod candidates;
mod imagined;
mod inputs;
pub mod kernel;
mod network;
mod networks;
mod outputs;
mod player;
mod shipped;

pub use ahead::{Ahead, weigh};
pub use candidates::Candidate;
pub use inputs::{BLOCKS, Block, INPUTS, Inputs};
pub use network::{FIRST, Network, Outlook, SECOND, Thought, layout, softmax};
pub use networks::{Networks, NetworksError};
pub use outputs::{OUTPUTS, output};
pub use player::{Learned, Manner, complete, draw, outputs_of};
pub use shipped::shipped;
