/** Which cards fly from where to where when something happens. What is hidden flies face down. */
import type { CardId, Sighting, View } from '../protocol';

export interface Flight {
  /** Places on the table, as in `data-spot`; the first that is there counts. */
  from: string[];
  to: string[];
  /** What is seen of it: a card, a good on a building, the governor's sign, or a back. */
  face: { card: CardId } | 'back' | 'good' | 'governor';
}

/** The flights of an event, seen by a seat. */
export function flights(event: Sighting, viewer: number | null): Flight[] {
  const hand = (seat: number) => handOf(seat, viewer);
  const face = (card: CardId | null): Flight['face'] => (card ? { card } : 'back');
  const many = (cards: readonly CardId[] | null, count: number): Flight['face'][] =>
    cards ? cards.map((card) => ({ card })) : Array.from({ length: count }, () => 'back' as const);
  switch (event.event) {
    case 'round_began':
      return [{ from: ['governor'], to: [`hand-of-${event.governor}`], face: 'governor' }];
    case 'drew':
      return [{ from: ['deck'], to: hand(event.seat), face: face(event.card) }];
    case 'shown':
      return [
        { from: ['deck'], to: event.seat === viewer ? ['drawn', 'hand'] : hand(event.seat), face: face(event.card) },
      ];
    case 'kept': {
      const away = many(null, event.discarded).map((back) => ({ from: hand(event.seat), to: ['discard'], face: back }));
      const own = (event.cards ?? []).map((card) => ({
        from: ['drawn', 'deck'],
        to: hand(event.seat),
        face: { card },
      }));
      return [...own, ...away];
    }
    case 'discarded':
      return many(event.cards, event.count).map((card) => ({ from: hand(event.seat), to: ['discard'], face: card }));
    case 'paid': {
      const cards = many(event.cards, event.count).map((card) => ({
        from: hand(event.seat),
        to: ['discard'],
        face: card,
      }));
      const goods = event.goods.map((place) => ({
        from: [`place-${event.seat}-${place}`],
        to: ['discard'],
        face: 'good' as const,
      }));
      return [...cards, ...goods];
    }
    case 'built':
    case 'built_over':
      return [{ from: hand(event.seat), to: [`place-${event.seat}-${event.place}`], face: { card: event.card } }];
    case 'produced':
    case 'stored':
      return [{ from: ['deck'], to: [`place-${event.seat}-${event.place}`], face: 'good' }];
    case 'sold':
      return event.places.map((place) => ({
        from: [`place-${event.seat}-${place}`],
        to: ['market', 'discard'],
        face: 'good',
      }));
    case 'tucked':
      return many(event.cards, event.count ?? 1).map((card) => ({
        from: hand(event.seat),
        to: [`place-${event.seat}-${event.place}`],
        face: card,
      }));
    case 'revealed':
      return [{ from: ['deck'], to: ['revealed', 'deck'], face: { card: event.card } }];
    case 'took':
      return [{ from: ['revealed', 'deck'], to: hand(event.seat), face: { card: event.card } }];
    case 'demolished':
      return [{ from: [`place-${event.seat}-${event.place}`], to: ['discard'], face: { card: event.card } }];
    case 'reshuffled':
      return [{ from: ['discard'], to: ['deck'], face: 'back' }];
    default:
      return [];
  }
}

/** The flights of the deal: a card to everybody, then the next one. */
export function dealt(view: View, viewer: number | null): Flight[] {
  const most = Math.max(0, ...view.players.map((seen) => seen.hand));
  return Array.from({ length: most }, (_, nth) =>
    view.players.flatMap((seen, seat): Flight[] => {
      const card = seat === viewer ? view.hand[nth] : undefined;
      const flight: Flight = { from: ['deck'], to: handOf(seat, viewer), face: card ? { card } : 'back' };
      return nth < seen.hand ? [flight] : [];
    }),
  ).flat();
}

function handOf(seat: number, viewer: number | null): string[] {
  return seat === viewer ? ['hand', `hand-of-${seat}`] : [`hand-of-${seat}`];
}
