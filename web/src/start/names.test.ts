import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../lib/texts.svelte';
import { cleanName, nameOr } from './names';

beforeAll(() => speak('en'));

describe('a name', () => {
  it.each([
    ['  Ana  María ', 'Ana María'],
    ['<b>Bo</b>', '<b>Bo</b>'],
    ['a\u202eb\u2066c\u0007d\u2028e', 'abcd e'],
    ['\ufeff \t\n', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['🏴‍☠️'.repeat(20), '🏴‍☠️'.repeat(10)],
  ])('typed as %j is sent as %j', (typed, sent) => expect(cleanName(typed)).toBe(sent));

  it('is never longer than the server takes', () => {
    for (const typed of ['👨‍👩‍👧‍👦'.repeat(30), 'é'.repeat(50), 'a '.repeat(40)]) {
      expect([...cleanName(typed)].length).toBeLessThanOrEqual(40);
    }
  });

  it('is made up for those who give none', () => expect(nameOr(' ', 2)).toBe('Player 3'));
});
