/** Why something cannot be done, and what to do instead. */
import type { Illegal } from '../../protocol';
import type { Refused } from '../api';
import { t } from '../texts.svelte';
import { cardName, eventName, roleName } from './names';

/** Why a rule of the game forbids an answer. `who` names a seat. */
export function illegalText(illegal: Illegal, who: (seat: number) => string): string {
  const say = (args = {}, code: string = illegal.code) => t(`refusal-${code.replaceAll('_', '-')}`, args);
  switch (illegal.code) {
    case 'wrong_shape':
      return say({}, `wanted-${illegal.wanted}`);
    case 'no_such_seat':
      return say({ n: illegal.seat + 1 });
    case 'not_asked':
      return say({ who: who(illegal.seat) });
    case 'role_taken':
      return say({ role: roleName(illegal.role), who: who(illegal.by) });
    case 'role_not_used':
      return say({ role: roleName(illegal.role) });
    case 'event_not_open':
      return say({ event: eventName(illegal.event) });
    case 'not_in_hand':
    case 'already_stands':
    case 'not_offered':
      return say({ card: cardName(illegal.card) });
    case 'may_not_cover':
      return say({ card: cardName(illegal.card), covered: cardName(illegal.covered) });
    case 'too_dear':
      return say({ price: illegal.price, means: illegal.means });
    case 'costs_too_much':
      return say({ cost: illegal.cost, most: illegal.at_most });
    case 'wrong_payment':
      return say({ paid: illegal.paid, n: illegal.cost });
    case 'too_many_goods':
    case 'too_many':
      return say({ named: illegal.named, most: illegal.at_most });
    case 'too_few':
      return say({ named: illegal.named, least: illegal.at_least });
    case 'no_such_place':
    case 'place_twice':
    case 'no_good':
    case 'cannot_produce':
      return say({ place: illegal.place + 1 });
    case 'game_over':
    case 'library_asked':
    case 'library_not_asked':
    case 'nothing_to_visit':
    case 'cathedral_not_open':
    case 'nothing_builds_over':
      return say();
  }
}

/** What went wrong with a request, and what to do: a sentence for everything that can be refused. */
export function troubleText(
  refused: Refused,
  who: (seat: number) => string = (seat) => t('player-number', { n: seat + 1 }),
): string {
  if (refused.illegal) return illegalText(refused.illegal, who);
  return t(`trouble-${refused.code.replaceAll('_', '-')}`);
}
