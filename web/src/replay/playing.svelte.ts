/** Where somebody is in a replay, through whose eyes he looks, and whether it goes on by itself. */
import type { Course, Eyes } from './course';

/** How fast it goes on by itself: steps in the time of one. */
export const PACES = [0.5, 1, 2, 4] as const;
/** The time of a step: enough to read its sentences. */
const STEP = 1_600;

export class Playing {
  at = $state(0);
  eyes = $state<Eyes>('open');
  /** The seat in front while all cards are open. */
  front = $state(0);
  running = $state(false);
  pace = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly course: Course) {}

  get bottom(): number {
    return this.eyes === 'open' ? this.front : this.eyes;
  }

  /** Goes somewhere, which ends going on by itself. */
  go(at: number): void {
    this.pause();
    this.at = this.course.within(at);
  }

  look(eyes: Eyes): void {
    if (eyes !== 'open') this.front = eyes;
    this.eyes = eyes;
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** Goes on by itself; from the end on, from the beginning. */
  play(): void {
    if (this.at >= this.course.last) this.at = 0;
    this.running = true;
    this.wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.at = this.course.within(this.at + 1);
      if (this.at >= this.course.last) this.pause();
      else this.wait();
    }, STEP / this.pace);
  }
}
