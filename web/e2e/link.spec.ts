/** Two people, each with a browser of his own, at one table by link. */
import type { Page } from '@playwright/test';
import type { CardId, View } from '../src/protocol';
import { Ears } from './support/ears';
import { Player, together } from './support/player';
import { served } from './support/score';
import { begin, expect, makeTable, test, url, type Newcomer } from './support/test';
import { round, words } from './support/words';

const say = words('en');

test('a friend sits down by link, and nobody learns what the other holds', async ({ page, newcomer }) => {
  await page.addInitScript(() => {
    // Many kinds of cards, and many of them in sight from the beginning.
    const setup = { newBuildings: true, opening: 'chosen' };
    localStorage.setItem('sanjuan:setup', JSON.stringify(setup));
  });
  const hostHears = new Ears(page);
  await page.goto(url());
  await page.getByRole('button', { name: say('start-friend') }).click();
  await expect(page.getByRole('heading', { name: say('start-gathering') })).toBeVisible();
  const link = await page.getByRole('textbox', { name: say('start-link', { n: 2 }) }).inputValue();
  expect(link).toContain(url());

  const friend = await newcomer('');
  const friendHears = new Ears(friend);
  await rememberTexts(friend);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: say('start-invited') })).toBeVisible();
  await friend.getByRole('button', { name: say('start-sit') }).click();
  await expect(friend.getByText(say('start-name-wanted'))).toBeVisible();
  await friend.getByRole('textbox', { name: say('start-name') }).fill('Robin');
  await friend.getByRole('button', { name: say('start-sit') }).click();
  await expect(friend.getByRole('heading', { name: say('start-all-there') })).toBeVisible();
  await expect(friend).not.toHaveURL(/#/);

  await expect(page.getByText('Robin')).toBeVisible();
  await page.getByRole('button', { name: say('start-begin') }).click();
  const host = new Player(page, { seed: 11 });
  const other = new Player(friend, { seed: 12 });
  await together([host, other], async () => (await page.locator('.round').textContent()) === round(3));
  await expect(friend.locator('.round')).toHaveText(round(3));

  await hostHears.settled();
  await friendHears.settled();
  await noSecret({ hears: hostHears, seat: 0 }, { hears: friendHears, page: friend });
});

test('taking back an answer needs the consent of the other', async ({ page, newcomer }) => {
  const [host, other] = await atOneTable(page, newcomer);
  const friend = other.page;
  await expect(page.getByRole('region', { name: say('question-role') })).toBeVisible();
  const before = await served(page);
  // Nobody has anything to answer in it, so the next answer is the other's.
  await page.getByRole('button', { name: /^Prospector/ }).click();
  await other.answerOnce();

  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(friend.getByText(say('table-proposal-undo', { who: 'Pip' })).first()).toBeVisible();
  await friend.getByRole('button', { name: say('table-decline') }).click();
  await expect(page.getByText(say('log-declined', { who: 'Robin', person: 'other' })).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('table-withdraw') })).toHaveCount(0);
  expect((await served(page)).snapshot.view).not.toEqual(before.snapshot.view);

  await page.getByRole('button', { name: say('table-undo') }).click();
  await friend.getByRole('button', { name: say('table-agree') }).click();
  await expect(page.getByText(say('log-agreed', { who: 'Robin', person: 'other' })).first()).toBeVisible();
  await expect(page.getByRole('region', { name: say('question-role') })).toBeVisible();
  const after = await served(page);
  expect(after.snapshot.view).toEqual(before.snapshot.view);
  expect(after.question).toEqual(before.question);

  // And it goes on from there.
  await together([host, other], async () => (await page.locator('.round').textContent()) === round(3));
});

test('both agree to a pause, and either ends it', async ({ page, newcomer }) => {
  const [host, other] = await atOneTable(page, newcomer);
  const friend = other.page;
  await page.getByRole('button', { name: say('table-pause') }).click();
  await expect(page.getByRole('button', { name: say('table-withdraw') })).toBeVisible();
  await friend.getByRole('button', { name: say('table-agree') }).click();
  for (const one of [page, friend]) await expect(one.getByText(say('table-paused')).first()).toBeVisible();

  // Nothing can be answered meanwhile, and the page says why.
  const asked = (await served(page)).snapshot.table.status.waiting.includes(0) ? host : other;
  const seq = (await served(page)).snapshot.seq;
  await asked.answerOnce();
  await expect(asked.page.getByRole('alert').filter({ hasText: say('trouble-not-now') })).toBeVisible();
  expect((await served(page)).snapshot.seq).toBe(seq);

  await friend.getByRole('button', { name: say('table-resume') }).click();
  for (const one of [page, friend]) await expect(one.getByRole('button', { name: say('table-resume') })).toHaveCount(0);
  await together([host, other], async () => (await page.locator('.round').textContent()) === round(2));
});

test('a bot plays for whoever leaves, until he is back', async ({ page, newcomer }) => {
  const [host, other] = await atOneTable(page, newcomer);
  const friend = other.page;
  await friend.getByRole('button', { name: say('table-leave') }).click();
  const sure = friend.getByRole('dialog', { name: say('table-leave') });
  await expect(sure.getByText(say('table-leave-sure'))).toBeVisible();
  await sure.getByRole('button', { name: say('web-cancel') }).click();
  await expect(sure).toHaveCount(0);
  await friend.getByRole('button', { name: say('table-leave') }).click();
  await sure.getByRole('button', { name: say('table-leave') }).click();
  await expect(friend.getByText(say('table-away-left'))).toBeVisible();
  await expect(page.getByText(say('log-left', { who: 'Robin', person: 'other' })).first()).toBeVisible();
  await expect(page.getByText(say('table-stand-in'))).toBeVisible();
  await together([host], async () => (await page.locator('.round').textContent()) === round(2));

  // Even if the page was closed in between.
  await friend.reload();
  await friend.getByRole('button', { name: say('table-return') }).click();
  await expect(friend.getByText(say('table-away-left'))).toHaveCount(0);
  await expect(page.getByText(say('table-stand-in'))).toHaveCount(0);
  const before = other.given;
  await together([host, other], () => other.given >= before + 2);
});

test('a link that was used tells what to do', async ({ page, newcomer, expected }) => {
  expected.push(/status of 40[34]/, /WebSocket connection/);
  const made = await makeTable(page, { players: 2 }, [{ here: { name: 'Pip' } }, { link: {} }]);
  const link = `${url()}/t/${made.table}#${made.invitations[1]}`;
  // Somebody who has cut off what he was sent is told so, and finds in with the whole.
  const friend = await newcomer('Robin');
  await friend.goto(`${url()}/t/${made.table}`);
  await expect(friend.getByText(say('trouble-not-found'))).toBeVisible();
  await friend.goto(link);
  await friend.getByRole('button', { name: say('start-sit') }).click();
  await expect(friend.getByRole('heading', { name: say('start-all-there') })).toBeVisible();

  const late = await newcomer('Late');
  await late.goto(link);
  await late.getByRole('button', { name: say('start-sit') }).click();
  const trouble = late.getByRole('alert').filter({ hasText: say('trouble-bad-invitation.title') });
  await expect(trouble.getByText(say('trouble-bad-invitation'))).toBeVisible();
  await expect(trouble.getByRole('link', { name: say('trouble-home') })).toHaveAttribute('href', '/');
  await expect(late.getByRole('button', { name: say('start-watch') })).toHaveCount(0);

  // Whoever has the seat finds the way to it by the same link.
  await friend.goto(`${url()}/`);
  await friend.goto(link);
  await expect(friend.getByText(say('start-sits-already'))).toBeVisible();
  await friend.getByRole('button', { name: say('start-to-table') }).click();
  await expect(friend.getByRole('heading', { name: say('start-all-there') })).toBeVisible();
});

/** Pip and Robin, playing; Pip begins. */
async function atOneTable(page: Page, newcomer: Newcomer): Promise<[Player, Player]> {
  const seats = [{ here: { name: 'Pip' } }, { link: {} }];
  const made = await makeTable(page, { players: 2, governor: 0 }, seats);
  const friend = await sitDown(newcomer, `${url()}/t/${made.table}#${made.invitations[1]}`);
  await begin(page, made);
  await expect(friend.locator('.round')).toHaveText(round(1));
  return [new Player(page, { seed: 21 }), new Player(friend, { seed: 22 })];
}

async function sitDown(newcomer: Newcomer, link: string): Promise<Page> {
  const friend = await newcomer('Robin');
  await friend.goto(link);
  await friend.getByRole('button', { name: say('start-sit') }).click();
  await expect(friend).not.toHaveURL(/#/);
  return friend;
}

/** Nothing that only the one could see came to the other, neither to his page nor to his connection. */
async function noSecret(one: { hears: Ears; seat: number }, other: { hears: Ears; page: Page }) {
  const open = openCards(other.hears);
  const secret = [...one.hears.ownCards].filter((card) => !open.has(card));
  expect(secret.length, 'there must be something to be kept secret').toBeGreaterThan(0);
  expect(secret.filter((card) => other.hears.heardOf(card))).toEqual([]);
  const told = other.hears.events.filter((event) => 'seat' in event && event.seat === one.seat);
  const veiled = told.flatMap((event): unknown[] => {
    if (event.event === 'drew' || event.event === 'shown') return [event.card];
    return event.event === 'paid' || event.event === 'kept' || event.event === 'discarded' ? [event.cards] : [];
  });
  expect(veiled.length).toBeGreaterThan(0);
  expect(veiled.filter((card) => card !== null)).toEqual([]);

  const { cards, texts } = await other.page.evaluate(() => window.remembered());
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter((card) => secret.includes(card as CardId))).toEqual([]);
  const named = secret.map(
    (card) => new RegExp(`(?<!\\p{L})${say(`card-${card.replaceAll('_', '-')}`)}(?!\\p{L})`, 'iu'),
  );
  expect(texts.filter((text) => named.some((name) => name.test(text)))).toEqual([]);
}

/** The kinds of cards that a seat may have seen: its own, and those that lie open. */
function openCards(hears: Ears): Set<CardId> {
  const seen = new Set<CardId>([...hears.ownCards, 'cathedral']);
  const town = (view: Partial<View>) => {
    for (const { town } of Object.values(view.players ?? {})) {
      for (const { building, covers } of town) [building, ...covers].forEach((card) => seen.add(card));
    }
    view.revealed?.forEach((card) => seen.add(card));
  };
  for (const message of hears.heard) {
    if ((message.type === 'snapshot' || message.type === 'item') && message.view) town(message.view);
    if (message.type !== 'item' || !message.patch) continue;
    town({ ...message.patch.set, players: Object.values(message.patch.players) } as Partial<View>);
  }
  return seen;
}

declare global {
  interface Window {
    remembered: () => { cards: string[]; texts: string[] };
  }
}

/** From the next page on, whatever was in it at any time is remembered: cards by their kind, everything else as text. */
async function rememberTexts(page: Page) {
  await page.addInitScript(() => {
    const cards = new Set<string>();
    const texts = new Set<string>();
    const remember = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const card = element?.closest<HTMLElement>('[data-card]')?.dataset.card;
      if (card !== undefined) cards.add(card);
      else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt']) texts.add(node.getAttribute(name) ?? '');
      } else texts.add(node.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const root of [target, ...addedNodes]) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
          if (root === target) remember(root);
          else for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) remember(node);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    window.remembered = () => ({ cards: [...cards], texts: [...texts] });
  });
}
