//! Prompts: who is asked, by which rule, for an answer of what shape.

use crate::words;
use rules::{Ask, Deal, Pool, Prompt, Purpose};
use serde_json::{Value, json};

/// The prompt.
pub fn to_json(prompt: &Prompt) -> Value {
    json!({"seat": prompt.seat.index(), "why": prompt.why.id(), "ask": ask(&prompt.ask)})
}

fn ask(ask: &Ask) -> Value {
    match *ask {
        Ask::Role { roles, events, library } => {
            let roles: Value = roles.map(|role| role.id()).collect();
            json!({"role": {"roles": roles, "events": words::events(events), "library": library}})
        }
        Ask::Build => json!({"build": {}}),
        Ask::Pay { card, cost, goods } => {
            json!({"pay": {"card": card.id(), "cost": cost, "goods": goods}})
        }
        Ask::Goods { from, at_most, to } => {
            let to = match to {
                Deal::Produce => "produce",
                Deal::Sell => "sell",
            };
            json!({"goods": {"to": to, "from": words::places(from), "at_most": at_most}})
        }
        Ask::Demolish { from } => json!({"demolish": {"from": words::places(from)}}),
        Ask::Cards { from, at_least, at_most, to } => {
            let to = match to {
                Purpose::Keep => "keep",
                Purpose::Discard => "discard",
                Purpose::Tuck => "tuck",
                Purpose::Swap => "swap",
            };
            let from = match from {
                Pool::Hand => "hand",
                Pool::Drawn => "drawn",
                Pool::Revealed => "revealed",
            };
            json!({"cards": {"to": to, "from": from, "at_least": at_least, "at_most": at_most}})
        }
        Ask::Confirm => json!({"confirm": {}}),
    }
}
