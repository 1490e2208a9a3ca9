/** Answers that are asked about once more, because a mistake with them costs. */
import { CARDS } from '../facts';
import type { Confirmations } from '../lib/prefs.svelte';
import type { Answer, CardId, Edition, Question } from '../protocol';

/** From this cost on a card is dear. */
const DEAR = 5;

/** What to ask before this answer is given; `null` if it can be given at once. */
export type Doubt = { kind: 'pass' } | { kind: 'dear'; cards: CardId[] };

export function doubt(answer: Answer, question: Question, edition: Edition, confirm: Confirmations): Doubt | null {
  if ('pass' in answer) {
    const possible = question.prices.some((price) => price.refused === null);
    return confirm.pass && possible ? { kind: 'pass' } : null;
  }
  if (!confirm.dear) return null;
  const given = givenAway(answer, question).filter((card) => CARDS[card].cost[edition] >= DEAR);
  return given.length > 0 ? { kind: 'dear', cards: given } : null;
}

/** The cards that leave the hand for good with this answer. */
function givenAway(answer: Answer, question: Question): CardId[] {
  if ('pay' in answer) return answer.pay.cards;
  const { ask } = question.prompt;
  return 'cards' in answer && 'cards' in ask && ask.cards.to === 'discard' ? answer.cards : [];
}
