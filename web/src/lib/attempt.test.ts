import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt.svelte';
import { Refused } from './api';
import { speak } from './texts.svelte';

const refusal = () => new Refused('offline', 'nobody answers');

describe('an attempt', () => {
  it('is not made twice at once', async () => {
    const attempt = new Attempt();
    let made = 0;
    let finish = () => {};
    const first = attempt.make(() => new Promise((done) => ((made += 1), (finish = done))));
    expect(attempt.busy).toBe(true);
    await attempt.make(async () => void (made += 1));
    finish();
    await first;
    expect([made, attempt.busy]).toEqual([1, false]);
  });

  it('keeps why it failed until it is made again', async () => {
    await speak('en');
    const attempt = new Attempt();
    const refused = refusal();
    await attempt.make(() => Promise.reject(refused));
    expect(attempt.refused).toBe(refused);
    expect(attempt.trouble).toMatch(/connection|server/i);
    expect(attempt.busy).toBe(false);
    await attempt.make(async () => {});
    expect([attempt.refused, attempt.trouble]).toEqual([null, '']);
  });

  it('does not hide a mistake of the program', async () => {
    const attempt = new Attempt();
    await expect(attempt.make(() => Promise.reject(new TypeError('no such thing')))).rejects.toThrow('no such thing');
    expect([attempt.refused, attempt.busy]).toEqual([null, false]);
  });
});
