//! How far each number moves: by its usual direction, divided by how much that swings (Adam).

use pulp::{Arch, Simd, WithSimd};
use rayon::prelude::*;

const MEAN: f32 = 0.9;
const SWING: f32 = 0.999;
const LEAST: f32 = 1e-5;
/// The longest a whole direction may be; a longer one is shortened.
const LONGEST: f32 = 0.5;
/// So many numbers are moved at a time.
const PIECE: usize = 1 << 15;

/// What is remembered of earlier directions.
#[derive(Clone, Debug)]
pub struct Adam {
    /// How many moves there were.
    pub moves: u64,
    /// The usual direction of each number.
    pub means: Vec<f32>,
    /// How much it swings, squared.
    pub swings: Vec<f32>,
}

impl Adam {
    /// For so many numbers, nothing remembered.
    pub fn new(numbers: usize) -> Adam {
        Adam { moves: 0, means: vec![0.0; numbers], swings: vec![0.0; numbers] }
    }

    /// Moves the numbers against the sum of these directions.
    pub fn step(&mut self, numbers: &mut [f32], directions: [&[f32]; 2], rate: f32) {
        self.moves += 1;
        let [a, b] = directions;
        let squares: Vec<f64> = a
            .par_chunks(PIECE)
            .zip(b.par_chunks(PIECE))
            .map(|(a, b)| Arch::new().dispatch(Square { a, b }))
            .collect();
        let length = squares.iter().sum::<f64>().sqrt() as f32;
        let shorten = if length > LONGEST { LONGEST / length } else { 1.0 };
        let power = |base: f32| 1.0 - f64::from(base).powf(self.moves as f64) as f32;
        let rate = rate * power(SWING).sqrt() / power(MEAN);
        numbers
            .par_chunks_mut(PIECE)
            .zip(self.means.par_chunks_mut(PIECE))
            .zip(self.swings.par_chunks_mut(PIECE))
            .zip(a.par_chunks(PIECE).zip(b.par_chunks(PIECE)))
            .for_each(|(((numbers, means), swings), (a, b))| {
                Arch::new().dispatch(Move { numbers, means, swings, a, b, shorten, rate });
            });
    }
}

/// Moves a piece of the numbers; compiled for every width of processor.
struct Move<'a> {
    numbers: &'a mut [f32],
    means: &'a mut [f32],
    swings: &'a mut [f32],
    a: &'a [f32],
    b: &'a [f32],
    shorten: f32,
    rate: f32,
}

impl WithSimd for Move<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let Move { numbers, means, swings, a, b, shorten, rate } = self;
        let rows = numbers.iter_mut().zip(means).zip(swings).zip(a.iter().zip(b));
        for (((number, mean), swing), (a, b)) in rows {
            let slope = (a + b) * shorten;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *swing = SWING * *swing + (1.0 - SWING) * slope * slope;
            *number -= rate * *mean / (swing.sqrt() + LEAST);
        }
    }
}

/// The square of the length of a piece of the direction.
struct Square<'a> {
    a: &'a [f32],
    b: &'a [f32],
}

impl WithSimd for Square<'_> {
    type Output = f64;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> f64 {
        let mut sums = [0.0_f32; 16];
        let (a, b) = (self.a.as_chunks::<16>(), self.b.as_chunks::<16>());
        for (a, b) in a.0.iter().zip(b.0) {
            for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
                *sum += (a + b) * (a + b);
            }
        }
        let rest = a.1.iter().zip(b.1).map(|(a, b)| f64::from(a + b).powi(2)).sum::<f64>();
        sums.iter().map(|&sum| f64::from(sum)).sum::<f64>() + rest
    }
}
