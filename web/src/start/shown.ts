/** How many running games the first page shows, and how many it showed the last time. */
import { kept } from '../lib/storage';

export const MOST_SHOWN = 4;
export const LAST_COUNT = 'sanjuan:running';

/** For so many games room is kept before they are known. */
export function roomFor(last = kept(LAST_COUNT)): number {
  const count = Number(last);
  return Number.isInteger(count) ? Math.max(0, Math.min(MOST_SHOWN, count)) : 0;
}
