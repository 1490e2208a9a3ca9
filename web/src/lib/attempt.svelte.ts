/** Something one asks of the server: while it is under way it is not asked twice, and what came in the way is kept to be told. */
import { Refused } from './api';
import { troubleText } from './words/refusals';

export class Attempt {
  /** Whether it is under way. */
  busy = $state(false);
  /** Why it failed the last time. */
  refused = $state.raw<Refused | null>(null);
  /** The same in words; nothing if it did not. */
  readonly trouble = $derived(this.refused ? troubleText(this.refused) : '');

  /** Does it, unless it is being done. What is no refusal is a mistake of the program and goes on its way. */
  async make(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    } finally {
      this.busy = false;
    }
  }
}
