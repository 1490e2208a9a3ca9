import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listed, Phase, TableResult, TableSeen } from '../protocol';
import { accountOf, endingOf, fetchAccounts, gamesOf, mineFirst, type Game } from './games';

const listed = (table: string, seat: number, phase: Phase, at: number): Listed => ({
  table,
  seat,
  phase,
  seq: 1,
  updated_at: at,
});

function seen(phase: Phase, waiting: number[], more: object = {}): TableSeen {
  const person = { name: 'Ana', player: { person: {} }, entropy: null };
  const status = { phase, waiting, answered: [], deadline: null, paused: false, proposal: null, result: null, ...more };
  const table = { options: { players: 2 }, seats: [person, { ...person, name: 'Ben' }], status };
  return { snapshot: { seq: 1, seat: 0, view: null, table }, yours: [0], question: null } as unknown as TableSeen;
}

const result = (...totals: [total: number, tie: number][]): TableResult => ({
  sheets: totals.map(([total, tie_break], seat) => ({ seat, lines: [], total, tie_break })),
  winners: [1],
});

const game: Game = { table: 'a', seats: [0], phase: 'playing', at: 5 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the list of games', () => {
  it('has every table once, those that go on first', () => {
    const games = gamesOf([
      listed('over', 0, 'over', 9),
      listed('new', 1, 'gathering', 3),
      listed('shared', 2, 'playing', 8),
      listed('shared', 0, 'playing', 8),
    ]);
    expect(games.map(({ table, seats }) => [table, seats])).toEqual([
      ['shared', [0, 2]],
      ['new', [1]],
      ['over', [0]],
    ]);
  });

  it('begins with those that wait for me', () => {
    const accounts = [seen('playing', [1]), seen('playing', [0]), seen('gathering', [])].map((one) =>
      accountOf(game, one),
    );
    expect(mineFirst(accounts).map(({ standing }) => standing)).toEqual(['yours', 'others', 'gathering']);
  });
});

describe('an account of a game', () => {
  it('says who the others are and whom it waits for', () => {
    const account = accountOf(game, seen('playing', [1]));
    expect(account).toMatchObject({ others: [1], waiting: [1], standing: 'others', ending: null });
  });

  it('knows a pause', () => expect(accountOf(game, seen('playing', [0], { paused: true })).standing).toBe('paused'));

  it('tells how it ended', () => {
    const account = accountOf(game, seen('over', [], { result: result([20, 3], [25, 1]) }));
    expect(account).toMatchObject({ standing: 'over', ending: { place: 2, points: 20, won: false } });
  });

  it('breaks ties, shares places, and takes the best of several seats', () => {
    expect(endingOf(result([20, 3], [20, 4], [20, 3]), [0])?.place).toBe(2);
    expect(endingOf(result([20, 3], [20, 4], [20, 3]), [2])?.place).toBe(2);
    expect(endingOf(result([20, 3], [20, 4], [9, 0]), [1, 2])).toEqual({ place: 1, points: 20, won: true });
    expect(endingOf(result([1, 1]), [])).toBeNull();
  });
});

describe('asking for accounts', () => {
  it('waits as long as the server says, and does without what there is not', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('fetch', (path: string) => {
      asked++;
      if (path.includes('gone'))
        return Promise.resolve(Response.json({ code: 'not_found', message: '' }, { status: 404 }));
      if (asked <= 2)
        return Promise.resolve(Response.json({ code: 'limited', message: '', retry_after: 700 }, { status: 429 }));
      return Promise.resolve(Response.json(seen('playing', [0])));
    });
    const accounts = fetchAccounts([game, { ...game, table: 'gone' }, { ...game, table: 'c', seats: [1] }]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await accounts).map((account) => account?.standing ?? null)).toEqual(['yours', null, 'others']);
  });
});
