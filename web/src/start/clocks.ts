/** The clocks one can choose, and how long they are in words. */
import type { Clock } from '../protocol';
import { t } from '../lib/texts.svelte';

export const CLOCKS: Record<string, Clock> = {
  none: 'none',
  half: { move: { seconds: 30 } },
  minute: { move: { seconds: 60 } },
  three: { move: { seconds: 180 } },
  day: { days: { days: 1 } },
  days: { days: { days: 3 } },
};

export function clockText(clock: Clock): string {
  if (clock === 'none') return t('start-clock-none');
  if ('days' in clock) return t('start-clock-days', { n: clock.days.days });
  const { seconds } = clock.move;
  return seconds % 60 === 0 ? t('start-clock-minutes', { n: seconds / 60 }) : t('start-clock-seconds', { n: seconds });
}
