/** A table as this browser knows it: what it heard, what it is asked, what it said and does not know the end of. */
import type { Act, Answer, FromServer, Item, Items, Question, Snapshot, Tables, Verdict } from '../../protocol';
import { api, randomHex, Refused } from '../api';
import { keep, kept } from '../storage';
import type { Moment } from './fold';
import { Line } from './socket';
import { complete, hear, knownFrom, renew, type Stream } from './stream';

export const PROTOCOL = 1;

/** The state of the connection, always to be seen. */
export type Link = 'connecting' | 'catching' | 'live' | 'offline';

/** What was said and not yet replied to. It is said again until the server tells what became of it. */
type Said =
  | { type: 'move'; seat: number; expected: number; id: string; answer: Answer }
  | { type: 'do'; seat: number; id: string; deed: Act };

/** The ping whose answer says that all that was missed has come. */
const CAUGHT_UP = 1;

export class TableClient {
  yours = $state.raw<readonly number[]>([]);
  /** The seat one looks from; `null` for somebody who watches. */
  seat = $state<number | null>(null);
  link = $state<Link>('connecting');
  snap = $state.raw<Snapshot | null>(null);
  past = $state.raw<readonly Moment[]>([]);
  question = $state.raw<Question | null>(null);
  /** What is on its way. */
  said = $state.raw<Said | null>(null);
  /** What went wrong with the last thing said; gone with the next. */
  notice = $state.raw<Refused | 'stale' | null>(null);
  /** The deed that the notice is about; `null` for an answer. */
  refusedDeed = $state.raw<Act | null>(null);
  /** By how much the server's clock is ahead of this browser's, as far as the last item tells. */
  skew = $state(0);
  /** What makes it impossible to go on here. */
  trouble = $state.raw<Refused | null>(null);

  private line: Line | null = null;
  private asked = 0;
  private readonly streams = new Map<number | null, Stream>();
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly added = new Set<number>();
  private fetching = false;
  /** The last answer that nobody chose: if it comes too late nobody needs to know. */
  private unchosen: Said | null = null;
  private closed = false;

  constructor(readonly id: string) {}

  /**
   * Looks who one is at this table and shows the first own seat. Whoever made it or just sat down knows that already. With several own
   * seats, whose cards may be on the page is for `Seating` to say.
   */
  async open(known: readonly number[] | null = null): Promise<void> {
    try {
      this.yours = known ?? (await this.ownSeats());
      // A connection to a table that there is not, or that may not be watched, fails without a word; a request is told why.
      if (this.yours.length === 0) await api(`/tables/${this.id}`);
      this.look(this.yours[0] ?? null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (passes(error)) {
        this.link = 'offline';
        setTimeout(() => this.closed || void this.open(known), error.retryAfter ?? 2_000);
      } else this.trouble = error;
    }
  }

  /** Shows a seat from now on. */
  look(seat: number | null): void {
    // Whoever was still being asked who he is may have left the page meanwhile; what is shown already needs nothing.
    if (this.closed || (this.line && seat === this.seat)) return;
    this.seat = seat;
    this.question = null;
    const stream = this.streams.get(seat);
    this.snap = stream?.snap ?? (this.snap && { ...this.snap, view: null });
    this.past = stream?.past ?? [];
    // An item does not say for whose eyes it is: what is under way for one seat must never be heard as another's.
    if (this.line) {
      this.link = 'connecting';
      this.line.renew();
    } else {
      this.line = new Line(this.id, {
        opened: () => this.opened(),
        heard: (message) => this.heard(message),
        lost: (_, comeBack) => this.lost(comeBack),
      });
    }
  }

  close(): void {
    this.closed = true;
    this.line?.close();
    this.line = null;
    this.listeners.clear();
  }

  /** Is told every moment as it happens, not those that are caught up with. */
  onMoment(listener: (moment: Moment) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Answers for the seat. What nobody chose, because there was no choice, may be answered by another page as well. */
  answer(answer: Answer, chosen = true): void {
    if (this.seat === null || !this.snap) return;
    const said: Said = { type: 'move', seat: this.seat, expected: this.asked, id: randomHex(16), answer };
    if (!chosen) this.unchosen = said;
    this.sayOnce(said);
  }

  act(deed: Act, seat = this.seat): void {
    if (seat === null) return;
    this.sayOnce({ type: 'do', seat, id: randomHex(16), deed });
  }

  private async ownSeats(): Promise<number[]> {
    const { tables } = await api<Tables>('/tables');
    const own = tables.filter((one) => one.table === this.id).map((one) => one.seat);
    return own.sort((a, b) => a - b);
  }

  private sayOnce(said: Said): void {
    if (this.said) return;
    this.notice = null;
    this.said = said;
    this.line?.say(said);
  }

  private opened(): void {
    this.watch();
    if (this.said) this.line?.say(this.said);
  }

  private watch(): void {
    this.link = 'catching';
    const after = this.streams.get(this.seat)?.snap.seq ?? null;
    this.line?.say({ type: 'watch', protocol: PROTOCOL, seat: this.seat, after });
    this.line?.say({ type: 'ping', n: CAUGHT_UP });
  }

  private lost(comeBack: boolean): void {
    const never = this.link === 'offline' || this.link === 'connecting';
    this.link = 'offline';
    if (!comeBack) this.trouble ??= new Refused('not_your_seat', 'the server does not talk to this page any more');
    else if (never) void this.askWhy();
  }

  /** A connection that does not come about fails without a word; a request is told why, such as that the table is gone. */
  private async askWhy(): Promise<void> {
    try {
      await api(`/tables/${this.id}${this.seat === null ? '' : `?seat=${this.seat}`}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!passes(error) && error.code !== 'broken') this.trouble ??= error;
    }
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case 'pong':
        if (message.n === CAUGHT_UP) this.caughtUp();
        return;
      case 'snapshot':
        if (message.seat === this.seat) this.renewed(message);
        return;
      case 'item':
        return this.item(message);
      case 'question':
        // It holds for the seat one looks from: after a change of seats nothing of the old one comes.
        if (message.question.prompt.seat === this.seat) {
          this.asked = message.seq;
          this.question = message.question;
        }
        return;
      case 'reply':
        if (message.id === this.said?.id) this.replied(message.result);
        return;
      case 'error':
        return this.failed(Refused.of(message));
    }
  }

  private caughtUp(): void {
    this.link = 'live';
    this.line?.settled();
    this.prepare();
    void this.fetchPast();
  }

  private renewed(snap: Snapshot): void {
    const stream = renew(this.streams.get(this.seat), snap);
    this.show(stream);
    this.question = null;
    if (this.link === 'live') void this.fetchPast();
  }

  private item(item: Item): void {
    const stream = this.streams.get(this.seat);
    if (!stream) return;
    const heard = hear(stream, item);
    if (heard === 'old') return;
    if (heard === 'gap') return this.watch();
    this.show(heard.told);
    // The answer of one's own seat may have been given elsewhere: in another window, or by the server.
    const own = 'answered' in item.what && item.what.answered.seat === this.seat;
    if (own || (this.seat !== null && !item.status.waiting.includes(this.seat))) this.question = null;
    if (this.link === 'live') {
      this.skew = item.at - Date.now();
      for (const listener of this.listeners) listener(heard.moment);
    }
    this.prepare();
  }

  private show(stream: Stream): void {
    this.streams.set(this.seat, stream);
    this.snap = stream.snap;
    this.past = stream.past;
  }

  private replied(result: Verdict): void {
    const said = this.said;
    if (!said) return;
    this.refusedDeed = said.type === 'do' ? said.deed : null;
    if ('refused' in result) {
      const refused = Refused.of(result.refused);
      if (refused.code === 'limited' || refused.code === 'unavailable') {
        // The same id again, so that it is done once.
        this.notice = refused;
        setTimeout(() => this.said === said && this.line?.say(said), refused.retryAfter ?? 1_000);
        return;
      }
      this.notice = said === this.unchosen ? null : refused;
    } else if ('stale' in result) {
      this.notice = said === this.unchosen ? null : 'stale';
      this.said = null;
      return this.watch();
    } else if (said.type === 'move' && said.seat === this.seat) {
      const { seq } = 'applied' in result ? result.applied : result.duplicate;
      // The item that tells of it may still be on its way.
      if (this.asked < seq) this.question = null;
      this.notice = null;
    } else if (said.type === 'do') this.notice = null;
    this.said = null;
    if (said.type === 'do' && typeof said.deed === 'object' && 'add' in said.deed && !('refused' in result)) {
      keep(entropyKey(this.id, said.seat), said.deed.add.entropy);
    }
    this.prepare();
  }

  private failed(refused: Refused): void {
    if (refused.retryAfter !== null) {
      setTimeout(() => this.link === 'catching' && this.watch(), refused.retryAfter);
      this.notice = refused;
    } else if (refused.code === 'bad_request') {
      // What was not understood will not be the next time, and nobody will reply to it.
      this.said = null;
      this.notice = refused;
    } else this.trouble = refused;
  }

  /** Before the game: remembers the server's commitment and adds chance for each own seat. */
  private prepare(): void {
    if (!this.snap || this.snap.table.status.phase !== 'gathering' || this.said || this.seat === null) return;
    // The first one counts: a server that could change it later could choose the cards.
    if (!kept(commitmentKey(this.id))) keep(commitmentKey(this.id), this.snap.table.commitment);
    const seat = this.yours.find((one) => !this.added.has(one) && !kept(entropyKey(this.id, one)));
    if (seat === undefined) return;
    this.added.add(seat);
    this.act({ add: { entropy: randomHex(32) } }, seat);
  }

  /** The whole past of the seat, for the log and to look back. */
  private async fetchPast(): Promise<void> {
    const seat = this.seat;
    const stream = this.streams.get(seat);
    if (!stream || this.fetching || knownFrom(stream) === 1 || stream.snap.seq === 0) return;
    this.fetching = true;
    let overtaken = false;
    try {
      const items: Item[] = [];
      const end = knownFrom(stream) - 1;
      while ((items.at(-1)?.seq ?? 0) < end) {
        const query = seat === null ? '' : `seat=${seat}&`;
        const page = await api<Items>(`/tables/${this.id}/items?${query}after=${items.at(-1)?.seq ?? 0}`);
        if (page.items.length === 0) return;
        items.push(...page.items);
      }
      const now = this.streams.get(seat);
      overtaken = now !== undefined && knownFrom(now) > end + 1;
      if (!now || overtaken) return;
      const whole = complete(now, items);
      this.streams.set(seat, whole);
      if (this.seat === seat) this.past = whole.past;
    } catch (error) {
      // Without its past a table can be played all the same; the next time it is caught up with is the next try.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.fetching = false;
      if (this.seat !== seat || overtaken) void this.fetchPast();
    }
  }
}

/** Whether a trouble goes away by itself. */
const passes = ({ code }: Refused) => code === 'offline' || code === 'unavailable' || code === 'limited';

/** What one added to a shuffle, to be checked when the game is over. */
export const entropyKey = (table: string, seat: number) => `sanjuan:entropy:${table}:${seat}`;
/** What the server had committed itself to before anything was dealt. */
export const commitmentKey = (table: string) => `sanjuan:commitment:${table}`;
