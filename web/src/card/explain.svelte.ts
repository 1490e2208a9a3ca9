/** Any card and any role can be looked at closely: by hovering, by a long press, or by the key `i` where it has the focus. */
import type { Attachment } from 'svelte/attachments';
import type { CardId, Edition, RoleId } from '../protocol';

const HOVER = 450;
const LONG_PRESS = 500;
/** So long the pointer may be on its way to the explanation. */
const BRIDGE = 150;

/** What can be explained. No card has the name of a role. */
export type Thing = CardId | RoleId;

class Explained {
  /** Shown in a window of its own. */
  thing = $state<Thing | null>(null);
  /** Shown beside what the pointer rests on. */
  hover = $state.raw<{ thing: Thing; box: DOMRect } | null>(null);
  /** Whether the pointer rests on the explanation itself. */
  held = false;
  /** What lies on and under it, where it stands in a town. */
  note = $state('');
  edition = $state<Edition>('first');
}

export const explained = new Explained();

/** Shows it large, in a window. */
export function explain(thing: Thing, edition: Edition, note = ''): void {
  explained.edition = edition;
  explained.note = note;
  explained.hover = null;
  explained.thing = thing;
}

/** Makes an element explain a card or a role. */
export function explains(thing: Thing, edition: Edition, note = ''): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = () => {
      clearTimeout(timer);
      if (explained.hover?.thing === thing) explained.hover = null;
    };
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !explained.held && stop(), BRIDGE);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        explained.edition = edition;
        explained.note = note;
        explained.hover = { thing, box: node.getBoundingClientRect() };
      }, HOVER);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return stop();
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        explain(thing, edition, note);
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
      explain(thing, edition, note);
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('click', click, true);
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
