/** Names of cards, roles and goods, and lists of them. */
import { CARDS, TILES } from '../../facts';
import type { CardId, Edition, EventCardId, ItemId, Options, Part, RoleId, TileId, WhyId } from '../../protocol';
import { has, t } from '../texts.svelte';

/** Keys of texts have hyphens where ids have underscores. */
const hyphens = (id: string) => id.replaceAll('_', '-');

export const ROLES: readonly RoleId[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
export const CARD_IDS = Object.keys(CARDS) as CardId[];

/** The five production buildings, in the order of the prices on a tile. */
export const PRODUCTION = [
  'indigo_plant',
  'sugar_mill',
  'tobacco_storage',
  'coffee_roaster',
  'silver_smelter',
] as const;

export const cardName = (card: CardId) => t(`card-${hyphens(card)}`);
export const aCard = (card: CardId) => t(`card-${hyphens(card)}.a`);
export const theCard = (card: CardId) => t(`card-${hyphens(card)}.the`);
export const cardText = (card: CardId, edition: Edition) => t(`card-${hyphens(card)}.text`, { edition });
export const cardCount = (card: CardId, n: number) => t(`card-${hyphens(card)}.count`, { n });
export const roleName = (role: RoleId) => t(`role-${role}`);
export const theRole = (role: RoleId) => t(`role-${role}.the`);
export const roleText = (role: RoleId) => t(`role-${role}.text`);
export const eventName = (event: EventCardId) => cardName(event);

const isRole = (why: string): why is RoleId => (ROLES as readonly string[]).includes(why);

/** Goods by the building they lie on: "2 indigo". */
export const goods = (building: CardId, n = 1) => t(`good-${CARDS[building].good ?? 'customs'}`, { n });

/** The name of the rule that asks, or that somebody got a card for. */
export function ruleName(why: WhyId): string {
  if (why === 'opening' || why === 'turn' || why === 'hand_limit') return t(`rule-${hyphens(why)}`);
  return isRole(why) ? roleName(why) : cardName(why);
}

/** Why somebody drew or discarded, as a part of a sentence. */
export function because(why: WhyId): string {
  if (why === 'opening' || why === 'turn' || why === 'hand_limit') return t(`because-${hyphens(why)}`);
  if (isRole(why)) return t('because-role', { role: theRole(why) });
  if (CARDS[why].group === 'event') return t('because-event', { event: cardName(why) });
  return t('because-building', { card: theCard(why) });
}

/** "a, b and c"; a word for nothing if there is nothing. */
export function list(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return t('list-nothing');
  if (items.length === 1) return last;
  const key = beginsWithI(last) ? 'list-and-i' : 'list-and';
  return t(key, { most: items.slice(0, -1).join(', '), last });
}

/** Before the sound of an i Spanish has another "and". */
function beginsWithI(word: string): boolean {
  const sound = word.toLowerCase().replace(/^h/, '');
  return /^[ií]/.test(sound) && !sound.startsWith('ie');
}

function counted<T extends string>(all: readonly T[], given: readonly T[]): [T, number][] {
  const number = (one: T) => given.filter((other) => other === one).length;
  return all.filter((one) => given.includes(one)).map((one) => [one, number(one)]);
}

/** "crane and 2 wells", in the order of the card table. */
export function cardList(cards: readonly CardId[]): string {
  return list(counted(CARD_IDS, cards).map(([card, n]) => cardCount(card, n)));
}

/** "indigo and 2 sugar", for the goods on these buildings. */
export function goodsList(buildings: readonly CardId[]): string {
  return list(counted(CARD_IDS, buildings).map(([card, n]) => goods(card, n)));
}

/** The prices of a tile: "indigo 1, sugar 1, tobacco 2, …". */
export function tilePrices(tile: TileId): string {
  const prices = PRODUCTION.map((card, index) => t('story-price', { good: goods(card), n: TILES[tile][index] ?? 0 }));
  return prices.join(', ');
}

/** What a line of the score sheet is for. */
export function scoreItem(item: ItemId): string {
  if (item === 'buildings' || item === 'tucked') return t(`score-${item}`);
  return cardName(item);
}

/** What lowers a price. */
export function priceReason(part: Part): string {
  if (part.reason === 'privilege') return t('price-privilege');
  if (part.reason === 'over') return t('price-over', { card: part.card ? cardName(part.card) : '' });
  return cardName(part.reason);
}

/** An option set in a line: "3 players, second edition (2014), New Buildings". */
export function optionsLine(options: Options): string {
  const said = [t('option-players', { n: options.players }), t(`edition-${options.edition}`)];
  if (options.new_buildings) said.push(t('option-new-buildings'));
  if (options.events) said.push(t('option-events'));
  said.push(t(`opening-${options.opening}`));
  return said.join(', ');
}

/** What a bot is called by its level, `steady` or `search:500ms`. */
export function botName(level: string): string {
  const [kind = '', time] = level.split(':');
  // How long it thinks is only said where that is not the usual.
  const more = time === '200ms' ? undefined : time;
  const name = has(`bot-${kind}`) ? t(`bot-${kind}`) : kind;
  return more ? `${name} ${more}` : name;
}
