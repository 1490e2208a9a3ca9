/** Somebody who plays casually: takes what looks good, builds what can be built. The same seed decides the same way. */
import type { Page } from '@playwright/test';
import { pointing, type Hands } from './hands';
import { glance, kindOf, look, type Asked, type Kind, type Seen } from './seen';
import type { Lang } from './words';

/** Is called before a question is answered. After a disturbance (`true`) the page is looked at anew. */
export type Before = (kind: Kind, asked: Asked) => Promise<boolean | void>;

export interface Habits {
  seed?: number;
  lang?: Lang;
  hands?: Hands;
  /** Gathers cards and builds what is cheap, and so has some left to choose from when it comes to paying. */
  frugal?: boolean;
}

export class Player {
  /** Kinds of questions that were answered, and how often. */
  readonly met = new Map<Kind, number>();
  private readonly dice: () => number;
  private readonly lang: Lang;
  private readonly hands: Hands;
  private readonly frugal: boolean;

  constructor(
    readonly page: Page,
    { seed = 1, lang = 'en', hands, frugal = false }: Habits = {},
  ) {
    this.dice = random(seed);
    this.lang = lang;
    this.frugal = frugal;
    this.hands = hands ?? pointing(page, 'click');
  }

  /** Plays until the score sheet lies on the table. */
  async toTheEnd(before?: Before): Promise<void> {
    await this.until((seen) => seen.what === 'over', before);
  }

  /** Plays until what is seen is what was waited for; that is not answered. */
  async until(enough: (seen: Seen, kind: Kind | null) => boolean, before?: Before): Promise<Seen> {
    for (let questions = 0; questions < 1_500; questions += 1) {
      const seen = await look(this.page);
      const kind = seen.what === 'question' ? kindOf(seen, this.lang) : null;
      if (enough(seen, kind)) return seen;
      if (seen.what === 'trouble') throw new Error(`trouble: ${seen.text}`);
      if (seen.what === 'over') throw new Error('the game is over already');
      if (seen.what === 'curtain') await this.hands.press(seen.button);
      else if (!(await before?.(kind as Kind, seen))) await this.reach(seen);
    }
    throw new Error('the game does not end');
  }

  /** Answers; but what was asked may have given way to the next question while he reached for it. */
  private async reach(asked: Asked): Promise<void> {
    try {
      await this.answer(asked);
    } catch (error) {
      const now = await glance(this.page);
      if (now?.what === 'question' && now.question === asked.question && now.rule === asked.rule) throw error;
    }
  }

  /** Waits for a question and gives one whole answer, without looking what comes of it. */
  async answerOnce(): Promise<void> {
    const before = this.given;
    while (this.given === before) {
      const seen = await look(this.page);
      if (seen.what !== 'question') throw new Error(`nothing is asked: ${JSON.stringify(seen)}`);
      await this.answer(seen);
    }
    const seen = await glance(this.page);
    if (seen?.what === 'question' && seen.doubt) await this.hands.answer(seen);
  }

  /** How many answers were given. */
  get given(): number {
    return [...this.met.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Answers what is asked, as far as one touch goes on. */
  async answer(asked: Asked): Promise<void> {
    const kind = kindOf(asked, this.lang);
    const ready = asked.choices.some((choice) => choice.main && choice.enabled);
    const chosen = asked.spots.filter((spot) => spot.state === 'chosen');
    const possible = asked.spots.filter((spot) => spot.state === 'possible');
    if (kind === 'role' && !ready) return this.touch(asked, this.roleOf(asked, kind));
    if (kind === 'build' && !ready) {
      const [card] = this.best(possible.filter(({ spot }) => !/place-/.test(spot)));
      if (card) return this.hands.touch(asked, card.spot);
      this.count(kind);
      return this.hands.nothing();
    }
    const spare = !this.frugal || asked.hand > 6;
    const wants = (kind === 'tuck' && spare) || kind === 'swap' || kind === 'demolish' || !ready;
    const some = possible[Math.floor(this.dice() * possible.length)];
    if (wants && chosen.length === 0 && some) return this.hands.touch(asked, some.spot);
    if (!ready && some) return this.hands.touch(asked, some.spot);
    if (!ready) throw new Error(`nothing can be answered: ${JSON.stringify(asked)}`);
    this.count(kind);
    return this.hands.answer(asked);
  }

  private async touch(asked: Asked, spot: string): Promise<void> {
    this.count('role');
    await this.hands.touch(asked, spot);
  }

  private count(kind: Kind): void {
    this.met.set(kind, (this.met.get(kind) ?? 0) + 1);
  }

  /** What most people would take: sell what there is, produce, build with a full hand, else look for cards. */
  private roleOf(asked: Asked, kind: Kind): string {
    const wish: Record<string, number> = {
      builder: asked.hand >= (this.frugal ? 5 : 3) ? 6 : 0.5,
      producer: asked.goods === 0 ? 4 : 1,
      trader: asked.goods > 0 ? 5 : 0.2,
      councillor: asked.hand < 5 ? 3 : 1,
      prospector: 1,
    };
    const weigh = (spot: string) => wish[/role-(\w+)/.exec(spot)?.[1] ?? ''] ?? 1.5;
    const open = asked.spots.map(({ spot }) => ({ spot, worth: weigh(spot) * (0.5 + this.dice()) }));
    const [best] = open.sort((a, b) => b.worth - a.worth);
    if (!best) throw new Error(`nothing can be taken: ${kind} ${JSON.stringify(asked)}`);
    return best.spot;
  }

  /** Rather what is dear, but not always; whoever is frugal, the other way round. */
  private best<T extends { name: string }>(cards: readonly T[]): T[] {
    const sign = this.frugal ? -1 : 1;
    const worth = (card: T) => sign * Number(/\d+/.exec(card.name)?.[0] ?? 0) + this.dice() * 3;
    return cards
      .map((card) => ({ card, worth: worth(card) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ card }) => card);
  }
}

/** Several at one table, each at a page of his own: whoever is asked answers, until it is enough. */
export async function together(players: readonly Player[], enough: () => Promise<boolean> | boolean): Promise<void> {
  const PAUSE = 40;
  let idle = 0;
  while (idle * PAUSE < 45_000) {
    idle += 1;
    for (const player of players) {
      if (await enough()) return;
      const seen = await glance(player.page);
      if (seen?.what === 'trouble') throw new Error(`trouble: ${seen.text}`);
      if (seen?.what === 'over') throw new Error('the game is over already');
      if (seen?.what !== 'question') continue;
      idle = 0;
      await player.answer(seen);
    }
    if (idle > 0) await new Promise((done) => setTimeout(done, PAUSE));
  }
  throw new Error('nobody is asked anything');
}

/** Numbers from 0 to 1, the same for the same seed: a plain linear congruence, which is enough to play cards. */
function random(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
