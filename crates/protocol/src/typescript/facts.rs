//! What is printed on cards and tiles, as constants of TypeScript: one file, `web/src/facts.ts`.
//!
//! A page shows cards that nobody asks about, so it must know what is printed on them; it still
//! computes nothing from that. The figures are those of the rules' card table.

use rules::cards::{FACTS, Facts, Group};
use rules::{Card, Tile};

/// The whole file.
pub fn file() -> String {
    let cards: String = FACTS.iter().map(card).collect();
    let tiles: String = Tile::ALL.into_iter().map(tile).collect();
    format!("{HEAD}{CARDS}{cards}}};\n\n{TILES}{tiles}}};\n")
}

const HEAD: &str = r#"// What is printed on cards and tiles. Made from the card table of crates/rules by
// `cargo xtask types`; do not edit.

import type { CardId, Edition, TileId } from "./protocol";

/** What kind of card it is; an event is no building. */
export type Group = "production" | "city" | "monument" | "six" | "cathedral" | "event";

/** The kinds of goods, in the order of the prices of a tile. */
export const GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"] as const;

/** What lies on a building that holds goods. The customs office holds one that is no kind. */
export type Good = (typeof GOODS)[number] | "customs";

/**
 * Where a card is printed: in the base game, among the New Buildings of the first edition (from
 * the Treasure Chest), among those of the second.
 */
export type Printing = "base" | "treasure_chest" | "second_set";

/** What is printed on a card, and how often it is printed. */
export interface CardFacts {
  readonly group: Group;
  /** The printed cost in each edition; 0 for an event. */
  readonly cost: Readonly<Record<Edition, number>>;
  /** The printed points; 0 for an event and for what is counted at the end of the game. */
  readonly points: number;
  /** What it holds; null for what holds no goods. */
  readonly good: Good | null;
  /**
   * Copies in each printing; 0 where it does not occur. The New Buildings come on top of the base
   * game. The cathedral lies beside the roles, and events come with their own option.
   */
  readonly copies: Readonly<Record<Printing, number>>;
}
"#;

const CARDS: &str = r"
/** Every card, in the order of the card table. */
export const CARDS: Readonly<Record<CardId, CardFacts>> = {
";

const TILES: &str = r"/** What each tile pays for a good, in the order of GOODS. */
export const TILES: Readonly<Record<TileId, readonly number[]>> = {
";

fn card(facts: &Facts) -> String {
    let Facts {
        card,
        group,
        cost_first,
        cost_second,
        points,
        base,
        treasure_chest,
        second_set,
        ..
    } = *facts;
    let good = good(card, group).map_or("null".to_owned(), |good| format!("\"{good}\""));
    let (id, group) = (card.id(), group.id());
    format!(
        "  {id}: {{\n    group: \"{group}\",\n    \
         cost: {{ first: {cost_first}, second: {cost_second} }},\n    points: {points},\n    \
         good: {good},\n    copies: {{ base: {base}, treasure_chest: {treasure_chest}, \
         second_set: {second_set} }},\n  }},\n"
    )
}

fn tile(tile: Tile) -> String {
    let prices = tile.prices().map(|price| price.to_string()).join(", ");
    format!("  {}: [{prices}],\n", tile.id())
}

/// What a building holds. Production buildings come first in the card table, in the order in
/// which a tile prices their goods.
fn good(card: Card, group: Group) -> Option<&'static str> {
    const GOODS: [&str; 5] = ["indigo", "sugar", "tobacco", "coffee", "silver"];
    match group {
        Group::Production => GOODS.get(card.index()).copied(),
        _ => (card == Card::CustomsOffice).then_some("customs"),
    }
}
