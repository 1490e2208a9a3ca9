/** All that a page and the server say to each other. */
import type { Page } from '@playwright/test';
import type { CardId, FromClient, FromServer, Item, Sighting, Snapshot, View } from '../../src/protocol';

export class Ears {
  /** What came by the connection of a table. */
  readonly heard: FromServer[] = [];
  readonly said: FromClient[] = [];
  /** The same as it came, and what was fetched. */
  readonly raw: string[] = [];
  private readonly fetching: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.raw.push(String(payload));
        this.heard.push(JSON.parse(String(payload)) as FromServer);
      });
      socket.on('framesent', ({ payload }) => this.said.push(JSON.parse(String(payload)) as FromClient));
    });
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      const read = response.text().then(
        (text) => void this.raw.push(text),
        // The page that asked for it may be gone.
        () => undefined,
      );
      this.fetching.push(read);
    });
  }

  /** When all that was fetched has been read. */
  async settled(): Promise<void> {
    await Promise.all(this.fetching);
  }

  get items(): Item[] {
    return this.heard.filter((message) => message.type === 'item');
  }

  get events(): Sighting[] {
    return this.items.flatMap((item) => item.events ?? []);
  }

  /** The cards in front of the seat itself at any time: its hand, and those it could choose from. */
  get ownCards(): Set<CardId> {
    const views = [
      ...this.heard.filter((message): message is { type: 'snapshot' } & Snapshot => message.type === 'snapshot'),
      ...this.items,
    ].flatMap(({ view }) => (view ? [view] : []));
    const patches = this.items.flatMap(({ patch }) => (patch ? [patch.set as Partial<View>] : []));
    return new Set([...views, ...patches].flatMap(({ hand = [], drawn = [] }) => [...hand, ...drawn]));
  }

  /** The numbers under which answers were given. */
  get moves(): Set<string> {
    return new Set(this.said.flatMap((message) => (message.type === 'move' ? [message.id] : [])));
  }

  /** The numbers of the answers that the server has stored, as far as the page was told so, each with the item that tells of it. */
  get stored(): Map<string, number> {
    const { moves } = this;
    const replies = this.heard.flatMap((message) => (message.type === 'reply' ? [message] : []));
    return new Map(
      replies.flatMap(({ id, result }): [string, number][] => {
        if (!moves.has(id)) return [];
        if ('applied' in result) return [[id, result.applied.seq]];
        return 'duplicate' in result ? [[id, result.duplicate.seq]] : [];
      }),
    );
  }

  /** Whether a word came at any time as a value, not as the name of one. */
  heardOf(word: string): boolean {
    const among = (value: unknown): boolean => {
      if (typeof value === 'object' && value !== null) return Object.values(value).some(among);
      return value === word;
    };
    return this.raw.some((text) => text.includes(`"${word}"`) && among(JSON.parse(text)));
  }
}
