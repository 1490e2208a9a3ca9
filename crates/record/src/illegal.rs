//! The reasons for which an answer is refused: a code, the values that matter, and words.

use rules::Illegal;
use serde_json::{Map, Value, json};

/// The reason: `code`, `message`, then the values of that code.
pub fn to_json(illegal: &Illegal) -> Value {
    let mut value = Map::new();
    value.insert("code".to_owned(), illegal.code().into());
    value.insert("message".to_owned(), illegal.to_string().into());
    if let Value::Object(values) = values(illegal) {
        value.extend(values);
    }
    Value::Object(value)
}

fn values(illegal: &Illegal) -> Value {
    match *illegal {
        Illegal::GameOver
        | Illegal::LibraryAsked
        | Illegal::LibraryNotAsked
        | Illegal::NothingToVisit
        | Illegal::CathedralNotOpen
        | Illegal::NothingBuildsOver => json!({}),
        Illegal::NoSuchSeat { seat } | Illegal::NotAsked { seat } => json!({"seat": seat.index()}),
        Illegal::WrongShape { wanted } => json!({"wanted": wanted.id()}),
        Illegal::RoleTaken { role, by } => json!({"role": role.id(), "by": by.index()}),
        Illegal::RoleNotUsed { role } => json!({"role": role.id()}),
        Illegal::EventNotOpen { event } => json!({"event": event.id()}),
        Illegal::NotInHand { card }
        | Illegal::AlreadyStands { card }
        | Illegal::NotOffered { card } => json!({"card": card.id()}),
        Illegal::NoSuchPlace { place }
        | Illegal::PlaceTwice { place }
        | Illegal::NoGood { place }
        | Illegal::CannotProduce { place } => json!({"place": place.index()}),
        Illegal::MayNotCover { card, covered } => {
            json!({"card": card.id(), "covered": covered.id()})
        }
        Illegal::TooDear { price, means } => json!({"price": price, "means": means}),
        Illegal::CostsTooMuch { cost, at_most } => json!({"cost": cost, "at_most": at_most}),
        Illegal::WrongPayment { paid, cost } => json!({"paid": paid, "cost": cost}),
        Illegal::TooManyGoods { named, at_most } | Illegal::TooMany { named, at_most } => {
            json!({"named": named, "at_most": at_most})
        }
        Illegal::TooFew { named, at_least } => json!({"named": named, "at_least": at_least}),
    }
}
