/**
 * What is shown of what has happened. Moments are shown one after another, with cards that move; whoever has fallen behind, looks away or
 * wants no movement is shown the last one at once.
 */
import { tick } from 'svelte';
import type { Moment } from '../lib/table/fold';
import { speed } from '../lib/prefs.svelte';
import type { Snapshot } from '../protocol';
import { flights, type Flight } from './flights';

/** A card in the air: from one rectangle to another. */
export interface Airborne {
  key: number;
  face: Flight['face'];
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}

/** At speed 1, in milliseconds. */
const DURATION = 420;
const STAGGER = 70;
const REST = 260;
/** More than this is not told card by card. */
const MOST_AT_ONCE = 10;
const FAR_BEHIND = 5;

export class Stage {
  /** What is shown; `null` while nothing is behind. */
  snap = $state.raw<Snapshot | null>(null);
  air = $state.raw<readonly Airborne[]>([]);

  private queue: Moment[] = [];
  private playing = false;
  private hurried = false;
  private key = 0;

  /** Whether all that happened has been shown. */
  get idle(): boolean {
    return this.snap === null;
  }

  push(moment: Moment): void {
    if (speed() === 0 || document.visibilityState === 'hidden') return this.clear();
    this.queue.push(moment);
    this.snap ??= moment.before;
    if (!this.playing) void this.play();
  }

  /** Shows the last moment at once. */
  hurry(): void {
    this.hurried = this.playing;
  }

  clear(): void {
    this.queue = [];
    this.snap = null;
    this.air = [];
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const behind = this.hurried || this.queue.length >= FAR_BEHIND;
      if (behind) this.snap = next.after;
      else await this.show(next);
    }
    this.hurried = false;
    this.playing = false;
    this.snap = null;
  }

  private async show(moment: Moment): Promise<void> {
    const viewer = moment.after.seat;
    const all = (moment.item.events ?? []).flatMap((event) => flights(event, viewer)).slice(0, MOST_AT_ONCE);
    const from = all.map((flight) => locate(flight.from, flight.face));
    this.snap = moment.after;
    await tick();
    const rate = speed() || 1;
    const air = all.flatMap((flight, index): Airborne[] => {
      const [start, end] = [from[index], locate(flight.to, flight.face)];
      if (!start || !end) return [];
      this.key += 1;
      return [
        {
          key: this.key,
          face: flight.face,
          from: start,
          to: end,
          delay: (index * STAGGER) / rate,
          duration: DURATION / rate,
        },
      ];
    });
    this.air = air;
    const last = air.at(-1);
    const silent = (moment.item.events ?? []).length === 0;
    await rest(last ? last.delay + last.duration + REST / rate : silent ? 0 : REST / rate, () => this.hurried);
    this.air = [];
  }
}

/** Waits, unless somebody is in a hurry. */
async function rest(milliseconds: number, hurried: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !hurried()) await new Promise((done) => setTimeout(done, 30));
}

function locate(spots: readonly string[], face: Flight['face']): DOMRect | null {
  for (const spot of spots) {
    const there = find(spot, face);
    if (there) {
      const box = there.getBoundingClientRect();
      if (box.width > 0) return box;
    }
  }
  return null;
}

function find(spot: string, face: Flight['face']): Element | null {
  if (typeof face === 'object') {
    const card = document.querySelector(`[data-spot^="${spot}-"][data-card="${face.card}"]`);
    if (card) return card;
  }
  return document.querySelector(`[data-spot="${spot}"]`);
}
