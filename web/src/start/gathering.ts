/** What a table waits for before the first card is dealt. */
import type { SeatInfo } from '../protocol';

/** The seats on which nobody sits. */
export function freeSeats(seats: readonly SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => ('nobody' in seat.player ? [index] : []));
}

interface Ready {
  /** Whether the table was made to begin by itself. */
  wanted: boolean;
  /** Whether all that was missed has come. */
  live: boolean;
  /** Whether something is on its way that has to arrive first, such as what one adds to the shuffle. */
  saying: boolean;
  free: number;
  /** Whether one has a seat to begin from. */
  seated: boolean;
}

export function startsNow({ wanted, live, saying, free, seated }: Ready): boolean {
  return wanted && live && !saying && free === 0 && seated;
}
