/** The log of a table: sentences, each with the moment it belongs to. */
import type { What } from '../../protocol';
import { t, words, type Words } from '../texts.svelte';
import { tell, type Listener, type Told } from '../words/teller';
import type { Moment } from './fold';

/** A line of the log. `seq` is the moment to look back at; `round` is the round it happened in. */
export interface LogLine extends Told {
  seq: number;
  round: number;
}

/** What was told before, by language and listener: a game has hundreds of moments, and every new one shows all of them. */
const told = new WeakMap<Words, WeakMap<Listener, WeakMap<Moment, LogLine[]>>>();

/**
 * The lines of one moment: what was done at the table, then what came of it in the game. They are remembered; whoever is called
 * otherwise than before is told so by another listener.
 */
export function linesOf(moment: Moment, to: Listener): LogLine[] {
  const listeners = inside(told, words(), () => new WeakMap<Listener, WeakMap<Moment, LogLine[]>>());
  const moments = inside(listeners, to, () => new WeakMap<Moment, LogLine[]>());
  return inside(moments, moment, () => tellMoment(moment, to));
}

function inside<K extends WeakKey, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

function tellMoment(moment: Moment, to: Listener): LogLine[] {
  const { item, before, after } = moment;
  const events = item.events ?? [];
  const round = after.view?.round ?? 0;
  const done = doneText(item.what, events.length === 0, to);
  const first: Told[] = done === null ? [] : [done];
  return [...first, ...tell(events, before.view, to)].map((line) => ({ ...line, seq: item.seq, round }));
}

/** Whether a line is about this seat, or about everybody. */
export function concerns(line: Told, seat: number | null): boolean {
  return line.heading || line.seat === null || line.seat === seat;
}

/** What others did since a seat's last answer: only what a player at a table would remark upon. */
export function sinceMyTurn(past: readonly Moment[], seat: number, to: Listener): LogLine[] {
  const last = past.findLastIndex((moment) => answeredBy(moment.item.what) === seat);
  const lines = past.slice(last + 1).flatMap((moment) => linesOf(moment, to));
  return lines.filter((line) => line.heading || (REMARKABLE.includes(line.event) && line.seat !== seat));
}

const REMARKABLE: readonly Told['event'][] = [
  'role_taken',
  'role_visited',
  'event_taken',
  'event_opened',
  'built',
  'built_over',
  'produced',
  'sold',
  'demolished',
  'took',
];

function answeredBy(what: What): number | null {
  return 'answered' in what ? what.answered.seat : null;
}

/** What was done at a table, apart from the game. An answer speaks by what came of it, unless that is still sealed. */
function doneText(what: What, silent: boolean, to: Listener): Told | null {
  const line = (text: string, seat: number | null, heading = false): Told => ({
    text,
    seat,
    heading,
    event: 'waiting',
  });
  const about = (key: string, seat: number, args = {}) => {
    const you = to.you === seat;
    return line(t(key, { ...args, who: you ? t('player-you') : to.name(seat), person: you ? 'you' : 'other' }), seat);
  };
  if ('created' in what) return line(t('log-created'), null);
  if ('started' in what) return line(t('log-started'), null, true);
  if ('rematch' in what) return line(t('log-rematch'), null);
  if ('answered' in what) return silent ? about('log-answered', what.answered.seat) : null;
  if ('left' in what) return about(what.left.because === 'left' ? 'log-left' : 'log-timed-out', what.left.seat);
  if ('proposed' in what) return about(`log-proposed-${what.proposed.wish}`, what.proposed.seat);
  if ('agreed' in what) return about('log-agreed', what.agreed.seat);
  if ('declined' in what) return about('log-declined', what.declined.seat);
  if ('joined' in what) return about('log-joined', what.joined.seat);
  if ('invited' in what) return about('log-invited', what.invited.seat);
  if ('added' in what) return about('log-added', what.added.seat);
  if ('returned' in what) return about('log-returned', what.returned.seat);
  if ('undone' in what) return about('log-undone', what.undone.seat);
  return about('log-resumed', what.resumed.seat);
}
