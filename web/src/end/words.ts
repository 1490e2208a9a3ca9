/** How a game ended, in sentences. */
import { t } from '../lib/texts.svelte';
import { list } from '../lib/words/names';
import type { TableResult } from '../protocol';
import { outcome } from './sheet';

/** Who has won, with how many points. `you` is the seat that is called "you". */
export function wonText(result: TableResult, names: readonly string[], you: number | null): string {
  const { winners, points } = outcome(result);
  const [winner = 0] = winners;
  if (winners.length > 1) return t('end-shared', { names: all(winners, names), n: points });
  return t('end-won', { ...about(winner, names, you), n: points });
}

/** What else there is to say: why the victory is shared, what decided a tie, who is second. */
export function secondText(result: TableResult, names: readonly string[], you: number | null): string {
  const { winners, beaten, left, next } = outcome(result);
  if (winners.length > 1) return t('end-shared-why');
  if (beaten.length > 0) return t('end-beaten', { names: all(beaten, names), n: left });
  if (!next) return '';
  const [second = 0] = next.seats;
  if (next.seats.length > 1) return t('end-seconds', { names: all(next.seats, names), n: next.behind });
  return t('end-second', { ...about(second, names, you), n: next.behind });
}

function about(seat: number, names: readonly string[], you: number | null) {
  const person = seat === you ? 'you' : 'other';
  return { who: seat === you ? t('player-you') : (names[seat] ?? ''), person };
}

const all = (seats: readonly number[], names: readonly string[]) => list(seats.map((seat) => names[seat] ?? ''));
