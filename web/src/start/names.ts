/** Names people sit down with. The server refuses what would upset a line; here it is taken out beforehand. */
import { t } from '../lib/texts.svelte';

/** A name may have so many characters. */
export const LONGEST_NAME = 40;

/** Controls, line breaks, and what turns the direction of the text that follows. */
const UPSETTING = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** What can be sent of what was typed; empty if nothing is left. */
export function cleanName(typed: string): string {
  const calm = typed.replace(/\s+/g, ' ').replace(UPSETTING, '').trim();
  let name = '';
  let length = 0;
  // Signs that are drawn as one are not torn apart.
  for (const { segment } of new Intl.Segmenter().segment(calm)) {
    length += [...segment].length;
    if (length > LONGEST_NAME) break;
    name += segment;
  }
  return name.trim();
}

/** A name for somebody who did not give one, by his seat. */
export function nameOr(typed: string, seat: number): string {
  return cleanName(typed) || t('player-number', { n: seat + 1 });
}
