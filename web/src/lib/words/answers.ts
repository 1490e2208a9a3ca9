/** An answer in words, as somebody might have given it. */
import type { Answer, CardId, Prompt } from '../../protocol';
import { t } from '../texts.svelte';
import { cardCount, cardList, eventName, goodsList, list, theRole } from './names';

/** What a seat might have answered to a question. `town` is what stands in its town, place by place. */
export function answerText(answer: Answer, { ask }: Prompt, town: readonly CardId[]): string {
  const standing = (places: readonly number[]) => places.flatMap((place) => town[place] ?? []);
  if ('role' in answer) {
    const role = { role: theRole(answer.role) };
    if (answer.library === undefined) return t('review-role', role);
    return t(answer.library ? 'review-role-library' : 'review-role-no-library', role);
  }
  if ('event' in answer) return t('review-event', { event: eventName(answer.event) });
  if ('build' in answer) {
    const card = cardCount(answer.build, 1);
    const covered = answer.over === undefined ? undefined : town[answer.over];
    return covered ? t('answer-build-over', { card, covered: cardCount(covered, 1) }) : t('answer-build', { card });
  }
  if ('pay' in answer) {
    const { cards, goods } = answer.pay;
    const parts = cards.length > 0 || goods.length === 0 ? [cardList(cards)] : [];
    if (goods.length > 0) parts.push(goodsList(standing(goods)));
    return t('answer-pay', { what: list(parts) });
  }
  if ('goods' in answer) {
    const what = { what: goodsList(standing(answer.goods)) };
    return 'goods' in ask && ask.goods.to === 'sell' ? t('answer-sell', what) : t('answer-produce', what);
  }
  if ('cards' in answer) {
    return t(`answer-${'cards' in ask ? ask.cards.to : 'keep'}`, { what: cardList(answer.cards) });
  }
  if ('demolish' in answer) {
    const card = town[answer.demolish];
    return t('answer-demolish', { card: card ? cardCount(card, 1) : '' });
  }
  if ('confirm' in answer) return t(answer.confirm ? 'web-yes' : 'web-no');
  return t('review-pass');
}
