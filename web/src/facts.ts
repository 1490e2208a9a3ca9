// What is printed on cards and tiles. Made from the card table of crates/rules by
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

/** Every card, in the order of the card table. */
export const CARDS: Readonly<Record<CardId, CardFacts>> = {
  indigo_plant: {
    group: "production",
    cost: { first: 1, second: 1 },
    points: 1,
    good: "indigo",
    copies: { base: 10, treasure_chest: 1, second_set: 1 },
  },
  sugar_mill: {
    group: "production",
    cost: { first: 2, second: 2 },
    points: 1,
    good: "sugar",
    copies: { base: 8, treasure_chest: 1, second_set: 0 },
  },
  tobacco_storage: {
    group: "production",
    cost: { first: 3, second: 3 },
    points: 2,
    good: "tobacco",
    copies: { base: 8, treasure_chest: 1, second_set: 1 },
  },
  coffee_roaster: {
    group: "production",
    cost: { first: 4, second: 4 },
    points: 2,
    good: "coffee",
    copies: { base: 8, treasure_chest: 1, second_set: 1 },
  },
  silver_smelter: {
    group: "production",
    cost: { first: 5, second: 5 },
    points: 3,
    good: "silver",
    copies: { base: 8, treasure_chest: 1, second_set: 1 },
  },
  smithy: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  gold_mine: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  archive: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  poor_house: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  black_market: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  trading_post: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  well: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  market_stand: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  crane: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  chapel: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  tower: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  aqueduct: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  carpenter: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  prefecture: {
    group: "city",
    cost: { first: 3, second: 4 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  market_hall: {
    group: "city",
    cost: { first: 4, second: 4 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  quarry: {
    group: "city",
    cost: { first: 4, second: 4 },
    points: 2,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  library: {
    group: "city",
    cost: { first: 5, second: 5 },
    points: 3,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  statue: {
    group: "monument",
    cost: { first: 3, second: 3 },
    points: 3,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  victory_column: {
    group: "monument",
    cost: { first: 4, second: 4 },
    points: 4,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  hero: {
    group: "monument",
    cost: { first: 5, second: 5 },
    points: 5,
    good: null,
    copies: { base: 3, treasure_chest: 0, second_set: 0 },
  },
  guild_hall: {
    group: "six",
    cost: { first: 6, second: 6 },
    points: 0,
    good: null,
    copies: { base: 2, treasure_chest: 0, second_set: 0 },
  },
  city_hall: {
    group: "six",
    cost: { first: 6, second: 6 },
    points: 0,
    good: null,
    copies: { base: 2, treasure_chest: 0, second_set: 0 },
  },
  triumphal_arch: {
    group: "six",
    cost: { first: 6, second: 6 },
    points: 0,
    good: null,
    copies: { base: 2, treasure_chest: 0, second_set: 0 },
  },
  palace: {
    group: "six",
    cost: { first: 6, second: 6 },
    points: 0,
    good: null,
    copies: { base: 2, treasure_chest: 0, second_set: 0 },
  },
  guard_room: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  office_building: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  hut: {
    group: "city",
    cost: { first: 1, second: 1 },
    points: 1,
    good: null,
    copies: { base: 0, treasure_chest: 0, second_set: 3 },
  },
  tavern: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 0, treasure_chest: 0, second_set: 3 },
  },
  caritas: {
    group: "city",
    cost: { first: 2, second: 2 },
    points: 1,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 0 },
  },
  park: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  customs_office: {
    group: "city",
    cost: { first: 3, second: 3 },
    points: 2,
    good: "customs",
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  bank: {
    group: "city",
    cost: { first: 4, second: 3 },
    points: 2,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  harbor: {
    group: "city",
    cost: { first: 4, second: 4 },
    points: 2,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  goldsmith: {
    group: "city",
    cost: { first: 5, second: 5 },
    points: 3,
    good: null,
    copies: { base: 0, treasure_chest: 3, second_set: 3 },
  },
  residence: {
    group: "six",
    cost: { first: 6, second: 6 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 2, second_set: 2 },
  },
  cathedral: {
    group: "cathedral",
    cost: { first: 7, second: 7 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  debt_relief: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  earthquake: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  free_building: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  general_amnesty: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  governor_visit: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
  taxes: {
    group: "event",
    cost: { first: 0, second: 0 },
    points: 0,
    good: null,
    copies: { base: 0, treasure_chest: 1, second_set: 1 },
  },
};

/** What each tile pays for a good, in the order of GOODS. */
export const TILES: Readonly<Record<TileId, readonly number[]>> = {
  A: [1, 1, 1, 2, 2],
  B: [1, 1, 2, 2, 2],
  C: [1, 1, 2, 2, 3],
  D: [1, 2, 2, 2, 3],
  E: [1, 2, 2, 3, 3],
};
