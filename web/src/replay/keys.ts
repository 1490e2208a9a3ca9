/** Keys of the replay. They can be switched off; all of it can be reached without them. */
export type Deed = 'back' | 'forward' | 'round-back' | 'round-forward' | 'start' | 'end' | 'play' | 'help';

/** How they are shown: by what is printed on every keyboard, or by a name of the language (`replay-key-<name>`). */
export const KEYS: readonly { key: string; does: Deed; named?: boolean }[] = [
  { key: '←', does: 'back' },
  { key: '→', does: 'forward' },
  { key: '⇧ ←', does: 'round-back' },
  { key: '⇧ →', does: 'round-forward' },
  { key: 'home', does: 'start', named: true },
  { key: 'end', does: 'end', named: true },
  { key: 'space', does: 'play', named: true },
  { key: '?', does: 'help' },
];

/** What a key means, unless it belongs to what has the focus. */
export function deedOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog')) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? 'round-back' : 'back';
    case 'ArrowRight':
      return event.shiftKey ? 'round-forward' : 'forward';
    case 'Home':
      return 'start';
    case 'End':
      return 'end';
    case ' ':
      return target?.closest('button, a, summary') ? null : 'play';
    case '?':
      return 'help';
    default:
      return null;
  }
}
