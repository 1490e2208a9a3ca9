/** Tests in a browser. Whatever the page complains about is a failure. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options, Setup } from '../../src/protocol';
import { words } from './words';

const LESSON = resolve(import.meta.dirname, '../../../fixtures/lesson.jsonl');

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
  return { ...(await ask<Made>(page, '/tables', { setup })), at };
}

/** A table at which the game of the lesson is played on from almost its end. */
export async function makeLateTable(page: Page, more: Partial<Setup> = {}) {
  const record = readFileSync(LESSON, 'utf8');
  const step = record.trim().split('\n').length - 4;
  const setup = { seats: [{ here: { name: 'Pip' } }, { bot: { level: 'novice' } }], pace: 0, ...more };
  await page.goto(url());
  return { ...(await ask<Made>(page, '/continue', { record, step, setup })), at: url() };
}

interface Made {
  table: string;
  invitations: (string | null)[];
}

/** Asks the server as the page would. */
async function ask<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`/api${where}`, { method: 'POST', headers, body: JSON.stringify(what) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    [path, body] as const,
  );
}

/** Opens a table that is full, and begins the game. */
export async function begin(page: Page, { table, at }: { table: string; at: string }) {
  await page.goto(`${at}/t/${table}`);
  await page.getByRole('button', { name: words('en')('start-begin') }).click();
}
