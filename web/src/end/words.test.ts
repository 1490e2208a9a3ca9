import { expect, test } from 'vitest';
import { LANGS, speak, t } from '../lib/texts.svelte';
import type { TableResult } from '../protocol';
import type { Step } from './checkShuffle';
import { secondText, wonText } from './words';

const GAP = /⟦|undefined|null/;
const NAMES = ['Ana', 'Ben', 'Cy'];

function result(totals: [number, number][], winners: number[]): TableResult {
  return { sheets: totals.map(([total, tie_break], seat) => ({ seat, lines: [], total, tie_break })), winners };
}

const CLEAR = result([[31, 2], [28, 5], [20, 0]], [0]); // prettier-ignore
const TIE = result([[30, 2], [30, 5], [1, 0]], [1]); // prettier-ignore
const SHARED = result([[30, 2], [30, 2], [30, 1]], [0, 1]); // prettier-ignore

test('the end is told in a sentence', async () => {
  await speak('en');
  expect(wonText(CLEAR, NAMES, null)).toBe('Ana wins with 31 points');
  expect(wonText(CLEAR, NAMES, 0)).toBe('You win with 31 points!');
  expect(secondText(CLEAR, NAMES, 1)).toBe('You are second, 3 points behind.');
  expect(secondText(TIE, NAMES, 0)).toContain('the winner had 5');
  expect(wonText(SHARED, NAMES, 0)).toBe('Ana and Ben share the victory with 30 points each');
});

test.each(LANGS)('every end and every step of the check has its words in %s', async (lang) => {
  await speak(lang);
  const seconds = result([[31, 2], [28, 5], [28, 5]], [0]); // prettier-ignore
  for (const one of [CLEAR, TIE, SHARED, seconds]) {
    for (const you of [null, 0, 1])
      expect(`${wonText(one, NAMES, you)} ${secondText(one, NAMES, you)}`).not.toMatch(GAP);
  }
  const always: Step['what'][] = ['commitment', 'before', 'own', 'deal', 'seed', 'chain', 'result', 'again'];
  const steps = always.flatMap((what) => [`${what}-holds`, `${what}-fails`]);
  const unknown = ['chance-holds', 'chance-unknown', 'before-unknown', 'own-unknown', 'again-unknown'];
  for (const step of [...steps, ...unknown]) {
    for (const n of [1, 3, 172]) expect(t(`end-check-${step}`, { n, who: 'Ana' })).not.toMatch(GAP);
  }
});
