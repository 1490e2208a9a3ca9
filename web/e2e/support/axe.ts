/** Looks at a page with axe, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The same page, by the name axe knows it from its own copy of Playwright. */
type AxesPage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const THEMES = ['light', 'dark'] as const;

/** What is wrong with a page, one line a place. */
export async function faults(page: Page, where: string): Promise<string[]> {
  await rest(page);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  const found: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    // The newer way of axe opens an empty page beside each one, which takes the focus and the time.
    const { violations } = await new AxeBuilder({ page: page as unknown as AxesPage })
      .withTags(TAGS)
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary, target } of nodes) {
        if (id === 'target-size' && !(await tooSmallInSight(page, String(target[0])))) continue;
        found.push(`${where} (${theme}): ${id}: ${html.slice(0, 160)}: ${failureSummary}`);
      }
    }
  }
  await wear(page, before);
  return found;
}

/**
 * Whether a place to touch is too small where nothing lies over it: axe measures what the bar at the edge of the window leaves
 * of it, and whoever wants to touch it scrolls.
 */
async function tooSmallInSight(page: Page, target: string): Promise<boolean> {
  const at = await page.evaluate(() => scrollY);
  await page.locator(target).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page: page as unknown as AxesPage })
    .include(target)
    .withRules(['target-size'])
    .setLegacyMode()
    .analyze();
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), at);
  return violations.length > 0;
}

async function wear(page: Page, theme: string | undefined) {
  await page.evaluate((one) => {
    if (one === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = one;
  }, theme);
}

/** Waits until what fades in is there; what goes on for ever is not waited for. */
async function rest(page: Page) {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < 5_000);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
}
