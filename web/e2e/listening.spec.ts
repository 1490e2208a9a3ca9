/** For those who listen: everything is told once, everything has a name, and a game can be played by names alone. */
import type { Page } from '@playwright/test';
import { makeTables, SCREENS } from './support/screens';
import { answer, chanceFrom, nextQuestion, sitDown } from './support/states';
import { expect, prefer, test } from './support/test';

test.use({ trace: 'off' });

interface Heard {
  how: string;
  text: string;
}
declare global {
  interface Window {
    heard: Heard[];
  }
}

/** From the next page on, what the two voices of the page say. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    window.heard = [];
    const note = (voice: Element) => {
      const text = (voice.textContent ?? '').trim();
      if (text) window.heard.push({ how: voice.getAttribute('aria-live') ?? '', text });
    };
    new MutationObserver((changes) => {
      const voices = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('body > #app > [aria-live]'),
      );
      for (const voice of new Set(voices)) if (voice) note(voice);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

test('every step is told once, and every question is put once', async ({ page }) => {
  await listen(page);
  const table = await sitDown(page, { players: 3, new_buildings: true, events: true });
  const chance = chanceFrom(4);
  const first = await nextQuestion(page, table);
  expect(first).not.toBeNull();
  const lines = () => page.locator('.log li').allTextContents();
  // The log is drawn after the question.
  await expect.poll(async () => (await lines()).length).toBeGreaterThan(1);
  const before = await lines();
  const asked: string[] = [];
  await page.evaluate(() => (window.heard = window.heard.filter(({ how }) => how === 'assertive')));
  for (let n = 0; n < 30; n += 1) {
    const now = await nextQuestion(page, table);
    if (!now) break;
    asked.push((await page.locator('.decide h2').textContent()) ?? '');
    await answer(page, table, now, chance);
  }
  await nextQuestion(page, table);
  asked.push((await page.locator('.decide h2').textContent()) ?? '');
  const told = (await lines()).slice(before.length).map((line) => line.trim());
  const voice = async (how: string) =>
    (await page.evaluate(() => window.heard)).filter((one) => one.how === how).map((one) => one.text);
  // What was told just before the first question may be heard after it; so the end of what was heard counts.
  const all = sentences(told.join(' '));
  await expect.poll(async () => sentences((await voice('polite')).join(' ')).slice(-all.length)).toEqual(all);
  expect(await voice('assertive')).toEqual(asked.map((text) => text.trim()));
  process.stdout.write(`listening: ${told.length} sentences and ${asked.length} questions, each heard once\n`);
});

/** The same words in a row are said once: “has answered” of one player, twice. */
const sentences = (text: string) => text.split(/(?<=\.)\s/).filter((one, at, all) => one !== all[at - 1]);

const NAMED = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'radio',
  'combobox',
  'slider',
  'img',
  'dialog',
  'region',
  'progressbar',
  'spinbutton',
];

/** Things without a name in the tree that screen readers see. */
async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const without = nodes.filter(
    (node) => !node.ignored && NAMED.includes(String(node.role?.value)) && !String(node.name?.value ?? '').trim(),
  );
  return without.map((node) => `${node.role?.value} ${node.nodeId}`);
}

test('everything that can be used has a name', async ({ page, expected }) => {
  test.setTimeout(300_000);
  expected.push(/404|ERR_INTERNET_DISCONNECTED/);
  const tables = await makeTables(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS) {
    await open(page, tables);
    found.push(...(await nameless(page)).map((one) => `${name}: ${one}`));
  }
  expect(found).toEqual([]);
});

test('by roles and names alone the table in words can be played', async ({ page, context }) => {
  await prefer(context, { textMode: true });
  await sitDown(page, { players: 2 });
  const chance = chanceFrom(6);
  const main = page.getByRole('main');
  let answers = 0;
  while (!(await main.getByRole('heading', { name: /^Round 5/ }).count())) {
    expect(answers).toBeLessThan(150);
    // What the page says at once is what the question is called; it may be that of the last one for a moment.
    const called = async () => ((await page.getByRole('alert').last().textContent()) ?? '').trim();
    const put = async () => main.getByRole('region', { name: (await called()) || 'nothing', exact: true });
    const said = async () => (await (await put()).allTextContents()).map((text) => /on its way/.test(text));
    await expect.poll(said, { timeout: 30_000 }).toEqual([false]);
    const region = await put();
    const state = async () => [...(await region.allTextContents()), await chosen.count()].join();
    const lists = main.getByRole('region', { name: /^(Roles|Your hand|Your town|Cards turned up)/ });
    const choices = lists.getByRole('button', { pressed: false, disabled: false });
    const chosen = lists.getByRole('button', { pressed: true });
    const deed = region.getByRole('button', {
      name: /^(Take|Build for|Build:|Pay|Keep|Discard|Sell|Produce|Tuck|Exchange|Yes|Give)/,
      disabled: false,
    });
    const count = await choices.count();
    const before = await state();
    if ((await chosen.count()) === 0 && count > 0) await choices.nth(Math.floor(chance() * count)).click();
    else if (await deed.count()) await deed.first().click();
    else if (count > 0) await choices.first().click();
    else
      await region
        .getByRole('button', { name: /nothing/i })
        .first()
        .click();
    answers += 1;
    await expect.poll(state).not.toBe(before);
  }
  process.stdout.write(`listening: four rounds by ${answers} touches of named things\n`);
});
