import { afterEach, expect, test, vi } from 'vitest';
import type { TableClient } from '../lib/table/client.svelte';
import type { Question, SeatInfo } from '../protocol';
import { question, snapshot, status, table } from '../testing/views';
import { Seating } from './seating.svelte';

const person: SeatInfo = { name: 'Pip', player: { person: {} }, entropy: null };
const bot: SeatInfo = { name: 'steady', player: { bot: { level: 'steady' } }, entropy: null };
const prompt: Question['prompt'] = { seat: 1, why: 'builder', ask: { build: {} } };
const forced = question(prompt, { count: 1, options: [{ pass: true }] });

/** Seats 0 and 1 at one screen, which is in the hands of 0 while 1 is asked; what is sent to the server. */
async function called(third: SeatInfo, asked: Question): Promise<{ seating: Seating; sent: string[] }> {
  const snap = snapshot({ table: table({ seats: [person, person, third], status: status({ waiting: [1] }) }) });
  const client = { id: 'abc', snap, yours: [0, 1], seat: 0, look: vi.fn() };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (request.method === 'POST') sent.push(path);
    // After an answer the server is ahead of what was heard.
    return Response.json({ snapshot: { ...snap, seq: snap.seq + sent.length }, yours: [0, 1], question: asked });
  });
  const seating = new Seating(client as unknown as TableClient);
  seating.take(0);
  await seating.call();
  return { seating, sent };
}

afterEach(() => vi.unstubAllGlobals());

test('whoever has something to choose is called to the screen', async () => {
  const { seating, sent } = await called(bot, question(prompt));
  expect(seating.wanted).toBe(1);
  expect(sent).toEqual([]);
});

test('an only answer is given for him where nobody plays elsewhere', async () => {
  const { seating, sent } = await called(bot, forced);
  expect(seating.wanted).toBeNull();
  expect(sent).toEqual(['/api/tables/abc/moves']);
});

test('others who play elsewhere do not learn from a quick answer that there was no choice', async () => {
  const { seating, sent } = await called(person, forced);
  expect(seating.wanted).toBeNull();
  expect(sent).toEqual([]);
});
