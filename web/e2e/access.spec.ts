/** The page for everybody: axe finds nothing in many states of games, in both themes. */
import type { Page } from '@playwright/test';
import type { Options } from '../src/protocol';
import { faults } from './support/axe';
import { makeTables, SCREENS } from './support/screens';
import { answer, chanceFrom, nextQuestion, sitDown, type Asked } from './support/states';
import { expect, test } from './support/test';

/** Option sets, and how many states of each must have been looked at at least: more than forty, too, without those that take long. */
const GAMES: { name: string; options: Partial<Options> & { players: number }; least: number; tag?: '@long' }[] = [
  { name: 'two, first edition', options: { players: 2 }, least: 14, tag: '@long' },
  {
    name: 'three, second edition',
    options: { players: 3, edition: 'second', opening: 'chosen' },
    least: 14,
    tag: '@long',
  },
  {
    name: 'four, first edition, all',
    options: { players: 4, new_buildings: true, events: true, opening: 'chosen' },
    least: 26,
  },
  {
    name: 'two, second edition, all',
    options: { players: 2, edition: 'second', new_buildings: true, events: true },
    least: 16,
  },
];

// Traces of games this long take more time than the games.
test.use({ trace: 'off' });

test('axe: every screen', async ({ page, expected }) => {
  test.setTimeout(600_000);
  // What is asked for on purpose and is not there.
  expected.push(/404|ERR_INTERNET_DISCONNECTED/);
  const tables = await makeTables(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS) {
    await open(page, tables);
    found.push(...(await faults(page, name)));
  }
  process.stdout.write(`axe: ${SCREENS.length} screens in both themes\n`);
  expect(found).toEqual([]);
});

for (const { name, options, least, tag = [] } of GAMES) {
  test(`axe: ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    const table = await sitDown(page, options);
    const states = new Map<string, string[]>();
    const check = async (state: string) => {
      if (!states.has(state)) states.set(state, await faults(page, `${name}: ${state}`));
    };
    const chance = chanceFrom(options.players);
    let asked: Asked | null;
    while ((asked = await nextQuestion(page, table))) {
      const { kind } = asked;
      if (!states.has(kind)) {
        await check(kind);
        await variants(page, kind, check);
        await page.keyboard.press('t');
        await expect(page.locator('.words')).toBeVisible();
        await check(`${kind}, as text`);
        await page.keyboard.press('t');
      }
      await answer(page, table, asked, chance);
    }
    await expect(page.locator('.the-end')).toBeVisible();
    await check('over');
    await page.keyboard.press('t');
    await check('over, as text');
    process.stdout.write(`axe: ${name}: ${states.size} states in both themes: ${[...states.keys()].join('; ')}\n`);
    expect([...states.values()].flat()).toEqual([]);
    expect(states.size).toBeGreaterThanOrEqual(least);
  });
}

/** What a question looks like while it is being answered, and while somebody looks back. */
async function variants(page: Page, kind: string, check: (state: string) => Promise<void>) {
  const refused = page.locator('.mine [aria-disabled=true]');
  if (await refused.count()) {
    await refused.first().click({ force: true });
    await check(`${kind}, refused`);
  }
  if (kind.startsWith('build/')) {
    const possible = page.locator('.mine .possible');
    if (await possible.count()) {
      await possible.first().click();
      await check(`${kind}, chosen`);
      await page.locator('[data-nothing]').click();
      await check(`${kind}, doubt`);
      await page.keyboard.press('Escape');
    }
  }
  if (kind.startsWith('turn/')) {
    await page.locator('.log li button').last().click();
    await check(`${kind}, looking back`);
    await page.keyboard.press('Escape');
  }
}
