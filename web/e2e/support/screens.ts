/** Every screen of the page, and how to come there. */
import { expect, type Page } from '@playwright/test';
import { deal, playOut, sitDown } from './states';
import { makeTable, url } from './test';

/** Tables that screens are about. */
export interface Tables {
  /** A game that is over. */
  over: string;
  /** A table with a free seat, and the link to that. */
  gathering: string;
  invitation: string;
  /** Two people at one screen. */
  shared: string;
  playing: string;
}

export interface Screen {
  name: string;
  /** Comes there. */
  open: (page: Page, tables: Tables) => Promise<void>;
  /** Whether words are pressed on the way, which are looked for in English. */
  english?: true;
}

/** Makes the tables, in the session of the page. */
export async function makeTables(page: Page): Promise<Tables> {
  const here = (name: string) => ({ here: { name } });
  const over = await makeTable(page, { players: 3, new_buildings: true, events: true });
  await deal(page, over.table);
  await playOut(page, over.table);
  const gathering = await makeTable(page, { players: 2 }, [here('Pip'), { link: {} }]);
  const shared = await makeTable(page, { players: 2 }, [here('Pip'), here('Ana')]);
  await deal(page, shared.table);
  const playing = await sitDown(page, { players: 4, edition: 'second', new_buildings: true, events: true });
  const invitation = gathering.invitations[1] ?? '';
  return { over: over.table, gathering: gathering.table, invitation, shared: shared.table, playing };
}

const at = (path: string, sign: string) => async (page: Page) => {
  await page.goto(url() + path);
  await expect(page.locator(sign).first()).toBeVisible();
};
const atTable = async (page: Page, { playing }: Tables) => at(`/t/${playing}`, '.decide')(page);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The lesson at a step, as if it had been left there. */
const lesson = (step: number) => async (page: Page) => {
  await page.goto(url());
  await page.evaluate((n) => localStorage.setItem('sanjuan:lesson', String(n)), step);
  await at('/learn', 'h1')(page);
  await press(page, /Go on/);
  await expect(page.locator('.coach h2')).toBeVisible();
};

export const SCREENS: readonly Screen[] = [
  { name: 'start', open: at('/', '.play') },
  { name: 'new table', open: at('/new', 'h1') },
  { name: 'my games', open: at('/games', 'main h1 ~ *') },
  { name: 'settings', open: at('/settings', 'h1') },
  { name: 'rules', open: at('/rules', 'h1') },
  { name: 'cards', open: at('/cards', 'h1') },
  { name: 'one card', open: at('/cards/well', 'h1') },
  { name: 'unknown card', open: at('/cards/castle', 'h1') },
  { name: 'lesson, before', open: at('/learn', 'h1') },
  { name: 'lesson, first step', open: lesson(1), english: true },
  { name: 'lesson, later', open: lesson(8), english: true },
  { name: 'lesson, far', open: lesson(20), english: true },
  { name: 'replay, bring a record', open: at('/replay', 'h1') },
  { name: 'replay', open: async (page, { over }) => at(`/replay/${over}`, '.controls')(page) },
  { name: 'replay, in the middle', open: async (page, { over }) => at(`/replay/${over}?step=40`, '.controls')(page) },
  { name: 'gathering', open: async (page, { gathering }) => at(`/t/${gathering}`, '.gathering h1')(page) },
  {
    name: 'by link',
    open: async (page, { gathering, invitation }) => at(`/t/${gathering}#${invitation}`, '.join h1')(page),
  },
  { name: 'curtain', open: async (page, { shared }) => at(`/t/${shared}`, '.curtain')(page) },
  { name: 'table', open: atTable },
  { name: 'the end', open: async (page, { over }) => at(`/t/${over}`, '.the-end')(page) },
  {
    name: 'keys',
    open: async (page, tables) => {
      await atTable(page, tables);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'settings at the table',
    english: true,
    open: async (page, tables) => {
      await atTable(page, tables);
      await press(page, 'Settings');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'leaving',
    english: true,
    open: async (page, tables) => {
      await atTable(page, tables);
      await press(page, /^Leave/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a card explained',
    open: async (page, tables) => {
      await atTable(page, tables);
      await page.locator('.others .stack').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'unknown page', open: at('/somewhere', 'h1') },
  { name: 'unknown table', open: at('/t/aaaaaaaaaaaaaaaa', '.trouble') },
  { name: 'unknown replay', open: at('/replay/aaaaaaaaaaaaaaaa', '.trouble') },
  {
    name: 'server gone',
    english: true,
    open: async (page) => {
      await at('/', '.play')(page);
      await page.context().setOffline(true);
      await press(page, /^Play$/);
      await expect(page.locator('.trouble')).toBeVisible();
      await page.context().setOffline(false);
    },
  },
];
