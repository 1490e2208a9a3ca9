import { describe, expect, it } from 'vitest';
import type { Sighting, TableResult, View, WhyId } from '../protocol';
import { happenings, statistics } from './statistics';
import { decision, past, seen, view } from './testing';

const result: TableResult = {
  sheets: [
    { seat: 0, lines: [], total: 12, tie_break: 1 },
    { seat: 1, lines: [], total: 7, tie_break: 0 },
  ],
  winners: [0],
};

const answered = (seat: number) => ({ answered: { seat } });
const started = { started: {} };
const role = (seat: number, taken: 'builder' | 'trader'): Sighting => ({
  event: 'role_taken',
  seat,
  role: taken,
  library: false,
});
const drew = (seat: number, why: WhyId): Sighting => ({ event: 'drew', seat, card: null, why });
const round = (n: number): Sighting => ({ event: 'round_began', round: n, governor: 0 });

describe('statistics of a game', () => {
  it('have points and buildings after the deal, after each round and at the end', () => {
    const one = [seen('indigo_plant', 'smithy'), seen('indigo_plant')];
    const two = [seen('indigo_plant', 'smithy'), seen('indigo_plant', 'statue')];
    const told = statistics(
      happenings(
        past(
          [started, undefined, view()],
          [answered(0), [role(0, 'builder')], view({ players: one })],
          [answered(1), [round(2)], view({ players: one, round: 2 })],
          [
            answered(1),
            [{ event: 'game_ended', tucked: [] }],
            view({ players: two, round: 2, decision: decision('over') }),
          ],
        ),
      ),
      result,
    );
    expect(told.rounds).toEqual([1, 2]);
    expect(told.points).toEqual([
      [1, 2, 2, 12],
      [1, 1, 4, 7],
    ]);
    expect(told.buildings).toEqual([
      [1, 2, 2],
      [1, 1, 2],
    ]);
  });

  it('know with which round a continued game began', () => {
    const began = view({ round: 5 });
    const told = statistics(
      happenings(
        past([started, undefined, began], [answered(0), [round(6)], view({ round: 6, decision: decision('over') })]),
      ),
      result,
    );
    expect(told.rounds).toEqual([5, 6]);
  });

  it('count roles, and events only where some were taken', () => {
    const events = [role(0, 'builder'), role(1, 'trader'), role(1, 'trader')];
    const without = statistics(happenings(past([started, undefined, view()], [answered(0), events, view()])), result);
    expect(without.roles.map(({ of }) => of)).toEqual(['builder', 'producer', 'trader', 'councillor', 'prospector']);
    expect(without.roles.find(({ of }) => of === 'trader')?.n).toEqual([0, 2]);
    const taxes: Sighting = { event: 'event_taken', seat: 1, card: 'taxes' };
    const with_ = statistics(happenings(past([started, undefined, view()], [answered(0), [taxes], view()])), result);
    expect(with_.roles.at(-1)).toEqual({ of: 'event', n: [0, 1] });
  });

  it('do not count what was taken back', () => {
    const before = view({ deck: 80 });
    const told = happenings(
      past(
        [started, undefined, view()],
        [answered(1), [drew(1, 'prospector')], before],
        [answered(0), [drew(0, 'prospector')], view({ deck: 79 })],
        [answered(1), [drew(1, 'well')], view({ deck: 78 })],
        [{ undone: { seat: 0 } }, undefined, before],
        [answered(0), [role(0, 'trader')], view({ deck: 80, roles: { trader: 0 } })],
      ),
    );
    expect(statistics(told, result).drawn).toEqual([{ of: 'prospector', n: [0, 1] }]);
  });

  it('count cards by what brought them, the richest source first', () => {
    const asked: View = view({
      decision: decision('take', { '1': 'goldsmith' }),
      players: [seen('gold_mine'), seen('gold_mine', 'goldsmith')],
    });
    const events: Sighting[] = [
      drew(0, 'trader'),
      drew(0, 'trader'),
      drew(1, 'trader'),
      { event: 'kept', seat: 1, cards: null, count: 1, discarded: 3 },
      drew(0, 'councillor'),
      drew(0, 'councillor'),
      { event: 'discarded', seat: 0, cards: null, count: 1, why: 'councillor' },
      { event: 'took', seat: 0, card: 'well' },
      { event: 'took', seat: 1, card: 'well' },
    ];
    const told = statistics(happenings(past([started, undefined, asked], [answered(0), events, asked])), result);
    expect(told.drawn).toEqual([
      { of: 'trader', n: [2, 1] },
      { of: 'councillor', n: [1, 1] },
      { of: 'gold_mine', n: [1, 0] },
      { of: 'goldsmith', n: [0, 1] },
    ]);
  });

  it('leave out the opening hand', () => {
    const opening = view({ decision: decision('opening') });
    const kept: Sighting = { event: 'kept', seat: 0, cards: null, count: 4, discarded: 2 };
    expect(
      statistics(happenings(past([started, undefined, opening], [answered(0), [kept], view()])), result).drawn,
    ).toEqual([]);
  });

  it('are empty where nothing is known of the game', () => {
    expect(statistics([], result)).toMatchObject({ rounds: [], buildings: [[], []], drawn: [] });
  });
});
