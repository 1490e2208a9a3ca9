/** How a card is marked: by the colour of its band, and by a word or a good that says the same. */
import { CARDS } from '../facts';
import type { CardId } from '../protocol';

/** The custom property with the colour of the band. */
export function band(card: CardId): string {
  const { group, good } = CARDS[card];
  if (group === 'production') return `var(--${good ?? 'city'})`;
  if (group === 'cathedral') return 'var(--six)';
  return `var(--${group})`;
}
