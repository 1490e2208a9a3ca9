/** Small tables and questions for tests. */
import type {
  Building,
  CardId,
  Decision,
  Illegal,
  Item,
  Price,
  Question,
  Seen,
  Snapshot,
  Status,
  TableInfo,
  View,
} from '../protocol';

export const building = (card: CardId, more: Partial<Building> = {}): Building => ({
  building: card,
  good: false,
  covers: [],
  tucked: null,
  tucked_cards: null,
  stored: 0,
  works: true,
  ...more,
});

export const seen = (town: Building[], more: Partial<Seen> = {}): Seen =>
  ({ hand: 4, drawn: 0, town, bank_used: false, library_used: false, hand_limit: 7, ...more }) as Seen;

export const decision = (more: Partial<Decision> = {}): Decision => ({
  step: 'turn',
  pending: [0],
  chooser: 0,
  turn: 0,
  library: false,
  sold: false,
  asked_by: {},
  to_discard: {},
  paying: null,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  options: { players: 2, edition: 'first', new_buildings: false, events: false, opening: 'dealt' },
  round: 1,
  governor: 0,
  idle_rounds: 0,
  built_this_round: false,
  hand: [],
  drawn: [],
  players: [seen([building('indigo_plant')]), seen([building('indigo_plant')])],
  deck: 90,
  discard: 0,
  tiles: [null, null, null, null, null],
  tiles_seen: 0,
  roles: {},
  open_events: [],
  event_in_play: null,
  cathedral_open: false,
  revealed: [],
  decision: decision(),
  ...more,
});

export const status = (more: Partial<Status> = {}): Status => ({
  phase: 'playing',
  waiting: [0],
  answered: [],
  deadline: null,
  paused: false,
  proposal: null,
  result: null,
  ...more,
});

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: 'abcdefghijklmnop',
  options: view().options,
  clock: 'none',
  watching: false,
  pace: 0,
  forced: 'wait',
  memory: true,
  past: null,
  seats: [
    { name: 'Pip', player: { person: {} }, entropy: null },
    { name: 'Ana', player: { person: {} }, entropy: null },
  ],
  commitment: '',
  secret: null,
  status: status(),
  rematch: null,
  ...more,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  seq: 5,
  table: table(),
  seat: 0,
  view: view(),
  ...more,
});

export const item = (seq: number, more: Partial<Item> = {}): Item => ({
  seq,
  at: 0,
  what: { answered: { seat: 1 } },
  status: status(),
  ...more,
});

export const question = (prompt: Question['prompt'], more: Partial<Question> = {}): Question => ({
  prompt,
  count: 2,
  options: [],
  roles: [],
  events: [],
  prices: [],
  cards: [],
  places: [],
  ...more,
});

export const refused = (code: 'too_dear' | 'nothing_builds_over'): Illegal =>
  code === 'too_dear' ? { code, price: 5, means: 2, message: '' } : { code, message: '' };

export const price = (card: CardId, total: number, more: Partial<Price> = {}): Price => ({
  card,
  over: null,
  printed: total,
  off: [],
  total,
  goods: 0,
  refused: null,
  ...more,
});
