/** Single keys that do something at the table. They can be switched off; Tab and Enter reach everything without them. */
export type Deed =
  | 'choose'
  | 'answer'
  | 'nothing'
  | 'undo'
  | 'question'
  | 'hand'
  | 'log'
  | 'lines'
  | 'explain'
  | 'text'
  | 'hurry'
  | 'back'
  | 'help';

export const KEYS: readonly { key: string; does: Deed }[] = [
  { key: '1 – 9', does: 'choose' },
  { key: 'Enter', does: 'answer' },
  { key: 'n', does: 'nothing' },
  { key: 'u', does: 'undo' },
  { key: 'q', does: 'question' },
  { key: 'h', does: 'hand' },
  { key: 'l', does: 'log' },
  { key: '↑ ↓', does: 'lines' },
  { key: 'i', does: 'explain' },
  { key: 't', does: 'text' },
  { key: 's', does: 'hurry' },
  { key: 'Esc', does: 'back' },
  { key: '?', does: 'help' },
];

/** What a key means, unless somebody is typing or a button has the focus and wants the key for itself. */
export function deedOf(event: KeyboardEvent): Deed | { choose: number } | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type=checkbox]), textarea, select, dialog')) return null;
  if (/^[1-9]$/.test(event.key)) return { choose: Number(event.key) - 1 };
  if (event.key === 'Enter') return target?.closest('button, a, summary, input') ? null : 'answer';
  if (event.key === 'Escape') return 'back';
  return KEYS.find(({ key, does }) => key === event.key && does !== 'explain')?.does ?? null;
}

/** The things that can be chosen now, in the order of the page. */
export function choices(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button[aria-pressed]:not([aria-disabled=true])[data-spot]')];
}
