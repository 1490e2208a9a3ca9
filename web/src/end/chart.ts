/**
 * Where things go in a chart. Lengths are sixteenths of the size of the page's letters, so that charts grow with them; what
 * is drawn is a matter of the components.
 */

/** So many pixels, in the lengths of a chart. */
export function lengths(pixels: number): number {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (pixels * 16) / (letters || 16);
}

/** The colour of a seat's lines and bars. Shape, dashes and names say the same. */
export const SEAT_COLOURS = ['var(--accent)', 'var(--chosen)', 'var(--gold)', 'var(--well)'] as const;

/** The dashes of a seat's lines. */
export const SEAT_DASHES = ['none', '9 4', '2 4', '12 3 2 3'] as const;

/** Marks on an axis from 0 to at least `most`: at most `marks` steps of 1, 2 or 5 times a power of ten. */
export function ticks(most: number, marks = 5): number[] {
  const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const size = sizes.find((one) => Math.ceil(most / one) <= marks) ?? 1_000;
  const count = Math.max(1, Math.ceil(most / size));
  return Array.from({ length: count + 1 }, (_, step) => step * size);
}

/** Moves labels apart that would lie on each other, keeping their order, and keeps them between top and bottom. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** Every how many steps there is room for something of this size. */
export function every(step: number, size: number): number {
  return step <= 0 ? 1 : Math.max(1, Math.ceil(size / step));
}

/** A name that fits: its beginning, if it is too long, and the number behind it that tells it from others. */
export function short(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const number = /\s\d{1,2}$/.exec(name)?.[0] ?? '';
  return `${letters.slice(0, Math.max(1, most - 1 - number.length)).join('')}…${number}`;
}

/** The outline of a seat's mark around a point: circle, square, triangle, diamond. */
export function mark(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`;
  if (seat === 1) return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`;
  if (seat === 2) return `M${at(0, -1.15)}L${at(1.15, 0.9)}L${at(-1.15, 0.9)}Z`;
  if (seat === 3) return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
  return `M${at(-1, 0)}A${r} ${r} 0 1 0 ${at(1, 0)}A${r} ${r} 0 1 0 ${at(-1, 0)}Z`;
}

/** A line through points. */
export function path(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

const round = (n: number) => Math.round(n * 10) / 10;
