/** What is said to those who listen to the page. Bursts are merged, so that nothing is said twice or lost. */
import { untrack } from 'svelte';

const MERGE = 250;

class Said {
  polite = $state('');
  urgent = $state('');
}

export const said = new Said();

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it when there is a pause. */
export function announce(text: string): void {
  if (text === '' || waiting.at(-1) === text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.polite = anew(said.polite, waiting.join(' '));
    waiting = [];
  }, MERGE);
}

/** Says it at once: it is your turn, or something is wrong. */
export function announceNow(text: string): void {
  said.urgent = anew(
    untrack(() => said.urgent),
    text,
  );
}

/** The same words again are only heard if something changes in between. */
function anew(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

/** Takes back what was said and what was to be said: it may be meant for one pair of ears only. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  said.polite = '';
  said.urgent = '';
}
