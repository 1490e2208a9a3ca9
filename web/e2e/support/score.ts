/** The score sheet on the page, and that of the server. */
import { expect, type Page } from '@playwright/test';
import { words } from './words';
import type { Items, TableSeen } from '../../src/protocol';

const say = words('en');

export function tableOf(page: Page): string {
  const id = /\/t\/([0-9A-Za-z_-]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no table`);
  return id;
}

/** What the server tells whoever has this page's seat; `at` if it is not asked by way of the page's own address. */
export async function served(page: Page, seat: number | null = 0, at = new URL(page.url()).origin): Promise<TableSeen> {
  const query = seat === null ? '' : `?seat=${seat}`;
  const answer = await page.context().request.get(`${at}/api/tables/${tableOf(page)}${query}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as TableSeen;
}

/** What can be read on the board. Where a card lies in the hand does not matter. */
export async function boardText(page: Page): Promise<string[]> {
  const text = await page.locator('.board').first().innerText();
  return text.split('\n').sort();
}

/** So many answers of a seat the server has stored. */
export async function answersOf(page: Page, seat: number): Promise<number> {
  let answers = 0;
  for (let after = 0; ;) {
    const path = `/api/tables/${tableOf(page)}/items?seat=${seat}&after=${after}`;
    const { items, seq } = (await (await page.context().request.get(new URL(path, page.url()).href)).json()) as Items;
    answers += items.filter(({ what }) => 'answered' in what && what.answered.seat === seat).length;
    after = items.at(-1)?.seq ?? seq;
    if (after >= seq) return answers;
  }
}

/** The sheet lies there, adds up, and is the server's. */
export async function expectScore(page: Page, seat: number | null = 0): Promise<void> {
  const { table } = (await served(page, seat)).snapshot;
  const result = table.status.result;
  if (!result) throw new Error('the server knows no result');
  const sheet = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: say('end-total') }) });
  // The page draws it when it has heard the end, which the server may know before.
  await expect(sheet).toBeVisible();
  const cells = (row: string) => sheet.getByRole('row').filter({ hasText: row }).getByRole('cell').allInnerTexts();
  const totals = (await cells(say('end-total'))).map(Number);
  expect(totals).toEqual(result.sheets.map((one) => one.total));
  const rows = await sheet.locator('tbody tr').all();
  const lines = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
  const sums = totals.map((_, column) => lines.reduce((sum, line) => sum + (Number(line[column]) || 0), 0));
  expect(sums).toEqual(totals);
  await expect(sheet.getByRole('columnheader')).toHaveCount(table.seats.length + 1);
}
