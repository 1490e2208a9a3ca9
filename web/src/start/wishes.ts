/** How somebody wants a table to be. It is kept in this browser; what is broken or old gives way to what is usual. */
import type { Clock, Edition, Governor, Opening, Options, SeatPlan, Setup } from '../protocol';
import { keepJson, keptJson } from '../lib/storage';
import { CLOCKS } from './clocks';
import { nameOr } from './names';

/** Bots one can choose, from the weakest to the strongest. */
export const LEVELS = [
  'novice',
  'apprentice',
  'journeyman',
  'steady',
  'expert',
  'master',
  'grandmaster:200ms',
] as const;
export type Level = (typeof LEVELS)[number];

/** How long bots wait before they answer, in milliseconds. */
export const PACES = { swift: 250, calm: 800, slow: 2_000 } as const;
export type Pace = keyof typeof PACES;

export const MOST_PLAYERS = 4;

export type Sitting = { who: 'me' } | { who: 'here'; name: string } | { who: 'link' } | { who: 'bot'; level: Level };

export interface Wishes {
  players: number;
  edition: Edition;
  newBuildings: boolean;
  events: boolean;
  opening: Opening;
  governor: Governor;
  /** Always four: whoever goes back from two players to four finds them as they were. */
  seats: Sitting[];
  clock: string;
  watching: boolean;
  memory: boolean;
  pace: Pace;
}

const KEY = 'sanjuan:setup';

/** A first game that can be won and from which something can be learned. */
export function usual(): Wishes {
  return {
    players: 3,
    edition: 'first',
    newBuildings: false,
    events: false,
    opening: 'dealt',
    governor: 'random',
    seats: [{ who: 'me' }, bot('novice'), bot('steady'), bot('steady')],
    clock: 'none',
    watching: false,
    memory: true,
    pace: 'calm',
  };
}

export function lastSetup(): Wishes {
  return wishesFrom(keptJson<unknown>(KEY));
}

export function keepSetup(wishes: Wishes): void {
  keepJson(KEY, wishes);
}

/** Whatever was kept, as far as it makes sense. */
export function wishesFrom(kept: unknown): Wishes {
  const like = usual();
  if (typeof kept !== 'object' || kept === null) return like;
  const there = kept as Record<string, unknown>;
  const players = oneOf([2, 3, 4], there.players) ?? like.players;
  const seats = Array.isArray(there.seats) ? there.seats : [];
  const wishes: Wishes = {
    players,
    edition: oneOf(['first', 'second'] as const, there.edition) ?? like.edition,
    newBuildings: truth(there.newBuildings) ?? like.newBuildings,
    events: truth(there.events) ?? like.events,
    opening: oneOf(['dealt', 'chosen'] as const, there.opening) ?? like.opening,
    governor: oneOf([0, 1, 2, 3], there.governor) ?? 'random',
    seats: like.seats.map((usually, seat) => sittingFrom(seats[seat]) ?? usually),
    clock: oneOf(Object.keys(CLOCKS), there.clock) ?? like.clock,
    watching: truth(there.watching) ?? like.watching,
    memory: truth(there.memory) ?? like.memory,
    pace: oneOf(Object.keys(PACES) as Pace[], there.pace) ?? like.pace,
  };
  const mine = wishes.seats.filter((sitting) => sitting.who === 'me').length;
  if (mine > 1 || !somebodyHere(wishes)) wishes.seats = like.seats;
  if (wishes.governor !== 'random' && wishes.governor >= players) wishes.governor = 'random';
  return wishes;
}

/** Those who play, in the order of their seats. */
export function sitting(wishes: Wishes): Sitting[] {
  return wishes.seats.slice(0, wishes.players);
}

/** Whether somebody at this screen has a seat: nobody else could open the table. */
export function somebodyHere(wishes: Wishes): boolean {
  return sitting(wishes).some(({ who }) => who === 'me' || who === 'here');
}

/** Whether nobody has to be waited for. */
export function complete(wishes: Wishes): boolean {
  return sitting(wishes).every(({ who }) => who !== 'link');
}

/** Somebody sits down on a seat. I can sit on one only: who was there goes to where I was. */
export function seated(wishes: Wishes, seat: number, who: Sitting): Wishes {
  const mine = wishes.seats.findIndex((one) => one.who === 'me');
  const before = wishes.seats[seat];
  const seats = wishes.seats.map((one, index) => {
    if (index === seat) return who;
    if (index === mine && who.who === 'me' && before) return before;
    return one;
  });
  return { ...wishes, seats };
}

/** So many play. If I sat where nobody sits any more, I take the first seat. */
export function counted(wishes: Wishes, players: number): Wishes {
  const fewer: Wishes = { ...wishes, players };
  if (fewer.governor !== 'random' && fewer.governor >= players) fewer.governor = 'random';
  return somebodyHere(fewer) ? fewer : seated(fewer, 0, { who: 'me' });
}

/** The same game against bots alone, without a clock. */
export function againstBots(wishes: Wishes): Wishes {
  const levels = sitting(wishes).flatMap((one) => (one.who === 'bot' ? [one.level] : []));
  const opponents = levels.length > 0 ? levels : usualLevels();
  let next = 0;
  const seats = wishes.seats.map((one): Sitting => {
    if (one.who === 'me' || one.who === 'bot') return one;
    return bot(opponents[next++ % opponents.length] ?? 'steady');
  });
  const alone: Wishes = { ...wishes, seats, clock: 'none', watching: false };
  return somebodyHere(alone) ? alone : seated(alone, 0, { who: 'me' });
}

/** The same game for two: me, and whoever gets the link. */
export function withFriend(wishes: Wishes): Wishes {
  const seats: Sitting[] = [{ who: 'me' }, { who: 'link' }, bot('steady'), bot('steady')];
  return { ...wishes, players: 2, governor: 'random', seats };
}

export function optionsOf(wishes: Wishes): Options {
  const { players, edition, newBuildings, events, opening, governor } = wishes;
  return { players, edition, new_buildings: newBuildings, events, opening, governor };
}

/** What the server is told. */
export function setupOf(wishes: Wishes, myName: string): Setup {
  return {
    options: optionsOf(wishes),
    seats: sitting(wishes).map((one, seat) => planOf(one, seat, myName)),
    clock: clockOf(wishes),
    watching: wishes.watching,
    pace: PACES[wishes.pace],
    forced: 'wait',
    memory: wishes.memory,
  };
}

export function clockOf(wishes: Wishes): Clock {
  return CLOCKS[wishes.clock] ?? 'none';
}

function planOf(one: Sitting, seat: number, myName: string): SeatPlan {
  if (one.who === 'bot') return { bot: { level: one.level } };
  if (one.who === 'link') return { link: {} };
  return { here: { name: nameOr(one.who === 'me' ? myName : one.name, seat) } };
}

function sittingFrom(kept: unknown): Sitting | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { who, name, level } = kept as Record<string, unknown>;
  if (who === 'me' || who === 'link') return { who };
  if (who === 'here') return { who, name: typeof name === 'string' ? name : '' };
  const known = oneOf(LEVELS, level);
  return who === 'bot' && known ? bot(known) : null;
}

function usualLevels(): Level[] {
  return usual().seats.flatMap((one) => (one.who === 'bot' ? [one.level] : []));
}

function bot(level: Level): Sitting {
  return { who: 'bot', level };
}

function oneOf<T>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null;
}

function truth(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
