/**
 * A question being answered: what is chosen so far, what can be, and the answer that comes of it. Everything that is possible, and every
 * reason, came with the question; nothing is worked out here but proposals.
 */
import type { Answer, CardId, EventCardId, Illegal, Price, Question, RoleId, TileId, View } from '../protocol';
import type { Mark, Marks } from './marks';
import { bestGoods, proposePayment } from './payment';

/** A card in sight: in the hand, dealt by the councillor, or turned up. */
type Pool = 'hand' | 'drawn' | 'revealed';
interface Picked {
  pool: Pool;
  index: number;
}

/** Where it is built: over a place, or on a new site. */
type Site = number | null;

export class Deciding implements Marks {
  role_ = $state<RoleId | null>(null);
  event_ = $state<EventCardId | null>(null);
  /** Whether the library works for the role. */
  library = $state(true);
  /** The number of the hand card to be built; −1 for the cathedral. */
  card = $state<number | null>(null);
  site = $state<Site>(null);
  picked = $state.raw<readonly Picked[]>([]);
  places = $state.raw<readonly number[]>([]);
  /** What is called when a single touch is the whole answer. */
  instant: (() => void) | null = null;
  /** Why what was touched last cannot be chosen. */
  why = $state.raw<Illegal | null>(null);

  constructor(
    readonly question: Question,
    readonly view: View,
    /** The answer a teacher would give. */
    readonly hint: Answer | null = null,
  ) {
    const { ask } = question.prompt;
    const town = this.town;
    const free = question.places.filter((one) => one.refused === null).map((one) => one.place);
    if ('pay' in ask) {
      const proposed = proposePayment(view.hand, town, view.options.edition, ask.pay.cost);
      this.picked = proposed.map((index) => ({ pool: 'hand', index }));
      // Where the hand is not enough, the cheapest goods make up for it.
      const missing = Math.min(ask.pay.goods, ask.pay.cost - proposed.length);
      if (missing > 0) this.places = bestGoods(town, free, null, free.length).slice(-missing);
    }
    if ('goods' in ask) {
      const tile: TileId | null = ask.goods.to === 'sell' ? (view.tiles[0] ?? null) : null;
      this.places = bestGoods(town, free, tile, ask.goods.at_most);
    }
  }

  get ask() {
    return this.question.prompt.ask;
  }

  private get town() {
    return this.view.players[this.question.prompt.seat]?.town ?? [];
  }

  /** The prices of the card to be built, one a site. */
  get sites(): Price[] {
    return this.card === null ? [] : this.pricesOf(this.buildCard(this.card));
  }

  /** The price at the site that is chosen. */
  get price(): Price | null {
    return this.sites.find((price) => price.over === this.site) ?? null;
  }

  buildCard(index: number): CardId {
    return index < 0 ? 'cathedral' : (this.view.hand[index] ?? 'indigo_plant');
  }

  /** How many are chosen, and how many must and may be. */
  get count(): { now: number; least: number; most: number } {
    const { ask } = this;
    if ('pay' in ask) return { now: this.picked.length + this.places.length, least: ask.pay.cost, most: ask.pay.cost };
    if ('goods' in ask) return { now: this.places.length, least: 0, most: ask.goods.at_most };
    if ('cards' in ask) return { now: this.picked.length, least: ask.cards.at_least, most: ask.cards.at_most };
    return { now: this.places.length, least: 1, most: 1 };
  }

  /** The answer as far as it is whole. */
  get answer(): Answer | null {
    const { ask } = this;
    if ('role' in ask) {
      if (this.event_) return { event: this.event_ };
      if (!this.role_) return null;
      return ask.role.library ? { role: this.role_, library: this.library } : { role: this.role_ };
    }
    if ('build' in ask) {
      const price = this.price;
      if (!price || price.refused) return null;
      return price.over === null ? { build: price.card } : { build: price.card, over: price.over };
    }
    const { now, least, most } = this.count;
    if ('confirm' in ask || now < least || now > most) return null;
    if ('pay' in ask) return { pay: { cards: this.pickedCards, goods: [...this.places].sort((a, b) => a - b) } };
    if ('goods' in ask) return { goods: [...this.places] };
    if ('cards' in ask) return { cards: this.pickedCards };
    const [place] = this.places;
    return place === undefined ? null : { demolish: place };
  }

  get pickedCards(): CardId[] {
    return this.picked.map(({ pool, index }) => this.view[pool][index]).filter((card) => card !== undefined);
  }

  clear(): void {
    this.role_ = null;
    this.event_ = null;
    this.card = null;
    this.site = null;
    this.picked = [];
    this.places = [];
    this.why = null;
  }

  // What the board asks.

  role(role: RoleId): Mark | null {
    const choice = this.question.roles.find((one) => one.role === role);
    if (!choice) return null;
    const hinted = this.hint !== null && 'role' in this.hint && this.hint.role === role;
    return this.mark(choice.refused, this.role_ === role, hinted, () => {
      this.role_ = this.role_ === role ? null : role;
      this.event_ = null;
      if (this.role_) this.instant?.();
    });
  }

  event(event: EventCardId): Mark | null {
    const choice = this.question.events.find((one) => one.event === event);
    if (!choice) return null;
    const hinted = this.hint !== null && 'event' in this.hint && this.hint.event === event;
    return this.mark(choice.refused, this.event_ === event, hinted, () => {
      this.event_ = this.event_ === event ? null : event;
      this.role_ = null;
      if (this.event_) this.instant?.();
    });
  }

  cathedral(): Mark | null {
    return 'build' in this.ask ? this.buildable(-1) : null;
  }

  hand(index: number): Mark | null {
    return 'build' in this.ask ? this.buildable(index) : this.pickable('hand', index);
  }

  drawn(index: number): Mark | null {
    return this.pickable('drawn', index);
  }

  revealed(index: number): Mark | null {
    return this.pickable('revealed', index);
  }

  place(place: number): Mark | null {
    if ('build' in this.ask) return this.coverable(place);
    const choice = this.question.places.find((one) => one.place === place);
    if (!choice) return null;
    const hint = this.hint;
    const hinted =
      hint !== null &&
      (('goods' in hint && hint.goods.includes(place)) ||
        ('pay' in hint && hint.pay.goods.includes(place)) ||
        ('demolish' in hint && hint.demolish === place));
    return this.mark(choice.refused, this.places.includes(place), hinted, () => {
      if (this.places.includes(place)) this.places = this.places.filter((other) => other !== place);
      else this.places = this.room([...this.places, place]);
    });
  }

  // How it is worked out.

  /** So many places can be chosen. */
  private get limit(): number {
    const { ask } = this;
    if ('goods' in ask) return ask.goods.at_most;
    return 'pay' in ask ? ask.pay.goods : 1;
  }

  /** With one more than may be chosen, the one chosen first is let go; a good takes the place of a card in a payment. */
  private room(places: number[]): number[] {
    const { ask } = this;
    const chosen = places.slice(-this.limit);
    if ('pay' in ask && this.picked.length + chosen.length > ask.pay.cost) this.picked = this.picked.slice(0, -1);
    return chosen;
  }

  private mark(refused: Illegal | null, chosen: boolean, hinted: boolean, choose: () => void): Mark {
    const press = () => {
      this.why = refused;
      if (!refused) choose();
    };
    return { state: chosen ? 'chosen' : refused ? 'refused' : 'possible', hinted: hinted && !chosen, press };
  }

  private pricesOf(card: CardId): Price[] {
    return this.question.prices.filter((price) => price.card === card);
  }

  private buildable(index: number): Mark | null {
    const prices = this.pricesOf(this.buildCard(index));
    const first = prices.find((price) => price.over === null) ?? prices[0];
    if (!first) return null;
    const best = prices.filter((price) => price.refused === null).sort((a, b) => a.total - b.total)[0];
    const hint = this.hint;
    const hinted = hint !== null && 'build' in hint && hint.build === first.card && this.isFirst(index);
    const mark = this.mark(best ? null : first.refused, this.card === index, hinted, () => {
      this.card = this.card === index ? null : index;
      const open = prices.find((price) => price.over === null && price.refused === null);
      this.site = (open ?? best ?? first).over;
    });
    return { ...mark, tag: String((best ?? first).total) };
  }

  /** Of equal cards in the hand a teacher points at one. */
  private isFirst(index: number): boolean {
    return index < 0 || this.view.hand.indexOf(this.buildCard(index)) === index;
  }

  /** The place a teacher would build over, if he would. */
  get hintedSite(): number | null {
    return this.hint !== null && 'build' in this.hint ? (this.hint.over ?? null) : null;
  }

  private coverable(place: number): Mark | null {
    const price = this.sites.find((one) => one.over === place);
    if (!price) return null;
    const mark = this.mark(price.refused, this.site === place, this.hintedSite === place, () => {
      this.site = this.site === place ? null : place;
    });
    return { ...mark, tag: String(price.total) };
  }

  private pickable(pool: Pool, index: number): Mark | null {
    const { ask } = this;
    const from = 'cards' in ask ? ask.cards.from : 'pay' in ask ? 'hand' : null;
    const card = this.view[pool][index];
    if (from !== pool || !card) return null;
    const choice = this.question.cards.find((one) => one.card === card);
    if (!choice) return null;
    const is = (one: Picked) => one.pool === pool && one.index === index;
    return this.mark(choice.refused, this.picked.some(is), this.hintsAt(pool, index), () => {
      if (this.picked.some(is)) this.picked = this.picked.filter((one) => !is(one));
      else this.picked = [...this.picked, { pool, index }].slice(-this.mostCards);
    });
  }

  /** So many cards can be chosen beside the goods that are part of a payment. */
  private get mostCards(): number {
    const { ask } = this;
    if ('pay' in ask) return Math.max(1, ask.pay.cost - this.places.length);
    return 'cards' in ask ? Math.max(1, ask.cards.at_most) : 1;
  }

  /** Whether a teacher would choose this very card: of equal ones, as many as he would. */
  private hintsAt(pool: Pool, index: number): boolean {
    const hint = this.hint;
    const wanted = hint === null ? [] : 'cards' in hint ? hint.cards : 'pay' in hint ? hint.pay.cards : [];
    const card = this.view[pool][index];
    const before = this.view[pool].slice(0, index).filter((other) => other === card).length;
    return wanted.filter((other) => other === card).length > before;
  }
}
