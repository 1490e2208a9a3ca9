/** The script of the lesson fits the recorded game, and everything in it has words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../facts';
import { LANGS, Words } from '../lib/texts.svelte';
import type { Answer, CardId, RoleId } from '../protocol';
import { BEATS, LEARNER, sameAnswer } from './lesson';

const lines = readFileSync(join(import.meta.dirname, '../../../fixtures/lesson.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(
    (line) =>
      JSON.parse(line) as {
        seat?: number;
        answer?: Answer;
        result?: { winners: number[]; scores: [number, number][] };
      },
  );
const steps = lines.flatMap(({ seat, answer }) => (seat === undefined || !answer ? [] : [{ seat, answer }]));
const result = lines.at(-1)?.result;

const done = BEATS.filter((beat) => beat.kind === 'do');
const answers = done.map((beat) => steps[beat.at]?.answer);

describe('the lesson', () => {
  it('is about ten minutes long: not more than thirty decisions, and as many steps to read', () => {
    expect(done.length).toBeGreaterThan(20);
    expect(done.length).toBeLessThanOrEqual(30);
    expect(BEATS.length).toBeLessThanOrEqual(40);
  });

  it('follows the recorded game from the deal to the score', () => {
    const positions = BEATS.map((beat) => beat.at);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions[0]).toBe(0);
    expect(BEATS.at(-1)).toMatchObject({ kind: 'end', at: steps.length });
  });

  it('asks the learner for answers that are his own, each once', () => {
    for (const beat of done) expect(steps[beat.at]?.seat, beat.note).toBe(LEARNER);
    expect(new Set(done.map((beat) => beat.at)).size).toBe(done.length);
  });

  it('has every role taken by somebody within the first three rounds', () => {
    const early = steps.slice(0, 30).flatMap(({ answer }): RoleId[] => ('role' in answer ? [answer.role] : []));
    expect(new Set(early).size).toBe(5);
  });

  it('shows at least ten different buildings by name', () => {
    const shown = BEATS.flatMap((beat, index) => between(beat.at, BEATS[index + 1]?.at ?? beat.at));
    expect(new Set(shown).size).toBeGreaterThanOrEqual(10);
    const own = answers.flatMap((answer): CardId[] => (answer && 'build' in answer ? [answer.build] : []));
    expect(new Set(own).size).toBeGreaterThanOrEqual(10);
    expect(own.map((card) => CARDS[card].group)).toEqual(
      expect.arrayContaining(['production', 'city', 'monument', 'six']),
    );
  });

  it('is won by the learner, narrowly, and the text says by how much', () => {
    expect(result?.winners).toEqual([LEARNER]);
    expect(result?.scores.map(([points]) => points)).toEqual([35, 33]);
  });

  it('has different names for its steps', () => {
    expect(new Set(BEATS.map((beat) => beat.note)).size).toBe(BEATS.length);
  });

  it.each(LANGS)('has words for every step in %s', async (lang) => {
    const words = await new Words(lang).load('reading');
    for (const beat of BEATS) {
      expect(words.has(`learn-title-${beat.note}`), beat.note).toBe(true);
      expect(words.has(`learn-text-${beat.note}`), beat.note).toBe(true);
      expect(words.has(`learn-other-${beat.note}`), beat.note).toBe(beat.kind === 'do');
    }
  });
});

describe('answers', () => {
  it('are the same in any order', () => {
    expect(sameAnswer({ cards: ['well', 'crane'] }, { cards: ['crane', 'well'] })).toBe(true);
    expect(sameAnswer({ goods: [3, 1] }, { goods: [1, 3] })).toBe(true);
    expect(
      sameAnswer({ pay: { cards: ['well', 'crane'], goods: [] } }, { pay: { cards: ['crane', 'well'], goods: [] } }),
    ).toBe(true);
  });

  it('differ in what they say', () => {
    expect(sameAnswer({ role: 'builder' }, { role: 'builder', library: true })).toBe(false);
    expect(sameAnswer({ build: 'well' }, { build: 'well', over: 2 })).toBe(false);
    expect(sameAnswer({ build: 'well' }, { pass: true })).toBe(false);
    expect(sameAnswer({ cards: ['well'] }, { cards: [] })).toBe(false);
  });
});

/** What was built between two positions. */
function between(from: number, to: number): CardId[] {
  return steps.slice(from, to).flatMap(({ answer }) => ('build' in answer ? [answer.build] : []));
}
