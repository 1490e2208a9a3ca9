/** What can be done with the things on the table while a question is put. The board shows it, `Deciding` knows it. */
import type { EventCardId, RoleId } from '../protocol';

export interface Mark {
  /** Can be chosen; is chosen; cannot be, and says why. */
  state: 'possible' | 'chosen' | 'refused';
  /** A word beside it, such as a price. */
  tag?: string;
  /** Whether a teacher points at it. */
  hinted?: boolean;
  /** Chooses it, lets it go, or tells why it cannot be chosen. */
  press: () => void;
}

export interface Marks {
  role: (role: RoleId) => Mark | null;
  event: (event: EventCardId) => Mark | null;
  cathedral: () => Mark | null;
  /** By the number of the card in the hand, the cards dealt by the councillor, the cards turned up. */
  hand: (index: number) => Mark | null;
  drawn: (index: number) => Mark | null;
  revealed: (index: number) => Mark | null;
  /** A place of the own town. */
  place: (place: number) => Mark | null;
}

/** Nothing can be chosen. */
export const NO_MARKS: Marks = {
  role: () => null,
  event: () => null,
  cathedral: () => null,
  hand: () => null,
  drawn: () => null,
  revealed: () => null,
  place: () => null,
};
