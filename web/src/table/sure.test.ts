import { expect, test } from 'vitest';
import { price, question, refused } from '../testing/views';
import { doubt } from './sure';

const all = { role: true, pass: true, dear: true, leave: true };
const build = (possible: boolean) =>
  question(
    { seat: 0, why: 'builder', ask: { build: {} } },
    { prices: [price('well', 2, possible ? {} : { refused: refused('too_dear') })] },
  );

test('building nothing is doubted where something could be built, and where somebody wants to be asked', () => {
  expect(doubt({ pass: true }, build(true), 'first', all)).toEqual({ kind: 'pass' });
  expect(doubt({ pass: true }, build(false), 'first', all)).toBeNull();
  expect(doubt({ pass: true }, build(true), 'first', { ...all, pass: false })).toBeNull();
});

test('giving away what is dear is doubted, keeping it is not', () => {
  const pay = question({ seat: 0, why: 'builder', ask: { pay: { card: 'well', cost: 1, goods: 0 } } });
  expect(doubt({ pay: { cards: ['palace'], goods: [] } }, pay, 'first', all)).toEqual({
    kind: 'dear',
    cards: ['palace'],
  });
  expect(doubt({ pay: { cards: ['well'], goods: [] } }, pay, 'first', all)).toBeNull();
  const keep = question({
    seat: 0,
    why: 'councillor',
    ask: { cards: { to: 'keep', from: 'drawn', at_least: 1, at_most: 1 } },
  });
  expect(doubt({ cards: ['palace'] }, keep, 'first', all)).toBeNull();
});
