/**
 * What is shown of what has happened. Moments are shown one after another, with cards that move; whoever has fallen behind, looks away or
 * wants no movement is shown the last one at once.
 */
import { tick } from 'svelte';
import type { Moment } from '../lib/table/fold';
import { speed } from '../lib/prefs.svelte';
import type { Snapshot } from '../protocol';
import { dealt, flights, type Flight } from './flights';

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

  /** Cards fly to all hands. Nothing waits for it: whoever wants to choose already may do so. */
  deal(snap: Snapshot): void {
    if (speed() === 0 || document.visibilityState === 'hidden' || !snap.view) return;
    const all = dealt(snap.view, snap.seat);
    const air = this.airborne(all, all.map(start), STAGGER / 2);
    this.air = air;
    setTimeout(() => {
      if (this.air === air) this.air = [];
    }, lasts(air));
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
    const from = all.map(start);
    this.snap = moment.after;
    await tick();
    const air = this.airborne(all, from, STAGGER);
    this.air = air;
    const silent = (moment.item.events ?? []).length === 0;
    await rest(silent ? 0 : lasts(air) + REST / (speed() || 1), () => this.hurried);
    this.air = [];
  }

  /** Those whose two ends are on the page, one after another. */
  private airborne(all: readonly Flight[], from: readonly (DOMRect | null)[], stagger: number): Airborne[] {
    const rate = speed() || 1;
    return all.flatMap((flight, index): Airborne[] => {
      const [begin, end] = [from[index], locate(flight.to, flight.face)];
      if (!begin || !end) return [];
      this.key += 1;
      const times = { delay: (index * stagger) / rate, duration: DURATION / rate };
      return [{ key: this.key, face: flight.face, from: begin, to: end, ...times }];
    });
  }
}

const start = (flight: Flight) => locate(flight.from, flight.face);

/** Until the last of them has arrived. */
function lasts(air: readonly Airborne[]): number {
  const last = air.at(-1);
  return last ? last.delay + last.duration : 0;
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
