/**
 * Who sits in front of this screen. With one own seat, always the same; with several the screen is handed on, and in between nobody's
 * cards are shown.
 */
import type { TableClient } from '../lib/table/client.svelte';
import { api, randomHex } from '../lib/api';
import type { Answer, TableSeen } from '../protocol';
import { alone } from './people';

export class Seating {
  /** Who said that the screen is in his hands. */
  holder = $state<number | null>(null);
  /** Who was looked at and has something to choose. */
  private called = $state<number | null>(null);
  private looking = false;

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
    const { due } = this;
    return this.holder === null || due === this.called ? due : null;
  }

  /** Who is waited for in place of whoever has the screen, whether he has anything to choose or not. */
  private get due(): number | null {
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
    this.called = null;
    this.client.look(seat);
  }

  /** Draws the curtain. */
  release(): void {
    this.holder = null;
  }

  /**
   * Whoever has nothing to choose need not be called to the screen: his only answer is given for him, and the curtain stays open. Nobody
   * at the screen learns more by this than by seeing him pick it up and put it down; where others play elsewhere the server gives it,
   * after a while, so that they learn nothing either. To be called whenever something has happened.
   */
  async call(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      for (let seat = this.due; seat !== null && this.holder !== null && seat !== this.called; seat = this.due) {
        const { question, snapshot } = await api<TableSeen>(`/tables/${this.client.id}?seat=${seat}`);
        const heard = this.client.snap?.seq ?? 0;
        // What has happened meanwhile will be heard soon, and then there is another call.
        if (snapshot.seq > heard) return;
        if (snapshot.seq < heard) continue;
        const [only] = question?.count === 1 ? question.options : [];
        const { seats, forced } = snapshot.table;
        if (only && alone(seats, this.client.yours)) await this.answer(seat, snapshot.seq, only);
        else if (only && forced === 'wait') return;
        else this.called = seat;
      }
    } catch {
      // Then he is called to the screen after all.
      this.called = this.due;
    } finally {
      this.looking = false;
    }
  }

  private answer(seat: number, expected: number, answer: Answer): Promise<unknown> {
    return api(`/tables/${this.client.id}/moves`, { seat, expected, id: randomHex(16), answer });
  }
}
