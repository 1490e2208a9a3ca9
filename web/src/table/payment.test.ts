import { expect, test } from 'vitest';
import { building } from '../testing/views';
import { bestGoods, leastWanted, proposePayment } from './payment';

test('what cannot be built again is paid with first, then a second one of its kind, then what is cheap', () => {
  const town = [building('indigo_plant'), building('crane')];
  const hand = ['palace', 'well', 'crane', 'well', 'indigo_plant'] as const;
  expect(leastWanted(hand, town, 'first')).toEqual([2, 3, 4, 1, 0]);
});

test('what is covered is as good as gone: its kind may be built again', () => {
  const town = [building('palace', { covers: ['statue'] })];
  expect(leastWanted(['statue', 'well', 'palace'], town, 'first')).toEqual([2, 1, 0]);
});

test('a payment has as many cards as it costs, or all there are', () => {
  expect(proposePayment(['well', 'statue', 'indigo_plant'], [], 'first', 2)).toEqual([2, 0]);
  expect(proposePayment(['well'], [], 'first', 3)).toEqual([0]);
});

test('goods are sold where the tile pays most', () => {
  const town = [building('indigo_plant'), building('silver_smelter'), building('coffee_roaster')];
  expect(bestGoods(town, [0, 1, 2], 'A', 2)).toEqual([1, 2]);
  expect(bestGoods(town, [0, 2], null, 1)).toEqual([2]);
});
