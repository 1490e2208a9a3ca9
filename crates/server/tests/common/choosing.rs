//! Answers to questions, from nothing but what comes with them.

use protocol::game::{Answer, Ask, Payment, Question};

/// How somebody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// Always the first there is.
    First,
    /// By chance, which this number holds.
    Any(u64),
}

impl Chooser {
    /// A number below `count`.
    fn index(&mut self, count: usize) -> usize {
        match self {
            Chooser::First => 0,
            Chooser::Any(state) => {
                *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (*state >> 33) as usize % count.max(1)
            }
        }
    }
}

/// A legal answer: one of those listed, or where there are too many to list one that is put
/// together from what may be chosen.
pub fn choose(question: &Question, chooser: &mut Chooser) -> Answer {
    if !question.options.is_empty() {
        return question.options[chooser.index(question.options.len())].clone();
    }
    let cards = question.cards.iter().filter(|choice| choice.refused.is_none());
    let cards = cards.flat_map(|choice| std::iter::repeat_n(choice.card, choice.count as usize));
    match &question.prompt.ask {
        Ask::Cards { at_least, .. } => {
            Answer::Cards { cards: cards.take(*at_least as usize).collect() }
        }
        Ask::Pay { cost, .. } => {
            let cards = cards.take(*cost as usize).collect();
            Answer::Pay { pay: Payment { cards, goods: Vec::new() } }
        }
        other => panic!("no answers are listed to {other:?}"),
    }
}
