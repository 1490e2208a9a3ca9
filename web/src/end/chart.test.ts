import { describe, expect, it } from 'vitest';
import { every, mark, path, short, spread, ticks } from './chart';

describe('charts', () => {
  it('have few marks at round numbers, and the highest value below the last', () => {
    expect(ticks(12)).toEqual([0, 5, 10, 15]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(38)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(0)).toEqual([0, 1]);
  });

  it('move labels apart without changing their order', () => {
    expect(spread([10, 11, 50], 12, 0, 100)).toEqual([10, 22, 50]);
    expect(spread([50, 10, 11], 12, 0, 100)).toEqual([50, 10, 22]);
  });

  it('keep labels within the chart', () => {
    expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
    expect(spread([-5, 0], 10, 0, 100)).toEqual([0, 10]);
  });

  it('leave out marks where there is no room', () => {
    expect([every(20, 14), every(5, 14), every(0, 14)]).toEqual([1, 3, 1]);
  });

  it('shorten long names by whole letters', () => {
    expect(short('Ana', 8)).toBe('Ana');
    expect(short('Maximiliana', 8)).toBe('Maximil…');
    expect(short('🎩🎩🎩', 2)).toBe('🎩…');
  });

  it('keep the number that tells two names apart', () => {
    expect(short('Середняк 2', 8)).toBe('Серед… 2');
    expect(short('Maximiliana the 12th', 8)).toBe('Maximil…');
  });

  it('have a mark of another shape for each seat', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => mark(seat, 0, 0, 4))).size).toBe(4);
    expect(
      path([
        [0, 0],
        [1.26, 2],
      ]),
    ).toBe('M0 0L1.3 2');
  });
});
