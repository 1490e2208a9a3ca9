import { beforeAll, expect, test } from 'vitest';
import { building, item, seen, snapshot, view } from '../../testing/views';
import { speak } from '../texts.svelte';
import type { Moment } from './fold';
import { concerns, linesOf, sinceMyTurn } from './log';

beforeAll(() => speak('en'));

const to = { name: (seat: number) => (seat === 0 ? 'Pip' : 'Ana'), you: 0 };
const moment = (seq: number, more: Parameters<typeof item>[1]): Moment => ({
  item: item(seq, more),
  before: snapshot({ view: view({ players: [seen([building('indigo_plant')]), seen([building('sugar_mill')])] }) }),
  after: snapshot(),
});

test('an answer is told by what came of it; a sealed one only that it was given', () => {
  const sealed = linesOf(moment(3, {}), to);
  expect(sealed.map((line) => line.text)).toEqual(['Ana has answered.']);
  const told = linesOf(moment(4, { events: [{ event: 'role_taken', seat: 1, role: 'trader', library: false }] }), to);
  expect(told.map((line) => line.text)).toEqual(['Ana takes the trader.']);
});

test('cards drawn one after another make one sentence, and hidden ones are counted', () => {
  const drew = (card: 'well' | null) => ({ event: 'drew' as const, seat: card ? 0 : 1, card, why: 'trader' as const });
  const own = linesOf(moment(3, { events: [drew('well'), drew('well')] }), to);
  expect(own.map((line) => line.text)).toEqual(['You draw 2 cards for the trader: 2 wells.']);
  const other = linesOf(moment(3, { events: [drew(null), drew(null)] }), to);
  expect(other.map((line) => line.text)).toEqual(['Ana draws 2 cards for the trader.']);
});

test('goods are named by the buildings they lay on, also on those just built', () => {
  const lines = linesOf(
    moment(3, {
      events: [
        { event: 'built', seat: 1, card: 'silver_smelter', place: 1 },
        { event: 'sold', seat: 1, places: [0, 1], income: 4, tucked: null },
      ],
    }),
    to,
  );
  expect(lines.at(-1)?.text).toBe('Ana sells sugar and silver for 4 cards.');
});

test('where tiles have to be remembered the log does not do it', () => {
  const turned = moment(3, { events: [{ event: 'tile_turned', tile: 'A' }] });
  expect(linesOf(turned, to)[0]?.text).toContain('Tile A');
  expect(linesOf(turned, { ...to, prices: false })[0]?.text).toBe('A price tile is turned up.');
});

test('what concerns me is mine or everybody’s', () => {
  const line = { text: '', heading: false, event: 'drew' as const };
  expect(concerns({ ...line, seat: 0 }, 0)).toBe(true);
  expect(concerns({ ...line, seat: 1 }, 0)).toBe(false);
  expect(concerns({ ...line, seat: null }, 0)).toBe(true);
});

test('since my turn tells what others did after my last answer, and leaves out the small things', () => {
  const role = { event: 'role_taken', seat: 1, role: 'trader', library: false } as const;
  const past = [
    moment(1, { events: [{ ...role, role: 'builder' }] }),
    moment(2, { what: { answered: { seat: 0 } } }),
    moment(3, { events: [role, { event: 'drew', seat: 1, card: null, why: 'trader' }] }),
  ];
  expect(sinceMyTurn(past, 0, to).map((line) => line.text)).toEqual(['Ana takes the trader.']);
});
