import { expect, test } from 'vitest';
import { seen, view } from '../testing/views';
import { dealt, flights } from './flights';

test('the deal goes round the table, and only the own cards are seen', () => {
  const table = view({ hand: ['well', 'crane'], players: [seen([], { hand: 2 }), seen([], { hand: 1 })] });
  expect(dealt(table, 0)).toEqual([
    { from: ['deck'], to: ['hand', 'hand-of-0'], face: { card: 'well' } },
    { from: ['deck'], to: ['hand-of-1'], face: 'back' },
    { from: ['deck'], to: ['hand', 'hand-of-0'], face: { card: 'crane' } },
  ]);
  expect(dealt(table, null).every(({ face }) => face === 'back')).toBe(true);
});

test('what is hidden flies face down', () => {
  expect(flights({ event: 'drew', seat: 1, card: null, why: 'prospector' }, 0)).toEqual([
    { from: ['deck'], to: ['hand-of-1'], face: 'back' },
  ]);
});
