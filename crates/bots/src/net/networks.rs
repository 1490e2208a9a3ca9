//! Networks in a file: one for each number of players, and how they were made.
//!
//! The file begins with a mark and the version of its format, then says what the networks look
//! like and how they were made, then come their numbers with half the digits, and a sum over all of
//! it. Numbers are little-endian.

use super::inputs::INPUTS;
use super::layout::NUMBERS;
use super::network::{FIRST, Network, SECOND};
use super::occasion::OCCASIONS;
use super::older;
use super::outputs::OUTPUTS;
use half::f16;
use rules::Players;
use std::sync::Arc;

const MARK: &[u8; 8] = b"sanjuan\0";
const VERSION: u32 = 2;
/// What networks of this program look like. The second last is the version of the meaning of
/// inputs, occasions and outputs: it changes whenever a number means something else than before.
const SHAPE: [u32; 7] = [
    INPUTS as u32,
    FIRST as u32,
    OCCASIONS as u32,
    SECOND as u32,
    OUTPUTS as u32,
    MEANING,
    NUMBERS as u32,
];
const MEANING: u32 = 1;
/// The longest account of how they were made.
const LONGEST: usize = 1 << 16;

/// Networks for some numbers of players.
#[derive(Clone, Debug)]
pub struct Networks {
    /// For two, three, four.
    networks: [Option<Arc<Network>>; 3],
    made: String,
}

/// Why a file has no networks that this program can play by.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworksError {
    /// It is something else.
    #[error("this is no file of networks; name one that `cargo xtask train` made")]
    Foreign,
    /// It was made by another version of the program.
    #[error(
        "these networks are of version {found}, this program reads {} and {VERSION}; train them \
         anew, or use the program that made them",
        older::VERSION
    )]
    Version {
        /// The version.
        found: u32,
    },
    /// They look different.
    #[error("these networks have another shape than this program's; train them anew")]
    Shape,
    /// Something is missing.
    #[error("the file ends too early; copy it again")]
    CutOff,
    /// Something is wrong in it.
    #[error("the file is damaged; copy it again")]
    Damaged,
}

impl Networks {
    /// These networks, and how they were made: the command, the commit, the budget.
    pub fn new(networks: [Option<Arc<Network>>; 3], made: &str) -> Networks {
        let mut made = made.to_owned();
        while made.len() > LONGEST {
            made.pop();
        }
        Networks { networks, made }
    }

    /// The network for so many players, if there is one.
    #[inline(always)]
    pub fn of(&self, players: Players) -> Option<&Arc<Network>> {
        self.networks[players as usize].as_ref()
    }

    /// How they were made.
    pub fn made(&self) -> &str {
        &self.made
    }

    /// A number that is another one for other networks.
    pub fn mark(&self) -> u32 {
        crc32fast::hash(&self.to_bytes())
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        let which =
            (0..3).filter(|&at| self.networks[at].is_some()).fold(0, |all, at| all | 1 << at);
        let words = [VERSION].into_iter().chain(SHAPE).chain([which, self.made.len() as u32]);
        bytes.extend(words.flat_map(u32::to_le_bytes));
        bytes.extend_from_slice(self.made.as_bytes());
        for network in self.networks.iter().flatten() {
            let half = network.numbers().iter().map(|&number| f16::from_f32(number));
            bytes.extend(half.flat_map(f16::to_le_bytes));
        }
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Networks, NetworksError> {
        let rest = bytes.strip_prefix(MARK).ok_or(NetworksError::Foreign)?;
        let (version, rest) = word(rest)?;
        let (shape, each): (&[u32], usize) = match version {
            VERSION => (&SHAPE, NUMBERS),
            older::VERSION => (&older::SHAPE, older::NUMBERS),
            found => return Err(NetworksError::Version { found }),
        };
        let mut rest = rest;
        let mut same = true;
        for &wanted in shape {
            let (found, after) = word(rest)?;
            same &= found == wanted;
            rest = after;
        }
        if !same {
            return Err(NetworksError::Shape);
        }
        let (which, rest) = word(rest)?;
        let (len, rest) = word(rest)?;
        if which >= 8 || len as usize > LONGEST {
            return Err(NetworksError::Damaged);
        }
        let (made, rest) = rest.split_at_checked(len as usize).ok_or(NetworksError::CutOff)?;
        let wanted = which.count_ones() as usize * each * 2 + 4;
        if rest.len() < wanted {
            return Err(NetworksError::CutOff);
        }
        let (content, sum) = bytes.split_at(bytes.len() - 4);
        if rest.len() > wanted || crc32fast::hash(content).to_le_bytes() != *sum {
            return Err(NetworksError::Damaged);
        }
        let made = String::from_utf8(made.to_vec()).map_err(|_| NetworksError::Damaged)?;
        let mut numbers = rest.as_chunks::<2>().0.chunks(each);
        let mut networks = [None, None, None];
        for (at, network) in networks.iter_mut().enumerate() {
            if which >> at & 1 == 1 {
                let half = numbers.next().unwrap_or_default().iter();
                let whole: Vec<f32> = half.map(|&two| f16::from_le_bytes(two).to_f32()).collect();
                let whole = if version == VERSION { whole } else { older::grown(&whole) };
                let read = Network::new(whole).ok_or(NetworksError::Damaged)?;
                *network = Some(Arc::new(read));
            }
        }
        Ok(Networks { networks, made })
    }
}

fn word(bytes: &[u8]) -> Result<(u32, &[u8]), NetworksError> {
    let (word, rest) = bytes.split_first_chunk::<4>().ok_or(NetworksError::CutOff)?;
    Ok((u32::from_le_bytes(*word), rest))
}
