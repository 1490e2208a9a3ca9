/** What the people at a table are called. */
import { botName } from '../lib/words/names';
import { t } from '../lib/texts.svelte';
import type { SeatInfo } from '../protocol';

/** The name of a seat. Bots are called by what they are, and told apart where there are several of a kind. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const own = nameOf(seats[seat]);
  if (own === null) return t('player-number', { n: seat + 1 });
  const alike = seats.filter((other) => nameOf(other) === own);
  if (alike.length === 1) return own;
  const number = seats.slice(0, seat + 1).filter((other) => nameOf(other) === own).length;
  return `${own} ${number}`;
}

function nameOf(info: SeatInfo | undefined): string | null {
  if (!info) return null;
  return 'bot' in info.player ? botName(info.player.bot.level) : info.name;
}

/** Whether nobody but bots sits at the other seats; those at one screen see each other anyway. */
export function alone(seats: readonly SeatInfo[], yours: readonly number[]): boolean {
  return yours.length > 0 && seats.every((info, seat) => yours.includes(seat) || 'bot' in info.player);
}
