/** What a person at the page sees of a game: read from the page alone, never from the server. */
import type { Page } from '@playwright/test';
import type { Lang } from './words';
import { words } from './words';

/** Something that can be touched to choose it. */
export interface Spot {
  spot: string;
  card: string | null;
  state: 'possible' | 'chosen';
  /** What it costs now, where that is shown. */
  name: string;
}

/** A button of the question. */
export interface Choice {
  name: string;
  main: boolean;
  enabled: boolean;
}

/** What is asked, or that nothing is asked any more. */
export type Seen =
  | { what: 'over' }
  | { what: 'curtain'; button: string }
  | { what: 'trouble'; text: string }
  | {
      what: 'question';
      question: string;
      rule: string;
      doubt: boolean;
      /** What can be touched, in the order of the page. */
      spots: Spot[];
      choices: Choice[];
      hand: number;
      goods: number;
      round: string;
    };
export type Asked = Extract<Seen, { what: 'question' }>;

/** Kinds of questions, told apart by their buttons as a reader does. */
export type Kind =
  | 'role'
  | 'build'
  | 'pay'
  | 'produce'
  | 'sell'
  | 'demolish'
  | 'keep'
  | 'discard'
  | 'tuck'
  | 'swap'
  | 'confirm'
  | 'doubt';

const BY_BUTTON = ['pay', 'produce', 'sell', 'demolish', 'keep', 'discard', 'tuck', 'swap'] as const;
const OR_NOTHING: readonly string[] = ['produce', 'sell', 'keep', 'discard', 'tuck', 'swap'];

export function kindOf(asked: Asked, lang: Lang): Kind {
  const say = words(lang);
  if (asked.doubt) return 'doubt';
  const names = asked.choices.map((choice) => choice.name);
  if (names.includes(say('decide-pass'))) return 'build';
  if (names.includes(say('web-yes')) && names.includes(say('web-no'))) return 'confirm';
  const main = asked.choices.find((choice) => choice.main)?.name ?? '';
  const known = BY_BUTTON.find(
    (kind) => main === say(`decide-${kind}`) || (OR_NOTHING.includes(kind) && main === say(`decide-${kind}-nothing`)),
  );
  if (known) return known;
  if (asked.spots.some(({ spot }) => /(^|-)role-|(^|-)open-/.test(spot))) return 'role';
  throw new Error(`nobody knows what to do about ${JSON.stringify(asked)}`);
}

/** Waits until the page wants something, or the game is over. */
export async function look(page: Page): Promise<Seen> {
  const handle = await page.waitForFunction(read, null, { polling: 30, timeout: 45_000 });
  const seen = await handle.jsonValue();
  await handle.dispose();
  if (seen === null) throw new Error('nothing is to be seen');
  return seen;
}

/** What the page wants at this moment; `null` if nothing. */
export function glance(page: Page): Promise<Seen | null> {
  return page.evaluate(read);
}

/** Runs in the page. `null` while there is nothing to do but wait. */
function read(): Seen | null {
  const text = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name = (node: Element) => node.getAttribute('aria-label') ?? text(node);
  const trouble = document.querySelector('.trouble');
  if (trouble) return { what: 'trouble', text: text(trouble) };
  if (document.querySelector('.the-end table tfoot')) return { what: 'over' };
  const curtain = document.querySelector('.curtain button');
  if (curtain) return { what: 'curtain', button: text(curtain) };
  const bar = document.querySelector('.decide');
  if (!bar) return null;
  const spots = [
    ...document.querySelectorAll<HTMLElement>('button[data-spot][aria-pressed]:not([aria-disabled=true])'),
  ].map((node): Spot => ({
    spot: node.dataset.spot ?? '',
    card: node.dataset.card ?? null,
    state: node.getAttribute('aria-pressed') === 'true' ? 'chosen' : 'possible',
    name: name(node),
  }));
  const choices = [...bar.querySelectorAll<HTMLButtonElement>('.answers button, .doubt button')].map(
    (node): Choice => ({ name: text(node), main: node.classList.contains('main'), enabled: !node.disabled }),
  );
  // While an answer is on its way nothing can be touched.
  if (spots.length === 0 && !choices.some((choice) => choice.enabled)) return null;
  return {
    what: 'question',
    question: text(bar.querySelector('h2')),
    rule: text(bar.querySelector('.rule')),
    doubt: bar.querySelector('.doubt') !== null,
    spots,
    choices,
    hand: document.querySelectorAll('[data-spot^="hand-"][data-card]').length,
    goods: document.querySelectorAll('.player.own .good').length,
    round: text(document.querySelector('.round')),
  };
}
