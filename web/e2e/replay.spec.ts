/** A game that is over, looked at again: by steps, slider, log and keys; by link; from a file; and played on. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faults } from './support/axe';
import { Player } from './support/player';
import { expectScore } from './support/score';
import { deal, playOut } from './support/states';
import { expect, makeTable, test, url } from './support/test';

async function finished(page: Page): Promise<string> {
  const { table } = await makeTable(page, { players: 3, edition: 'second', new_buildings: true, events: true });
  await deal(page, table);
  await playOut(page, table);
  return table;
}

const step = async (page: Page) => Number(await page.getByRole('slider', { name: 'Step of the game' }).inputValue());

test('a game is gone through by buttons, keys, slider and log, and a link leads to the moment', async ({
  page,
  context,
}) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}?step=0`);
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(30);

  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  expect(await step(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe(2);
  await page.getByRole('button', { name: 'To the next round' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2/);
  const there = await step(page);

  // The address is that of the moment, in another tab, too.
  await expect(page).toHaveURL(new RegExp(`step=${there}\\b`));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => step(other)).toBe(there);
  await other.close();

  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await step(page)).toBe(last);
  await expect(page.getByRole('table', { name: 'Score sheet' })).toBeVisible();

  await page
    .getByRole('region', { name: 'What happened' })
    .getByRole('button', { name: /^Round 2\./ })
    .click();
  await expect.poll(() => step(page)).toBeLessThan(last);
});

test('it plays by itself until somebody stops it', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}?step=0`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => step(page), { timeout: 30_000 }).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await step(page);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await step(page)).toBe(stopped);
});

test('from a seat one sees that seat’s cards only, with all cards open everybody’s', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}?step=1&eyes=open`);
  await expect(page.getByText(/^Hand: /)).toHaveCount(2);
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await expect(page.getByText(/^Hand: /)).toHaveCount(0);
  await expect(page).toHaveURL(/eyes=0/);
});

test('what each answer was worth is told when somebody asks, and leads to the moment', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}?step=0`);
  await page.getByRole('button', { name: 'To the end' }).click();
  const review = page.getByRole('region', { name: 'What it was worth' });
  await review.getByRole('button', { name: 'Look at the answers' }).click();
  const sums = review.getByRole('table').first();
  await expect(sums.getByRole('row')).toHaveCount(4, { timeout: 60_000 });
  await expect(review.getByRole('img', { name: /^Chances of winning/ })).toBeVisible();

  // Bots by chance and beginners play badly enough: somebody could have done better.
  const moments = review.getByRole('button', { name: /^Round \d+: / });
  for (const seat of [0, 1, 2]) {
    if ((await moments.count()) > 0) break;
    await review.getByLabel('Answers of').selectOption(String(seat));
  }
  await expect(moments.first()).toContainText(/(Not quite|A mistake|A blunder): /);
  expect(await review.innerText()).not.toMatch(/⟦|undefined/);
  expect(await faults(page, 'review')).toEqual([]);
  const last = await step(page);
  await moments.first().click();
  // It may have been the very first answer of the game.
  await expect.poll(() => step(page)).toBeLessThan(last);
});

test('from any moment one plays on against bots, to another end', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}`);
  // Not far from the end, so that it is not long to the other one.
  const last = Number(await page.getByRole('slider', { name: 'Step of the game' }).getAttribute('max'));
  await page.goto(`${url()}/replay/${table}?step=${last - 20}`);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/t\/(?!$)/);
  expect(page.url()).not.toContain(table);
  await new Player(page, { seed: 3 }).toTheEnd();
  await expectScore(page);
});

test('a record goes down to a file and up again, and a wrong file is told so', async ({ page }) => {
  const table = await finished(page);
  await page.goto(`${url()}/replay/${table}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Record', exact: true }).click(),
  ]);
  const record = await readFile(await download.path(), 'utf8');

  await page.goto(`${url()}/replay`);
  const file = (text: string) => ({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').setInputFiles(file('to whom it may concern\n'));
  await expect(page.getByRole('alert').filter({ hasText: 'no record of a game' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file(record));
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible();
  await expect(page.getByText('there is no link to it')).toBeAttached();
});
