/** The focus: it is always to be seen, never trapped, never covered, and never lost when the table goes on. */
import type { Page } from '@playwright/test';
import { makeTables, SCREENS, type Tables } from './support/screens';
import { answer, chanceFrom, nextQuestion, sitDown } from './support/states';
import { expect, test, url } from './support/test';

test.use({ trace: 'off' });

/** What has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    const { spot = '', card = '' } = one?.dataset ?? {};
    return { body: one === document.body || one === null, spot, card, css: `${one?.localName}.${one?.className}` };
  });

test('a hand card keeps the focus while the table goes on', async ({ page }) => {
  const table = await sitDown(page, { players: 2, new_buildings: true, events: true });
  const chance = chanceFrom(3);
  let kept = 0;
  for (let n = 0; n < 40; n += 1) {
    const asked = await nextQuestion(page, table);
    if (!asked) break;
    const cards = page.locator('.mine [data-spot^="hand-"]');
    const count = await cards.count();
    if (count > 0) await cards.nth(n % count).focus();
    const before = await focused(page);
    await answer(page, table, asked, chance);
    const next = await nextQuestion(page, table);
    if (!next) break;
    const after = await focused(page);
    const hand = next.seen.snapshot.view?.hand ?? [];
    expect(after.body, `after ${asked.kind}, ${before.card}`).toBe(false);
    if ((hand as string[]).includes(before.card)) expect(after.card, asked.kind).toBe(before.card);
    else if (hand.length > 0 && before.card !== '') expect(after.spot, asked.kind).toMatch(/^hand-/);
    kept += 1;
  }
  expect(kept).toBeGreaterThan(20);
});

test('after an answer by key the focus is at the question', async ({ page, expected }) => {
  // The page itself may have answered where there was no choice.
  expected.push(/409/);
  const table = await sitDown(page, { players: 2 });
  const chance = chanceFrom(5);
  let pressed = 0;
  for (let n = 0; n < 40; n += 1) {
    const asked = await nextQuestion(page, table);
    if (!asked) break;
    const role = page.locator('.role.possible button').first();
    const main = page.locator('.decide .answers button.main:enabled').first();
    const button = (await role.count()) ? role : (await main.count()) ? main : null;
    if (button) {
      await button.focus();
      await page.keyboard.press('Enter');
      pressed += 1;
      await expect.poll(async () => (await focused(page)).css).toMatch(/^div\.asking|^section\.decide/);
    } else await answer(page, table, asked, chance);
  }
  expect(pressed).toBeGreaterThan(10);
});

test('every page has a title of its own, and begins with its main part', async ({ page }) => {
  // Whoever has a game finds the way to his games.
  await sitDown(page, { players: 2 });
  await page.goto(url());
  await expect(page.locator('main h1')).toBeVisible();
  const titles = new Set([await page.title()]);
  for (const path of ['/learn', '/rules', '/cards', '/settings', '/new', '/games', '/replay']) {
    const link = page.locator(`a[href="${path}"]`).first();
    if (await link.count()) await link.click();
    else {
      await page.goto(url());
      await page.locator(`a[href="${path}"]`).first().click();
    }
    await expect(page.locator('main h1')).toBeVisible();
    const where = () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    await expect.poll(where, { message: path }).toBe(true);
    const title = await page.title();
    expect([...titles], path).not.toContain(title);
    expect(title).toContain('San Juan');
    titles.add(title);
  }
  await page.goto(url());
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.locator('.decide')).toBeVisible({ timeout: 30_000 });
  expect((await focused(page)).body).toBe(false);
  expect(titles).not.toContain(await page.title());
});

test('the first link leads to the main part', async ({ page }) => {
  await sitDown(page, { players: 2 });
  const skip = page.locator('.skip');
  await expect(skip).toBeAttached();
  // A key that comes before the window listens leads nowhere. The first one that leads somewhere leads to the link.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect((await focused(page)).body).toBe(false);
  }).toPass({ timeout: 15_000 });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const WALKED = ['start', 'new table', 'settings', 'replay, in the middle', 'lesson, later', 'table', 'the end'];

for (const size of WINDOWS) {
  test(`by Tab through everything at ${size.width}×${size.height}`, async ({ page, expected }) => {
    test.setTimeout(300_000);
    expected.push(/404/);
    await page.setViewportSize(size);
    const tables: Tables = await makeTables(page);
    const faults: string[] = [];
    let steps = 0;
    for (const { name, open } of SCREENS.filter((screen) => WALKED.includes(screen.name))) {
      await open(page, tables);
      steps += await walk(page, name, faults);
    }
    // Later in a game the bar at the bottom is higher, and there is more above it.
    await page.goto(`${url()}/t/${tables.playing}`);
    const chance = chanceFrom(9);
    const met = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const asked = await nextQuestion(page, tables.playing);
      if (!asked) break;
      if (!met.has(asked.kind)) {
        met.add(asked.kind);
        if (asked.kind === 'build/build')
          await page
            .locator('.mine .possible')
            .first()
            .click({ timeout: 500 })
            .catch(() => undefined);
        steps += await walk(page, asked.kind, faults);
      }
      await answer(page, tables.playing, asked, chance);
    }
    process.stdout.write(
      `keyboard: ${steps} steps at ${size.width}×${size.height}: ${WALKED.join(', ')}, ${[...met].join(', ')}\n`,
    );
    expect(faults).toEqual([]);
  });
}

/** Goes from the first to the last thing that can have the focus; notes what is wrong with any of them. */
async function walk(page: Page, where: string, faults: string[]): Promise<number> {
  // What is explained under a pointer that rests somewhere would be in the way, as it may.
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    // Where the next Tab begins.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const MOST = 400;
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press('Tab');
    let found = await page.evaluate(look);
    if (found === 'end') return step;
    // The browser scrolls there with the next picture; what is wrong for longer than that is wrong.
    for (let again = 0; found && again < 10; again += 1) {
      await page.waitForTimeout(50);
      found = await page.evaluate(look);
    }
    if (found) faults.push(`${where}: ${found}`);
  }
  faults.push(`${where}: no end after ${MOST} steps`);
  return MOST;
}

/** Runs in the page: what is wrong with the thing that has the focus; `end` behind the last one. */
function look(): string | null {
  const one = document.activeElement as HTMLElement | null;
  if (!one || one === document.body) return 'end';
  const told = `<${one.localName} class="${one.className}"> ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`;
  // A choice has its ring around its words, too.
  const ringed = [one, one.closest('label')].filter((ring) => ring !== null).map((ring) => getComputedStyle(ring));
  const ring = ringed.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
  if (!ring) return `no ring around ${told}`;
  const box = one.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  if (right - left < 1 || bottom - top < 1) return `out of sight: ${told}`;
  let seen = 0;
  for (const x of [0.1, 0.5, 0.9]) {
    for (const y of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      if (hit && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one))) seen += 1;
    }
  }
  return seen >= 5 ? null : `covered (${seen} of 9 points in sight): ${told}`;
}
