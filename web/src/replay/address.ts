/** The address of a moment: `/replay/<table>?step=41&eyes=open`. */
import type { Eyes } from './course';

export interface Moment {
  step: number;
  eyes: Eyes;
}

export function address(table: string, { step, eyes }: Moment): string {
  return `/replay/${table}?step=${step}&eyes=${eyes}`;
}

/** The moment of an address. Whatever makes no sense is as if it were not there: the beginning, with all cards open. */
export function momentOf(query: URLSearchParams, players: number): Moment {
  const step = number(query.get('step'));
  const seat = number(query.get('eyes'));
  return { step: step ?? 0, eyes: seat !== null && seat < players ? seat : 'open' };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
