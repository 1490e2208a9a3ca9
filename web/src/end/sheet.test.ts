import { describe, expect, it } from 'vitest';
import type { Line, TableResult } from '../protocol';
import { outcome, places, rows, tied } from './sheet';

const lines = (points: Partial<Record<Line['item'], number>>): Line[] =>
  Object.entries(points).map(([item, n]) => ({ item: item as Line['item'], points: n }));

function result(totals: [number, number][], winners: number[]): TableResult {
  const sheets = totals.map(([total, tie_break], seat) => ({
    seat,
    lines: lines({ buildings: total }),
    total,
    tie_break,
  }));
  return { sheets, winners };
}

describe('the score sheet', () => {
  it('has every line that anybody has, the palace last, and gaps where somebody has none', () => {
    const sheets = [
      { seat: 0, lines: lines({ buildings: 19, palace: 5, tucked: 2 }), total: 26, tie_break: 3 },
      { seat: 1, lines: lines({ buildings: 20, city_hall: 8, guild_hall: 4 }), total: 32, tie_break: 1 },
    ];
    expect(rows({ sheets, winners: [1] })).toEqual([
      { item: 'buildings', points: [19, 20] },
      { item: 'tucked', points: [2, null] },
      { item: 'guild_hall', points: [null, 4] },
      { item: 'city_hall', points: [null, 8] },
      { item: 'palace', points: [5, null] },
    ]);
  });

  it('says by how much the winner is ahead, and who is second', () => {
    const told = outcome(
      result(
        [
          [31, 2],
          [28, 5],
          [20, 0],
        ],
        [0],
      ),
    );
    expect(told).toEqual({ winners: [0], points: 31, beaten: [], left: 2, next: { seats: [1], behind: 3 } });
  });

  it('says whom a tie-break has beaten', () => {
    const told = outcome(
      result(
        [
          [30, 2],
          [30, 5],
          [30, 4],
        ],
        [1],
      ),
    );
    expect(told).toMatchObject({ winners: [1], beaten: [0, 2], left: 5, next: { seats: [2], behind: 0 } });
  });

  it('lets several share the victory, or the second place', () => {
    expect(
      outcome(
        result(
          [
            [30, 2],
            [30, 2],
          ],
          [0, 1],
        ),
      ),
    ).toMatchObject({ winners: [0, 1], beaten: [], next: null });
    expect(
      outcome(
        result(
          [
            [33, 2],
            [30, 1],
            [30, 1],
          ],
          [0],
        ),
      ).next,
    ).toEqual({ seats: [1, 2], behind: 3 });
  });

  it('gives places, shared ones too', () => {
    expect(
      places(
        result(
          [
            [20, 1],
            [33, 0],
            [20, 1],
            [20, 4],
          ],
          [1],
        ),
      ),
    ).toEqual([3, 1, 3, 2]);
  });

  it('shows the tie-break only where it matters', () => {
    expect(
      tied(
        result(
          [
            [31, 2],
            [28, 5],
          ],
          [0],
        ),
      ),
    ).toBe(false);
    expect(
      tied(
        result(
          [
            [31, 2],
            [28, 5],
            [28, 1],
          ],
          [0],
        ),
      ),
    ).toBe(true);
  });
});
