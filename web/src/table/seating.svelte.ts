/**
 * Who sits in front of this screen. With one own seat, always the same; with several the screen is handed on, and in between nobody's
 * cards are shown.
 */
import type { TableClient } from '../lib/table/client.svelte';
import { api, randomHex } from '../lib/api';
import type { TableSeen } from '../protocol';

export class Seating {
  /** Who said that the screen is in his hands. */
  holder = $state<number | null>(null);
  private looking: number | null = null;

  constructor(private readonly client: TableClient) {}

  get shared(): boolean {
    return this.client.yours.length > 1;
  }

  /** Whether somebody's cards may be on the page. */
  get open(): boolean {
    return !this.shared || (this.holder !== null && this.holder === this.client.seat);
  }

  /** Who is to have the screen next; `null` if it is in the right hands. */
  get wanted(): number | null {
    const { client } = this;
    const status = client.snap?.table.status;
    if (!this.shared || !status || status.phase === 'gathering') return null;
    const due = client.yours.filter((seat) => status.waiting.includes(seat));
    if (this.holder === null) return due[0] ?? client.yours[0] ?? null;
    if (status.phase === 'over' || due.length === 0 || due.includes(this.holder)) return null;
    return due[0] ?? null;
  }

  take(seat: number): void {
    this.holder = seat;
    this.client.look(seat);
  }

  /** Draws the curtain. */
  release(): void {
    this.holder = null;
  }

  /**
   * Whoever has nothing to choose need not be called to the screen: his only answer is given for him. Nobody at the screen learns more by
   * this than by seeing him pick it up and put it down.
   */
  async spare(seat: number): Promise<void> {
    if (this.looking === seat) return;
    this.looking = seat;
    try {
      const seen = await api<TableSeen>(`/tables/${this.client.id}?seat=${seat}`);
      const [only] = seen.question?.options ?? [];
      if (seen.question?.count !== 1 || !only) return;
      await api(`/tables/${this.client.id}/moves`, {
        seat,
        expected: seen.snapshot.seq,
        id: randomHex(16),
        answer: only,
      });
    } catch {
      // Then he is called to the screen after all.
    } finally {
      this.looking = null;
    }
  }
}
