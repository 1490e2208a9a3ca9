/** Small things around a game: clocks, time gone by, links, beginnings, troubles. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { has, LANGS, speak, t } from '../lib/texts.svelte';
import type { SeatInfo } from '../protocol';
import { CLOCKS, clockText } from './clocks';
import { copy } from './copying';
import { freeSeats, startsNow } from './gathering';
import { hasStarted, isLocal, linkTo, startsItself, willStart } from './invitations';
import { remedies, TROUBLES } from './remedies';
import { roomFor } from './shown';
import { ago } from './when';

beforeAll(() => speak('en'));

describe('clocks', () => {
  it('are told in the unit that fits', () => {
    const told = Object.values(CLOCKS).map(clockText);
    expect(told).toEqual(['No clock', '30 seconds', '1 minute', '3 minutes', '1 day', '3 days']);
    expect(clockText({ move: { seconds: 90 } })).toBe('90 seconds');
  });
});

describe('time gone by', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  it.each([
    [0, 'now'],
    [-5_000, 'now'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [86_400_000, 'yesterday'],
    [30 * 86_400_000, 'Apr 20, 2026'],
  ])('of %d ms is %s', (passed, told) => expect(ago(now - passed, now, 'en')).toBe(told));
});

describe('links', () => {
  it('have the invitation where no browser sends it', () => expect(new URL(linkTo('abc', 'def')).hash).toBe('#def'));

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['[::1]', true],
    ['192.168.0.7', false],
    ['example.org', false],
  ])('to %s are of this machine alone: %s', (host, local) => expect(isLocal(host)).toBe(local));

  it('are copied in the old way where the new one is not allowed', async () => {
    vi.stubGlobal('navigator', { clipboard: undefined });
    const field = document.createElement('input');
    document.execCommand = vi.fn(() => true);
    expect(await copy('x', field)).toBe(true);
    expect(await copy('x', null)).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('the beginning', () => {
  const person: SeatInfo = { name: 'Ana', player: { person: {} }, entropy: null };
  const nobody: SeatInfo = { name: null, player: { nobody: {} }, entropy: null };

  it('waits for free seats', () => expect(freeSeats([person, nobody, person, nobody])).toEqual([1, 3]));

  it('comes by itself once', () => {
    willStart('abc');
    expect(startsItself('abc')).toBe(true);
    hasStarted('abc');
    expect(startsItself('abc')).toBe(false);
  });

  it('comes by itself only when all is said and everybody sits', () => {
    const ready = { wanted: true, live: true, saying: false, free: 0, seated: true };
    expect(startsNow(ready)).toBe(true);
    for (const not of [{ wanted: false }, { live: false }, { saying: true }, { free: 1 }, { seated: false }]) {
      expect(startsNow({ ...ready, ...not })).toBe(false);
    }
  });
});

describe('room for games', () => {
  it.each([
    [null, 0],
    ['2', 2],
    ['99', 4],
    ['-1', 0],
    ['x', 0],
    ['1.5', 0],
  ])('is kept for %j: %d', (last, room) => expect(roomFor(last)).toBe(room));
});

describe('troubles', () => {
  it.each(LANGS)('each have a name, a sentence and something to do (%s)', async (lang) => {
    await speak(lang);
    for (const code of [...TROUBLES, 'ended'] as const) {
      const id = code.replaceAll('_', '-');
      expect(has(`trouble-${id}`) && has(`trouble-${id}.title`), code).toBe(true);
      expect(t(`trouble-${id}`).length, code).toBeGreaterThan(20);
      if (code !== 'ended') expect(remedies(code, false)).not.toHaveLength(0);
    }
    expect(remedies('not_now', true)).toContain('replay');
  });
});
