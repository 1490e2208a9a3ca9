/** What a review says, in the form in which it is shown. */
import type { Review, ReviewedAnswer } from '../protocol';

/** Hundredths, rounded: what people call per cent. */
export const percent = (part: number) => Math.round(part * 100);

/** The answers of a seat that could surely have been better, in the order of the game. */
export function moments(review: Review, seat: number): ReviewedAnswer[] {
  return review.answers.filter((one) => one.seat === seat && one.gravity !== 'good' && one.better !== null);
}

/** How the chances went: in per cent, by seat, before the first round and after each one. */
export interface Chances {
  rounds: number[];
  lines: number[][];
}

/** The chances after the last answer of each round; who was asked nothing in a round keeps what he had. */
export function chances(review: Review): Chances {
  const last = Math.max(0, ...review.answers.map((one) => one.round));
  const rounds = Array.from({ length: last }, (_, index) => index + 1);
  const lines = review.seats.map(({ chance, won }, seat) => {
    const own = review.answers.filter((one) => one.seat === seat);
    const line = [percent(chance)];
    for (const round of rounds) {
      const there = own.findLast((one) => one.round === round);
      line.push(there ? percent(there.after) : (line.at(-1) ?? 0));
    }
    // What a game came to is certain in the end.
    return won === null ? line : [...line.slice(0, -1), percent(won)];
  });
  return { rounds, lines };
}

/** Whose answers to look at first: the own seat, if there is anything to learn for it; else who lost most. */
export function firstSeat(review: Review, own: number): number {
  if (moments(review, own).length > 0) return own;
  const lost = review.seats.map((seat) => seat.lost);
  return Math.max(0, lost.indexOf(Math.max(...lost)));
}
