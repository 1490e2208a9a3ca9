/** Bad days, in the middle of every kind of question: nothing is lost, and nothing is done twice. */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ears } from './support/ears';
import { Player } from './support/player';
import { answersOf, expectScore, served } from './support/score';
import { look, type Asked, type Kind } from './support/seen';
import { serve } from './support/server';
import { begin, expect, makeTable, test } from './support/test';
import { Wire } from './support/wire';
import { words } from './support/words';

test.use({ trace: 'off' });

const say = words('en');
const GAME = { players: 2, edition: 'second', new_buildings: true, events: true, opening: 'chosen' } as const;
const USUAL: Kind[] = ['role', 'build', 'pay', 'produce', 'sell', 'keep'];

test('the page is loaded anew, and opened once more, in the middle of every kind of question', async ({ page }) => {
  await begin(page, await makeTable(page, GAME));
  const ears = [new Ears(page)];
  // The first page was listened to only from its connection on, so it is opened again.
  await page.reload();
  const player = new Player(page, { seed: 41, frugal: true });
  const struck = new Set<Kind>();
  await player.toTheEnd(async (kind, asked) => {
    if (struck.has(kind) || kind === 'doubt') return false;
    struck.add(kind);
    const before = await served(page);
    await chooseSomething(page, kind, asked);
    await page.reload();
    await expectSame(page, asked);

    // A second tab is asked the same, and what it answers the first one sees.
    const tab = await page.context().newPage();
    ears.push(new Ears(tab));
    await tab.goto(page.url());
    await expectSame(tab, asked);
    expect(await served(page)).toEqual(before);
    await new Player(tab, { seed: 42, frugal: true }).answerOnce();
    await expect.poll(async () => (await served(page)).snapshot.seq).toBeGreaterThan(before.snapshot.seq);
    await tab.close();
    await expect(page.getByRole('alert').filter({ hasText: say('table-stale') })).toHaveCount(0);
    return true;
  });
  await expectScore(page);
  covered([...struck]);
  await onceEach(page, ears);
});

test('the connection is lost, and the server with it, in the middle of every kind of question', async ({
  page,
  expected,
}) => {
  test.slow();
  expected.push(/WebSocket connection|net::ERR|Failed to load resource/);
  const data = mkdtempSync(join(tmpdir(), 'sanjuan-storm-'));
  let server = await serve(data);
  const wire = await Wire.to(server.url);
  try {
    const ears = [new Ears(page)];
    await begin(page, await makeTable(page, GAME, undefined, { at: wire.url }));
    const player = new Player(page, { seed: 43, frugal: true });
    const offline = page.locator('.bar').getByText(say('link-offline'));
    const live = page.locator('.bar').getByText(say('link-live'), { exact: true });
    const seq = async () => (await served(page, 0, server.url)).snapshot.seq;
    const struck = new Map<Kind, number>();

    const storms = [
      // The wire is cut; the answer is given before it is mended.
      async (kind: Kind, asked: Asked) => {
        wire.cut();
        await expect(offline).toBeVisible();
        await expectSame(page, asked);
        const before = await seq();
        await player.answerOnce();
        await expect(page.getByText(say('decide-on-its-way')).first()).toBeVisible();
        expect(await seq(), kind).toBe(before);
        wire.mend();
        await expect(live).toBeVisible();
      },
      // The answer arrives, but the page does not hear of it before the wire breaks.
      async (kind: Kind) => {
        const before = await seq();
        wire.deafen();
        await player.answerOnce();
        await expect.poll(seq, kind).toBeGreaterThan(before);
        wire.cut();
        await expect(offline).toBeVisible();
        wire.mend();
        await expect(live).toBeVisible();
      },
      // The server is stopped and started again.
      async (kind: Kind, asked: Asked) => {
        await chooseSomething(page, kind, asked);
        const before = await served(page);
        const port = Number(new URL(server.url).port);
        await server.stop();
        await expect(offline).toBeVisible();
        server = await serve(data, port);
        await expect(live).toBeVisible();
        expect((await served(page)).question).toEqual(before.question);
        expect((await served(page)).snapshot).toEqual(before.snapshot);
      },
    ];

    await player.toTheEnd(async (kind, asked) => {
      const times = struck.get(kind) ?? 0;
      const storm = storms[times];
      if (!storm || kind === 'doubt') return false;
      struck.set(kind, times + 1);
      await storm(kind, asked);
      return true;
    });
    await expectScore(page);
    covered([...struck.keys()]);
    for (const kind of ['role', 'build', 'sell'] as const) expect(struck.get(kind)).toBe(storms.length);
    await onceEach(page, ears);
  } finally {
    await wire.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

/** Notes which kinds of questions were met; those of every game must be among them. */
function covered(kinds: Kind[]) {
  test.info().annotations.push({ type: 'kinds of questions', description: kinds.join(', ') });
  expect(kinds).toEqual(expect.arrayContaining(USUAL));
}

/** Every answer was stored once, however often it was sent, and nothing else was. */
async function onceEach(page: Page, ears: readonly Ears[]) {
  const stored = new Map(ears.flatMap((one) => [...one.stored]));
  expect(new Set(stored.values()).size).toBe(stored.size);
  const answers = await answersOf(page, 0);
  // A tab that was closed may not have heard what became of its last answer.
  if (ears.length === 1) return expect(stored.size).toBe(answers);
  expect(stored.size).toBeLessThanOrEqual(answers);
  expect(new Set(ears.flatMap((one) => [...one.moves])).size).toBeGreaterThanOrEqual(answers);
}

/** The page asks the same as before, with the same to choose from. */
async function expectSame(page: Page, before: Asked) {
  const seen = await look(page);
  if (seen.what !== 'question') throw new Error(`nothing is asked: ${JSON.stringify(seen)}`);
  const facts = ({ question, rule, spots, round }: Asked) => ({
    question,
    rule,
    round,
    spots: spots.map(({ spot, name }) => `${spot}: ${name}`).sort(),
  });
  expect(facts(seen)).toEqual(facts(before));
}

/** Something is chosen and not yet answered. */
async function chooseSomething(page: Page, kind: Kind, asked: Asked) {
  const free = asked.spots.find((spot) => spot.state === 'possible');
  // A touch takes a role at once.
  if (!free || kind === 'role') return;
  await page.locator(`[data-spot="${free.spot}"]`).click();
}
