import { describe, expect, it } from 'vitest';
import { seen, view } from '../end/testing';
import type { CardId, Replay, ReplayItem, Sighting } from '../protocol';
import { Course } from './course';

const SEATS = [0, 1];

/** A game in which every step draws a card for the seats in turn; every tenth step begins a round. */
function replay(steps: number): Replay {
  const card = (step: number): CardId => (step % 2 === 0 ? 'well' : 'crane');
  const item = (eyes: number, step: number): ReplayItem => {
    const by = step % 2;
    const events: Sighting[] = [{ event: 'drew', seat: by, card: by === eyes ? card(step) : null, why: 'prospector' }];
    const begins = step % 10 === 9;
    if (begins) events.push({ event: 'round_began', round: 1 + (step + 1) / 10, governor: 0 });
    const own = by === eyes ? { hand: handAfter(eyes, step) } : {};
    const round = begins ? { round: 1 + (step + 1) / 10 } : {};
    const drawn = handAfter(by, step).length;
    return {
      events,
      patch: {
        set: { deck: 89 - step, ...own, ...round },
        players: { [by]: { ...seen('indigo_plant'), hand: drawn } },
      },
    };
  };
  const handAfter = (seat: number, step: number): CardId[] => {
    return Array.from({ length: step + 1 }, (_, k) => k)
      .filter((k) => k % 2 === seat)
      .map(card);
  };
  return {
    options: view().options,
    names: ['Ana', 'steady'],
    steps: Array.from({ length: steps }, (_, step) => ({
      seat: step % 2,
      answer: { confirm: true },
      round: 1 + Math.floor(step / 10),
    })),
    eyes: SEATS.map((seat) => ({
      seat,
      start: view({
        seat,
        deck: 90,
        players: [
          { ...seen('indigo_plant'), hand: 0 },
          { ...seen('indigo_plant'), hand: 0 },
        ],
      }),
      items: Array.from({ length: steps }, (_, step) => item(seat, step)),
    })),
    result: null,
  };
}

describe('the course of a game', () => {
  it('has one position more than answers', () => {
    const course = new Course(replay(300));
    expect(course.last).toBe(300);
    expect(course.seen(0, 0).deck).toBe(90);
    expect(course.seen(0, 300).deck).toBe(-210);
  });

  it('comes to the same view by any way', () => {
    const whole = replay(300);
    const jumping = new Course(whole);
    const positions = [300, 0, 31, 32, 33, 64, 150, 299, 1, 300];
    for (const at of positions) {
      expect(jumping.seen(1, at)).toEqual(new Course(whole).seen(1, at));
      expect(jumping.seen(1, at)).toMatchObject({ deck: 90 - at, hand: { length: Math.floor(at / 2) } });
    }
  });

  it('folds at most a few answers for a jump', () => {
    const whole = replay(300);
    const course = new Course(whole);
    course.seen(0, 300);
    let folded = 0;
    const items = whole.eyes[0]!.items;
    whole.eyes[0]!.items = new Proxy(items, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) folded += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    course.seen(0, 287);
    expect(folded).toBeLessThan(32);
  });

  it('stays within the game, whatever an address says', () => {
    const course = new Course(replay(20));
    expect([-3, 7.9, 99, NaN, Infinity].map((at) => course.within(at))).toEqual([0, 7, 20, 0, 0]);
  });

  it('knows the rounds, and the way from one to the next', () => {
    const course = new Course(replay(25));
    expect(course.rounds).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 10 },
      { round: 3, at: 20 },
    ]);
    expect([0, 9, 10, 25].map((at) => course.round(at))).toEqual([1, 1, 2, 3]);
    expect([0, 10, 20, 25].map((at) => course.nextRound(at))).toEqual([10, 20, 25, 25]);
    expect([25, 20, 15, 10, 0].map((at) => course.previousRound(at))).toEqual([20, 10, 10, 0, 0]);
  });

  it('shows a seat what it saw, and all hands where the cards are open', () => {
    const course = new Course(replay(4));
    expect(course.seen(0, 4).hand).toEqual(['well', 'well']);
    expect(course.hands(4)).toEqual([
      ['well', 'well'],
      ['crane', 'crane'],
    ]);
    expect(course.hands(1)).toEqual([['well'], []]);
  });

  it('opens what only owners know of their towns', () => {
    const whole = replay(1);
    const [mine, theirs] = whole.eyes;
    const tucked = seen('chapel');
    theirs!.start.players[1] = {
      ...tucked,
      town: [{ ...tucked.town[0]!, tucked: 2, tucked_cards: ['well', 'crane'] }],
    };
    mine!.start.players[1] = { ...tucked, town: [{ ...tucked.town[0]!, tucked: null, tucked_cards: null }] };
    const course = new Course(whole);
    expect(course.view(0, 0, 0).players[1]?.town[0]?.tucked_cards).toBeNull();
    expect(course.view('open', 0, 0).players[1]?.town[0]?.tucked_cards).toEqual(['well', 'crane']);
  });

  it('tells a step as a seat saw it, or as the one it happened to', () => {
    const course = new Course(replay(2));
    expect(course.events(0, 2)).toMatchObject([{ event: 'drew', card: null }]);
    expect(course.events('open', 1)).toMatchObject([{ event: 'drew', card: 'well' }]);
    expect(course.events('open', 2)).toMatchObject([{ event: 'drew', card: 'crane' }]);
    expect(course.events('open', 0)).toEqual([]);
  });

  it('gives every sentence the position it leads to', () => {
    const course = new Course(replay(10));
    const lines = course.lines('open', 10, (seat) => ['Ana', 'Ben'][seat] ?? '');
    expect(lines.map(({ seq, round, heading }) => ({ seq, round, heading }))).toEqual([
      { seq: 10, round: 2, heading: false },
      { seq: 10, round: 2, heading: true },
    ]);
  });

  it('takes a player who is called like a bot for one', () => {
    expect(new Course(replay(1)).seats().map(({ player }) => player)).toEqual([
      { person: {} },
      { bot: { level: 'steady' } },
    ]);
  });
});
