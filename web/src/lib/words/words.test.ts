import { expect, test } from 'vitest';
import { CARDS } from '../../facts';
import type { Illegal } from '../../protocol';
import { chosen, LANGS, speak, t } from '../texts.svelte';
import { CARD_IDS, cardCount, cardText, goodsList, list, ROLES, roleText } from './names';
import { questionText } from './questions';
import { illegalText } from './refusals';

const GAP = /⟦|undefined|null/;

test.each(LANGS)('every card and role has its words in %s', async (lang) => {
  await speak(lang);
  for (const card of CARD_IDS) {
    // An event is never in a hand, so it is never counted there.
    const counts = CARDS[card].group === 'event' ? [] : [cardCount(card, 1), cardCount(card, 5)];
    const words = [cardText(card, 'first'), cardText(card, 'second'), ...counts].join(' ');
    expect(words).not.toMatch(GAP);
  }
  for (const role of ROLES) expect(roleText(role)).not.toMatch(GAP);
});

test.each(LANGS)('every refusal has a sentence in %s', async (lang) => {
  await speak(lang);
  const message = '';
  const all: Illegal[] = [
    { code: 'game_over', message },
    { code: 'no_such_seat', seat: 3, message },
    { code: 'not_asked', seat: 1, message },
    ...(['role', 'build', 'pay', 'goods', 'demolish', 'cards', 'confirm'] as const).map((wanted) => ({
      code: 'wrong_shape' as const,
      wanted,
      message,
    })),
    { code: 'role_taken', role: 'builder', by: 1, message },
    { code: 'role_not_used', role: 'builder', message },
    { code: 'library_asked', message },
    { code: 'library_not_asked', message },
    { code: 'event_not_open', event: 'taxes', message },
    { code: 'nothing_to_visit', message },
    { code: 'not_in_hand', card: 'well', message },
    { code: 'cathedral_not_open', message },
    { code: 'already_stands', card: 'well', message },
    { code: 'no_such_place', place: 1, message },
    { code: 'nothing_builds_over', message },
    { code: 'may_not_cover', card: 'well', covered: 'hero', message },
    { code: 'too_dear', price: 5, means: 2, message },
    { code: 'costs_too_much', cost: 5, at_most: 4, message },
    { code: 'wrong_payment', paid: 1, cost: 2, message },
    { code: 'too_many_goods', named: 2, at_most: 1, message },
    { code: 'place_twice', place: 0, message },
    { code: 'no_good', place: 0, message },
    { code: 'cannot_produce', place: 0, message },
    { code: 'not_offered', card: 'well', message },
    { code: 'too_few', named: 0, at_least: 1, message },
    { code: 'too_many', named: 2, at_most: 1, message },
  ];
  for (const illegal of all) expect(illegalText(illegal, () => 'Ana')).not.toMatch(GAP);
});

test.each(LANGS)('every question has its words in %s', async (lang) => {
  await speak(lang);
  const cards = (
    why: 'councillor' | 'hand_limit' | 'taxes' | 'opening' | 'chapel' | 'gold_mine',
    to: 'keep' | 'discard' | 'tuck' | 'swap',
    n: number,
  ) =>
    questionText({
      seat: 0,
      why,
      ask: { cards: { to, from: why === 'gold_mine' ? 'revealed' : 'hand', at_least: 0, at_most: n } },
    });
  const said = [
    questionText({ seat: 0, why: 'turn', ask: { role: { roles: [], events: ['taxes'], library: true } } }),
    questionText({ seat: 0, why: 'governor_visit', ask: { role: { roles: [], events: [], library: false } } }),
    questionText({ seat: 0, why: 'builder', ask: { build: {} } }),
    questionText({ seat: 0, why: 'free_building', ask: { build: {} } }),
    questionText({ seat: 0, why: 'builder', ask: { pay: { card: 'well', cost: 2, goods: 0 } } }),
    questionText({ seat: 0, why: 'builder', ask: { pay: { card: 'well', cost: 2, goods: 2 } } }),
    questionText({ seat: 0, why: 'producer', ask: { goods: { to: 'produce', from: [], at_most: 2 } } }),
    questionText({ seat: 0, why: 'trader', ask: { goods: { to: 'sell', from: [], at_most: 1 } } }),
    questionText({ seat: 0, why: 'earthquake', ask: { demolish: { from: [] } } }),
    questionText({ seat: 0, why: 'gold_mine', ask: { confirm: {} } }),
    questionText({ seat: 0, why: 'goldsmith', ask: { confirm: {} } }),
    questionText({ seat: 0, why: 'tavern', ask: { confirm: {} } }),
    ...[1, 2, 5].flatMap((n) => [
      cards('councillor', 'keep', n),
      cards('opening', 'keep', n),
      cards('gold_mine', 'keep', n),
      cards('hand_limit', 'discard', n),
      cards('taxes', 'discard', n),
      cards('councillor', 'discard', n),
      cards('chapel', 'tuck', n),
      cards('chapel', 'swap', n),
    ]),
  ];
  for (const one of said) expect(one).not.toMatch(GAP);
});

test('Russian counts in three ways', async () => {
  await speak('ru');
  const said = [1, 2, 5, 11, 21].map((n) => t('table-deck', { n }));
  expect(said).toEqual([
    '1 карта в колоде',
    '2 карты в колоде',
    '5 карт в колоде',
    '11 карт в колоде',
    '21 карта в колоде',
  ]);
});

test('Spanish has another "and" before the sound of an i', async () => {
  await speak('es');
  expect(list(['a', 'indigo'])).toBe('a e indigo');
  expect(list(['a', 'hierro'])).toBe('a y hierro');
});

test('a browser gets the language it wants, or English', () => {
  expect(chosen(['de-AT', 'en'])).toBe('de');
  expect(chosen(['ru'])).toBe('ru');
  expect(chosen(['fr', 'es-MX'])).toBe('es');
  expect(chosen(['ja'])).toBe('en');
});

test('goods of a kind are counted together', async () => {
  await speak('en');
  expect(goodsList(['sugar_mill', 'indigo_plant', 'sugar_mill'])).toBe('indigo and 2 sugar');
  expect(Object.keys(CARDS)).toHaveLength(CARD_IDS.length);
});
