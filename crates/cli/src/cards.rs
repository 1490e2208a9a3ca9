//! `sanjuan cards`: what there is to build, and what it does.

use crate::Failure;
use crate::effects::effect;
use crate::names::{Language, name};
use rules::{Card, Options, Rules};
use serde_json::{Value, json};
use std::io::Write;

/// Lists the cards of an option set.
pub fn list(
    options: &Options,
    language: Language,
    as_json: bool,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let rules = Rules::of(*options);
    let cards: Vec<Card> = Card::ALL.into_iter().filter(|&card| rules.copies(card) > 0).collect();
    if as_json {
        let cards: Value = cards.iter().map(|&card| entry(rules, card, language)).collect();
        writeln!(output, "{cards:#}")?;
        return Ok(());
    }
    let rows = cards.iter().map(|&card| row(rules, card, language));
    let titles = ["Name", "Group", "Cost", "Points", "Copies", "Effect"].map(str::to_owned);
    let rows: Vec<[String; 6]> = std::iter::once(titles).chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..5).map(|column| width(column).unwrap_or(0)).collect();
    for [name, group, cost, points, copies, effect] in &rows {
        writeln!(
            output,
            "{name:0$}  {group:1$}  {cost:>2$}  {points:>3$}  {copies:>4$}  {effect}",
            widths[0], widths[1], widths[2], widths[3], widths[4],
        )?;
    }
    Ok(())
}

fn row(rules: &Rules, card: Card, language: Language) -> [String; 6] {
    let printed = |number: u8| if card.is_event() { "–".to_owned() } else { number.to_string() };
    [
        name(card, language).to_owned(),
        rules.group(card).id().to_owned(),
        printed(rules.cost(card)),
        printed(rules.points(card)),
        rules.copies(card).to_string(),
        effect(card, rules.options().edition).to_owned(),
    ]
}

fn entry(rules: &Rules, card: Card, language: Language) -> Value {
    let printed = |number: u8| (!card.is_event()).then_some(number);
    json!({
        "id": card.id(),
        "name": name(card, language),
        "group": rules.group(card).id(),
        "cost": printed(rules.cost(card)),
        "points": printed(rules.points(card)),
        "copies": rules.copies(card),
        "effect": effect(card, rules.options().edition),
    })
}
