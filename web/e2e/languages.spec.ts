/** The page in each of its languages. */
import type { Page } from '@playwright/test';
import { pointing } from './support/hands';
import { Player } from './support/player';
import { expect, makeTable, test, url } from './support/test';
import { type Lang, LANGS, round, words } from './support/words';

const LOCALES: Record<Lang, string> = { en: 'en-US', es: 'es-MX', ru: 'ru-RU', de: 'de-AT' };
const OWN_NAMES: Record<Lang, string> = { en: 'English', es: 'Español', ru: 'Русский', de: 'Deutsch' };

for (const lang of LANGS) {
  const say = words(lang);

  test(`${OWN_NAMES[lang]}: start, table, questions, settings`, async ({ newcomer }) => {
    const page = await newcomer('Pip', { locale: LOCALES[lang] });
    await watchUnwritten(page);
    const made = await makeTable(page, { players: 2, edition: 'second', new_buildings: true, events: true });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('button', { name: say('start-play'), exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('start-name') })).toBeVisible();
    await expectNoForeign(page, lang);

    await page.goto(`${url()}/t/${made.table}`);
    await page.getByRole('button', { name: say('start-begin') }).click();
    const player = new Player(page, { seed: 61, lang, hands: pointing(page, 'click') });
    const asked = await player.until((seen) => seen.what === 'question' && !seen.doubt);
    if (asked.what !== 'question') throw new Error('nothing is asked');
    await expect(page.locator('.round')).toHaveText(say('table-round', { round: 1 }));
    await player.until((seen, kind) => {
      if (seen.what !== 'question' || kind !== 'role') return false;
      expect([
        say('question-role'),
        say('question-role-event'),
        say('question-role-library'),
        say('question-role-event-library'),
      ]).toContain(seen.question);
      return true;
    });
    await player.until((seen) => seen.what === 'question' && seen.round === round(3, lang));
    await expect(page.getByRole('button', { name: say('log-started') })).toBeVisible();
    await expectNoForeign(page, lang);

    await page
      .locator('.bar')
      .getByRole('button', { name: say('web-settings') })
      .click();
    await expect(page.getByRole('dialog', { name: say('web-settings') })).toContainText(say('start-confirm-pass'));
    await expectNoForeign(page, lang);
    expect(await page.evaluate(() => window.unwritten)).toEqual([]);
  });
}

test('whose language is not spoken here reads English', async ({ newcomer }) => {
  const page = await newcomer('Pip', { locale: 'fr-FR' });
  await page.goto(url());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: words('en')('start-play'), exact: true })).toBeVisible();
});

test('the language changes in place, and stays', async ({ page }) => {
  await page.goto(url());
  await page.evaluate(() => (window.sameDocument = true));
  await page.getByRole('button', { name: OWN_NAMES.ru }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('button', { name: words('ru')('start-play'), exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('the language changes in the middle of a question, and what is chosen stays', async ({ page }) => {
  const made = await makeTable(page, { players: 2 });
  await page.goto(`${url()}/t/${made.table}`);
  await page.getByRole('button', { name: words('en')('start-begin') }).click();
  const player = new Player(page, { seed: 62 });
  await player.until(
    (seen, kind) => kind === 'build' && seen.what === 'question' && seen.spots.some(({ state }) => state === 'chosen'),
  );
  const chosen = page.locator('[data-card][aria-pressed=true]');
  const card = (await chosen.getAttribute('data-card'))?.replaceAll('_', '-');
  await page.evaluate(() => (window.sameDocument = true));

  await page
    .locator('.bar')
    .getByRole('button', { name: words('en')('web-settings') })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: OWN_NAMES.de }).click();
  const say = words('de');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-close') })
    .click();
  await expect(page.getByRole('region', { name: say('question-build') })).toBeVisible();
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${say(`card-${card}`)}`));
  await expect(page.getByRole('button', { name: say('log-started') })).toBeVisible();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  await page.locator('.decide button.main').click();
  await expect(page.getByRole('region', { name: say('question-build') })).toHaveCount(0);
});

declare global {
  interface Window {
    /** Texts that nobody wrote, as they were in the page at any time. */
    unwritten: string[];
    /** Is gone with the page. */
    sameDocument?: boolean;
  }
}

/** From the next page on it is noted where a text is missing. */
async function watchUnwritten(page: Page) {
  await page.addInitScript(() => {
    window.unwritten = [];
    const note = (text: string | null) => {
      const found = /⟦[^⟧]*/.exec(text ?? '')?.[0];
      if (found && !window.unwritten.includes(found)) window.unwritten.push(found);
    };
    new MutationObserver(() => {
      note(document.body?.textContent);
      note(document.title);
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        note(document.querySelector(`[${name}*="⟦"]`)?.getAttribute(name) ?? null);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

/** Russian has letters of its own: whatever is written in others was forgotten. */
async function expectNoForeign(page: Page, lang: Lang) {
  if (lang !== 'ru') return;
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
      ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...labels];
  });
  const KNOWN = ['San', 'Juan', 'Pip', 'English', 'Español', 'Deutsch', 'Enter', 'Esc'];
  const latin = texts.flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? []);
  expect(latin.filter((word) => !KNOWN.includes(word))).toEqual([]);
}
