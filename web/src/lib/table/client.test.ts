/** A table as this browser knows it, on bad days: the server says little, late, or something else than before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardId, FromServer } from '../../protocol';
import { item, question, snapshot, status, table, view } from '../../testing/views';
import { kept } from '../storage';
import { commitmentKey, TableClient } from './client.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly sent: { type: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const answers = vi.fn<(path: string) => Promise<Response>>();
const asked: FromServer = {
  type: 'question',
  seq: 5,
  question: question({ seat: 0, why: 'builder', ask: { build: {} } }),
};
let client: TableClient;

/** The socket of a client that has caught up. */
async function live(): Promise<FakeSocket> {
  await client.open([0]);
  const socket = FakeSocket.all[0]!;
  socket.onopen?.();
  socket.tell({ type: 'snapshot', ...snapshot() });
  socket.tell(asked);
  socket.tell({ type: 'pong', n: 1 });
  return socket;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  answers.mockReset();
  answers.mockImplementation(async () => Response.json({ items: [], tables: [] }));
  vi.stubGlobal('fetch', (path: string) => answers(path));
  client = new TableClient('abcdefghijklmnop');
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

test('who leaves while he is asked who he is makes no connection any more', async () => {
  const opened = client.open();
  client.close();
  await opened;
  expect(FakeSocket.all).toEqual([]);
});

test('an answer of one’s own seat that was given elsewhere ends the question', async () => {
  const socket = await live();
  socket.tell({ type: 'item', ...item(6, { what: { answered: { seat: 1 } } }) });
  expect(client.question).not.toBeNull();
  socket.tell({ type: 'item', ...item(7, { what: { answered: { seat: 0 } } }) });
  expect(client.question).toBeNull();
});

test('what is under way for one seat is never heard as another’s', async () => {
  const first = await live();
  client.look(1);
  const second = FakeSocket.all[1]!;
  second.onopen?.();
  second.tell({ type: 'snapshot', ...snapshot({ seat: 1, view: view({ seat: 1, hand: ['well'] }) }) });
  const cards = (hand: CardId[]): FromServer => ({
    type: 'item',
    ...item(6, { patch: { set: { hand }, players: {} } }),
  });
  first.tell(cards(['palace']));
  expect(client.snap).toMatchObject({ seq: 5, seat: 1, view: { hand: ['well'] } });
  second.tell(cards(['crane']));
  expect(client.snap).toMatchObject({ seq: 6, seat: 1, view: { hand: ['crane'] } });
});

test('what the server does not understand is not waited for', async () => {
  const socket = await live();
  client.answer({ pass: true });
  expect(client.said).not.toBeNull();
  socket.tell({ type: 'error', code: 'bad_request', message: '' } as FromServer);
  expect(client.said).toBeNull();
  expect(client.notice).not.toBeNull();
});

test('the first commitment is remembered, whatever the server says later', async () => {
  const gathering = (commitment: string) =>
    snapshot({ table: table({ commitment, status: status({ phase: 'gathering' }) }), view: null });
  const socket = await live();
  socket.tell({ type: 'snapshot', ...gathering('first') });
  socket.tell({ type: 'pong', n: 1 });
  socket.tell({ type: 'snapshot', ...gathering('second') });
  socket.tell({ type: 'pong', n: 1 });
  expect(kept(commitmentKey(client.id))).toBe('first');
});

test('a table that is gone while one is away says so', async () => {
  const socket = await live();
  socket.onclose?.({ code: 1006, reason: '' });
  expect(client.trouble).toBeNull();
  const refusal = { code: 'not_found', message: '' };
  answers.mockImplementation(async () => Response.json(refusal, { status: 404 }));
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2), 2_000);
  FakeSocket.all[1]!.onclose?.({ code: 1006, reason: '' });
  await vi.waitFor(() => expect(client.trouble?.code).toBe('not_found'));
});
