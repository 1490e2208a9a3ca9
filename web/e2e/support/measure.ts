/** What can be measured of a page: whether it goes sideways, how large its targets are, what covers the focus. */
import type { Page } from '@playwright/test';

/** What sticks out sideways; empty if the page does not scroll that way. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > root.clientWidth + 1 || box.left < -1);
    });
    const told = wide.map(
      (one) => `<${one.localName} class="${one.getAttribute('class') ?? ''}"> ${one.textContent?.trim().slice(0, 40)}`,
    );
    return [`${root.scrollWidth} of ${root.clientWidth}`, ...told.slice(0, 8)];
  });
}

/**
 * Targets smaller than 24 by 24 pixels that the spacing of WCAG 2.5.8 does not excuse: a circle of 24 pixels around the middle of one
 * touches another target or the circle of another small one. Links within sentences are excused as well.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIZE = 24;
    const wanted =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]';
    const top = document.querySelector('dialog[open]') ?? document.body;
    const seen = (one: Element) => {
      const style = getComputedStyle(one);
      return (
        style.visibility !== 'hidden' && style.display !== 'none' && !one.closest('.unseen') && one.checkVisibility()
      );
    };
    // A field is as large as its label, which can be touched in its place.
    const box = (one: Element) => (one.closest('label') ?? one).getBoundingClientRect();
    const targets = [...top.querySelectorAll(wanted)].filter(seen).map((one) => ({ one, box: box(one) }));
    const there = targets.filter(
      ({ one, box }) => box.width > 0 && box.height > 0 && !one.matches('.skip:not(:focus)'),
    );
    const small = there.filter(({ box }) => box.width < SIZE - 0.5 || box.height < SIZE - 0.5);
    const middle = (one: DOMRect) => [one.left + one.width / 2, one.top + one.height / 2] as const;
    const distance = ([x, y]: readonly [number, number], one: DOMRect) =>
      Math.hypot(Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
    const crowded = small.filter((target) => {
      const inText = target.one.localName === 'a' && getComputedStyle(target.one).display === 'inline';
      if (inText) return false;
      const at = middle(target.box);
      return there.some((other) => {
        if (other.one === target.one || other.one.contains(target.one) || target.one.contains(other.one)) return false;
        if (distance(at, other.box) < SIZE / 2) return true;
        const [x, y] = middle(other.box);
        return small.includes(other) && Math.hypot(x - at[0], y - at[1]) < SIZE;
      });
    });
    return crowded.map(
      ({ one, box }) =>
        `${Math.round(box.width)}×${Math.round(box.height)} <${one.localName} class="${one.getAttribute('class') ?? ''}"> ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`,
    );
  });
}

/** Buttons that answer questions and are lower than a thumb wants them. */
export async function lowAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const answers = [
      ...document.querySelectorAll(
        '.decide .answers button, .decide .doubt button, button.main, [data-spot][aria-pressed]',
      ),
    ];
    const low = answers.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5);
    return low.map(
      (one) => `${Math.round(one.getBoundingClientRect().height)} px: ${one.textContent?.trim().slice(0, 40)}`,
    );
  });
}
