/** The score sheet as the pad in the box has it: lines as rows, players as columns; and what it comes to. */
import { CARD_IDS } from '../lib/words/names';
import type { ItemId, Sheet, TableResult } from '../protocol';

/** A line of the pad. */
export interface Row {
  item: ItemId;
  /** By seat; `null` where a player has no such line. */
  points: (number | null)[];
}

/** How a game ended, as far as it is told in a sentence. */
export interface Outcome {
  winners: readonly number[];
  points: number;
  /** Those who had as many points as the winner and fewer cards and goods left. */
  beaten: number[];
  /** Cards and goods of the winner, which decided if somebody was beaten by them. */
  left: number;
  /** Those who come next after the winners, and by how many points. */
  next: { seats: number[]; behind: number } | null;
}

/** All lines that anybody has, in the order in which they are added up. */
export function rows({ sheets }: TableResult): Row[] {
  const items = new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.item)));
  const points = (sheet: Sheet, item: ItemId) => sheet.lines.find((line) => line.item === item)?.points ?? null;
  return [...items]
    .sort((a, b) => order(a) - order(b))
    .map((item) => ({ item, points: sheets.map((sheet) => points(sheet, item)) }));
}

/** Printed points, tucked cards, then buildings; the palace counts what stands above it. */
function order(item: ItemId): number {
  if (item === 'buildings') return -2;
  if (item === 'tucked') return -1;
  return item === 'palace' ? CARD_IDS.length : CARD_IDS.indexOf(item);
}

export function outcome({ sheets, winners }: TableResult): Outcome {
  const best = sheets.find((sheet) => sheet.seat === winners[0]);
  const points = best?.total ?? 0;
  const others = sheets.filter((sheet) => !winners.includes(sheet.seat));
  const beaten = others.filter((sheet) => sheet.total === points).map((sheet) => sheet.seat);
  return { winners, points, beaten, left: best?.tie_break ?? 0, next: following(others, points) };
}

function following(others: readonly Sheet[], points: number): Outcome['next'] {
  const second = [...others].sort(better)[0];
  if (!second) return null;
  const seats = others.filter((sheet) => better(sheet, second) === 0).map((sheet) => sheet.seat);
  return { seats, behind: points - second.total };
}

/** The place of each seat: 1 for the winners. Those with the same points and the same left share a place. */
export function places({ sheets }: TableResult): number[] {
  return sheets.map((sheet) => 1 + sheets.filter((other) => better(other, sheet) < 0).length);
}

/** Whether cards and goods left over decided anything: some have the same points. */
export function tied({ sheets }: TableResult): boolean {
  return new Set(sheets.map((sheet) => sheet.total)).size < sheets.length;
}

/** Negative if the first is better. */
function better(a: Sheet, b: Sheet): number {
  return b.total - a.total || b.tie_break - a.tie_break;
}
