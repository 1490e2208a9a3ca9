import { describe, expect, it } from 'vitest';
import { deedOf, KEYS } from './keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  deedOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more });

function within(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as Element;
}

describe('keys of the replay', () => {
  it('go step by step, round by round, to the ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', '?', 'x'].map((key) => press(key))).toEqual([
      'back',
      'forward',
      'start',
      'end',
      'play',
      'help',
      null,
    ]);
    expect(press('ArrowRight', { shiftKey: true })).toBe('round-forward');
    expect(press('ArrowLeft', { shiftKey: true })).toBe('round-back');
  });

  it('leave keys to whatever has the focus and wants them', () => {
    expect(press(' ', { target: within('<button>x</button>') })).toBeNull();
    expect(press('ArrowLeft', { target: within('<button>x</button>') })).toBe('back');
    expect(press('ArrowLeft', { target: within('<input type="range" />') })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
  });

  it('are all shown', () => {
    expect(new Set(KEYS.map(({ does }) => does)).size).toBe(KEYS.length);
  });
});
