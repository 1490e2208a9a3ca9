/** A building in a town, in words: everything that can be seen of what lies on it and under it. */
import type { Building } from '../../protocol';
import { t } from '../texts.svelte';
import { cardList, cardName, goods, list } from './names';

export function lying(stack: Building): string[] {
  const parts: string[] = [];
  if (stack.good) parts.push(t('table-with-good', { good: goods(stack.building) }));
  if (!stack.works) parts.push(t('table-fresh'));
  if (stack.covers.length > 0) parts.push(t('table-covers', { cards: list(stack.covers.map(cardName)) }));
  if (stack.tucked_cards && stack.tucked_cards.length > 0)
    parts.push(t('table-tucked-cards', { cards: cardList(stack.tucked_cards) }));
  else if (stack.tucked) parts.push(t('table-tucked', { n: stack.tucked }));
  if (stack.stored > 0) parts.push(t('table-stored', { n: stack.stored }));
  return parts;
}
