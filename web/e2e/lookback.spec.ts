/** The log: sentences that lead back to their moments. */
import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { boardText } from './support/score';
import { begin, expect, makeTable, test } from './support/test';
import { round, words } from './support/words';

const say = words('en');
const log = (page: Page) => page.getByRole('list', { name: say('table-log') });
const lines = (page: Page) => log(page).getByRole('button');
const looking = (page: Page) => page.getByRole('status').filter({ hasText: say('lookback-title') });

test('a line of the log leads back to its moment, and a button to now', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 3, governor: 0 }));
  const player = new Player(page, { seed: 81 });
  await player.until((_, kind) => kind === 'role');
  const then = { board: await boardText(page), lines: await lines(page).allInnerTexts() };
  await player.until((seen, kind) => seen.what === 'question' && seen.round === round(3) && kind === 'role');
  const now = await boardText(page);
  expect(now).not.toEqual(then.board);
  expect((await lines(page).allInnerTexts()).slice(0, then.lines.length)).toEqual(then.lines);

  await lines(page)
    .nth(then.lines.length - 1)
    .click();
  await expect(looking(page)).toContainText(then.lines.at(-1) ?? '');
  expect(await boardText(page)).toEqual(then.board);
  await expect(lines(page).nth(then.lines.length - 1)).toHaveAttribute('aria-current', 'true');
  // It is only to be looked at.
  await expect(page.getByRole('region', { name: say('question-role') })).toHaveCount(0);
  await expect(page.locator('[data-spot][aria-pressed]')).toHaveCount(0);

  // Step by step, in both directions.
  const later = page.getByRole('button', { name: say('lookback-later') });
  const earlier = page.getByRole('button', { name: say('lookback-earlier') });
  await later.click();
  expect(await boardText(page)).not.toEqual(then.board);
  await earlier.click();
  expect(await boardText(page)).toEqual(then.board);

  await looking(page)
    .getByRole('button', { name: say('lookback-now') })
    .click();
  await expect(looking(page)).toHaveCount(0);
  expect(await boardText(page)).toEqual(now);
  await expect(page.getByRole('region', { name: say('question-role') })).toBeVisible();

  // Where the question would be there is the same button: it is our turn.
  await lines(page).first().click();
  const waiting = page.getByRole('region', { name: say('table-waiting') });
  await waiting.getByRole('button', { name: say('lookback-now') }).click();
  await expect(looking(page)).toHaveCount(0);

  // By keys: a line is a button, and Escape leads back to now.
  await lines(page)
    .nth(then.lines.length - 1)
    .press('Enter');
  await expect(looking(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(looking(page)).toHaveCount(0);
  expect(await boardText(page)).toEqual(now);

  // One step after the last line is now, too.
  await lines(page).last().click();
  await later.click();
  await expect(looking(page)).toHaveCount(0);
  await player.answerOnce();
});

test('the log can be read by who cares for his own affairs only, and is whole after a reload', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 2 }));
  const player = new Player(page, { seed: 82 });
  await player.until((seen) => seen.what === 'question' && seen.round === round(4));
  const all = await lines(page).allInnerTexts();
  const others = all.filter((line) => line.startsWith(say('bot-novice')));
  expect(others.length).toBeGreaterThan(3);

  await page.getByRole('checkbox', { name: say('table-log-mine') }).check();
  const mine = await lines(page).allInnerTexts();
  expect(mine.length).toBeGreaterThan(3);
  expect(mine.filter((line) => line.startsWith(say('bot-novice')))).toEqual([]);
  expect(all.filter((line) => mine.includes(line) || line.startsWith(say('bot-novice'))).length).toBe(all.length);

  // What was set is kept, and nothing of the past is lost.
  await page.reload();
  await expect(lines(page)).toHaveCount(mine.length);
  await page.getByRole('checkbox', { name: say('table-log-mine') }).uncheck();
  await expect(lines(page)).toHaveText(all);
});

test('what happened since the last turn is told briefly', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 4, governor: 1 }));
  const player = new Player(page, { seed: 83 });
  const recap = page.locator('details.recap');
  let told = false;
  // It may be our turn again at once; but three others do not stay idle for long.
  await player.until(
    () => told,
    async () => (told = (await recap.count()) > 0),
  );
  await recap.locator('summary').click();
  const briefly = await recap.getByRole('listitem').allInnerTexts();
  expect(briefly.length).toBeGreaterThan(0);
  const many = Number(/\d+/.exec(await recap.locator('summary').innerText())?.[0]);
  expect(many).toBeGreaterThanOrEqual(briefly.length);
  await expect(recap.locator('summary')).toContainText(say('table-since', { n: many }));
  const whole = await lines(page).allInnerTexts();
  for (const line of briefly) expect(whole).toContain(line);
  expect(briefly.filter((line) => line.startsWith('You '))).toEqual([]);

  // With the next answer it begins anew.
  const before = await recap.innerText();
  await player.answerOnce();
  await player.until((seen) => seen.what === 'question');
  if ((await recap.count()) > 0) expect(await recap.innerText()).not.toBe(before);
});
