/** Tests in a browser. Whatever the page complains about is a failure. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Options, Setup } from '../../src/protocol';

export { expect };

export const url = () => process.env.SANJUAN_URL ?? '';

/** Complaints that a test brings about on purpose. */
export type Expected = RegExp[];

/** Somebody else with a browser of his own. */
export type Newcomer = (name: string, options?: BrowserContextOptions) => Promise<Page>;

export const test = base.extend<{ complaints: string[]; expected: Expected; still: void; newcomer: Newcomer }>({
  /** What cannot be touched by then cannot be touched at all. */
  actionTimeout: 20_000,
  expected: async ({}, use) => use([]),
  complaints: [
    async ({ context, expected }, use) => {
      const heard: string[] = [];
      context.on('page', (page) => listen(page, heard));
      await use(heard);
      expect(heard.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  newcomer: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      contexts.push(context);
      context.on('page', (page) => listen(page, complaints));
      await prefer(context, { name });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  /** Cards stay where they are, so that tests need not wait for them. */
  still: [
    async ({ context }, use) => {
      await prefer(context, {});
      await use();
    },
    { auto: true },
  ],
});

function listen(page: Page, heard: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
}

/** Preferences that a page finds when it is opened first, the last ones named; those set in it later stay. */
export async function prefer(context: BrowserContext, preferences: Record<string, unknown>) {
  await context.addInitScript(
    (given) => {
      const KEY = 'sanjuan:preferences';
      const here = window as { preferred?: string };
      try {
        const now = localStorage.getItem(KEY);
        if (now !== null && now !== here.preferred) return;
        here.preferred = JSON.stringify(given);
        localStorage.setItem(KEY, here.preferred);
      } catch {
        // Where nothing can be kept there is nothing to prepare.
      }
    },
    { speed: 0, name: 'Pip', ...preferences },
  );
}

/** A table made without clicking through the form; bots answer at once. */
export async function makeTable(
  page: Page,
  options: Partial<Options> & { players: number },
  seats?: Setup['seats'],
  { at = url(), ...more }: Partial<Setup> & { at?: string } = {},
) {
  const bots = Array.from({ length: options.players - 1 }, () => ({ bot: { level: 'novice' } }));
  const setup = { options, seats: seats ?? [{ here: { name: 'Pip' } }, ...bots], pace: 0, forced: 'wait', ...more };
  await page.goto(at);
  const made = await page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ setup: wanted }),
    });
    return (await answer.json()) as { table: string; invitations: (string | null)[] };
  }, setup);
  return { ...made, at };
}

/** Opens a table that is full, and begins the game. */
export async function begin(page: Page, { table, at }: { table: string; at: string }) {
  await page.goto(`${at}/t/${table}`);
  await page.getByRole('button', { name: 'Begin the game' }).click();
}
