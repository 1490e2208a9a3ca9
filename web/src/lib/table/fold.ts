/** Items folded into a snapshot, as docs/protocol.md says. Nothing is changed in place. */
import type { Item, Snapshot, TableInfo, View, ViewPatch } from '../../protocol';

/** An entry of the log, and the table before and after it. */
export interface Moment {
  item: Item;
  before: Snapshot;
  after: Snapshot;
}

export function foldView(view: View, patch: ViewPatch): View {
  const players = view.players.map((seen, seat) => patch.players[String(seat)] ?? seen);
  return { ...view, ...patch.set, players };
}

export function fold(snap: Snapshot, item: Item): Snapshot {
  const table: TableInfo = { ...snap.table, status: item.status };
  if (item.seats) table.seats = item.seats;
  if (item.secret !== undefined) table.secret = item.secret;
  if (item.rematch !== undefined) table.rematch = item.rematch;
  let view = snap.view;
  if (item.view) view = item.view;
  else if (item.patch && view) view = foldView(view, item.patch);
  return { ...snap, seq: item.seq, table, view };
}

/** A table as it was before its first entry, as far as that can still be said. */
export function beginning(snap: Snapshot): Snapshot {
  const status = {
    phase: 'gathering',
    waiting: [],
    answered: [],
    deadline: null,
    paused: false,
    proposal: null,
    result: null,
  } as const;
  const table = { ...snap.table, status: { ...status, waiting: [], answered: [] }, secret: null, rematch: null };
  return { seq: 0, table, seat: snap.seat, view: null };
}

/** Items as moments, one after another from a snapshot on. */
export function moments(from: Snapshot, items: readonly Item[]): Moment[] {
  const told: Moment[] = [];
  let before = from;
  for (const item of items) {
    const after = fold(before, item);
    told.push({ item, before, after });
    before = after;
  }
  return told;
}
