/** Two people at one screen: it is handed over under a curtain, and nobody sees the other's cards. */
import type { Page } from '@playwright/test';
import { CARDS } from '../src/facts';
import type { CardId } from '../src/protocol';
import { Player } from './support/player';
import { look, type Seen } from './support/seen';
import { served } from './support/score';
import { begin, expect, makeTable, test } from './support/test';
import { round, words } from './support/words';

const say = words('en');
const NAMES = (Object.keys(CARDS) as CardId[]).map((card) => say(`card-${card.replaceAll('_', '-')}`));
const PEOPLE = ['Ann', 'Bob'];

test('the screen is handed over under the curtain', async ({ page }) => {
  await watchFrames(page);
  await atOneScreen(page);
  await expect(page.getByRole('heading', { name: say('table-hand-over', { who: 'Ann' }) })).toBeVisible();
  const player = new Player(page, { seed: 31 });
  const checked = [0, 0];
  const enough = (seen: Seen) => seen.what === 'question' && seen.round === round(5);
  await player.until(enough, async () => {
    // The cards in sight are those of whoever said that the screen is his, and of nobody else.
    const owner = await page.locator('.player.own h2 bdi, .player.own h3 bdi').first().innerText();
    const seat = PEOPLE.indexOf(owner);
    const { view } = (await served(page, seat)).snapshot;
    const shown = await page
      .locator('[data-spot^="hand-"][data-card]')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card));
    expect(shown.sort()).toEqual([...(view?.hand ?? [])].sort());
    checked[seat] = (checked[seat] ?? 0) + 1;
  });
  for (const times of checked) expect(times).toBeGreaterThan(5);

  const frames = await page.evaluate(() => window.frames_());
  const curtains = frames.filter((frame) => frame.curtain !== null);
  expect(curtains.length).toBeGreaterThan(10);
  expect(curtains.filter((frame) => frame.cards > 0 || frame.named.length > 0)).toEqual([]);
  // Whoever's cards are in sight was called to the screen just before.
  let called: string | null = null;
  for (const frame of frames) {
    if (frame.curtain !== null) called = frame.curtain;
    else if (frame.cards > 0) expect(frame.owner).toBe(called);
  }
});

test('a page opened anew shows the curtain first', async ({ page }) => {
  await watchFrames(page);
  await atOneScreen(page);
  const player = new Player(page, { seed: 32 });
  await player.until((seen) => seen.what === 'question');
  expect(await page.locator('[data-card]').count()).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: say('table-hand-over', { who: 'Ann' }) })).toBeVisible();
  const frames = await page.evaluate(() => window.frames_());
  expect(frames.filter((frame) => frame.cards > 0 || frame.named.length > 0)).toEqual([]);
  await expect(page.getByText(say('table-hand-over-why'))).toBeVisible();

  // And whoever has the screen can draw it himself.
  await page.getByRole('button', { name: say('table-hand-over-ready', { who: 'Ann' }) }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.getByRole('button', { name: say('table-cover') }).click();
  await expect(page.getByRole('heading', { name: say('table-hand-over', { who: 'Ann' }) })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.getByRole('button', { name: say('table-hand-over-ready', { who: 'Ann' }) }).click();
  expect((await look(page)).what).toBe('question');
});

async function atOneScreen(page: Page) {
  const seats = PEOPLE.map((name) => ({ here: { name } }));
  const made = await makeTable(page, { players: 2, governor: 0, new_buildings: true }, seats);
  await begin(page, made);
}

interface Frame {
  /** Who is called to the screen. */
  curtain: string | null;
  /** Whose town is in front. */
  owner: string | null;
  /** So many cards are in the page. */
  cards: number;
  /** Names of cards in anything that can be read or heard while the curtain is drawn. */
  named: string[];
}

declare global {
  interface Window {
    frames_: () => Frame[];
  }
}

/** From the next page on every state of the page is noted, even if it is never painted. */
async function watchFrames(page: Page) {
  await page.addInitScript(
    ([names, people]) => {
      const frames: Frame[] = [];
      let last = '';
      const text = (query: string) => document.querySelector(query)?.textContent?.trim() ?? null;
      const readable = () => {
        const labels = [...document.querySelectorAll('body [aria-label], body [title]')];
        const said = labels.map((node) => `${node.getAttribute('aria-label')} ${node.getAttribute('title')}`);
        return [document.title, document.body.textContent, ...said].join(' ').toLowerCase();
      };
      new MutationObserver(() => {
        const curtain = people.find((name) => text('#curtain')?.includes(name)) ?? null;
        const words = curtain === null ? '' : readable();
        const frame: Frame = {
          curtain,
          owner: text('.player.own bdi'),
          cards: document.querySelectorAll('[data-card]').length,
          named: names.filter((name) => words.includes(name.toLowerCase())),
        };
        const now = JSON.stringify(frame);
        if (now !== last) frames.push(frame);
        last = now;
      }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      window.frames_ = () => frames;
    },
    [NAMES, PEOPLE] as const,
  );
}
