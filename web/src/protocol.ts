// What goes over the wire between the server and this page. Made from crates/protocol by
// `cargo xtask types`; do not edit.

/**
 * A card, by its name in the card table of the rules: `"indigo_plant"`.
 */
export type CardId = "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "chapel" | "tower" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "guild_hall" | "city_hall" | "triumphal_arch" | "palace" | "guard_room" | "office_building" | "hut" | "tavern" | "caritas" | "park" | "customs_office" | "bank" | "harbor" | "goldsmith" | "residence" | "cathedral" | "debt_relief" | "earthquake" | "free_building" | "general_amnesty" | "governor_visit" | "taxes";

/**
 * An event card: `"taxes"`. Each is a card, too.
 */
export type EventCardId = "debt_relief" | "earthquake" | "free_building" | "general_amnesty" | "governor_visit" | "taxes";

/**
 * A role: `"builder"`.
 */
export type RoleId = "builder" | "producer" | "trader" | "councillor" | "prospector";

/**
 * A trading house tile, by its letter: `"A"`.
 */
export type TileId = "A" | "B" | "C" | "D" | "E";

/**
 * Where a game stands: the question being asked, `"over"` if none is any more.
 */
export type StepId = "opening" | "swap" | "tuck" | "hand_limit" | "turn" | "build" | "pay" | "produce" | "sell" | "keep" | "prospect" | "take" | "event" | "over";

/**
 * The rule that asks, or that gave somebody a card: `"opening"`, `"turn"`, `"hand_limit"`, a
 * role, a building or an event.
 */
export type WhyId = "opening" | "turn" | "hand_limit" | "builder" | "producer" | "trader" | "councillor" | "prospector" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "chapel" | "tower" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "guild_hall" | "city_hall" | "triumphal_arch" | "palace" | "guard_room" | "office_building" | "hut" | "tavern" | "caritas" | "park" | "customs_office" | "bank" | "harbor" | "goldsmith" | "residence" | "cathedral" | "debt_relief" | "earthquake" | "free_building" | "general_amnesty" | "governor_visit" | "taxes";

/**
 * What points are for: `"buildings"` (what is printed on them), `"tucked"`, or a building
 * that scores at the end.
 */
export type ItemId = "buildings" | "tucked" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "chapel" | "tower" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "guild_hall" | "city_hall" | "triumphal_arch" | "palace" | "guard_room" | "office_building" | "hut" | "tavern" | "caritas" | "park" | "customs_office" | "bank" | "harbor" | "goldsmith" | "residence" | "cathedral";

/**
 * What lowers a price: the `"privilege"`, a building that helps, the building built `"over"`,
 * or the event `"free_building"`, which takes off everything.
 */
export type ReasonId = "privilege" | "over" | "free_building" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "chapel" | "tower" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "guild_hall" | "city_hall" | "triumphal_arch" | "palace" | "guard_room" | "office_building" | "hut" | "tavern" | "caritas" | "park" | "customs_office" | "bank" | "harbor" | "goldsmith" | "residence" | "cathedral";

/**
 * The kind of answer a question wants: `"role"`, which an event also answers; `"build"`, which
 * passing also answers; and so on.
 */
export type ShapeId = "role" | "build" | "pay" | "goods" | "demolish" | "cards" | "confirm";

/**
 * The printing whose wording holds.
 */
export type Edition = "first" | "second";

/**
 * How the opening hands come about.
 */
export type Opening = "dealt" | "chosen";

/**
 * The word for what is left to chance.
 */
export type Chance = "random";

/**
 * Who is governor in the first round: a seat, or `"random"`.
 */
export type Governor = number | Chance;

/**
 * The options of a game, every combination of which is one. To be read, only `players` must be
 * given; what is left out is as in the base game of the first edition.
 */
export type Options = { 
/**
 * How many play: 2, 3 or 4.
 */
players: number, 
/**
 * The printing whose wording holds.
 */
edition: Edition, 
/**
 * Whether the New Buildings of that printing and the cathedral are in play.
 */
new_buildings: boolean, 
/**
 * Whether the six events are shuffled into the deck.
 */
events: boolean, 
/**
 * How the opening hands come about.
 */
opening: Opening, 
/**
 * Who is governor in the first round. Left out in views, where it is of no interest any
 * more; left out where a game is to begin, it is left to chance.
 */
governor?: Governor, };

/**
 * An answer to a question: an object whose key tells the kind.
 *
 * It is read with the strict reader of `record` and with nothing else, so that there is one
 * opinion on what has the form of an answer. Whether it fits the question, the rules say.
 */
export type Answer = { 
/**
 * Which.
 */
role: RoleId, 
/**
 * Whether the library works for it; given where the question asks it, and only there.
 */
library?: boolean, } | { 
/**
 * Which.
 */
event: EventCardId, } | { 
/**
 * Which.
 */
build: CardId, 
/**
 * The place built over; left out for a new site.
 */
over?: number, } | { 
/**
 * Always `true`.
 */
pass: true, } | { 
/**
 * With what.
 */
pay: Payment, } | { 
/**
 * At these places. The order counts for a producer for whom the cards run out.
 */
goods: Array<number>, } | { 
/**
 * These.
 */
cards: Array<CardId>, } | { 
/**
 * Whether.
 */
confirm: boolean, } | { 
/**
 * Its place.
 */
demolish: number, };

/**
 * What a building is paid with.
 */
export type Payment = { 
/**
 * Hand cards.
 */
cards: Array<CardId>, 
/**
 * Places whose goods are part of it.
 */
goods: Array<number>, };

/**
 * Who is asked, by which rule, for an answer of what shape.
 */
export type Prompt = { 
/**
 * Who is asked.
 */
seat: number, 
/**
 * The rule that asks.
 */
why: WhyId, 
/**
 * The shape of the answer.
 */
ask: Ask, };

/**
 * The shape of an answer: an object whose only key tells the kind.
 */
export type Ask = { "role": { 
/**
 * The roles to choose from.
 */
roles: Array<RoleId>, 
/**
 * The events to choose from.
 */
events: Array<EventCardId>, 
/**
 * Whether the answer must say if the library works.
 */
library: boolean, } } | { "build": Record<symbol, never> } | { "pay": { 
/**
 * The building.
 */
card: CardId, 
/**
 * Exactly so many cards and goods.
 */
cost: number, 
/**
 * Of which at most so many goods.
 */
goods: number, } } | { "goods": { 
/**
 * What for.
 */
to: Deal, 
/**
 * The places to choose from.
 */
from: Array<number>, 
/**
 * At most so many.
 */
at_most: number, } } | { "demolish": { 
/**
 * The places to choose from.
 */
from: Array<number>, } } | { "cards": { 
/**
 * What for.
 */
to: Purpose, 
/**
 * Where they come from.
 */
from: Pool, 
/**
 * At least so many.
 */
at_least: number, 
/**
 * At most so many.
 */
at_most: number, } } | { "confirm": Record<symbol, never> };

/**
 * What goods are asked for.
 */
export type Deal = "produce" | "sell";

/**
 * Where cards are chosen from.
 */
export type Pool = "hand" | "drawn" | "revealed";

/**
 * What cards are chosen for.
 */
export type Purpose = "keep" | "discard" | "tuck" | "swap";

/**
 * A rule that an answer breaks, with the values that matter. Clients have words for it in their
 * languages.
 */
export type BrokenRule = { "code": "game_over" } | { "code": "no_such_seat", 
/**
 * The seat.
 */
seat: number, } | { "code": "not_asked", 
/**
 * The seat.
 */
seat: number, } | { "code": "wrong_shape", 
/**
 * What it wants.
 */
wanted: ShapeId, } | { "code": "role_taken", 
/**
 * The role.
 */
role: RoleId, 
/**
 * Who has it.
 */
by: number, } | { "code": "role_not_used", 
/**
 * The role.
 */
role: RoleId, } | { "code": "library_asked" } | { "code": "library_not_asked" } | { "code": "event_not_open", 
/**
 * The event.
 */
event: EventCardId, } | { "code": "nothing_to_visit" } | { "code": "not_in_hand", 
/**
 * The card.
 */
card: CardId, } | { "code": "cathedral_not_open" } | { "code": "already_stands", 
/**
 * The building.
 */
card: CardId, } | { "code": "no_such_place", 
/**
 * The place.
 */
place: number, } | { "code": "nothing_builds_over" } | { "code": "may_not_cover", 
/**
 * The card.
 */
card: CardId, 
/**
 * The building that would be covered.
 */
covered: CardId, } | { "code": "too_dear", 
/**
 * The price.
 */
price: number, 
/**
 * What he can pay at the most.
 */
means: number, } | { "code": "costs_too_much", 
/**
 * The printed cost.
 */
cost: number, 
/**
 * The most it may be.
 */
at_most: number, } | { "code": "wrong_payment", 
/**
 * What was offered.
 */
paid: number, 
/**
 * What is to be paid.
 */
cost: number, } | { "code": "too_many_goods", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many may be.
 */
at_most: number, } | { "code": "place_twice", 
/**
 * The place.
 */
place: number, } | { "code": "no_good", 
/**
 * The place.
 */
place: number, } | { "code": "cannot_produce", 
/**
 * The place.
 */
place: number, } | { "code": "not_offered", 
/**
 * The card.
 */
card: CardId, } | { "code": "too_few", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many must be at least.
 */
at_least: number, } | { "code": "too_many", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many may be.
 */
at_most: number, };

/**
 * Why an answer is refused: `code`, the values of that code beside it, and `message`.
 */
export type Illegal = { 
/**
 * The same in English, for people who write clients.
 */
message: string, } & ({ "code": "game_over" } | { "code": "no_such_seat", 
/**
 * The seat.
 */
seat: number, } | { "code": "not_asked", 
/**
 * The seat.
 */
seat: number, } | { "code": "wrong_shape", 
/**
 * What it wants.
 */
wanted: ShapeId, } | { "code": "role_taken", 
/**
 * The role.
 */
role: RoleId, 
/**
 * Who has it.
 */
by: number, } | { "code": "role_not_used", 
/**
 * The role.
 */
role: RoleId, } | { "code": "library_asked" } | { "code": "library_not_asked" } | { "code": "event_not_open", 
/**
 * The event.
 */
event: EventCardId, } | { "code": "nothing_to_visit" } | { "code": "not_in_hand", 
/**
 * The card.
 */
card: CardId, } | { "code": "cathedral_not_open" } | { "code": "already_stands", 
/**
 * The building.
 */
card: CardId, } | { "code": "no_such_place", 
/**
 * The place.
 */
place: number, } | { "code": "nothing_builds_over" } | { "code": "may_not_cover", 
/**
 * The card.
 */
card: CardId, 
/**
 * The building that would be covered.
 */
covered: CardId, } | { "code": "too_dear", 
/**
 * The price.
 */
price: number, 
/**
 * What he can pay at the most.
 */
means: number, } | { "code": "costs_too_much", 
/**
 * The printed cost.
 */
cost: number, 
/**
 * The most it may be.
 */
at_most: number, } | { "code": "wrong_payment", 
/**
 * What was offered.
 */
paid: number, 
/**
 * What is to be paid.
 */
cost: number, } | { "code": "too_many_goods", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many may be.
 */
at_most: number, } | { "code": "place_twice", 
/**
 * The place.
 */
place: number, } | { "code": "no_good", 
/**
 * The place.
 */
place: number, } | { "code": "cannot_produce", 
/**
 * The place.
 */
place: number, } | { "code": "not_offered", 
/**
 * The card.
 */
card: CardId, } | { "code": "too_few", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many must be at least.
 */
at_least: number, } | { "code": "too_many", 
/**
 * How many were named.
 */
named: number, 
/**
 * How many may be.
 */
at_most: number, });

/**
 * What building a card at a site costs a player.
 */
export type Price = { 
/**
 * The card.
 */
card: CardId, 
/**
 * The place built over; `null` is a new site.
 */
over: number | null, 
/**
 * The printed cost.
 */
printed: number, 
/**
 * What is taken off it, part by part.
 */
off: Array<Part>, 
/**
 * What is to be paid: the printed cost less all parts, but never below 0.
 */
total: number, 
/**
 * How many goods may be part of the payment.
 */
goods: number, 
/**
 * Why the player may not build it there now; `null` if he may.
 */
refused: Illegal | null, };

/**
 * Something that lowers a price.
 */
export type Part = { 
/**
 * What it is.
 */
reason: ReasonId, 
/**
 * The building that is built over, if that is the reason.
 */
card?: CardId, 
/**
 * By how much it lowers the price.
 */
cards: number, };

/**
 * A player's side of the score sheet.
 */
export type Sheet = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The lines, in the order in which they are added up.
 */
lines: Array<Line>, 
/**
 * The sum of the lines.
 */
total: number, 
/**
 * Hand cards and goods, which decide a tie.
 */
tie_break: number, };

/**
 * A line of the score sheet.
 */
export type Line = { 
/**
 * What the points are for.
 */
item: ItemId, 
/**
 * The points.
 */
points: number, };

/**
 * What a seat may know of a game, or anybody if it has no seat.
 */
export type View = { 
/**
 * Whose view this is; `null` for somebody who only watches.
 */
seat: number | null, 
/**
 * The options of the game.
 */
options: Options, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The governor.
 */
governor: number, 
/**
 * Rounds in a row, the running one aside, in which nobody built.
 */
idle_rounds: number, 
/**
 * Whether somebody has built in this round.
 */
built_this_round: boolean, 
/**
 * The own hand, in the order of the card table; empty for somebody who only watches.
 */
hand: Array<CardId>, 
/**
 * The cards the councillor shows to this seat, in the order dealt.
 */
drawn: Array<CardId>, 
/**
 * Every seat, as this one sees it.
 */
players: Array<Seen>, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * How many cards the discard pile has.
 */
discard: number, 
/**
 * The five tiles, top first; `null` for one that nobody can know yet, and at a table
 * without `memory` for all but an open one until the game is over.
 */
tiles: Array<TileId | null>, 
/**
 * How many different tiles have been seen.
 */
tiles_seen: number, 
/**
 * The roles taken in this round, and by whom.
 */
roles: { [key in RoleId]?: number }, 
/**
 * Events lying open.
 */
open_events: Array<EventCardId>, 
/**
 * The event that is being carried out.
 */
event_in_play: EventCardId | null, 
/**
 * Whether the cathedral lies beside the roles.
 */
cathedral_open: boolean, 
/**
 * Cards turned up and not yet taken or discarded.
 */
revealed: Array<CardId>, 
/**
 * What is being asked, and of whom.
 */
decision: Decision, };

/**
 * A seat as another one sees it, or as it sees itself.
 */
export type Seen = { 
/**
 * How many cards are in the hand.
 */
hand: number, 
/**
 * How many cards the councillor shows him.
 */
drawn: number, 
/**
 * The visible buildings, in the order of their places.
 */
town: Array<Building>, 
/**
 * Whether he has used his bank, which he can once in a game.
 */
bank_used: boolean, 
/**
 * Whether his library has worked in this round; counts with two players.
 */
library_used: boolean, 
/**
 * How many cards he could keep if a round began now.
 */
hand_limit: number, };

/**
 * A building as a seat sees it.
 */
export type Building = { 
/**
 * The building.
 */
building: CardId, 
/**
 * Whether a good lies on it. Nobody knows which card that is.
 */
good: boolean, 
/**
 * What it covers, the lowest first.
 */
covers: Array<CardId>, 
/**
 * How many cards its owner tucked there; `null` if this seat may not know, which ends
 * with the game.
 */
tucked: number | null, 
/**
 * Which cards those are; `null` for all but their owner.
 */
tucked_cards: Array<CardId> | null, 
/**
 * How many sold cards lie there. Nobody knows which.
 */
stored: number, 
/**
 * `false` for a city building built in the phase going on, which does not work yet.
 */
works: boolean, };

/**
 * Where a game stands. Nothing in here is secret.
 */
export type Decision = { 
/**
 * The question being asked.
 */
step: StepId, 
/**
 * The seats that owe an answer to it.
 */
pending: Array<number>, 
/**
 * Whose turn it is; the governor at the start of a round.
 */
chooser: number, 
/**
 * How many turns of this round are over.
 */
turn: number, 
/**
 * Whether the chooser's privilege is doubled in the role being carried out.
 */
library: boolean, 
/**
 * Whether anybody has sold a good in this trader phase.
 */
sold: boolean, 
/**
 * From seat (`"0"`) to the building whose power asks it.
 */
asked_by: { [key in string]: CardId }, 
/**
 * From seat to the number of cards it must discard with an archive.
 */
to_discard: { [key in string]: number }, 
/**
 * The place of the building that is being paid for.
 */
paying: number | null, };

/**
 * What has changed in a view. To fold it in, in any language: for every key of `set`,
 * `view[key] = set[key]`; for every key of `players`, which is a seat,
 * `view.players[key] = players[key]`. Nothing is ever merged deeper.
 */
export type ViewPatch = { 
/**
 * The keys of the view that have changed, `players` aside, with their new values.
 */
set: ViewChanges, 
/**
 * From seat (`"0"`) to the whole new player, for those who have changed.
 */
players: { [key in string]: Seen }, };

/**
 * The keys of a view with new values; whatever is the same as before is left out. A value
 * may be `null`, which is another thing than a key that is left out.
 */
export type ViewChanges = { 
/**
 * As in the view; it never changes in a stream of one viewer.
 */
seat?: number | null, 
/**
 * As in the view; they never change in a game.
 */
options?: Options, 
/**
 * As in the view.
 */
round?: number, 
/**
 * As in the view.
 */
governor?: number, 
/**
 * As in the view.
 */
idle_rounds?: number, 
/**
 * As in the view.
 */
built_this_round?: boolean, 
/**
 * As in the view: the whole hand.
 */
hand?: Array<CardId>, 
/**
 * As in the view.
 */
drawn?: Array<CardId>, 
/**
 * As in the view.
 */
deck?: number, 
/**
 * As in the view.
 */
discard?: number, 
/**
 * As in the view.
 */
tiles?: Array<TileId | null>, 
/**
 * As in the view.
 */
tiles_seen?: number, 
/**
 * As in the view: all roles taken in this round.
 */
roles?: { [key in RoleId]?: number }, 
/**
 * As in the view.
 */
open_events?: Array<EventCardId>, 
/**
 * As in the view; `null` when the event is over.
 */
event_in_play?: EventCardId | null, 
/**
 * As in the view.
 */
cathedral_open?: boolean, 
/**
 * As in the view.
 */
revealed?: Array<CardId>, 
/**
 * As in the view: the whole decision.
 */
decision?: Decision, };

/**
 * An event as one viewer sees it. The key `event` tells which it is; the others are those of
 * the engine's events, and what the viewer may not know is `null`: a `card` that somebody else
 * drew, `cards` that somebody else paid. With `cards` there is always their `count`.
 *
 * Every viewer sees every event, if only like this, so that no gap tells anything.
 */
export type Sighting = { "event": "round_began", 
/**
 * Its number.
 */
round: number, 
/**
 * Its governor.
 */
governor: number, } | { "event": "role_taken", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
role: RoleId, 
/**
 * Whether his library doubles the privilege.
 */
library: boolean, } | { "event": "event_taken", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
card: EventCardId, } | { "event": "role_visited", 
/**
 * Who sent him.
 */
seat: number, 
/**
 * Which.
 */
role: RoleId, 
/**
 * Whether the library doubles the privilege.
 */
library: boolean, } | { "event": "event_over", 
/**
 * Which.
 */
card: EventCardId, } | { "event": "event_opened", 
/**
 * Which.
 */
card: EventCardId, } | { "event": "built", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
card: CardId, 
/**
 * Where.
 */
place: number, } | { "event": "built_over", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
card: CardId, 
/**
 * Where.
 */
place: number, 
/**
 * The building that is covered now.
 */
covered: CardId, } | { "event": "paid", 
/**
 * Who.
 */
seat: number, 
/**
 * With which hand cards; `null` for others.
 */
cards: Array<CardId> | null, 
/**
 * With how many hand cards.
 */
count: number, 
/**
 * Places whose goods were part of the payment.
 */
goods: Array<number>, } | { "event": "built_nothing", 
/**
 * Who.
 */
seat: number, } | { "event": "buildings_work" } | { "event": "produced", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where.
 */
place: number, } | { "event": "stored", 
/**
 * Whose.
 */
seat: number, 
/**
 * Where.
 */
place: number, } | { "event": "tile_turned", 
/**
 * Which.
 */
tile: TileId, } | { "event": "tile_returned" } | { "event": "sold", 
/**
 * Who.
 */
seat: number, 
/**
 * Where they lay.
 */
places: Array<number>, 
/**
 * How many cards he draws for them.
 */
income: number, 
/**
 * The place of the harbor that keeps one of them; `null` if none does.
 */
tucked: number | null, } | { "event": "drew", 
/**
 * Who.
 */
seat: number, 
/**
 * What; `null` for others.
 */
card: CardId | null, 
/**
 * By which rule.
 */
why: WhyId, } | { "event": "shown", 
/**
 * Who.
 */
seat: number, 
/**
 * What; `null` for others.
 */
card: CardId | null, } | { "event": "kept", 
/**
 * Who.
 */
seat: number, 
/**
 * What he took; `null` for others.
 */
cards: Array<CardId> | null, 
/**
 * How many he took.
 */
count: number, 
/**
 * How many he discarded.
 */
discarded: number, } | { "event": "discarded", 
/**
 * Who.
 */
seat: number, 
/**
 * What; `null` for others.
 */
cards: Array<CardId> | null, 
/**
 * How many.
 */
count: number, 
/**
 * By which rule.
 */
why: WhyId, } | { "event": "tucked", 
/**
 * Who.
 */
seat: number, 
/**
 * Under which building.
 */
place: number, 
/**
 * What; `null` for others.
 */
cards: Array<CardId> | null, 
/**
 * How many; `null` for others, who see a hand become smaller and no more (11.4).
 */
count: number | null, 
/**
 * Whether this was his only chance in the game.
 */
once: boolean, } | { "event": "revealed", 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
card: CardId, } | { "event": "took", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
card: CardId, } | { "event": "revealed_discarded" } | { "event": "demolished", 
/**
 * By whom.
 */
seat: number, 
/**
 * Where it stood.
 */
place: number, 
/**
 * Which it was.
 */
card: CardId, 
/**
 * How many cards its owner had tucked there.
 */
tucked: number, } | { "event": "reshuffled", 
/**
 * How many cards the new deck has.
 */
cards: number, } | { "event": "game_ended", 
/**
 * How many cards lie tucked under each building, which is no secret any more: a list for
 * each of four seats with a number for each of twelve places, 0 where nothing is.
 */
tucked: Array<Array<number>>, } | { "event": "waiting", 
/**
 * The question being asked.
 */
step: StepId, 
/**
 * Who owes an answer.
 */
pending: Array<number>, };

/**
 * A question of one seat, and what can be answered.
 *
 * Everything that could be chosen comes with the reason for which it cannot, `refused`, or
 * with `null` if it can: alone or together with something else. Lists that do not belong to
 * the kind of question are empty. Nothing in a question is new to the seat that is asked.
 */
export type Question = { 
/**
 * Who is asked, by which rule, for what.
 */
prompt: Prompt, 
/**
 * How many legal answers there are: 1 where hidden cards force it, and 9007199254740991
 * stands for so many or more.
 */
count: number, 
/**
 * All legal answers if there are at most 200, in the engine's order; else none. Of
 * interchangeable buildings the lowest places are named, but the others may be, too.
 */
options: Array<Answer>, 
/**
 * The five roles, where a role is asked for.
 */
roles: Array<RoleChoice>, 
/**
 * The events that lie open, where it is the seat's turn to take a role or an event.
 */
events: Array<EventChoice>, 
/**
 * What can be built, where that is asked: the price of every hand card and of the open
 * cathedral at every site. Where an event builds for nothing, it is the event that takes
 * everything off, and there is no site but a new one.
 */
prices: Array<Price>, 
/**
 * The cards to choose from, where cards or a payment are asked for; each kind once.
 */
cards: Array<CardChoice>, 
/**
 * The places of the own town, where places are asked for, or a payment of which goods
 * may be part.
 */
places: Array<PlaceChoice>, };

/**
 * A role, and whether it can be taken.
 */
export type RoleChoice = { 
/**
 * The role.
 */
role: RoleId, 
/**
 * Why it cannot be.
 */
refused: Illegal | null, };

/**
 * An event that lies open, and whether it can be taken.
 */
export type EventChoice = { 
/**
 * The event.
 */
event: EventCardId, 
/**
 * Why it cannot be.
 */
refused: Illegal | null, };

/**
 * A kind of card, and whether such a card can be among the chosen ones.
 */
export type CardChoice = { 
/**
 * The card.
 */
card: CardId, 
/**
 * How many of them there are to choose from.
 */
count: number, 
/**
 * Why none can be chosen.
 */
refused: Illegal | null, };

/**
 * A place of the own town, and whether it can be among the chosen ones.
 */
export type PlaceChoice = { 
/**
 * The place.
 */
place: number, 
/**
 * Why it cannot be.
 */
refused: Illegal | null, };

/**
 * How a table is to be: what its creator decides.
 */
export type Setup = { 
/**
 * The options of the game.
 */
options: Options, 
/**
 * One a player, in the order of the seats.
 */
seats: Array<SeatPlan>, 
/**
 * How long a person may think.
 */
clock: Clock, 
/**
 * Whether anybody who knows the table's address may watch what is public.
 */
watching: boolean, 
/**
 * Bots answer after about so many milliseconds, whatever they held and however short
 * they thought.
 */
pace: number, 
/**
 * What happens when a person's hidden cards leave only one answer.
 */
forced: Forced, 
/**
 * Whether the page remembers for everybody which tiles have been seen. Who plays without
 * is shown the open one only, as at a table of wood.
 */
memory: boolean, };

/**
 * Who is to have a seat.
 */
export type SeatPlan = { "here": { 
/**
 * The name.
 */
name: string, } } | { "link": Record<symbol, never> } | { "bot": { 
/**
 * The level.
 */
level: string, } };

/**
 * How long a person may think. When time is up a bot takes over until the person returns.
 */
export type Clock = "none" | { "move": { 
/**
 * The seconds.
 */
seconds: number, } } | { "days": { 
/**
 * The days.
 */
days: number, } };

/**
 * What happens when cards that nobody else can see leave a person only one answer.
 */
export type Forced = "wait" | "ask";

/**
 * A table as everybody at it sees it.
 */
export type TableInfo = { 
/**
 * Its id, which is part of its address.
 */
table: string, 
/**
 * The options of the game.
 */
options: Options, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * Whether it may be watched.
 */
watching: boolean, 
/**
 * How long bots wait, in milliseconds.
 */
pace: number, 
/**
 * What happens to forced answers.
 */
forced: Forced, 
/**
 * Whether tiles that were seen stay in sight.
 */
memory: boolean, 
/**
 * For a game that was begun elsewhere, after how many answers it is played on here: its
 * deal was known, and nothing that anybody adds changes it. `null` for a game that is
 * dealt here.
 */
past: number | null, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * The SHA-256 of the server's secret, shown before anything is dealt.
 */
commitment: string, 
/**
 * The secret itself, 64 hexadecimal digits, once the game is over.
 */
secret: string | null, 
/**
 * What is going on.
 */
status: Status, 
/**
 * The table of the rematch, if there is one.
 */
rematch: string | null, };

/**
 * A seat.
 */
export type SeatInfo = { 
/**
 * The name of who sits there; `null` while nobody does.
 */
name: string | null, 
/**
 * Who plays it now.
 */
player: Player, 
/**
 * What he added to the shuffle, in hexadecimal; shown from the start of the game on.
 */
entropy: string | null, };

/**
 * Who plays a seat.
 */
export type Player = { "nobody": Record<symbol, never> } | { "person": Record<symbol, never> } | { "bot": { 
/**
 * Its level.
 */
level: string, } } | { "stand_in": { 
/**
 * Its level.
 */
level: string, 
/**
 * Why it sits there.
 */
because: Absence, } };

/**
 * Why a bot plays a person's seat.
 */
export type Absence = "left" | "timed_out";

/**
 * What is going on at a table; a whole one comes with every item.
 */
export type Status = { 
/**
 * How far the table is.
 */
phase: Phase, 
/**
 * Whose answers are awaited: as far as everybody may know, which seats have a choice.
 */
waiting: Array<number>, 
/**
 * Who has answered a question that is put to several at once; the answers are opened
 * together.
 */
answered: Array<number>, 
/**
 * Until when each of those waited for must have answered, in milliseconds of Unix time.
 */
deadline: number | null, 
/**
 * Whether everybody agreed to a pause.
 */
paused: boolean, 
/**
 * What somebody asks the others for.
 */
proposal: Proposal | null, 
/**
 * How the game ended.
 */
result: TableResult | null, };

/**
 * How far a table is.
 */
export type Phase = "gathering" | "playing" | "over";

/**
 * What somebody asks the others for.
 */
export type Proposal = { 
/**
 * Who asks.
 */
by: number, 
/**
 * What for.
 */
what: Wish, 
/**
 * Who has agreed.
 */
agreed: Array<number>, 
/**
 * Who has yet to say something.
 */
open: Array<number>, };

/**
 * What can be asked for.
 */
export type Wish = "undo" | "pause";

/**
 * How a game ended.
 */
export type TableResult = { 
/**
 * The score sheets, by seat.
 */
sheets: Array<Sheet>, 
/**
 * Who won.
 */
winners: Array<number>, };

/**
 * One entry of a table's log as one viewer sees it.
 *
 * To fold it into what one has: replace `status`; replace `seats`, `secret` and `rematch` where
 * they are given; replace the view by `view` if given, else apply `patch` if given.
 */
export type Item = { 
/**
 * Its number: one more than that of the item before.
 */
seq: number, 
/**
 * When it was stored, in milliseconds of Unix time.
 */
at: number, 
/**
 * What was done.
 */
what: What, 
/**
 * What came of it in the game, in order.
 */
events?: Array<Sighting>, 
/**
 * How the view has changed.
 */
patch?: ViewPatch | null, 
/**
 * The whole new view, at the start of the game and after an undo.
 */
view?: View | null, 
/**
 * The seats, if anything about them has changed.
 */
seats?: Array<SeatInfo> | null, 
/**
 * The server's secret, with the item that ends the game.
 */
secret?: string | null, 
/**
 * The table of the rematch.
 */
rematch?: string | null, 
/**
 * What is going on now.
 */
status: Status, };

/**
 * What an entry of the log is about.
 */
export type What = { "created": Record<symbol, never> } | { "joined": { 
/**
 * Which.
 */
seat: number, } } | { "invited": { 
/**
 * Which.
 */
seat: number, } } | { "added": { 
/**
 * Which seat.
 */
seat: number, } } | { "started": Record<symbol, never> } | { "answered": { 
/**
 * Which.
 */
seat: number, } } | { "left": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Why.
 */
because: Absence, } } | { "returned": { 
/**
 * Which.
 */
seat: number, } } | { "proposed": { 
/**
 * Which.
 */
seat: number, 
/**
 * For what.
 */
wish: Wish, } } | { "agreed": { 
/**
 * Which.
 */
seat: number, 
/**
 * To what.
 */
wish: Wish, } } | { "declined": { 
/**
 * Which.
 */
seat: number, 
/**
 * What.
 */
wish: Wish, } } | { "undone": { 
/**
 * Which.
 */
seat: number, } } | { "resumed": { 
/**
 * Which.
 */
seat: number, } } | { "rematch": { 
/**
 * Which.
 */
table: string, } };

/**
 * All a viewer may know of a table after an item: the sum of all items up to it.
 */
export type Snapshot = { 
/**
 * The number of the last item in it; 0 before the first.
 */
seq: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seat it is seen from; `null` for somebody who watches.
 */
seat: number | null, 
/**
 * What that seat may know of the game, once it has begun.
 */
view: View | null, };

/**
 * A game from its beginning to its end, or as far as it was played.
 */
export type Replay = { 
/**
 * The options of the game.
 */
options: Options, 
/**
 * The names of the players, by seat.
 */
names: Array<string>, 
/**
 * Who answered what, in the order in which it was carried out.
 */
steps: Array<ReplayStep>, 
/**
 * The game through the eyes of each seat.
 */
eyes: Array<ReplayEyes>, 
/**
 * How it ended; `null` if it was not played to its end.
 */
result: TableResult | null, };

/**
 * An answer.
 */
export type ReplayStep = { 
/**
 * Who gave it.
 */
seat: number, 
/**
 * What it was. The others did not see all of it.
 */
answer: Answer, 
/**
 * The round in which it was given.
 */
round: number, };

/**
 * A game through the eyes of one seat.
 */
export type ReplayEyes = { 
/**
 * Whose.
 */
seat: number, 
/**
 * What the seat saw before the first step.
 */
start: View, 
/**
 * What it saw of each step. To know what it saw after one, fold the patches of the items
 * up to it into `start`.
 */
items: Array<ReplayItem>, };

/**
 * What a seat saw of a step.
 */
export type ReplayItem = { 
/**
 * What happened, as the seat saw it.
 */
events: Array<Sighting>, 
/**
 * How its view changed.
 */
patch: ViewPatch, };

/**
 * A game to learn from: it is watched from seat 0, whose player is to guess what comes.
 */
export type Lesson = { 
/**
 * The game.
 */
replay: Replay, 
/**
 * For each step what seat 0 was asked before it, if the step is its answer.
 */
questions: Array<Question | null>, };

/**
 * What each answer of a game was worth. Every answer is judged by what its seat could know then.
 * For each seat the outcome is the chance it began with, less all it lost by answers, and all
 * the luck.
 */
export type Review = { 
/**
 * Every answer to a question with more than one sensible answer, in the order of the game.
 */
answers: Array<ReviewedAnswer>, 
/**
 * What the game came to, by seat.
 */
seats: Array<ReviewedSeat>, };

/**
 * What an answer was worth.
 */
export type ReviewedAnswer = { 
/**
 * Which answer of the game it was, counted from 0: a step of the replay.
 */
step: number, 
/**
 * The round in which it was given.
 */
round: number, 
/**
 * Who gave it.
 */
seat: number, 
/**
 * What was asked.
 */
prompt: Prompt, 
/**
 * What was answered.
 */
answer: Answer, 
/**
 * What would surely have been better; `null` if nothing would.
 */
better: Answer | null, 
/**
 * The chance of winning with the best answer, from 0 to 1.
 */
before: number, 
/**
 * The chance of winning with this answer.
 */
after: number, 
/**
 * The standard error of the latter.
 */
error: number, 
/**
 * How grave the difference is.
 */
gravity: Gravity, 
/**
 * How much the chance changed since the last answer of the seat, without its doing.
 */
luck: number, };

/**
 * How grave a difference is.
 */
export type Gravity = "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * What a game came to for a seat.
 */
export type ReviewedSeat = { 
/**
 * The name of the player.
 */
name: string, 
/**
 * The chance at the first question.
 */
chance: number, 
/**
 * All that was lost by answers.
 */
lost: number, 
/**
 * All the luck.
 */
luck: number, 
/**
 * The part of the victory; `null` if the game is not over.
 */
won: number | null, 
/**
 * How many answers were judged.
 */
judged: number, };

/**
 * A refusal.
 */
export type Refusal = { 
/**
 * What kind it is.
 */
code: Code, 
/**
 * What to do about it, in English.
 */
message: string, 
/**
 * The rule of the game that was broken, if it was one.
 */
illegal?: Illegal | null, 
/**
 * When to try again, in milliseconds from now, if that helps.
 */
retry_after?: number | null, };

/**
 * The kinds of refusals.
 */
export type Code = "bad_request" | "not_found" | "not_your_seat" | "bad_invitation" | "not_your_turn" | "stale" | "illegal" | "not_now" | "id_taken" | "limited" | "foreign_origin" | "other_version" | "unavailable";

/**
 * What a client says.
 */
export type FromClient = { "type": "watch", 
/**
 * The version of the protocol the client speaks.
 */
protocol: number, 
/**
 * The seat to look from; `null` to watch.
 */
seat: number | null, 
/**
 * The number of the last item the client has of this seat's stream; `null` for none,
 * which gets a snapshot.
 */
after: number | null, } | { "type": "move" } & Move | { "type": "do" } & Deed | { "type": "ping", 
/**
 * Given back.
 */
n: number, };

/**
 * An answer.
 */
export type Move = { 
/**
 * The seat that answers.
 */
seat: number, 
/**
 * The number of the last item the client has seen.
 */
expected: number, 
/**
 * An id made up by the client, 32 hexadecimal digits: whoever does not know whether a
 * move arrived sends it again with the same id.
 */
id: string, 
/**
 * The answer, in the form of `docs/formats.md`.
 */
answer: Answer, };

/**
 * Something else that a seat does.
 */
export type Deed = { 
/**
 * The seat.
 */
seat: number, 
/**
 * As the id of a move.
 */
id: string, 
/**
 * What.
 */
deed: Act, };

/**
 * What a seat can do besides answering.
 */
export type Act = { "add": { 
/**
 * The digits.
 */
entropy: string, } } | "start" | "leave" | "return" | "undo" | "pause" | "resume" | { "agree": Wish } | { "decline": Wish } | "rematch";

/**
 * What the server says.
 */
export type FromServer = { "type": "snapshot" } & Snapshot | { "type": "item" } & Item | { "type": "question", 
/**
 * The number of the last item before the question.
 */
seq: number, 
/**
 * The question.
 */
question: Question, } | { "type": "reply" } & Reply | { "type": "error" } & Refusal | { "type": "pong", 
/**
 * As it came.
 */
n: number, };

/**
 * What became of a move or a deed.
 */
export type Reply = { 
/**
 * The id it came with.
 */
id: string, 
/**
 * What became of it.
 */
result: Verdict, };

/**
 * What became of a move or a deed.
 */
export type Verdict = { "applied": { 
/**
 * The number.
 */
seq: number, } } | { "duplicate": { 
/**
 * The number.
 */
seq: number, } } | { "stale": { 
/**
 * The number.
 */
seq: number, } } | { "refused": Refusal };

/**
 * A table is to be made.
 */
export type Create = { 
/**
 * How.
 */
setup: Setup, 
/**
 * Whether to answer with a token in place of a cookie, for programs.
 */
token: boolean, };

/**
 * A table was made.
 */
export type Created = { 
/**
 * Its id.
 */
table: string, 
/**
 * The invitation of each seat that is to be taken by link, to be given to one person
 * each: `/t/<table>#<invitation>`. `null` for the other seats.
 */
invitations: Array<string | null>, 
/**
 * The token, if one was asked for: `Authorization: Bearer <token>`.
 */
token: string | null, };

/**
 * A game is to be played on from where it stood at a step of its record. The answer is that of
 * a new table.
 */
export type Continue = { 
/**
 * The text of the record.
 */
record: string, 
/**
 * After so many of its answers; 0 is the game as it was dealt.
 */
step: number, 
/**
 * How the new table is to be.
 */
setup: ContinueSetup, 
/**
 * Whether to answer with a token in place of a cookie, for programs.
 */
token: boolean, };

/**
 * How a table is to be whose game was begun elsewhere: as `Setup`, but the options are those
 * of the record.
 */
export type ContinueSetup = { 
/**
 * One a player, in the order of the seats.
 */
seats: Array<SeatPlan>, 
/**
 * How long a person may think.
 */
clock: Clock, 
/**
 * Whether anybody who knows the table's address may watch what is public.
 */
watching: boolean, 
/**
 * Bots answer after about so many milliseconds.
 */
pace: number, 
/**
 * What happens when a person's hidden cards leave only one answer.
 */
forced: Forced, 
/**
 * Whether tiles that have been seen stay in sight.
 */
memory: boolean, };

/**
 * A person takes a seat.
 */
export type Join = { 
/**
 * What came with the link.
 */
invitation: string, 
/**
 * His name.
 */
name: string, 
/**
 * Whether to answer with a token in place of a cookie, for programs.
 */
token: boolean, };

/**
 * A person has a seat.
 */
export type Joined = { 
/**
 * Which.
 */
seat: number, 
/**
 * The token, if one was asked for.
 */
token: string | null, };

/**
 * A new invitation to a seat: to one not yet taken (the old one ends), or to an own one, so
 * that it can be moved to another browser.
 */
export type Invitation = { 
/**
 * The invitation.
 */
invitation: string, };

/**
 * What the asker holds seats at.
 */
export type Tables = { 
/**
 * The tables, the one that last changed first.
 */
tables: Array<Listed>, };

/**
 * A seat held.
 */
export type Listed = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * How far the table is.
 */
phase: Phase, 
/**
 * The number of its last item.
 */
seq: number, 
/**
 * When it last changed, in milliseconds of Unix time.
 */
updated_at: number, };

/**
 * A table seen from a seat, with what the seat is asked.
 */
export type TableSeen = { 
/**
 * The table.
 */
snapshot: Snapshot, 
/**
 * The seats the asker holds at it.
 */
yours: Array<number>, 
/**
 * What the seat is asked, if it is asked anything.
 */
question: Question | null, };

/**
 * A part of a stream.
 */
export type Items = { 
/**
 * The items after the number that was asked for, at most a page of them.
 */
items: Array<Item>, 
/**
 * The number of the table's last item.
 */
seq: number, };

/**
 * Whether the server is well.
 */
export type Health = { 
/**
 * Whether it can store moves.
 */
ok: boolean, 
/**
 * The version of the program.
 */
version: string, };
