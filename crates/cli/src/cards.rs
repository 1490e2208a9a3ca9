//! `sanjuan cards`: what there is to build, and what it does.

use crate::Failure;
use rules::{Card, Options, Rules};
use serde_json::{Map, Value, json};
use std::io::Write;
use texts::{Lang, Texts};

/// Lists the cards of an option set. JSON has every language in it, so it is the same in all.
pub fn list(
    options: &Options,
    texts: Texts,
    as_json: bool,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let rules = Rules::of(*options);
    let cards: Vec<Card> = Card::ALL.into_iter().filter(|&card| rules.copies(card) > 0).collect();
    if as_json {
        let cards: Value = cards.iter().map(|&card| entry(rules, card)).collect();
        writeln!(output, "{cards:#}")?;
        return Ok(());
    }
    let titles = [
        texts.text("cards-name", &[]),
        texts.text("cards-group", &[]),
        texts.text("cards-cost", &[]),
        texts.text("cards-points", &[]),
        texts.text("cards-copies", &[]),
        texts.text("cards-effect", &[]),
    ];
    let rows = cards.iter().map(|&card| row(rules, card, texts));
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

fn row(rules: &Rules, card: Card, texts: Texts) -> [String; 6] {
    let printed = |number: u8| if card.is_event() { "–".to_owned() } else { number.to_string() };
    [
        texts.card(card),
        texts.group(rules.group(card)),
        printed(rules.cost(card)),
        printed(rules.points(card)),
        rules.copies(card).to_string(),
        texts.card_text(card, rules),
    ]
}

fn entry(rules: &Rules, card: Card) -> Value {
    let printed = |number: u8| (!card.is_event()).then_some(number);
    json!({
        "id": card.id(),
        "group": rules.group(card).id(),
        "cost": printed(rules.cost(card)),
        "points": printed(rules.points(card)),
        "copies": rules.copies(card),
        "name": in_every_language(|texts| texts.card(card)),
        "effect": in_every_language(|texts| texts.card_text(card, rules)),
    })
}

fn in_every_language(text: impl Fn(Texts) -> String) -> Map<String, Value> {
    let entry = |lang: Lang| (lang.code().to_owned(), text(Texts::of(lang)).into());
    Lang::ALL.into_iter().map(entry).collect()
}
