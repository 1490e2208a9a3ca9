/** Which cards a player would rather pay with than keep. Advice, no rule: he changes it by tapping. */
import { CARDS, TILES } from '../facts';
import type { Building, CardId, Edition, TileId } from '../protocol';

/** What is worth little to keep comes first: the order in which cards are proposed for payment. */
export function leastWanted(hand: readonly CardId[], town: readonly Building[], edition: Edition): number[] {
  const stands = new Set(town.map((stack) => stack.building));
  const worth = (card: CardId, index: number) => {
    const { group, cost, points } = CARDS[card];
    const single = group !== 'production';
    // A second one of its kind cannot be built while the first stands; a second one in the hand hardly will be.
    if (single && stands.has(card)) return -100 + cost[edition];
    if (single && hand.indexOf(card) < index) return -50 + cost[edition];
    return cost[edition] * 10 + points + (group === 'six' ? 20 : 0);
  };
  const order = hand.map((card, index) => ({ index, worth: worth(card, index) }));
  return order.sort((a, b) => a.worth - b.worth || a.index - b.index).map(({ index }) => index);
}

/** A payment to begin with: numbers of hand cards. What is built has left the hand already. */
export function proposePayment(
  hand: readonly CardId[],
  town: readonly Building[],
  edition: Edition,
  cost: number,
): number[] {
  return leastWanted(hand, town, edition).slice(0, cost);
}

/** The places whose goods bring most, dearest first; without a tile, the dearest kinds. */
export function bestGoods(
  town: readonly Building[],
  places: readonly number[],
  tile: TileId | null,
  most: number,
): number[] {
  const kinds = Object.keys(CARDS) as CardId[];
  const worth = (place: number) => {
    const card = town[place]?.building;
    if (!card) return 0;
    const kind = kinds.indexOf(card);
    return (tile ? (TILES[tile][kind] ?? 0) * 10 : 0) + Math.min(kind, 9);
  };
  return [...places].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, most);
}
