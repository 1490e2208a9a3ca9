/** Views and moments for tests: only what a test is about is given. */
import type { Moment } from '../lib/table/fold';
import type { Building, CardId, Item, Seen, Sighting, Snapshot, TableInfo, View, What } from '../protocol';

export function building(card: CardId): Building {
  return { building: card, good: false, covers: [], tucked: 0, tucked_cards: [], stored: 0, works: true };
}

export function seen(...town: CardId[]): Seen {
  return { hand: 4, drawn: 0, town: town.map(building), bank_used: false, library_used: false, hand_limit: 7 };
}

export function view(given: Partial<View> = {}): View {
  const players = given.players ?? [seen('indigo_plant'), seen('indigo_plant')];
  return {
    seat: 0,
    options: { players: players.length, edition: 'first', new_buildings: false, events: false, opening: 'dealt' },
    round: 1,
    governor: 0,
    idle_rounds: 0,
    built_this_round: false,
    hand: [],
    drawn: [],
    players,
    deck: 90,
    discard: 0,
    tiles: [null, null, null, null, null],
    tiles_seen: 0,
    roles: {},
    open_events: [],
    event_in_play: null,
    cathedral_open: false,
    revealed: [],
    decision: decision('turn'),
    ...given,
  };
}

export function decision(
  step: View['decision']['step'],
  asked_by: View['decision']['asked_by'] = {},
): View['decision'] {
  return {
    step,
    pending: [0],
    chooser: 0,
    turn: 0,
    library: false,
    sold: false,
    asked_by,
    to_discard: {},
    paying: null,
  };
}

export function snapshot(seq: number, at: View | null): Snapshot {
  return { seq, table: {} as TableInfo, seat: 0, view: at };
}

/** One moment after another: each is what was done, what came of it, and the view afterwards. */
export function past(...steps: [what: What, events: Sighting[] | undefined, after: View][]): Moment[] {
  let before = snapshot(0, null);
  return steps.map(([what, events, now], index) => {
    const after = snapshot(index + 1, now);
    const item = { seq: index + 1, at: 0, what, events, status: {} } as Item;
    if ('started' in what || 'undone' in what) item.view = now;
    const moment = { item, before, after };
    before = after;
    return moment;
  });
}
