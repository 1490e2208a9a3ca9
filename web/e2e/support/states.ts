/**
 * Leads a page through the states of a game. The answers are given beside the page, by the same session, so that hundreds of
 * questions go by quickly; the page shows every one of them as if its player had answered.
 */
import { expect, type Page } from '@playwright/test';
import type { Answer, Options, Question, Setup, TableSeen } from '../../src/protocol';
import { makeTable, url } from './test';

/** A question as the page shows it. */
export interface Asked {
  seen: TableSeen;
  question: Question;
  /** The kind of the question with the step of the game: `keep/cards-keep`. */
  kind: string;
}

/** Makes a table against bots, deals, and opens it. */
export async function sitDown(page: Page, options: Partial<Options> & { players: number }, seats?: Setup['seats']) {
  const { table } = await makeTable(page, options, seats, { watching: true });
  await deal(page, table);
  await page.goto(`${url()}/t/${table}`);
  await expect(page.locator('.table[data-seq]')).toBeVisible();
  return table;
}

/** Begins the game of a table that is full. */
export async function deal(page: Page, table: string): Promise<void> {
  await say(page, table, 'deeds', { seat: 0, id: id(), deed: 'start' });
}

/** Plays a game to its end, whatever the page shows meanwhile. */
export async function playOut(page: Page, table: string, chance = chanceFrom(7)): Promise<void> {
  for (;;) {
    const seen = await look(page, table);
    if (seen.snapshot.table.status.phase === 'over') return;
    const { question } = seen;
    if (question) await answer(page, table, { seen, question, kind: '' }, chance);
  }
}

/** Waits until the page asks something, or the game is over (`null`). */
export async function nextQuestion(page: Page, table: string): Promise<Asked | null> {
  let found: Asked | null = null;
  await expect
    .poll(
      async () => {
        const seen = await look(page, table);
        if (seen.snapshot.table.status.phase === 'over') return 'over';
        const { question } = seen;
        // Where there is one answer the page gives it itself.
        if (!question || question.count === 1) return 'waiting';
        found = { seen, question, kind: kindOf(seen, question) };
        return 'asked';
      },
      { timeout: 60_000, intervals: [5, 10, 20, 50, 100] },
    )
    .not.toBe('waiting');
  const asked = found as Asked | null;
  // Others may answer the same question meanwhile, so that the page shows a later step.
  const shown = (at: number) =>
    Number(document.querySelector<HTMLElement>('.table[data-seq]')?.dataset.seq) >= at &&
    document.querySelector('.decide') !== null;
  if (asked) await page.waitForFunction(shown, asked.seen.snapshot.seq, { polling: 'raf' });
  return asked;
}

/** Answers in a way that brings the game on: what can be built is built, and every role has its turn. */
export async function answer(
  page: Page,
  table: string,
  { seen, question }: Asked,
  chance: () => number,
): Promise<void> {
  const given = choose(seen, question, chance);
  const result = await say(page, table, 'moves', {
    seat: question.prompt.seat,
    expected: seen.snapshot.seq,
    id: id(),
    answer: given,
  });
  expect(result, JSON.stringify({ given, question })).not.toHaveProperty('refused');
}

/** Numbers in [0, 1) that are the same in every run. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function look(page: Page, table: string): Promise<TableSeen> {
  return page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}?seat=0`)).json()) as TableSeen, table);
}

async function say(page: Page, table: string, where: 'moves' | 'deeds', body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to as string, { method: 'POST', headers, body: JSON.stringify(what) });
      return ((await answer.json()) as { result: unknown }).result;
    },
    [`/api/tables/${table}/${where}`, body] as const,
  );
}

function id(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

function kindOf(seen: TableSeen, { prompt }: Question): string {
  const { ask } = prompt;
  const step = seen.snapshot.view?.decision.step ?? 'none';
  const [shape] = Object.keys(ask);
  const to = 'cards' in ask ? `-${ask.cards.to}` : 'goods' in ask ? `-${ask.goods.to}` : '';
  return `${step}/${shape}${to}`;
}

function choose(seen: TableSeen, question: Question, chance: () => number): Answer {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  if (question.options.length > 0) {
    const building = question.options.filter((one) => 'build' in one);
    const selling = question.options.filter((one) => 'goods' in one && one.goods.length > 0);
    const events = question.options.filter((one) => 'event' in one);
    if (building.length > 0) return pick(building);
    if (selling.length > 0) return pick(selling);
    return events.length > 0 && chance() < 0.6 ? pick(events) : pick(question.options);
  }
  const { ask } = question.prompt;
  const cards = question.cards
    .filter((one) => one.refused === null)
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  if ('pay' in ask) return { pay: { cards: cards.slice(0, ask.pay.cost), goods: [] } };
  if ('cards' in ask) return { cards: cards.slice(0, ask.cards.at_least) };
  throw new Error(`no answer to ${JSON.stringify(question.prompt)} at ${seen.snapshot.seq}`);
}
