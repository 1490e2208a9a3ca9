import { beforeAll, describe, expect, it } from 'vitest';
import { answerText } from '../lib/words/answers';
import type { Answer, Ask, Gravity, Prompt, Review, ReviewedAnswer } from '../protocol';
import { speak } from '../lib/texts.svelte';
import { chances, firstSeat, moments, percent } from './review';

const prompt = (ask: Ask): Prompt => ({ seat: 0, why: 'turn', ask });
const build = prompt({ build: {} });

function judged(seat: number, round: number, after: number, gravity: Gravity = 'good'): ReviewedAnswer {
  const better: Answer | null = gravity === 'good' ? null : { pass: true };
  const before = gravity === 'good' ? after : after + 0.1;
  const answer: Answer = { build: 'well' };
  return { step: 0, round, seat, prompt: build, answer, better, before, after, error: 0.01, gravity, luck: 0 };
}

const seat = (chance: number, lost: number, won: number | null) => {
  return { name: 'Pip', chance, lost, luck: 0, won, judged: 2 };
};

const review: Review = {
  answers: [judged(0, 1, 0.5), judged(1, 1, 0.4), judged(0, 1, 0.55, 'mistake'), judged(0, 3, 0.8), judged(1, 3, 0.2)],
  seats: [seat(0.52, 0.1, 1), seat(0.48, 0, 0)],
};

describe('a review', () => {
  it('has the chances after every round, and what the game came to', () => {
    expect(chances(review)).toEqual({
      rounds: [1, 2, 3],
      lines: [
        [52, 55, 55, 100],
        [48, 40, 40, 0],
      ],
    });
  });

  it('leaves the end open while the game is', () => {
    const open = { ...review, seats: [seat(0.52, 0.1, null), seat(0.48, 0, null)] };
    expect(chances(open).lines.map((line) => line.at(-1))).toEqual([80, 20]);
  });

  it('has nothing to show of a game without answers', () => {
    expect(chances({ answers: [], seats: [] })).toEqual({ rounds: [], lines: [] });
    expect(firstSeat({ answers: [], seats: [] }, 0)).toBe(0);
  });

  it('tells what could have been better, and begins with who can learn from it', () => {
    expect(moments(review, 0)).toHaveLength(1);
    expect(moments(review, 1)).toEqual([]);
    expect(firstSeat(review, 0)).toBe(0);
    expect(firstSeat(review, 1)).toBe(0);
  });

  it('rounds to hundredths', () => expect([0.004, 0.005, 0.995].map(percent)).toEqual([0, 1, 100]));
});

describe('an answer in words', () => {
  beforeAll(() => speak('en'));

  const town = ['indigo_plant', 'crane', 'sugar_mill'] as const;
  const goods = (to: 'produce' | 'sell') => prompt({ goods: { to, at_least: 0, at_most: 2 } as never });
  const cards = (to: 'keep' | 'discard' | 'tuck' | 'swap') => prompt({ cards: { to } as never });
  const said: [Answer, Prompt, string][] = [
    [{ role: 'builder' }, build, 'take the builder'],
    [{ role: 'trader', library: true }, build, 'take the trader with the library'],
    [{ role: 'trader', library: false }, build, 'take the trader without the library'],
    [{ event: 'taxes' }, build, 'the event: Taxes'],
    [{ build: 'well' }, build, 'build well'],
    [{ build: 'well', over: 1 }, build, 'build well over crane'],
    [{ pass: true }, build, 'pass'],
    [{ pay: { cards: ['well', 'well'], goods: [] } }, build, 'pay 2 wells'],
    [{ pay: { cards: [], goods: [0] } }, build, 'pay indigo'],
    [{ pay: { cards: ['well'], goods: [2] } }, build, 'pay well and sugar'],
    [{ goods: [0, 2] }, goods('produce'), 'produce indigo and sugar'],
    [{ goods: [] }, goods('sell'), 'sell nothing'],
    [{ cards: ['well'] }, cards('keep'), 'keep well'],
    [{ cards: ['well'] }, cards('discard'), 'discard well'],
    [{ cards: ['well'] }, cards('tuck'), 'tuck well'],
    [{ cards: ['well'] }, cards('swap'), 'swap well'],
    [{ demolish: 1 }, build, 'demolish crane'],
    [{ confirm: true }, build, 'Yes'],
    [{ confirm: false }, build, 'No'],
  ];
  it.each(said)('%j', (answer, asked, words) => {
    expect(answerText(answer, asked, town)).toBe(words);
  });
});
