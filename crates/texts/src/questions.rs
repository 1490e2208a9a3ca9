//! Questions: what a prompt asks, in a sentence.

use crate::Texts;
use rules::{Ask, Card, Deal, EventCard, EventSet, Pool, Prompt, Purpose, Why};

impl Texts {
    /// What a seat is asked.
    pub fn question(self, prompt: &Prompt) -> String {
        match prompt.ask {
            Ask::Role { events, library, .. } => {
                self.text(role_question(prompt.why, events, library), &[])
            }
            Ask::Build => self.text(build_question(prompt.why), &[]),
            Ask::Pay { card, cost, goods } => self.payment_question(card, cost, goods),
            Ask::Goods { at_most, to, .. } => {
                let key = match to {
                    Deal::Produce => "question-produce",
                    Deal::Sell => "question-sell",
                };
                self.text(key, &[("n", at_most.into())])
            }
            Ask::Demolish { .. } => self.text("question-demolish", &[]),
            Ask::Cards { from, at_least, at_most, to } => {
                self.cards_question(prompt.why, from, (at_least, at_most), to)
            }
            Ask::Confirm => self.power_question(prompt.why),
        }
    }

    fn payment_question(self, card: Card, cost: u8, goods: u8) -> String {
        let card = self.card(card);
        if goods == 0 {
            self.text("question-pay", &[("card", card.into()), ("n", cost.into())])
        } else {
            let args = [("card", card.into()), ("n", cost.into()), ("goods", goods.into())];
            self.text("question-pay-goods", &args)
        }
    }

    fn cards_question(self, why: Why, from: Pool, number: (u8, u8), to: Purpose) -> String {
        let n = [("n", number.1.into())];
        match (to, why) {
            (Purpose::Keep, Why::Opening) => self.text("question-opening", &n),
            (Purpose::Keep, _) if from == Pool::Revealed => self.text("question-take", &n),
            (Purpose::Keep, _) => self.text("question-keep", &n),
            (Purpose::Discard, Why::HandLimit) => self.text("question-hand-limit", &n),
            (Purpose::Discard, Why::Event(EventCard::Taxes)) => self.text("question-taxes", &n),
            (Purpose::Discard, _) => self.text("question-discard", &n),
            (Purpose::Tuck, why) => {
                let [n] = n;
                self.text("question-tuck", &[n, ("card", self.rule(why).into())])
            }
            (Purpose::Swap, why) => {
                let [n] = n;
                self.text("question-swap", &[n, ("card", self.rule(why).into())])
            }
        }
    }

    fn power_question(self, why: Why) -> String {
        match why {
            Why::Building(Card::GoldMine) => self.text("question-gold-mine", &[]),
            Why::Building(Card::Goldsmith) => self.text("question-goldsmith", &[]),
            _ => self.text("question-confirm", &[("card", self.rule(why).into())]),
        }
    }

    /// The name of what asks, or of what somebody got a card for.
    pub fn rule(self, why: Why) -> String {
        match why {
            Why::Opening => self.text("rule-opening", &[]),
            Why::Turn => self.text("rule-turn", &[]),
            Why::Role(role) => self.role(role),
            Why::HandLimit => self.text("rule-hand-limit", &[]),
            Why::Building(card) => self.card(card),
            Why::Event(event) => self.event(event),
        }
    }
}

fn role_question(why: Why, events: EventSet, library: bool) -> &'static str {
    if let Why::Event(_) = why {
        return "question-visit";
    }
    match (events.is_empty(), library) {
        (true, false) => "question-role",
        (true, true) => "question-role-library",
        (false, false) => "question-role-event",
        (false, true) => "question-role-event-library",
    }
}

fn build_question(why: Why) -> &'static str {
    if let Why::Event(_) = why { "question-build-free" } else { "question-build" }
}
