/** Any card can be looked at closely: by hovering, by a long press, or by the key `i` where it has the focus. */
import type { Attachment } from 'svelte/attachments';
import type { CardId, Edition } from '../protocol';

const HOVER = 450;
const LONG_PRESS = 500;

class Explained {
  /** Shown in a window of its own. */
  card = $state<CardId | null>(null);
  /** Shown beside the pointer. */
  hover = $state.raw<{ card: CardId; box: DOMRect } | null>(null);
  /** What lies on and under it, where it stands in a town. */
  note = $state('');
  edition = $state<Edition>('first');
}

export const explained = new Explained();

/** Shows a card large, in a window. */
export function explain(card: CardId, edition: Edition, note = ''): void {
  explained.edition = edition;
  explained.note = note;
  explained.hover = null;
  explained.card = card;
}

/** Makes an element explain a card. */
export function explains(card: CardId, edition: Edition, note = ''): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = () => {
      clearTimeout(timer);
      if (explained.hover?.card === card) explained.hover = null;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        explained.edition = edition;
        explained.note = note;
        explained.hover = { card, box: node.getBoundingClientRect() };
      }, HOVER);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return stop();
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        explain(card, edition, note);
      }, LONG_PRESS);
    };
    const click = (event: MouseEvent) => {
      // The click at the end of a long press is not meant as one.
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
      }
      stop();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      explain(card, edition, note);
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', stop);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('click', click, true);
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', stop);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
