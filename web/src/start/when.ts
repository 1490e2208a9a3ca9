/** How long ago something was, in words of a language. */
const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** After so many days the date says more than a number. */
const DAYS = 7;

export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  if (passed > DAYS * 86_400_000) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, 'second');
}
