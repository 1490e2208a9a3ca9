import { describe, expect, test } from 'vitest';
import { building, price, question, refused, seen, view } from '../testing/views';
import { Deciding } from './deciding.svelte';

describe('a role', () => {
  const asked = question(
    { seat: 0, why: 'turn', ask: { role: { roles: ['builder', 'trader'], events: [], library: true } } },
    {
      roles: [
        { role: 'builder', refused: null },
        { role: 'producer', refused: refused('nothing_builds_over') },
      ],
    },
  );

  test('is answered with what is said of the library', () => {
    const deciding = new Deciding(asked, view());
    expect(deciding.answer).toBeNull();
    deciding.role('builder')?.press();
    expect(deciding.answer).toEqual({ role: 'builder', library: true });
    deciding.library = false;
    expect(deciding.answer).toEqual({ role: 'builder', library: false });
  });

  test('that cannot be taken tells why and is not chosen', () => {
    const deciding = new Deciding(asked, view());
    const mark = deciding.role('producer');
    expect(mark?.state).toBe('refused');
    mark?.press();
    expect(deciding.why?.code).toBe('nothing_builds_over');
    expect(deciding.answer).toBeNull();
    expect(deciding.role('trader')).toBeNull();
  });

  test('is the whole answer at once where nothing else is asked', () => {
    const deciding = new Deciding(asked, view());
    let called = 0;
    deciding.instant = () => (called += 1);
    deciding.role('builder')?.press();
    expect(called).toBe(1);
    deciding.role('builder')?.press();
    expect(called).toBe(1);
  });
});

describe('a building', () => {
  const here = view({
    hand: ['palace', 'well'],
    players: [seen([building('indigo_plant'), building('chapel')]), seen([])],
  });
  const asked = question(
    { seat: 0, why: 'builder', ask: { build: {} } },
    {
      prices: [
        price('palace', 6, { refused: refused('too_dear') }),
        price('palace', 3, { over: 1 }),
        price('well', 2),
        price('well', 1, { over: 0, refused: refused('nothing_builds_over') }),
      ],
    },
  );

  test('that is too dear on a new site is offered over another', () => {
    const deciding = new Deciding(asked, here);
    expect(deciding.hand(0)).toMatchObject({ state: 'possible', tag: '3' });
    deciding.hand(0)?.press();
    expect(deciding.answer).toEqual({ build: 'palace', over: 1 });
    expect(deciding.place(1)).toMatchObject({ state: 'chosen', tag: '3' });
  });

  test('goes to a new site unless another is chosen', () => {
    const deciding = new Deciding(asked, here);
    deciding.hand(1)?.press();
    expect(deciding.answer).toEqual({ build: 'well' });
    deciding.place(0)?.press();
    expect(deciding.why?.code).toBe('nothing_builds_over');
    expect(deciding.answer).toEqual({ build: 'well' });
    deciding.hand(1)?.press();
    expect(deciding.answer).toBeNull();
  });
});

describe('a payment', () => {
  const here = view({
    hand: ['well', 'statue', 'palace'],
    players: [seen([building('indigo_plant', { good: true }), building('sugar_mill', { good: true })]), seen([])],
  });
  const asked = question(
    { seat: 0, why: 'builder', ask: { pay: { card: 'library', cost: 2, goods: 1 } } },
    {
      cards: (['well', 'statue', 'palace'] as const).map((card) => ({ card, count: 1, refused: null })),
      places: [0, 1].map((place) => ({ place, refused: null })),
    },
  );

  test('is proposed whole', () => {
    expect(new Deciding(asked, here).answer).toEqual({ pay: { cards: ['well', 'statue'], goods: [] } });
  });

  test('is proposed with goods where the hand is not enough', () => {
    const poor = { ...here, hand: ['well' as const] };
    expect(new Deciding(asked, poor).answer).toEqual({ pay: { cards: ['well'], goods: [0] } });
  });

  test('with a good needs a card less', () => {
    const deciding = new Deciding(asked, here);
    deciding.place(1)?.press();
    expect(deciding.answer).toEqual({ pay: { cards: ['well'], goods: [1] } });
    // One good at the most: the other takes its place.
    deciding.place(0)?.press();
    expect(deciding.answer).toEqual({ pay: { cards: ['well'], goods: [0] } });
  });

  test('is changed by tapping, and never has too many cards', () => {
    const deciding = new Deciding(asked, here);
    deciding.hand(2)?.press();
    expect(deciding.pickedCards).toEqual(['statue', 'palace']);
    deciding.hand(1)?.press();
    expect(deciding.answer).toBeNull();
    expect(deciding.count).toEqual({ now: 1, least: 2, most: 2 });
  });
});

test('of cards dealt one is kept, and another choice lets go of the first', () => {
  const here = view({ drawn: ['well', 'statue'] });
  const asked = question(
    { seat: 0, why: 'councillor', ask: { cards: { to: 'keep', from: 'drawn', at_least: 1, at_most: 1 } } },
    {
      cards: [
        { card: 'well', count: 1, refused: null },
        { card: 'statue', count: 1, refused: null },
      ],
    },
  );
  const deciding = new Deciding(asked, here, { cards: ['statue'] });
  expect(deciding.hand(0)).toBeNull();
  expect(deciding.drawn(1)?.hinted).toBe(true);
  deciding.drawn(0)?.press();
  deciding.drawn(1)?.press();
  expect(deciding.answer).toEqual({ cards: ['statue'] });
});

test('goods are proposed up to what may be sold, dearest first', () => {
  const here = view({
    tiles: ['A', null, null, null, null],
    players: [seen([building('indigo_plant', { good: true }), building('silver_smelter', { good: true })]), seen([])],
  });
  const asked = question(
    { seat: 0, why: 'trader', ask: { goods: { to: 'sell', from: [0, 1], at_most: 1 } } },
    { places: [0, 1].map((place) => ({ place, refused: null })) },
  );
  const deciding = new Deciding(asked, here);
  expect(deciding.answer).toEqual({ goods: [1] });
  deciding.place(1)?.press();
  expect(deciding.answer).toEqual({ goods: [] });
});
