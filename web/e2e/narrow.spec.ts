/** Small windows: nothing goes sideways, everything can be hit. */
import type { Page } from '@playwright/test';
import type { Options } from '../src/protocol';
import { lowAnswers, sideways, smallTargets } from './support/measure';
import { makeTables, SCREENS } from './support/screens';
import { answer, chanceFrom, nextQuestion, sitDown } from './support/states';
import { expect, prefer, test } from './support/test';

/** A small phone; a window of 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

test.use({ trace: 'off', viewport: WINDOWS[0], hasTouch: true, isMobile: true });

/** Everything that is wrong with the page in small windows. */
async function faults(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const wrong = [...(await sideways(page)), ...(await smallTargets(page)), ...(await lowAnswers(page))];
    found.push(...wrong.map((one) => `${where} at ${size.width}×${size.height}: ${one}`));
  }
  return found;
}

test('every screen fits', async ({ page, expected }) => {
  test.setTimeout(300_000);
  expected.push(/404|ERR_INTERNET_DISCONNECTED/);
  const tables = await makeTables(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS) {
    await open(page, tables);
    found.push(...(await faults(page, name)));
  }
  process.stdout.write(`narrow: ${SCREENS.length} screens\n`);
  expect(found).toEqual([]);
});

for (const lang of ['es', 'ru', 'de']) {
  test(`every screen fits in ${lang}, where words are longer`, async ({ page, context, expected }) => {
    test.setTimeout(300_000);
    await prefer(context, { lang });
    expected.push(/404/);
    const tables = await makeTables(page);
    const found: string[] = [];
    for (const { name, open } of SCREENS.filter((screen) => !screen.english)) {
      await open(page, tables);
      found.push(...(await faults(page, name)));
    }
    expect(found).toEqual([]);
  });
}

const GAMES: { name: string; options: Partial<Options> & { players: number }; least: number; tag?: '@long' }[] = [
  {
    name: 'four, first edition, all',
    options: { players: 4, new_buildings: true, events: true, opening: 'chosen' },
    least: 12,
    tag: '@long',
  },
  {
    name: 'two, second edition, all',
    options: { players: 2, edition: 'second', new_buildings: true, events: true },
    least: 12,
  },
];

for (const { name, options, least, tag = [] } of GAMES) {
  test(`a game fits: ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(300_000);
    const table = await sitDown(page, options);
    const chance = chanceFrom(options.players);
    const states = new Map<string, string[]>();
    for (let asked = await nextQuestion(page, table); asked; asked = await nextQuestion(page, table)) {
      // The towns grow, so the same question is another state later in the game.
      const third = Math.floor((asked.seen.snapshot.view?.players[0]?.town.length ?? 0) / 4);
      for (const how of ['', ', as text']) {
        const state = `${asked.kind}, ${third}/3${how}`;
        if (states.has(state)) continue;
        if (how) await page.getByRole('button', { name: 'Text mode' }).click();
        states.set(state, await faults(page, `${name}: ${state}`));
        if (how) await page.getByRole('button', { name: 'Text mode' }).click();
      }
      await answer(page, table, asked, chance);
    }
    await expect(page.locator('.the-end')).toBeVisible();
    states.set('over', await faults(page, `${name}: over`));
    process.stdout.write(`narrow: ${name}: ${states.size} states: ${[...states.keys()].join('; ')}\n`);
    expect([...states.values()].flat()).toEqual([]);
    expect(states.size).toBeGreaterThanOrEqual(least);
  });
}
