//! Choosing from things that come in several equal copies: listing, counting and drawing the
//! ways, for cards of a kind and interchangeable buildings alike.
//!
//! `copies` says how many there are of each sort; a choice says how many of each are taken.

use rand_core::Rng;
use std::ops::ControlFlow;

/// The most sorts there can be: as many as card kinds.
pub(crate) const SORTS: usize = crate::card::Card::COUNT;

/// How many of each sort are taken.
pub(crate) type Choice = [u8; SORTS];

/// Visits every way to take between `at_least` and `at_most`, fewer of the first sort first.
pub(crate) fn visit(
    copies: &[u8],
    at_least: usize,
    at_most: usize,
    visit: &mut impl FnMut(&Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all: usize = copies.iter().map(|&n| n as usize).sum();
    let mut choice = [0; SORTS];
    descend(copies, 0, at_least, at_most, all, &mut choice, visit)
}

/// `rest` is how many things the sorts from `sort` on have.
fn descend(
    copies: &[u8],
    sort: usize,
    at_least: usize,
    at_most: usize,
    rest: usize,
    choice: &mut Choice,
    visit: &mut impl FnMut(&Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if rest < at_least {
        return ControlFlow::Continue(());
    }
    let Some(&here) = copies.get(sort) else {
        return visit(choice);
    };
    let rest = rest - here as usize;
    for taken in 0..=(here as usize).min(at_most) {
        choice[sort] = taken as u8;
        let at_least = at_least.saturating_sub(taken);
        descend(copies, sort + 1, at_least, at_most - taken, rest, choice, visit)?;
    }
    choice[sort] = 0;
    ControlFlow::Continue(())
}

/// How many ways there are to take between `at_least` and `at_most`.
pub(crate) fn count(copies: &[u8], at_least: usize, at_most: usize) -> u128 {
    let ways = ways(copies, at_most);
    (at_least..=at_most).filter_map(|n| ways.get(n)).fold(0, |sum, &w| sum.saturating_add(w))
}

/// How many ways there are to take exactly 0, 1, … `at_most`. Saturates.
pub(crate) fn ways(copies: &[u8], at_most: usize) -> Vec<u128> {
    let all: usize = copies.iter().map(|&n| n as usize).sum();
    let mut ways = vec![0; at_most.min(all) + 1];
    ways[0] = 1;
    for &here in copies {
        for n in (1..ways.len()).rev() {
            let fewer = (1..=(here as usize).min(n)).map(|taken| ways[n - taken]);
            ways[n] = fewer.fold(ways[n], u128::saturating_add);
        }
    }
    ways
}

/// Draws one of the ways to take exactly `n`, each equally likely.
///
/// Things are drawn as if all were different, which favours choices that can be made in many
/// ways with equal copies; so a choice is accepted with one over that number. Hands have few
/// equal cards, so this seldom takes a second try.
#[inline]
pub(crate) fn draw<R: Rng>(copies: &[u8], n: usize, rng: &mut R) -> Choice {
    let mut choice = [0; SORTS];
    if n == 0 {
        return choice;
    }
    if n == 1 {
        choice[below(rng, copies.len() as u32) as usize] = 1;
        return choice;
    }
    let mut things = [0u8; 256];
    let mut all = 0;
    for (sort, &here) in copies.iter().enumerate() {
        for _ in 0..here {
            things[all & 255] = sort as u8;
            all += 1;
        }
    }
    // Leaving things out is choosing too, and shorter where most are taken.
    let (taken, leave_out) = if 2 * n > all { (all - n.min(all), true) } else { (n, false) };
    loop {
        choice[..copies.len()].fill(0);
        for i in 0..taken {
            let j = i + below(rng, (all - i) as u32) as usize;
            things.swap(i & 255, j & 255);
            choice[things[i & 255] as usize % SORTS] += 1;
        }
        let mut alike = 1u64;
        for (&here, &taken) in copies.iter().zip(&choice) {
            if here > 1 {
                alike = alike.saturating_mul(binomial(here, taken));
            }
        }
        if alike == 1 || below_u64(rng, alike) == 0 {
            break;
        }
    }
    if leave_out {
        for (chosen, &here) in choice.iter_mut().zip(copies) {
            *chosen = here - *chosen;
        }
    }
    choice
}

/// Draws one of the ways to take between `at_least` and `at_most`, each equally likely.
#[inline]
pub(crate) fn draw_between<R: Rng>(
    copies: &[u8],
    at_least: usize,
    at_most: usize,
    rng: &mut R,
) -> Choice {
    if at_least >= at_most {
        return draw(copies, at_most, rng);
    }
    if (at_least, at_most) == (0, 1) {
        let mut choice = [0; SORTS];
        let sort = below(rng, copies.len() as u32 + 1) as usize;
        if let Some(one) = choice[..copies.len()].get_mut(sort) {
            *one = 1;
        }
        return choice;
    }
    let all: usize = copies.iter().map(|&n| n as usize).sum();
    if at_least == 0 && at_most >= all {
        // Any number: every sort by itself.
        let mut choice = [0; SORTS];
        for (chosen, &here) in choice.iter_mut().zip(copies) {
            *chosen = below(rng, u32::from(here) + 1) as u8;
        }
        return choice;
    }
    let weights = small_ways(copies, at_most.min(FEW));
    let n = weighted(&weights[at_least..=at_most.min(FEW)], rng);
    draw(copies, at_least + n, rng)
}

/// The most that is ever asked for where neither "exactly" nor "any number" is: goods to produce
/// or sell (four), cards to exchange (two).
const FEW: usize = 4;

/// As [`ways`], for few things, without allocating.
#[inline]
pub(crate) fn small_ways(copies: &[u8], at_most: usize) -> [u64; FEW + 1] {
    let mut ways = [1, 0, 0, 0, 0];
    for &here in copies {
        for n in (1..=at_most).rev() {
            for taken in 1..=(here as usize).min(n) {
                ways[n] += ways[n - taken];
            }
        }
    }
    ways
}

/// How many ways there are to take exactly `n`, without allocating; of more than 31 things,
/// an estimate that is never too small would do as well, but hands are never that large where
/// this is asked.
#[inline]
pub(crate) fn ways_exactly(copies: &[u8], n: usize) -> u64 {
    let mut ways = [0u64; 32];
    ways[0] = 1;
    let n = n.min(31);
    for &here in copies {
        for n in (1..=n).rev() {
            for taken in 1..=(here as usize).min(n) {
                ways[n] = ways[n].saturating_add(ways[n - taken]);
            }
        }
    }
    ways[n]
}

/// Draws an index with a probability proportional to its weight.
#[inline]
pub(crate) fn weighted<R: Rng>(weights: &[u64], rng: &mut R) -> usize {
    let sum: u64 = weights.iter().sum();
    let mut pick = below_u64(rng, sum.max(1));
    for (i, &weight) in weights.iter().enumerate() {
        if pick < weight {
            return i;
        }
        pick -= weight;
    }
    0
}

/// A number below `n`, all equally likely but for a bias below one in four billion.
#[inline(always)]
pub(crate) fn below<R: Rng>(rng: &mut R, n: u32) -> u32 {
    ((u128::from(rng.next_u64()) * u128::from(n)) >> 64) as u32
}

#[inline]
fn below_u64<R: Rng>(rng: &mut R, n: u64) -> u64 {
    ((u128::from(rng.next_u64()) * u128::from(n)) >> 64) as u64
}

/// How many ways there are to take `k` of `n` different things; `n` is at most 11, the copies
/// of the commonest card.
fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}
