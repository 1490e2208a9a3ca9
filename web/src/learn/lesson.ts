/**
 * The script of the lesson: where the teacher speaks, and what the learner does himself. Positions are numbers of answers of the
 * recorded game (fixtures/lesson.jsonl): 0 is the table after the deal.
 */
import type { Answer } from '../protocol';

/** The seat of the learner. */
export const LEARNER = 0;

/** A step of the lesson. */
export interface Beat {
  /** Its name; the texts are `learn-title-…`, `learn-text-…`, and for what is to be done `learn-other-…`. */
  note: string;
  /** How many answers were given when it comes. */
  at: number;
  /**
   * `read`: something to read; `do`: the learner gives the answer at this position; `later`: something to read after rounds that are
   * passed over, which are told in a few lines; `end`: the score.
   */
  kind: 'read' | 'do' | 'later' | 'end';
}

const read = (at: number, note: string): Beat => ({ at, note, kind: 'read' });
const act = (at: number, note: string): Beat => ({ at, note, kind: 'do' });
const later = (at: number, note: string): Beat => ({ at, note, kind: 'later' });

/** All steps, in order. What lies between two of them plays by itself. */
export const BEATS: readonly Beat[] = [
  read(0, 'welcome'),
  read(0, 'town'),
  read(0, 'roles'),
  act(0, 'builder'),
  act(1, 'tobacco'),
  act(2, 'pay'),
  act(7, 'produce'),
  act(8, 'trader'),
  act(9, 'sell'),
  read(11, 'governor'),
  act(13, 'smithy'),
  act(15, 'councillor'),
  act(16, 'keep'),
  read(19, 'prospector'),
  act(19, 'producer'),
  act(20, 'goods'),
  act(24, 'price'),
  act(25, 'discount'),
  act(26, 'coffee'),
  act(27, 'coins'),
  act(33, 'guess'),
  act(39, 'well'),
  act(41, 'refill'),
  act(50, 'limit'),
  act(54, 'library'),
  act(56, 'double'),
  act(62, 'choice'),
  act(63, 'quarry'),
  act(75, 'chapel'),
  act(83, 'tuck'),
  act(85, 'crane'),
  later(106, 'meanwhile'),
  act(108, 'hero'),
  later(118, 'last'),
  act(122, 'over'),
  { at: 124, note: 'score', kind: 'end' },
];

/** Whether two answers are the same. Cards are the same in any order, and so are places. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  return plain(a) === plain(b);
}

function plain(answer: Answer): string {
  const sorted = <T extends string | number>(list: readonly T[]) => [...list].sort();
  if ('cards' in answer) return JSON.stringify(['cards', sorted(answer.cards)]);
  if ('goods' in answer) return JSON.stringify(['goods', sorted(answer.goods)]);
  if ('pay' in answer) return JSON.stringify(['pay', sorted(answer.pay.cards), sorted(answer.pay.goods)]);
  if ('role' in answer) return JSON.stringify(['role', answer.role, answer.library ?? null]);
  if ('build' in answer) return JSON.stringify(['build', answer.build, answer.over ?? null]);
  return JSON.stringify(answer);
}
