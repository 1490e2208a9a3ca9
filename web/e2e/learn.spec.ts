/** The guided first game, from its first word to the score sheet. */
import type { Page } from '@playwright/test';
import { BEATS } from '../src/learn/lesson';
import { expect, test, url } from './support/test';

/** Does what the teacher points at, until he has nothing more to say. */
async function follow(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let touched = 0; touched < 400; touched += 1) {
    if (await until()) return;
    const next = page.locator('.coach .next');
    const hinted = page.locator('.table .hinted').first();
    const answer = page.locator('.decide button.main:enabled');
    if (await next.isVisible()) await next.click();
    else if (await hinted.isVisible()) await hinted.click();
    else if (await answer.isVisible()) await answer.click();
    else
      await page.waitForFunction(() =>
        document.querySelector('.coach .next, .hinted, .decide button.main:enabled, .lesson-end'),
      );
  }
  throw new Error('the lesson does not end');
}

const won = (page: Page) => page.getByRole('heading', { name: 'You have won!' });

test('whoever does what the teacher says wins his first game', async ({ page }) => {
  await page.goto(`${url()}/learn`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to San Juan' })).toBeVisible();
  await follow(page, () => won(page).isVisible());
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules' }).last()).toBeVisible();
});

test('a lesson that was left goes on where it was, and can begin anew', async ({ page }) => {
  await page.goto(`${url()}/learn`);
  await page.getByRole('button', { name: 'Begin' }).click();
  const at = (n: number) => page.getByText(`Step ${n} of ${BEATS.length}`);
  await follow(page, () => at(7).isVisible());
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(at(7)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(at(1)).toBeVisible();
});

test('another choice than the teacher’s is answered kindly and changes nothing', async ({ page }) => {
  await page.goto(`${url()}/learn`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await follow(page, () => page.locator('.table .hinted').first().isVisible());
  const before = await page.locator('#coach-title').innerText();
  await page.locator('.table .possible:not(.hinted)').first().click();
  await expect(page.locator('.coach [role=alert]')).toBeVisible();
  await expect(page.locator('#coach-title')).toHaveText(before);
  await expect(page.locator('.table .hinted').first()).toBeVisible();
});
