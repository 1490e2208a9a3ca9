//! A small mutator: what a fuzzer does first, without a fuzzer.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

pub(crate) struct Mutator<'a> {
    seeds: &'a [Vec<u8>],
    words: Vec<Vec<u8>>,
    rng: Xoshiro256PlusPlus,
}

impl<'a> Mutator<'a> {
    /// The dictionary is one for libFuzzer: quoted words, one a line.
    pub(crate) fn new(seeds: &'a [Vec<u8>], dictionary: &str) -> Mutator<'a> {
        let quoted = |line: &str| line.strip_prefix('"')?.strip_suffix('"').map(unescaped);
        let words: Vec<Vec<u8>> = dictionary.lines().filter_map(quoted).collect();
        assert!(!words.is_empty(), "the dictionary has words");
        Mutator { seeds, words, rng: Xoshiro256PlusPlus::seed_from_u64(2004) }
    }

    /// A seed with one to four changes.
    pub(crate) fn next(&mut self) -> Vec<u8> {
        let seed = self.below(self.seeds.len());
        let mut bytes = self.seeds[seed].clone();
        for _ in 0..=self.below(4) {
            self.change(&mut bytes);
        }
        bytes
    }

    fn below(&mut self, n: usize) -> usize {
        (self.rng.next_u64() % n.max(1) as u64) as usize
    }

    /// A piece of the bytes, short more often than not.
    fn piece(&mut self, bytes: &[u8]) -> (usize, usize) {
        let from = self.below(bytes.len() + 1);
        let most = (bytes.len() - from).min([4, 40, 400][self.below(3)]);
        (from, from + self.below(most + 1))
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let (from, to) = self.piece(bytes);
        match self.below(8) {
            0 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte ^= 1 << self.below(8);
                }
            }
            1 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte = self.below(256) as u8;
                }
            }
            2 => drop(bytes.drain(from..to)),
            3 => {
                let copy = bytes[from..to].to_vec();
                let at = self.below(bytes.len() + 1);
                bytes.splice(at..at, copy);
            }
            4 => {
                let other = self.below(self.seeds.len());
                let seeds = self.seeds;
                let (start, end) = self.piece(&seeds[other]);
                bytes.splice(from..to, seeds[other][start..end].iter().copied());
            }
            5 => bytes.truncate(from),
            6 => self.another_word(bytes, from),
            _ => {
                let word = self.below(self.words.len());
                bytes.splice(from..from, self.words[word].iter().copied());
            }
        }
    }

    /// Replaces the next word or number by one of the dictionary: of all changes of a text the
    /// one that most often leaves something readable.
    fn another_word(&mut self, bytes: &mut Vec<u8>, from: usize) {
        let part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let Some(start) = bytes[from..].iter().position(part).map(|at| from + at) else { return };
        let len = bytes[start..].iter().position(|byte| !part(byte));
        let end = len.map_or(bytes.len(), |len| start + len);
        let word = self.below(self.words.len());
        bytes.splice(start..end, self.words[word].iter().copied());
    }
}

/// Undoes `\"`, `\\` and `\xAB`.
fn unescaped(word: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = word.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        match (first, after) {
            (b'\\', [b'x', high, low, after @ ..]) => {
                let digits = [*high, *low];
                let number =
                    str::from_utf8(&digits).ok().and_then(|d| u8::from_str_radix(d, 16).ok());
                bytes.push(number.expect("two hexadecimal digits"));
                rest = after;
            }
            (b'\\', [escaped, after @ ..]) => {
                bytes.push(*escaped);
                rest = after;
            }
            _ => bytes.push(first),
        }
    }
    bytes
}
