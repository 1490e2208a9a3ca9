/**
 * For what sticks to the bottom of the window: whatever gets the focus is scrolled to above it, however high it is at the moment, so
 * that it never covers what somebody is at.
 */
import type { Attachment } from 'svelte/attachments';

/** Free space between the two, in pixels. */
const SPACE = 8;

const heights = new Map<Element, number>();

function makeRoom(): void {
  const most = Math.max(0, ...heights.values());
  document.documentElement.style.scrollPaddingBottom = most > 0 ? `${Math.ceil(most) + SPACE}px` : '';
}

export const sticks: Attachment<HTMLElement> = (node) => {
  const measured = new ResizeObserver(() => {
    const sticky = getComputedStyle(node).position === 'sticky';
    heights.set(node, sticky ? node.getBoundingClientRect().height : 0);
    makeRoom();
  });
  measured.observe(node);
  return () => {
    measured.disconnect();
    heights.delete(node);
    makeRoom();
  };
};
