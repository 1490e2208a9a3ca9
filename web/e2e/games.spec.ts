/** Whole games, to the score sheet. */
import type { Page } from '@playwright/test';
import { keys, pointing } from './support/hands';
import { Player } from './support/player';
import { expectScore, served } from './support/score';
import { begin, expect, makeTable, prefer, test, url } from './support/test';
import { round, words } from './support/words';

// A picture of every step of a whole game costs more than the game.
test.use({ trace: 'off' });

const say = words('en');
const ALL = { edition: 'second', new_buildings: true, events: true } as const;

test('two play the first edition by mouse, from the button that says Play', async ({ page }) => {
  // The last settings are what Play takes; these are the quickest the page offers.
  await page.addInitScript(() => {
    const seats = [{ who: 'me' }, { who: 'bot', level: 'novice' }];
    localStorage.setItem('sanjuan:setup', JSON.stringify({ players: 2, pace: 'swift', seats }));
  });
  await page.goto(url());
  await page.getByRole('button', { name: say('start-play'), exact: true }).click();
  const player = new Player(page, { seed: 2 });
  await player.until((seen) => seen.what === 'question' && seen.round === round(3));
  const { table } = (await served(page)).snapshot;
  expect(table.options).toMatchObject({ players: 2, edition: 'first', new_buildings: false, events: false });
  expect(table.seats.map((seat) => Object.keys(seat.player))).toEqual([['person'], ['bot']]);
});

test('two play the first edition by mouse', async ({ page }) => {
  await begin(page, await makeTable(page, { players: 2 }));
  const player = new Player(page, { seed: 2 });
  await player.toTheEnd();
  await expectScore(page);
  expect([...player.met.keys()]).toEqual(expect.arrayContaining(['role', 'build', 'pay']));
});

test('three play the second edition with everything by mouse, with opening hands that they choose', async ({
  page,
}) => {
  await begin(page, await makeTable(page, { players: 3, ...ALL, opening: 'chosen' }));
  const player = new Player(page, { seed: 3 });
  await expect(page.getByRole('heading', { name: say('question-opening', { n: 4 }) })).toBeVisible();
  await player.toTheEnd();
  await expectScore(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('four play the first edition with new buildings by fingers', async ({ page }) => {
    const made = await makeTable(page, { players: 4, new_buildings: true, events: true, opening: 'chosen' });
    await noMouse(page);
    await page.goto(`${url()}/t/${made.table}`);
    await page.getByRole('button', { name: say('start-begin') }).tap();
    const player = new Player(page, { seed: 4, hands: pointing(page, 'tap') });
    await player.toTheEnd();
    await expectScore(page);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await page.evaluate(() => window.touched)).toEqual(['touch']);
  });
});

test('two play the second edition with everything by keyboard alone', async ({ page }) => {
  const made = await makeTable(page, { players: 2, ...ALL, opening: 'dealt' });
  await noPointer(page);
  await page.goto(`${url()}/t/${made.table}`);
  const hands = keys(page);
  await hands.press(say('start-begin'));
  const player = new Player(page, { seed: 5, hands });
  await player.toTheEnd();
  await expectScore(page);
  expect(await page.evaluate(() => window.touched)).toEqual([]);
});

test('the table in words can be played to the end, too', async ({ page, context }) => {
  await prefer(context, { textMode: true });
  await begin(page, await makeTable(page, { players: 2, ...ALL }));
  await expect(page.getByRole('heading', { name: say('table-roles') })).toBeVisible();
  const player = new Player(page, { seed: 6, hands: keys(page) });
  await player.toTheEnd();
  await expectScore(page);
});

test('cards that move do not get in the way', async ({ page, context }) => {
  await prefer(context, { speed: 4 });
  await watchAir(page);
  await begin(page, await makeTable(page, { players: 3, ...ALL }));
  const player = new Player(page, { seed: 7 });
  await player.until((seen) => seen.what === 'question' && seen.round === round(4));
  expect(await page.evaluate(() => window.flown)).toBeGreaterThan(10);
  await expect(page.locator('.flying')).toHaveCount(0);
});

declare global {
  interface Window {
    /** The kinds of pointers that touched the page. */
    touched: string[];
    /** Cards that were seen in the air. */
    flown: number;
  }
}

/** From the next page on every touch by a pointer is noted and comes to nothing. */
async function noPointer(page: Page) {
  await page.addInitScript(() => {
    window.touched = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'mouseup', 'mousemove', 'touchstart']) {
      addEventListener(
        type,
        (event) => {
          window.touched.push(event.type);
          event.stopImmediatePropagation();
          event.preventDefault();
        },
        true,
      );
    }
  });
}

/** From the next page on it is noted what kinds of pointers touch the page. */
async function noMouse(page: Page) {
  await page.addInitScript(() => {
    window.touched = [];
    addEventListener(
      'pointerdown',
      (event) => {
        if (!window.touched.includes(event.pointerType)) window.touched.push(event.pointerType);
      },
      true,
    );
  });
}

async function watchAir(page: Page) {
  await page.addInitScript(() => {
    window.flown = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof Element && node.matches('.flying')) window.flown += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
