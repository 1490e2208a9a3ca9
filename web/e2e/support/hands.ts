/** Ways to touch the page: mouse, fingers, keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Asked } from './seen';

export interface Hands {
  /** Touches something on the table: it is chosen, or let go. */
  touch(asked: Asked, spot: string): Promise<void>;
  /** Presses the button that gives the answer. */
  answer(asked: Asked): Promise<void>;
  /** Builds nothing. */
  nothing(): Promise<void>;
  /** Presses any button, by its name. */
  press(name: string): Promise<void>;
}

const spotted = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"][aria-pressed]`);
const main = (page: Page) => page.locator('.decide button.main');
const nothing = (page: Page) => page.locator('.decide [data-nothing]');
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A mouse, or with `tap` fingers. */
export function pointing(page: Page, how: 'click' | 'tap'): Hands {
  const at = (target: Locator) => (how === 'tap' ? target.tap() : target.click());
  return {
    touch: (_, spot) => at(spotted(page, spot)),
    answer: () => at(main(page)),
    nothing: () => at(nothing(page)),
    press: (name) => at(named(page, name)),
  };
}

/**
 * A mouse that leaves the page alone before and after every touch: looking whether a button can be pressed keeps a page at
 * work, too, and who measures a touch would measure that.
 */
export function undisturbed(page: Page, count: () => void): Hands {
  const QUIET = 300;
  const at = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(QUIET);
    count();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(QUIET);
  };
  return {
    touch: (_, spot) => at(spotted(page, spot)),
    answer: () => at(main(page)),
    nothing: () => at(nothing(page)),
    press: (name) => at(named(page, name)),
  };
}

/** Nothing but keys: every other time the single keys of the table, else those that every page has. */
export function keys(page: Page): Hands {
  const key = (name: string) => page.keyboard.press(name);
  let plain = false;
  const turn = () => (plain = !plain);

  /** From the question, forwards or backwards, until something has the focus. */
  async function reach(target: Locator, step: 'Tab' | 'Shift+Tab') {
    await expect(target).toBeVisible();
    const there = () => target.evaluate((node) => node === document.activeElement);
    for (let steps = 0; steps < 150; steps += 1) {
      if (await there()) return;
      await key(step);
    }
    throw new Error(`no way leads to ${target}`);
  }

  return {
    async touch(asked, spot) {
      const index = asked.spots.findIndex((one) => one.spot === spot);
      if (turn() && index < 9) return key(String(index + 1));
      await key('q');
      await reach(spotted(page, spot), 'Shift+Tab');
      await key('Space');
    },
    async answer(asked) {
      await key('q');
      const confirm = !asked.spots.length && asked.choices.length > 1 && !asked.doubt;
      if (turn() && !confirm) return key('Enter');
      await reach(main(page), 'Tab');
      await key('Enter');
    },
    async nothing() {
      if (turn()) return key('n');
      await key('q');
      await reach(nothing(page), 'Tab');
      await key('Enter');
    },
    async press(name) {
      await reach(named(page, name), 'Tab');
      await key('Enter');
    },
  };
}
