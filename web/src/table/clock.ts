/** Time left, as clocks show it: "0:42", "3:05:00"; days are days. */
import { t } from '../lib/texts.svelte';

export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return t('table-days-left', { n: days });
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const two = (number: number) => String(number).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
