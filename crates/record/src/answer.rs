//! Answers.

use crate::error::{FormError, Problem};
use crate::fields::{self, Fields, Read};
use crate::words;
use rules::cards::FACTS;
use rules::{Answer, Cards, Places, Role};
use serde_json::{Value, json};

/// The answer, cards in the order of the card table and places as they were named.
pub fn to_json(answer: &Answer) -> Value {
    match answer {
        Answer::Role { role, library: None } => json!({"role": role.id()}),
        Answer::Role { role, library: Some(library) } => {
            json!({"role": role.id(), "library": library})
        }
        Answer::Event(event) => json!({"event": event.id()}),
        Answer::Build { card, over: None } => json!({"build": card.id()}),
        Answer::Build { card, over: Some(place) } => {
            json!({"build": card.id(), "over": place.index()})
        }
        Answer::Pass => json!({"pass": true}),
        Answer::Pay { cards, goods } => {
            json!({"pay": {"cards": words::cards(cards.iter()), "goods": words::places(goods.iter())}})
        }
        Answer::Goods(places) => json!({"goods": words::places(places.iter())}),
        Answer::Cards(cards) => json!({"cards": words::cards(cards.iter())}),
        Answer::Confirm(yes) => json!({"confirm": yes}),
        Answer::Demolish(place) => json!({"demolish": place.index()}),
    }
}

/// Reads an answer. Whether it fits the question is for [`rules::Game::check`] to say.
pub fn from_json(value: &Value) -> Result<Answer, FormError> {
    const FORMS: &[&str] =
        &["role", "event", "build", "pass", "pay", "goods", "cards", "confirm", "demolish"];
    let map = fields::object(value)?;
    let mut forms = FORMS.iter().copied().filter(|&form| map.contains_key(form));
    let (Some(form), None) = (forms.next(), forms.next()) else {
        return Err(FormError::new(Problem::NotOneOf { keys: FORMS }));
    };
    match form {
        "role" => {
            let fields = Fields::new(value, &["role", "library"])?;
            let role = fields.required("role", |v| fields::named(v, "a role", Role::from_id))?;
            Ok(Answer::Role { role, library: fields.optional("library", fields::flag)? })
        }
        "event" => only(value, &["event"], fields::event_card).map(Answer::Event),
        "build" => {
            let fields = Fields::new(value, &["build", "over"])?;
            let card = fields.required("build", fields::card)?;
            Ok(Answer::Build { card, over: fields.optional("over", fields::place)? })
        }
        "pass" => only(value, &["pass"], yes).map(|()| Answer::Pass),
        "pay" => only(value, &["pay"], |payment| {
            let fields = Fields::new(payment, &["cards", "goods"])?;
            let cards = fields.required("cards", bag)?;
            Ok(Answer::Pay { cards, goods: fields.required("goods", fields::places)? })
        }),
        "goods" => only(value, &["goods"], fields::places).map(|p: Places| Answer::Goods(p)),
        "cards" => only(value, &["cards"], bag).map(Answer::Cards),
        "confirm" => only(value, &["confirm"], fields::flag).map(Answer::Confirm),
        _ => only(value, &["demolish"], fields::place).map(Answer::Demolish),
    }
}

/// An object with one key.
fn only<T>(
    value: &Value,
    key: &'static [&'static str; 1],
    read: impl FnOnce(&Value) -> Read<T>,
) -> Read<T> {
    Fields::new(value, key)?.required(key[0], read)
}

/// A bag keeps no more of a kind than a game can have, so what is more is refused here and not
/// silently left out.
fn bag(value: &Value) -> Read<Cards> {
    let mut cards = Cards::NONE;
    for card in fields::cards(value)? {
        let facts = FACTS[card.index()];
        let most = facts.base + facts.treasure_chest.max(facts.second_set);
        if cards.count(card) == most {
            return Err(FormError::new(Problem::TooManyOfAKind { card: card.id(), most }));
        }
        cards.add(card);
    }
    Ok(cards)
}

fn yes(value: &Value) -> Read<()> {
    match value {
        Value::Bool(true) => Ok(()),
        _ => {
            let found = if value.is_boolean() { "false" } else { "another value" };
            Err(FormError::new(Problem::WrongType { wanted: "true", found }))
        }
    }
}
