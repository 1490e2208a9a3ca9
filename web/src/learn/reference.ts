/** The card reference: what is looked for, and where the printings of a card differ. */
import { CARDS, type Group, type Printing } from '../facts';
import { t } from '../lib/texts.svelte';
import { CARD_IDS, cardName, cardText } from '../lib/words/names';
import type { CardId, Edition } from '../protocol';

export const EDITIONS: readonly Edition[] = ['first', 'second'];
export const PRINTINGS: readonly Printing[] = ['base', 'treasure_chest', 'second_set'];
export const GROUPS: readonly Group[] = ['production', 'city', 'monument', 'six', 'cathedral', 'event'];

/** The name of a box. */
export const printingName = (printing: Printing) => t(`reference-set-${printing.replaceAll('_', '-')}`);

/** What is looked for. `null` is anything. */
export interface Search {
  text: string;
  group: Group | null;
  printing: Printing | null;
  /** Only what is not the same in both editions. */
  differing: boolean;
  /** The edition whose cards are shown. */
  edition: Edition;
}

export const EVERYTHING: Search = { text: '', group: null, printing: null, differing: false, edition: 'first' };

/** The section of RULES.md a card is explained in. */
export const SECTION: Readonly<Record<CardId, string>> = {
  indigo_plant: '6',
  sugar_mill: '6',
  tobacco_storage: '6',
  coffee_roaster: '6',
  silver_smelter: '6',
  smithy: '7.1',
  gold_mine: '7.14',
  archive: '7.12',
  poor_house: '7.6',
  black_market: '7.4',
  trading_post: '7.9',
  well: '7.8',
  market_stand: '7.10',
  crane: '7.3',
  chapel: '7.16',
  tower: '7.17',
  aqueduct: '7.7',
  carpenter: '7.5',
  prefecture: '7.13',
  market_hall: '7.11',
  quarry: '7.2',
  library: '7.15',
  statue: '7.18',
  victory_column: '7.18',
  hero: '7.18',
  guild_hall: '8.1',
  city_hall: '8.2',
  triumphal_arch: '8.3',
  palace: '8.4',
  guard_room: '8.5',
  office_building: '8.6',
  hut: '8.7',
  tavern: '8.8',
  caritas: '8.9',
  park: '8.10',
  customs_office: '8.11',
  bank: '8.12',
  harbor: '8.13',
  goldsmith: '8.14',
  residence: '8.15',
  cathedral: '8.16',
  debt_relief: '9.1',
  earthquake: '9.2',
  free_building: '9.3',
  general_amnesty: '9.4',
  governor_visit: '9.5',
  taxes: '9.6',
};

/** Where the editions differ about a card. */
export interface Differences {
  cost: boolean;
  text: boolean;
  /** Whether the New Buildings of the two have different numbers of it. */
  copies: boolean;
}

export function differences(card: CardId): Differences {
  const { cost, copies } = CARDS[card];
  return {
    cost: cost.first !== cost.second,
    text: cardText(card, 'first') !== cardText(card, 'second'),
    copies: copies.treasure_chest !== copies.second_set,
  };
}

export function differs(card: CardId): boolean {
  const { cost, text, copies } = differences(card);
  return cost || text || copies;
}

/** The only edition whose New Buildings have a card; `null` if both have it or it is none of them. */
export function onlyIn(card: CardId): Edition | null {
  const { base, treasure_chest, second_set } = CARDS[card].copies;
  if (base > 0 || treasure_chest * second_set > 0) return null;
  return treasure_chest > 0 ? 'first' : 'second';
}

/** A word on a card that is not the same everywhere. */
export function badge(card: CardId): string | null {
  const { cost, text } = differences(card);
  if (cost || text) return t('reference-differs');
  const only = onlyIn(card);
  return only === null ? null : t(`edition-${only}`);
}

/** The editions a card has to be shown in: one if nothing that is printed on it differs. */
export function faces(card: CardId): Edition[] {
  const { cost, text } = differences(card);
  return cost || text ? ['first', 'second'] : [onlyIn(card) ?? 'first'];
}

/** Whether a card is found. All words must occur in its name or its effect; a number is its cost. */
export function found(card: CardId, search: Search): boolean {
  const { group, cost, copies } = CARDS[card];
  if (search.group !== null && group !== search.group) return false;
  if (search.printing !== null && copies[search.printing] === 0) return false;
  if (search.differing && !differs(card)) return false;
  const said = plain(`${cardName(card)} ${cardText(card, 'first')} ${cardText(card, 'second')}`);
  const costs = group === 'event' ? [] : [cost.first, cost.second].map(String);
  return words(search.text).every((word) => (/^\d+$/.test(word) ? costs.includes(word) : said.includes(word)));
}

export function findCards(search: Search): CardId[] {
  return CARD_IDS.filter((card) => found(card, search));
}

/** The cards before and after one in the card table; the last one is followed by the first. */
export function neighbours(card: CardId): { before: CardId; after: CardId } {
  const at = CARD_IDS.indexOf(card);
  const step = (by: number) => CARD_IDS[(at + by + CARD_IDS.length) % CARD_IDS.length] ?? card;
  return { before: step(-1), after: step(1) };
}

export function isCard(id: string): id is CardId {
  return (CARD_IDS as readonly string[]).includes(id);
}

/** What is looked for, as it stands in the address. What is as ever is left out. */
export function toQuery(search: Search): string {
  const query = new URLSearchParams();
  if (search.text.trim() !== '') query.set('q', search.text.trim());
  if (search.group !== null) query.set('group', search.group);
  if (search.printing !== null) query.set('set', search.printing);
  if (search.differing) query.set('differing', '1');
  if (search.edition !== 'first') query.set('edition', search.edition);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function fromQuery(query: URLSearchParams): Search {
  return {
    text: query.get('q') ?? '',
    group: GROUPS.find((one) => one === query.get('group')) ?? null,
    printing: PRINTINGS.find((one) => one === query.get('set')) ?? null,
    differing: query.has('differing'),
    edition: EDITIONS.find((one) => one === query.get('edition')) ?? 'first',
  };
}

const words = (text: string) =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Letters without accents and case, so that nobody has to find them on his keyboard. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
