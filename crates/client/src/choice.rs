//! How a program answers: with something out of the question, and without knowing a rule.

use protocol::game::{Answer, Ask, CardChoice, CardId, Payment, PlaceChoice, Question};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// The first of what is listed.
    First,
    /// Any, each equally likely where all are listed.
    Random,
}

/// Chooses answers.
#[derive(Clone, Debug)]
pub struct Chooser {
    policy: Policy,
    dice: Xoshiro256PlusPlus,
}

impl Chooser {
    /// Takes the first of what is listed.
    pub fn first() -> Chooser {
        Chooser::new(Policy::First, 0)
    }

    /// Takes any, the same ones for the same seed and the same questions.
    pub fn random(seed: u64) -> Chooser {
        Chooser::new(Policy::Random, seed)
    }

    /// Chooses by a policy.
    pub fn new(policy: Policy, seed: u64) -> Chooser {
        Chooser { policy, dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// An answer to a question; `None` if it lists nothing that could be answered, which no
    /// question of an honest server does.
    pub fn choose(&mut self, question: &Question) -> Option<Answer> {
        if !question.options.is_empty() {
            let index = self.below(question.options.len());
            return question.options.get(index).cloned();
        }
        match &question.prompt.ask {
            Ask::Role { library, .. } => self.role(question, *library),
            Ask::Build {} => Some(self.build(question)),
            Ask::Pay { cost, goods, .. } => Some(self.pay(question, *cost, *goods)),
            Ask::Goods { from, at_most, .. } => {
                let open = open_places(&question.places);
                let places = if open.is_empty() { from.clone() } else { open };
                let most = places.len().min(usize::from(*at_most));
                // At random any number of them; but the first policy sells and produces all it
                // may, so that games come to an end.
                let count = match self.policy {
                    Policy::First => most,
                    Policy::Random => self.below(most + 1),
                };
                Some(Answer::Goods { goods: self.some_of(places, count) })
            }
            Ask::Demolish { from } => {
                let open = open_places(&question.places);
                let places = if open.is_empty() { from.clone() } else { open };
                let demolish = *places.get(self.below(places.len()))?;
                Some(Answer::Demolish { demolish })
            }
            Ask::Cards { at_least, at_most, .. } => {
                let cards = open_cards(&question.cards);
                let least = usize::from(*at_least);
                let most = usize::from(*at_most).min(cards.len()).max(least);
                let count = least + self.below(most - least + 1);
                Some(Answer::Cards { cards: self.some_of(cards, count) })
            }
            Ask::Confirm {} => Some(Answer::Confirm { confirm: self.below(2) == 1 }),
        }
    }

    fn role(&mut self, question: &Question, library: bool) -> Option<Answer> {
        let roles = question.roles.iter().filter(|choice| choice.refused.is_none());
        let role = |choice: &protocol::game::RoleChoice| Answer::Role {
            role: choice.role,
            library: library.then_some(false),
        };
        let mut answers: Vec<Answer> = roles.map(role).collect();
        let events = question.events.iter().filter(|choice| choice.refused.is_none());
        answers.extend(events.map(|choice| Answer::Event { event: choice.event }));
        let index = self.below(answers.len());
        (index < answers.len()).then(|| answers.swap_remove(index))
    }

    fn build(&mut self, question: &Question) -> Answer {
        let open = question.prices.iter().filter(|price| price.refused.is_none());
        let mut answers: Vec<Answer> =
            open.map(|price| Answer::Build { build: price.card, over: price.over }).collect();
        answers.push(Answer::Pass { pass: true });
        let index = self.below(answers.len());
        answers.swap_remove(index)
    }

    /// Cards as far as there are any, and goods for the rest.
    fn pay(&mut self, question: &Question, cost: u8, goods: u8) -> Answer {
        let cost = usize::from(cost);
        let cards = self.some_of(open_cards(&question.cards), cost);
        let missing = cost.saturating_sub(cards.len()).min(usize::from(goods));
        let goods = self.some_of(open_places(&question.places), missing);
        Answer::Pay { pay: Payment { cards, goods } }
    }

    /// So many of these: the first, or any.
    fn some_of<T>(&mut self, mut from: Vec<T>, count: usize) -> Vec<T> {
        let count = count.min(from.len());
        for index in 0..count {
            let other = index + self.below(from.len() - index);
            from.swap(index, other);
        }
        from.truncate(count);
        from
    }

    /// A number below `n`; 0 if there is none, or if the first is wanted.
    fn below(&mut self, n: usize) -> usize {
        match self.policy {
            Policy::Random if n > 1 => (self.dice.next_u64() % n as u64) as usize,
            _ => 0,
        }
    }
}

/// Every card that may be chosen, as often as it is there.
fn open_cards(choices: &[CardChoice]) -> Vec<CardId> {
    let open = choices.iter().filter(|choice| choice.refused.is_none());
    open.flat_map(|choice| std::iter::repeat_n(choice.card, usize::from(choice.count))).collect()
}

fn open_places(choices: &[PlaceChoice]) -> Vec<u8> {
    choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.place).collect()
}
