import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forget, keep } from '../lib/storage';
import { speak } from '../lib/texts.svelte';
import {
  againstBots,
  complete,
  counted,
  keepSetup,
  lastSetup,
  seated,
  setupOf,
  sitting,
  somebodyHere,
  usual,
  wishesFrom,
  withFriend,
  type Wishes,
} from './wishes';

const shared: Wishes = {
  ...usual(),
  players: 4,
  edition: 'second',
  clock: 'minute',
  watching: true,
  governor: 3,
  seats: [{ who: 'link' }, { who: 'here', name: 'Ana' }, { who: 'bot', level: 'grandmaster:200ms' }, { who: 'me' }],
};

beforeAll(() => speak('en'));
beforeEach(() => forget('sanjuan:setup'));

describe('the last settings', () => {
  it('are the usual ones the first time', () => expect(lastSetup()).toEqual(usual()));

  it('come back as they were kept', () => {
    keepSetup(shared);
    expect(lastSetup()).toEqual(shared);
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{',
    '{"players":5}',
    '{"seats":"x","clock":{},"pace":"toString"}',
    '{"clock":"__proto__"}',
  ])('are the usual ones where %j was kept', (kept) => {
    keep('sanjuan:setup', kept);
    expect(lastSetup()).toEqual(usual());
  });

  it('keep what can be understood of them', () => {
    const old = { players: 2, edition: 'third', events: true, governor: 3, seats: [{ who: 'bot', level: 'god' }, 4] };
    expect(wishesFrom(old)).toEqual({ ...usual(), players: 2, events: true, governor: 'random' });
  });

  it('do not sit me on two seats, nor on none', () => {
    expect(wishesFrom({ seats: [{ who: 'me' }, { who: 'me' }] }).seats).toEqual(usual().seats);
    expect(wishesFrom({ seats: [{ who: 'link' }] }).seats).toEqual(usual().seats);
  });
});

describe('seats', () => {
  it('are exchanged when I sit down elsewhere', () => {
    const moved = seated(usual(), 2, { who: 'me' });
    expect(moved.seats[0]).toEqual({ who: 'bot', level: 'steady' });
    expect(moved.seats[2]).toEqual({ who: 'me' });
  });

  it('can be without anybody at this screen, which is told', () => {
    expect(somebodyHere(seated(usual(), 0, { who: 'link' }))).toBe(false);
    expect(somebodyHere(seated(usual(), 0, { who: 'here', name: '' }))).toBe(true);
  });

  it('of those who do not play any more are not lost, but nobody governs from there', () => {
    const two = counted(shared, 2);
    expect(two.governor).toBe('random');
    expect(sitting(two)).toHaveLength(2);
    expect(counted(two, 4).seats).toEqual(shared.seats);
  });

  it('find me a place when mine is gone', () => {
    const last = seated(counted(usual(), 4), 3, { who: 'me' });
    expect(sitting(counted(last, 2))[0]).toEqual({ who: 'me' });
  });
});

describe('a game against bots', () => {
  it('has the options of the last one, and bots for everybody else', () => {
    const alone = againstBots(shared);
    expect(alone).toMatchObject({ edition: 'second', players: 4, clock: 'none', watching: false });
    expect(sitting(alone).map(({ who }) => who)).toEqual(['bot', 'bot', 'bot', 'me']);
    expect(alone.seats[0]).toEqual({ who: 'bot', level: 'grandmaster:200ms' });
    expect(complete(alone)).toBe(true);
  });

  it('seats me if only others sat at this screen', () => {
    const others = seated(usual(), 0, { who: 'here', name: 'Ana' });
    expect(sitting(againstBots(others))[0]).toEqual({ who: 'me' });
  });
});

describe('what the server is told', () => {
  it('is a table for two with a link', () => {
    const setup = setupOf(withFriend(shared), 'Pip');
    expect(setup.options).toMatchObject({ players: 2, edition: 'second', governor: 'random' });
    expect(setup.seats).toEqual([{ here: { name: 'Pip' } }, { link: {} }]);
    expect(complete(withFriend(shared))).toBe(false);
  });

  it('has names it takes, for those who gave none, too', () => {
    const setup = setupOf({ ...shared, governor: 'random' }, ' \u202e ');
    expect(setup.seats).toEqual([
      { link: {} },
      { here: { name: 'Ana' } },
      { bot: { level: 'grandmaster:200ms' } },
      { here: { name: 'Player 4' } },
    ]);
    expect(setup).toMatchObject({ clock: { move: { seconds: 60 } }, watching: true, pace: 800, memory: true });
  });
});
