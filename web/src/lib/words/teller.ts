/** What happened, in sentences: the same ones as in the terminal. */
import type { CardId, Sighting, TileId, View } from '../../protocol';
import { t, type Args } from '../texts.svelte';
import { aCard, because, cardList, eventName, goodsList, theCard, theRole, tilePrices } from './names';

/** A sentence of the story. */
export interface Told {
  text: string;
  /** Whether something new begins with it: a round, or the end of the game. */
  heading: boolean;
  /** Whose doing it was; `null` if nobody's. */
  seat: number | null;
  /** The first of the events it tells. */
  event: Sighting['event'];
}

/** Who hears the story. */
export interface Listener {
  /** The name of a seat. */
  name: (seat: number) => string;
  /** The seat that is called "you". */
  you: number | null;
  /** Whether tiles are told with their prices; what has to be remembered is not written down. */
  prices?: boolean;
}

/** Tells events. `before` is the view before them, which says what stands where. */
export function tell(events: readonly Sighting[], before: View | null, to: Listener): Told[] {
  const teller = new Teller(before, to);
  const told: Told[] = [];
  for (let at = 0; at < events.length;) {
    const first = events[at];
    if (!first) break;
    let end = at + 1;
    for (let next = events[end]; next && goesWith(first, next); next = events[end]) end += 1;
    const text = teller.sentence(events.slice(at, end));
    if (text !== null) {
      const heading = first.event === 'round_began' || first.event === 'game_ended';
      told.push({ text, heading, seat: doer(first), event: first.event });
    }
    for (const event of events.slice(at, end)) teller.note(event);
    at = end;
  }
  return told;
}

function doer(event: Sighting): number | null {
  return 'seat' in event ? event.seat : null;
}

/** Whether two neighbouring events are told in one sentence. */
function goesWith(first: Sighting, next: Sighting): boolean {
  if (first.event !== next.event) return false;
  if (first.event === 'drew' && next.event === 'drew') return first.seat === next.seat && first.why === next.why;
  const together = ['shown', 'revealed', 'produced'];
  return together.includes(first.event) && doer(first) === doer(next);
}

class Teller {
  private readonly towns: CardId[][];

  constructor(
    before: View | null,
    private readonly to: Listener,
  ) {
    this.towns = before?.players.map((seen) => seen.town.map((stack) => stack.building)) ?? [];
  }

  /** Takes note of what stands where. */
  note(event: Sighting): void {
    if (event.event === 'built' || event.event === 'built_over')
      (this.towns[event.seat] ??= [])[event.place] = event.card;
    if (event.event === 'demolished') this.towns[event.seat]?.splice(event.place, 1);
  }

  /** One sentence for events that go together; none for what needs no words. */
  sentence(together: readonly Sighting[]): string | null {
    const first = together[0];
    if (!first) return null;
    switch (first.event) {
      case 'round_began':
        return t('story-round', { round: first.round, governor: this.about(first.governor, 'story-governor') });
      case 'game_ended':
        return t('story-over');
      case 'role_taken':
        return this.about(first.seat, first.library ? 'story-role-library' : 'story-role', {
          role: theRole(first.role),
        });
      case 'role_visited':
        return this.about(first.seat, first.library ? 'story-visit-library' : 'story-visit', {
          role: theRole(first.role),
        });
      case 'event_taken':
        return this.about(first.seat, 'story-event-taken', { event: eventName(first.card) });
      case 'event_over':
        return t('story-event-over', { event: eventName(first.card) });
      case 'event_opened':
        return t('story-event-opened', { event: eventName(first.card) });
      case 'built':
        return this.about(first.seat, 'story-built', { card: aCard(first.card) });
      case 'built_over':
        return this.about(first.seat, 'story-built-over', { card: aCard(first.card), covered: theCard(first.covered) });
      case 'built_nothing':
        return this.about(first.seat, 'story-built-nothing');
      case 'paid':
        return this.paid(first);
      case 'demolished':
        return this.demolished(first);
      case 'produced':
        return this.about(first.seat, 'story-produced', { goods: this.goodsAt(first.seat, places(together)) });
      case 'stored':
        return this.about(first.seat, 'story-stored', { card: this.buildingAt(first.seat, first.place) });
      case 'tile_turned':
        return this.tile(first.tile);
      case 'sold':
        return this.sold(first);
      case 'drew':
        return this.cards(first.seat, 'story-drew', seen(together), together.length, { because: because(first.why) });
      case 'shown':
        return this.cards(first.seat, 'story-shown', seen(together), together.length);
      case 'revealed':
        return this.cards(first.seat, 'story-revealed', seen(together), together.length);
      case 'kept':
        return this.cards(first.seat, 'story-kept', first.cards, first.count, { discarded: first.discarded });
      case 'discarded':
        return this.cards(first.seat, 'story-discarded', first.cards, first.count, { because: because(first.why) });
      case 'tucked': {
        const card = this.buildingAt(first.seat, first.place);
        return this.cards(first.seat, 'story-tucked', first.cards, first.count ?? 0, { card });
      }
      case 'took':
        return this.about(first.seat, 'story-took', { card: theCard(first.card) });
      case 'revealed_discarded':
        return t('story-revealed-discarded');
      case 'reshuffled':
        return t('story-reshuffled', { n: first.cards });
      case 'buildings_work':
      case 'tile_returned':
      case 'waiting':
        return null;
    }
  }

  private paid(event: Extract<Sighting, { event: 'paid' }>): string {
    const goods = { goods: this.goodsAt(event.seat, event.goods) };
    if (event.count === 0) {
      return event.goods.length === 0
        ? this.about(event.seat, 'story-paid-nothing')
        : this.about(event.seat, 'story-paid-goods', goods);
    }
    return event.goods.length === 0
      ? this.cards(event.seat, 'story-paid', event.cards, event.count)
      : this.cards(event.seat, 'story-paid-both', event.cards, event.count, goods);
  }

  private demolished(event: Extract<Sighting, { event: 'demolished' }>): string {
    const card = theCard(event.card);
    if (event.tucked === 0) return this.about(event.seat, 'story-demolished', { card });
    return this.about(event.seat, 'story-demolished-tucked', { card, n: event.tucked });
  }

  private sold(event: Extract<Sighting, { event: 'sold' }>): string {
    if (event.places.length === 0) return this.about(event.seat, 'story-sold-nothing');
    const args = { goods: this.goodsAt(event.seat, event.places), n: event.income };
    if (event.tucked === null) return this.about(event.seat, 'story-sold', args);
    return this.about(event.seat, 'story-sold-tucked', { ...args, card: this.buildingAt(event.seat, event.tucked) });
  }

  private tile(tile: TileId): string {
    if (this.to.prices === false) return t('log-tile-unsaid');
    return t('story-tile', { tile, prices: tilePrices(tile) });
  }

  /** A sentence about a player, in the person it needs. */
  private about(seat: number, key: string, args: Args = {}): string {
    const you = this.to.you === seat;
    return t(key, { ...args, who: you ? t('player-you') : this.to.name(seat), person: you ? 'you' : 'other' });
  }

  /** A sentence about cards: which they are, or, where that is hidden, how many. */
  private cards(seat: number, key: string, cards: readonly CardId[] | null, n: number, args: Args = {}): string {
    if (cards === null || cards.length === 0) return this.about(seat, `${key}-unseen`, { ...args, n });
    return this.about(seat, key, { ...args, n, cards: cardList(cards) });
  }

  private goodsAt(seat: number, at: readonly number[]): string {
    const standing = at.map((place) => this.towns[seat]?.[place]);
    return goodsList(standing.filter((card) => card !== undefined));
  }

  private buildingAt(seat: number, place: number): string {
    const card = this.towns[seat]?.[place];
    return card ? theCard(card) : '';
  }
}

function places(together: readonly Sighting[]): number[] {
  return together.flatMap((event) => (event.event === 'produced' ? [event.place] : []));
}

/** The cards of these events, if all of them were seen. */
function seen(together: readonly Sighting[]): CardId[] | null {
  const cards = together.flatMap((event) => ('card' in event && event.card !== null ? [event.card as CardId] : []));
  return cards.length === together.length ? cards : null;
}
