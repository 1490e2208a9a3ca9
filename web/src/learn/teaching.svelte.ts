/** A lesson being taken: which step it is at, what is shown, and whether what the learner did is what the lesson goes on with. */
import { forget, keepJson, keptJson } from '../lib/storage';
import { t } from '../lib/texts.svelte';
import { tell, type Told } from '../lib/words/teller';
import type { Answer, Lesson, SeatInfo, Sighting, Snapshot, View } from '../protocol';
import { Course } from '../replay/course';
import { Deciding } from '../table/deciding.svelte';
import { Stage } from '../table/stage.svelte';
import { BEATS, LEARNER, sameAnswer, type Beat } from './lesson';

const KEY = 'sanjuan:lesson';

/** What is worth a line between two steps. */
const TOLD: readonly Sighting['event'][] = [
  'role_taken',
  'built',
  'built_over',
  'produced',
  'tile_turned',
  'sold',
  'drew',
  'tucked',
  'reshuffled',
];
/** What is worth one of rounds that are passed over. */
const REMARKABLE: readonly Sighting['event'][] = ['built', 'built_over', 'reshuffled'];

/** The last so many lines are told: more would hide the table on a small screen. */
const MOST_LINES = 6;

/** The step at which the lesson was left, if it is worth going on from there. */
export function keptStep(): number {
  const step = keptJson<number>(KEY);
  return typeof step === 'number' && Number.isInteger(step) && step > 0 && step < BEATS.length - 1 ? step : 0;
}

export class Teaching {
  readonly course: Course;
  readonly stage = new Stage();
  /** The number of the step, from 0. */
  step = $state(0);
  /** Whether the learner chose something else than the lesson goes on with. */
  strayed = $state(false);
  /** Counts up with every new try, so that what was chosen before is let go. */
  private tries = $state(0);

  readonly beat: Beat = $derived(BEATS[this.step] ?? BEATS[0]!);
  /** The table as it is when this step comes. */
  readonly view: View = $derived.by(() => this.course.seen(LEARNER, this.beat.at));
  /** The table as it is shown, while what led here still plays. */
  readonly shown: View = $derived(this.stage.snap?.view ?? this.view);
  readonly playing: boolean = $derived(!this.stage.idle);
  readonly deciding: Deciding | null = $derived.by(() => this.decide());
  /** Whether something is chosen already. */
  readonly begun: boolean = $derived.by(() => {
    const now = this.deciding;
    return now !== null && (now.card !== null || now.picked.length > 0 || now.places.length > 0);
  });
  readonly happened: readonly Told[] = $derived.by(() => this.tell());

  constructor(private readonly lesson: Lesson) {
    this.course = new Course(lesson.replay);
  }

  get seats(): SeatInfo[] {
    const person = (name: string): SeatInfo => ({ name, player: { person: {} }, entropy: null });
    return [person(t('player-you')), person(t('learn-rival'))];
  }

  get result() {
    return this.lesson.replay.result;
  }

  readonly name = (seat: number): string => this.seats[seat]?.name ?? '';

  /** Gives the learner's answer. If the lesson goes another way, the teacher says so, and it is asked again. */
  answer(given: Answer): void {
    const wanted = this.wanted;
    if (wanted && sameAnswer(given, wanted)) return this.next();
    this.strayed = true;
    this.tries += 1;
  }

  /** Goes on. What is to be done in this step is done, by whomever. */
  next(): void {
    const following = BEATS[this.step + 1];
    if (!following) return;
    const from = this.beat.at;
    this.go(this.step + 1);
    // Rounds that are passed over are told, not shown.
    if (following.kind === 'later') return;
    for (let at = from; at < following.at; at += 1) this.stage.push(this.moment(at));
  }

  back(): void {
    this.go(Math.max(0, this.step - 1));
  }

  /** Goes to a step at once. */
  go(step: number): void {
    this.stage.clear();
    this.strayed = false;
    this.tries += 1;
    this.step = step;
    if (BEATS[step]?.kind === 'end') forget(KEY);
    else keepJson(KEY, step);
  }

  /** What the lesson goes on with. */
  private get wanted(): Answer | null {
    return this.beat.kind === 'do' ? (this.course.replay.steps[this.beat.at]?.answer ?? null) : null;
  }

  private decide(): Deciding | null {
    void this.tries;
    const question = this.lesson.questions[this.beat.at];
    if (!question || !this.wanted || this.playing) return null;
    const deciding = new Deciding(question, this.view, this.wanted);
    // In a lesson everything is chosen by hand once: what is proposed elsewhere is let go.
    deciding.clear();
    return deciding;
  }

  private moment(at: number) {
    const snapshot = (position: number) =>
      // All that is looked at of it when cards move.
      ({ seq: position, seat: LEARNER, view: this.course.seen(LEARNER, position) }) as Snapshot;
    const item = { seq: at + 1, events: this.course.events(LEARNER, at + 1) };
    return { item, before: snapshot(at), after: snapshot(at + 1) } as Parameters<Stage['push']>[0];
  }

  /** What happened since the step before, as far as it is shown already. */
  private tell(): Told[] {
    const before = BEATS[this.step - 1];
    if (!before) return [];
    const until = this.stage.snap?.seq ?? this.beat.at;
    const passed = this.beat.kind === 'later';
    const lines: Told[] = [];
    for (let at = before.at; at < until; at += 1) {
      const own = at === before.at && before.kind === 'do';
      const told = tell(this.course.events(LEARNER, at + 1), this.course.seen(LEARNER, at), {
        name: this.name,
        you: LEARNER,
      });
      lines.push(
        ...told.filter((line) => (passed ? REMARKABLE : TOLD).includes(line.event) && !(own && saidByDoing(line))),
      );
    }
    return lines.filter((line) => line.event !== 'drew' || line.seat === LEARNER).slice(-MOST_LINES);
  }
}

/** What the learner has just done needs no telling, only what came of it. */
function saidByDoing(line: Told): boolean {
  return line.seat === LEARNER && ['role_taken', 'built', 'built_over', 'tucked'].includes(line.event);
}
