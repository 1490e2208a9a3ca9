/**
 * For what changes under the hands of whoever uses it: when that which has the focus goes away, because the table went on, the focus
 * goes to a place that makes sense, never back to the beginning of the page.
 */
import type { Attachment } from 'svelte/attachments';

/** Where the focus goes from what is gone; the first that is there. `gone` still has its attributes and its place among the gone. */
export type Places = (gone: HTMLElement, root: HTMLElement) => Iterable<Element | null | undefined>;

export function keepsFocus(places: Places): Attachment<HTMLElement> {
  return (root) => {
    let last: HTMLElement | null = null;
    let waiting = 0;
    const came = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('dialog')) last = target;
    };
    // Whoever leaves by himself goes somewhere else, or to another window.
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) last = null;
    };
    const look = () => {
      waiting = 0;
      if (!last || document.querySelector('dialog[open]')) return;
      const lost = !last.isConnected || last.matches(':disabled');
      const elsewhere = document.activeElement !== document.body && document.activeElement !== last;
      if (!lost || elsewhere) return;
      const gone = last;
      for (const place of places(gone, root)) {
        if (!(place instanceof HTMLElement) || place.matches(':disabled')) continue;
        place.focus({ preventScroll: true });
        if (document.activeElement === place) return;
      }
    };
    // Before the next picture is early enough, and several changes are looked at once.
    const observer = new MutationObserver(() => {
      waiting ||= requestAnimationFrame(look);
    });
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', came);
    root.addEventListener('focusout', left);
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      root.removeEventListener('focusin', came);
      root.removeEventListener('focusout', left);
    };
  };
}
