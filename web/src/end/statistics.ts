/** What a game looks like afterwards: computed from what one viewer saw of it. */
import { CARDS } from '../facts';
import type { Moment } from '../lib/table/fold';
import type { RoleId, Sighting, TableResult, View, WhyId } from '../protocol';

/** A piece of a game: what happened, and the table before and after it. */
export interface Happening {
  events: readonly Sighting[];
  before: View | null;
  after: View;
}

/** A thing that happened to each player so many times. */
export interface Count<T> {
  of: T;
  /** By seat. */
  n: number[];
}

export interface Statistics {
  /** The rounds that were played, by their numbers. */
  rounds: number[];
  /** By seat: the points printed on the buildings after the deal and after each round, then the total of the score sheet. */
  points: number[][];
  /** By seat: the buildings after the deal and after each round. */
  buildings: number[][];
  /** What was taken in the own turn: roles, and events if there were any. */
  roles: Count<RoleId | 'event'>[];
  /** Cards that came into the hand after the opening, by what brought them; the richest source first. */
  drawn: Count<WhyId>[];
}

/** What happened in the end: answers that were taken back did not. */
export function happenings(past: readonly Moment[]): Happening[] {
  const told: Happening[] = [];
  for (const { item, before, after } of past) {
    if ('undone' in item.what && item.view) {
      // All that came after the position that is there again is taken back.
      const again = JSON.stringify(item.view);
      const from = told.findLastIndex((one) => JSON.stringify(one.before) === again);
      if (from >= 0) told.length = from;
    } else if (after.view && (item.events || !before.view)) {
      told.push({ events: item.events ?? [], before: before.view, after: after.view });
    }
  }
  return told;
}

export function statistics(story: readonly Happening[], result: TableResult): Statistics {
  const seats = result.sheets.map((sheet) => sheet.seat);
  const views = roundEnds(story);
  const over = <T>(of: (view: View, seat: number) => T) => seats.map((seat) => views.map((view) => of(view, seat)));
  const totals = result.sheets.map((sheet) => sheet.total);
  return {
    // A game that was continued from the middle of another one begins with a later round.
    rounds: views.slice(1).map((_, index) => (views[0]?.round ?? 1) + index),
    points: over(printed).map((line, seat) => [...line, totals[seat] ?? 0]),
    buildings: over((view, seat) => view.players[seat]?.town.length ?? 0),
    roles: taken(story, seats.length),
    drawn: drawn(story, seats.length),
  };
}

/** The table after the deal, then after each round. A round is over when the next one begins, or the game. */
function roundEnds(story: readonly Happening[]): View[] {
  const first = story[0];
  if (!first) return [];
  const ends = [first.before ?? first.after];
  for (const { before, after } of story) {
    if (before && after.round > before.round) ends.push(after);
  }
  const last = story.at(-1)?.after;
  if (last && last.decision.step === 'over') ends.push(last);
  return ends;
}

function printed(view: View, seat: number): number {
  return (view.players[seat]?.town ?? []).reduce((sum, { building }) => sum + CARDS[building].points, 0);
}

const TAKEN = ['builder', 'producer', 'trader', 'councillor', 'prospector', 'event'] as const;

function taken(story: readonly Happening[], players: number): Statistics['roles'] {
  const counts = new Counts<RoleId | 'event'>(players);
  for (const event of story.flatMap((one) => one.events)) {
    if (event.event === 'role_taken') counts.add(event.role, event.seat, 1);
    if (event.event === 'event_taken') counts.add('event', event.seat, 1);
  }
  return TAKEN.map((of) => counts.of(of)).filter(({ of, n }) => of !== 'event' || n.some((one) => one > 0));
}

function drawn(story: readonly Happening[], players: number): Statistics['drawn'] {
  const counts = new Counts<WhyId>(players);
  for (const { events, before, after } of story) {
    for (const event of events) {
      if (event.event === 'drew') counts.add(event.why, event.seat, 1);
      else if (event.event === 'kept') counts.add(keptFor(before), event.seat, event.count);
      else if (event.event === 'took') counts.add(dug(before ?? after, event.seat), event.seat, 1);
      // With an archive the councillor's cards go into the hand, and others out of it: what remains is what came.
      else if (event.event === 'discarded' && event.why === 'councillor')
        counts.add('councillor', event.seat, -event.count);
    }
  }
  const sum = (n: readonly number[]) => n.reduce((all, one) => all + one, 0);
  return counts
    .all()
    .filter(({ of, n }) => of !== 'opening' && sum(n) > 0)
    .sort((a, b) => sum(b.n) - sum(a.n));
}

function keptFor(before: View | null): WhyId {
  return before?.decision.step === 'opening' ? 'opening' : 'councillor';
}

/** What turned up the card that was taken: a building that asks, or else one that stands there. */
function dug(view: View, seat: number): WhyId {
  const asking = view.decision.asked_by[String(seat)];
  if (asking === 'gold_mine' || asking === 'goldsmith') return asking;
  const stands = view.players[seat]?.town.some((one) => one.building === 'gold_mine');
  return stands ? 'gold_mine' : 'goldsmith';
}

class Counts<T> {
  private readonly counted = new Map<T, number[]>();

  constructor(private readonly players: number) {}

  add(what: T, seat: number, n: number): void {
    const counts = this.of(what).n;
    counts[seat] = (counts[seat] ?? 0) + n;
    this.counted.set(what, counts);
  }

  of(what: T): Count<T> {
    return { of: what, n: this.counted.get(what) ?? Array.from({ length: this.players }, () => 0) };
  }

  all(): Count<T>[] {
    return [...this.counted.keys()].map((what) => this.of(what));
  }
}
