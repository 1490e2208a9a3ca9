/** What one viewer has heard of a table: the last snapshot, and the moments that led to it. */
import type { Item, Snapshot } from '../../protocol';
import { beginning, fold, moments, type Moment } from './fold';

export interface Stream {
  snap: Snapshot;
  /** One after another without a gap, up to the snapshot; those before the first are not here yet. */
  past: Moment[];
}

/** What to do with an item. */
export type Heard = { told: Stream; moment: Moment } | 'old' | 'gap';

export function hear(stream: Stream, item: Item): Heard {
  if (item.seq <= stream.snap.seq) return 'old';
  if (item.seq > stream.snap.seq + 1) return 'gap';
  const moment = { item, before: stream.snap, after: fold(stream.snap, item) };
  return { told: { snap: moment.after, past: [...stream.past, moment] }, moment };
}

/** A snapshot that came: what led to it has to be asked for, unless we know it. */
export function renew(stream: Stream | undefined, snap: Snapshot): Stream {
  if (stream && stream.snap.seq === snap.seq) return { snap, past: stream.past };
  return { snap, past: [] };
}

/** The number of the first moment we have; one after the snapshot's if we have none. */
export function knownFrom(stream: Stream): number {
  return stream.past[0]?.item.seq ?? stream.snap.seq + 1;
}

/** The whole past, from all items before the first known one. */
export function complete(stream: Stream, items: readonly Item[]): Stream {
  const missing = items.filter((item) => item.seq < knownFrom(stream));
  const early = moments(beginning(stream.snap), missing);
  return { snap: stream.snap, past: [...early, ...stream.past] };
}
