//! Choosing from things that come in several equal copies: listing and counting the ways, for
//! cards of a kind and interchangeable buildings alike.
//!
//! `copies` says how many there are of each sort; a choice says how many of each are taken.

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
