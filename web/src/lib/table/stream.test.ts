import { expect, test } from 'vitest';
import { building, item, seen, snapshot, view } from '../../testing/views';
import { fold } from './fold';
import { complete, hear, knownFrom, renew } from './stream';

test('an item changes what it names and nothing else, and nothing in place', () => {
  const before = snapshot();
  const town = seen([building('indigo_plant'), building('well')]);
  const after = fold(before, item(6, { patch: { set: { deck: 80, hand: ['crane'] }, players: { '1': town } } }));
  expect(after.view).toMatchObject({ deck: 80, hand: ['crane'], round: 1 });
  expect(after.view?.players[1]).toBe(town);
  expect(after.view?.players[0]).toBe(before.view?.players[0]);
  expect(before.view?.deck).toBe(90);
  expect(after.seq).toBe(6);
});

test('a whole view replaces the old one, and null is a value', () => {
  const before = snapshot({ table: { ...snapshot().table, secret: 'x' } });
  const after = fold(before, item(6, { view: view({ round: 9 }), secret: null }));
  expect(after.view?.round).toBe(9);
  expect(after.table.secret).toBeNull();
});

test('items come one after another: old ones are passed over, a gap is noticed', () => {
  const stream = { snap: snapshot(), past: [] };
  expect(hear(stream, item(5))).toBe('old');
  expect(hear(stream, item(7))).toBe('gap');
  const heard = hear(stream, item(6));
  expect(heard).toMatchObject({ told: { snap: { seq: 6 } } });
});

test('the past is completed in front of what was heard live, without doubling anything', () => {
  const heard = hear({ snap: snapshot(), past: [] }, item(6));
  if (heard === 'old' || heard === 'gap') throw new Error('it follows');
  expect(knownFrom(heard.told)).toBe(6);
  const whole = complete(
    heard.told,
    [1, 2, 3, 4, 5, 6].map((seq) => item(seq)),
  );
  expect(whole.past.map((moment) => moment.item.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(knownFrom(whole)).toBe(1);
});

test('a snapshot of another moment forgets the past, the same one keeps it', () => {
  const stream = { snap: snapshot(), past: [{ item: item(5), before: snapshot({ seq: 4 }), after: snapshot() }] };
  expect(renew(stream, snapshot()).past).toHaveLength(1);
  expect(renew(stream, snapshot({ seq: 9 })).past).toHaveLength(0);
  expect(renew(undefined, snapshot()).past).toHaveLength(0);
});
