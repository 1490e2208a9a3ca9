/** What a seat is asked, in words. */
import type { Prompt, WhyId } from '../../protocol';
import { t } from '../texts.svelte';
import { cardName, ruleName } from './names';

const EVENTS: readonly WhyId[] = [
  'debt_relief',
  'earthquake',
  'free_building',
  'general_amnesty',
  'governor_visit',
  'taxes',
];

const byEvent = (why: WhyId) => EVENTS.includes(why);

export function questionText({ why, ask }: Prompt): string {
  if ('role' in ask) {
    if (byEvent(why)) return t('question-visit');
    const event = ask.role.events.length > 0 ? '-event' : '';
    const library = ask.role.library ? '-library' : '';
    return t(`question-role${event}${library}`);
  }
  if ('build' in ask) return t(byEvent(why) ? 'question-build-free' : 'question-build');
  if ('pay' in ask) {
    const { card, cost, goods } = ask.pay;
    const args = { card: cardName(card), n: cost };
    return goods === 0 ? t('question-pay', args) : t('question-pay-goods', { ...args, goods });
  }
  if ('goods' in ask) return t(`question-${ask.goods.to}`, { n: ask.goods.at_most });
  if ('demolish' in ask) return t('question-demolish');
  if ('cards' in ask) return cardsQuestion(why, ask.cards);
  return powerQuestion(why);
}

function cardsQuestion(why: WhyId, ask: { to: string; from: string; at_most: number }): string {
  const n = ask.at_most;
  if (ask.to === 'keep') {
    if (why === 'opening') return t('question-opening', { n });
    return ask.from === 'revealed' ? t('question-take', { n }) : t('question-keep', { n });
  }
  if (ask.to === 'discard') {
    if (why === 'hand_limit') return t('question-hand-limit', { n });
    return why === 'taxes' ? t('question-taxes', { n }) : t('question-discard', { n });
  }
  return t(ask.to === 'tuck' ? 'question-tuck' : 'question-swap', { n, card: ruleName(why) });
}

function powerQuestion(why: WhyId): string {
  if (why === 'gold_mine') return t('question-gold-mine');
  if (why === 'goldsmith') return t('question-goldsmith');
  return t('question-confirm', { card: ruleName(why) });
}
