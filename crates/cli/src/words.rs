//! English for cards and lists of them.

use crate::names::{Language, name};
use rules::{Card, Known, Why};

/// The name as it stands in a sentence.
pub(crate) fn card(card: Card) -> String {
    let name = name(card, Language::En);
    if card == Card::Caritas { name.to_owned() } else { name.to_lowercase() }
}

/// "a crane", "an archive".
pub(crate) fn a(of: Card) -> String {
    let name = card(of);
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// "the crane".
pub(crate) fn the(of: Card) -> String {
    format!("the {}", card(of))
}

/// "3 cards".
pub(crate) fn count(number: usize) -> String {
    if number == 1 { "1 card".to_owned() } else { format!("{number} cards") }
}

/// "crane and 2 wells", in the order of the card table.
pub(crate) fn cards(cards: &rules::Cards) -> String {
    list(cards.kinds().map(|kind| match cards.count(kind) {
        1 => card(kind),
        number => format!("{number} {}", plural(&card(kind))),
    }))
}

/// The cards where they are known, else their number.
pub(crate) fn known(of: &Known) -> String {
    match of {
        Known::Cards(of) if !of.is_empty() => cards(of),
        _ => count(of.len() as usize),
    }
}

/// "a, b and c".
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        None => "nothing".to_owned(),
        Some(only) if items.is_empty() => only,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// " for the well": the rule behind a draw or a discard.
pub(crate) fn because(why: Why) -> String {
    match why {
        Why::Turn => String::new(),
        Why::Opening => " for the opening hand".to_owned(),
        Why::HandLimit => " for the hand limit".to_owned(),
        Why::Role(role) => format!(" for the {}", role.id()),
        Why::Building(building) => format!(" for {}", the(building)),
        Why::Event(event) => format!(" for the event {}", card(event.card())),
    }
}

fn plural(name: &str) -> String {
    match name {
        "Caritas" => "Caritas".to_owned(),
        "hero" => "heroes".to_owned(),
        _ if name.ends_with('y') => format!("{}ies", &name[..name.len() - 1]),
        _ if name.ends_with("ch") => format!("{name}es"),
        _ => format!("{name}s"),
    }
}
