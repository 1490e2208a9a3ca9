/**
 * The course of a game that is over: what any seat could see, or all cards open, after any of its answers.
 *
 * Positions are numbers of answers: 0 is the table after the deal, `last` that after the last answer.
 */
import type { Happening } from '../end/statistics';
import { foldView } from '../lib/table/fold';
import type { LogLine } from '../lib/table/log';
import { tell } from '../lib/words/teller';
import type { CardId, Replay, ReplayEyes, SeatInfo, Sighting, View } from '../protocol';

/** Through whose eyes: a seat, or all cards open. */
export type Eyes = number | 'open';

/** How many answers lie between two views that are kept; so many are folded at most to get to any position. */
const EVERY = 32;

export class Course {
  /** The last position. */
  readonly last: number;
  /** The first position of every round, in order. */
  readonly rounds: readonly { round: number; at: number }[];
  private readonly kept: View[][];

  constructor(readonly replay: Replay) {
    this.last = replay.steps.length;
    this.kept = replay.eyes.map((eyes) => [eyes.start]);
    this.rounds = roundStarts(replay);
  }

  get players(): number {
    return this.replay.names.length;
  }

  /** What a seat saw at a position. */
  seen(seat: number, at: number): View {
    const index = this.replay.eyes.findIndex((eyes) => eyes.seat === seat);
    const eyes = this.replay.eyes[index];
    const kept = this.kept[index];
    if (!eyes || !kept) throw new RangeError(`nobody looked from seat ${seat}`);
    const position = this.within(at);
    while ((kept.length - 1) * EVERY + EVERY <= position) {
      const from = (kept.length - 1) * EVERY;
      kept.push(folded(eyes, kept[kept.length - 1] ?? eyes.start, from, from + EVERY));
    }
    const near = Math.floor(position / EVERY);
    return folded(eyes, kept[near] ?? eyes.start, near * EVERY, position);
  }

  /** The table at a position: from a seat as it was, or open, with everything that any of the players knew. */
  view(eyes: Eyes, bottom: number, at: number): View {
    if (eyes !== 'open') return this.seen(eyes, at);
    const own = this.seen(bottom, at);
    return { ...own, players: own.players.map((seen, seat) => this.seen(seat, at).players[seat] ?? seen) };
  }

  /** The hands of all seats at a position. */
  hands(at: number): CardId[][] {
    return this.replay.names.map((_, seat) => this.seen(seat, at).hand);
  }

  /** What happened in the step that leads to a position; nothing leads to the first. */
  events(eyes: Eyes, at: number): Sighting[] {
    if (at < 1 || at > this.last) return [];
    const step = at - 1;
    const told = (seat: number) => this.replay.eyes.find((one) => one.seat === seat)?.items[step]?.events ?? [];
    if (eyes !== 'open') return told(eyes);
    // Everybody is told of every event; who it happens to knows most about it.
    return told(0).map((event, index) => ('seat' in event ? (told(event.seat)[index] ?? event) : event));
  }

  /** The sentences of the step that leads to a position. */
  lines(eyes: Eyes, at: number, name: (seat: number) => string): LogLine[] {
    const events = this.events(eyes, at);
    if (events.length === 0) return [];
    const seat = eyes === 'open' ? 0 : eyes;
    const told = tell(events, this.seen(seat, at - 1), { name, you: null });
    const round = this.round(at);
    return told.map((line) => ({ ...line, seq: at, round }));
  }

  /** The whole game as it happened, for statistics. */
  happenings(): Happening[] {
    return this.replay.steps.map((_, step) => {
      return { events: this.events('open', step + 1), before: this.seen(0, step), after: this.seen(0, step + 1) };
    });
  }

  /** The round of a position. */
  round(at: number): number {
    return this.rounds.findLast((one) => one.at <= this.within(at))?.round ?? this.rounds[0]?.round ?? 1;
  }

  /** Where the next round begins, or the end of the game. */
  nextRound(at: number): number {
    return this.rounds.find((one) => one.at > at)?.at ?? this.last;
  }

  /** Where this round began; if one is there already, the round before. */
  previousRound(at: number): number {
    return this.rounds.findLast((one) => one.at < at)?.at ?? 0;
  }

  /** A position that exists. */
  within(at: number): number {
    return Number.isFinite(at) ? Math.max(0, Math.min(this.last, Math.trunc(at))) : 0;
  }

  /** The players, in the form of a table's seats. Records have no word on who was a bot but its name, which is its level. */
  seats(): SeatInfo[] {
    return this.replay.names.map((name) => {
      return { name, player: LEVEL.test(name) ? { bot: { level: name } } : { person: {} }, entropy: null };
    });
  }
}

const LEVEL = /^(random|novice|steady|apprentice|journeyman|expert|master|(search|grandmaster)(:\w+)?)$/;

function folded(eyes: ReplayEyes, view: View, from: number, to: number): View {
  return eyes.items.slice(from, to).reduce((before, item) => foldView(before, item.patch), view);
}

function roundStarts(replay: Replay): { round: number; at: number }[] {
  const [eyes] = replay.eyes;
  if (!eyes) return [];
  const starts = [{ round: eyes.start.round, at: 0 }];
  eyes.items.forEach((item, step) => {
    const round = item.patch.set.round;
    if (round !== undefined && round !== starts.at(-1)?.round) starts.push({ round, at: step + 1 });
  });
  return starts;
}
