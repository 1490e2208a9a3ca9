/** Takes pictures of the main screens: desktop and phone, light and dark, into `shots/`. */
import type { Page, ViewportSize } from '@playwright/test';
import { join, resolve } from 'node:path';
import { deal, answer, chanceFrom, nextQuestion, playOut, sitDown } from '../support/states';
import { expect, makeTable, test, url } from '../support/test';

const FOLDER = resolve(import.meta.dirname, '../../shots');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
/** So large that the whole table is in the picture. */
const LARGE = { large: { width: 1360, height: 1120 } } as const;
const ALL = { players: 4, edition: 'second', new_buildings: true, events: true } as const;
const BOTS = ['novice', 'steady', 'random'].map((level) => ({ bot: { level } }));
const SEATS = [{ here: { name: 'Pip' } }, ...BOTS];

/** The page as it is, four times. `sight` is what must be in the picture; without it, the beginning of the page. */
async function shoot(page: Page, name: string, sight?: string, sizes: Record<string, ViewportSize> = SIZES) {
  // A pointer that rests on something would mark it.
  await page.mouse.move(0, 0);
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(
        ([colours, selector]) => {
          document.documentElement.dataset.theme = colours;
          scrollTo(0, 0);
          if (selector) document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
        },
        [theme, sight] as const,
      );
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${device}-${theme}.png`) });
    }
  }
  await page.setViewportSize(SIZES.desktop);
}

/** What moves by itself has come to rest, and all pictures are there. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < 5_000);
    await Promise.allSettled(passing.map((one) => one.finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function open(page: Page, path: string, sign: string) {
  await page.goto(url() + path);
  await expect(page.locator(sign).first()).toBeVisible();
}

test('pages to read and to choose', async ({ page }) => {
  await open(page, '/', '.play');
  await shoot(page, 'start');
  await open(page, '/new', 'h1');
  await shoot(page, 'new-table');
  await open(page, '/rules', 'h1');
  await shoot(page, 'rules');
  await open(page, '/cards', 'h1');
  await shoot(page, 'cards');
  await open(page, '/cards/library', 'h1');
  await shoot(page, 'card');
  await open(page, '/settings', 'h1');
  await shoot(page, 'settings');
});

test('the lesson', async ({ page }) => {
  await open(page, '/learn', '.door h1');
  await shoot(page, 'lesson-door');
  await page.evaluate(() => localStorage.setItem('sanjuan:lesson', '8'));
  await open(page, '/learn', '.door button.main');
  await page.locator('.door button.main').click();
  await expect(page.locator('.coach h2')).toBeVisible();
  await shoot(page, 'lesson', '.hinted');
});

/** Moments of games worth a picture, and what must be in it. */
const MOMENTS = ['table-early', 'payment', 'build', 'keep', 'sell', 'table-late', 'table'] as const;

test('games, early and late, and a payment', async ({ page }) => {
  const chance = chanceFrom(12);
  const taken = new Set<string>();
  const once = async (name: (typeof MOMENTS)[number], sight: string, sizes?: Record<string, ViewportSize>) => {
    if (taken.has(name)) return;
    taken.add(name);
    await shoot(page, name, sight, sizes);
  };
  // Not every game has all of them.
  for (let game = 0; game < 10 && taken.size < MOMENTS.length; game += 1) {
    const table = await sitDown(page, ALL, SEATS);
    for (let asked = await nextQuestion(page, table); asked; asked = await nextQuestion(page, table)) {
      const { kind, seen } = asked;
      const view = seen.snapshot.view;
      const [built, hand] = [view?.players[0]?.town.length ?? 0, view?.hand.length ?? 0];
      const some = page.locator('.mine .possible');
      if (kind === 'turn/role') await once('table-early', '.roles');
      if (kind === 'turn/role' && built >= 7) await once('table-late', '.roles');
      if (kind === 'build/build' && built >= 3 && hand >= 4 && (await some.count())) {
        await some.last().click();
        await once('build', '.mine .chosen');
        // Not with a crane, whose sites take much room in the bar.
        if (built >= 5 && hand >= 4 && !(await page.locator('.sites').count())) await once('table', 'header', LARGE);
      }
      if (kind === 'pay/pay' && built >= 2 && hand >= 4) await once('payment', '.mine .chosen');
      if (kind === 'keep/cards-keep' && built >= 4) await once('keep', '.mine [data-spot^=drawn]');
      if (kind === 'sell/goods-sell' && built >= 4) await once('sell', '.mine .card');
      await answer(page, table, asked, chance);
    }
  }
  await expect(page.locator('.the-end')).toBeVisible();
  await shoot(page, 'end');
  await shoot(page, 'end-statistics', '.the-end .sheet + section, .the-end figure');
  process.stdout.write(`of the games: ${[...taken].join(', ')}\n`);
  expect(taken.size).toBe(MOMENTS.length);
});

test('what comes before and after a game', async ({ page, expected }) => {
  expected.push(/404/);
  const over = await makeTable(page, { players: 3, new_buildings: true, events: true }, [
    SEATS[0],
    ...BOTS.slice(0, 2),
  ] as typeof SEATS);
  await deal(page, over.table);
  await playOut(page, over.table);
  await open(page, `/replay/${over.table}?step=90`, '.controls');
  await shoot(page, 'replay');
  const free = await makeTable(page, { players: 3 }, [
    { here: { name: 'Pip' } },
    { link: {} },
    { bot: { level: 'steady' } },
  ]);
  await open(page, `/t/${free.table}`, '.gathering h1');
  await shoot(page, 'gathering');
  await open(page, '/games', 'h1');
  await shoot(page, 'games');
  await open(page, `/t/aaaaaaaaaaaaaaaa`, '.trouble');
  await shoot(page, 'trouble');
});
