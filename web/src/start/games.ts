/** The games somebody has a seat in, and what there is to say about each. */
import type { Listed, Options, Phase, SeatInfo, Sheet, TableResult, Tables, TableSeen } from '../protocol';
import { api, Refused } from '../lib/api';

export interface Game {
  table: string;
  /** The own seats; several at one screen. */
  seats: number[];
  phase: Phase;
  /** When it last changed. */
  at: number;
}

/** What a game waits for. */
export type Standing = 'yours' | 'others' | 'gathering' | 'paused' | 'over';

export interface Account {
  game: Game;
  options: Options;
  seats: SeatInfo[];
  /** The seats of everybody but oneself. */
  others: number[];
  standing: Standing;
  /** The seats whose answers are awaited. */
  waiting: number[];
  ending: Ending | null;
}

export interface Ending {
  /** The best of the own seats. */
  place: number;
  points: number;
  won: boolean;
}

/** So many are asked for at the same time, far below what the server allows. */
const AT_ONCE = 4;
const TRIES = 3;

/** A list by seats as a list by tables: those that go on first, each part as it last changed. */
export function gamesOf(listed: readonly Listed[]): Game[] {
  const games = new Map<string, Game>();
  for (const { table, seat, phase, updated_at: at } of listed) {
    const there = games.get(table);
    if (!there) games.set(table, { table, seats: [seat], phase, at });
    else there.seats = [...there.seats, seat].sort((a, b) => a - b);
  }
  const all = [...games.values()].sort((a, b) => b.at - a.at);
  return [...all.filter(goesOn), ...all.filter((game) => !goesOn(game))];
}

export const goesOn = (game: Game) => game.phase !== 'over';

export async function fetchGames(): Promise<Game[]> {
  return gamesOf((await api<Tables>('/tables')).tables);
}

/** Accounts in the order of the games; `null` where the server had none. */
export async function fetchAccounts(games: readonly Game[]): Promise<(Account | null)[]> {
  const accounts: (Account | null)[] = games.map(() => null);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < games.length; index = next++) {
      const game = games[index];
      if (game) accounts[index] = await fetchAccount(game);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return accounts;
}

async function fetchAccount(game: Game): Promise<Account | null> {
  for (let tried = 1; ; tried++) {
    try {
      return accountOf(game, await api<TableSeen>(`/tables/${game.table}?seat=${game.seats[0]}`));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.retryAfter === null || tried === TRIES) return null;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter ?? 0));
    }
  }
}

export function accountOf(game: Game, seen: TableSeen): Account {
  const { options, seats, status } = seen.snapshot.table;
  const own = (seat: number) => game.seats.includes(seat);
  return {
    game: { ...game, phase: status.phase },
    options,
    seats,
    others: seats.map((_, seat) => seat).filter((seat) => !own(seat)),
    standing: standingOf(status.phase, status.paused, status.waiting.some(own)),
    waiting: status.waiting,
    ending: status.result && endingOf(status.result, game.seats),
  };
}

/** Those that wait for oneself come first, then as they were. */
export function mineFirst(accounts: readonly Account[]): Account[] {
  const mine = (account: Account) => account.standing === 'yours';
  return [...accounts.filter(mine), ...accounts.filter((account) => !mine(account))];
}

export function endingOf(result: TableResult, own: readonly number[]): Ending | null {
  const mine = result.sheets.filter(({ seat }) => own.includes(seat)).sort(better);
  const best = mine[0];
  if (!best) return null;
  const place = 1 + result.sheets.filter((sheet) => better(sheet, best) < 0).length;
  return { place, points: best.total, won: result.winners.some((seat) => own.includes(seat)) };
}

/** By points, then by what decides a tie. */
function better(a: Sheet, b: Sheet): number {
  return b.total - a.total || b.tie_break - a.tie_break;
}

function standingOf(phase: Phase, paused: boolean, mine: boolean): Standing {
  if (phase !== 'playing') return phase;
  if (paused) return 'paused';
  return mine ? 'yours' : 'others';
}
