/** Measures taken in the page: taps, shifts of the layout, long tasks; and by the browser: bytes and time at work. */
import type { CDPSession, Page } from '@playwright/test';

/** A touch that took the page 16 ms or more. */
export interface Tap {
  /** Several events belong to one touch. */
  touch: number;
  /** From the touch to the next picture, in milliseconds; whole eights, as browsers tell it. */
  duration: number;
  /** How long the page itself took of it. */
  processing: number;
}

export interface Shift {
  value: number;
  at: number;
  /** Whether it came within half a second of a touch, so that it was expected: the browser's own rule. */
  expected: boolean;
  what: string[];
}

interface Measured {
  taps: Tap[];
  shifts: Shift[];
  long: number[];
  seen: Record<string, number>;
}
declare global {
  interface Window {
    measured: Measured;
  }
}

/** From the next page on. `signs` are selectors; it is noted when each is seen first. */
export async function measure(page: Page, signs: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((wanted) => {
    const measured: Measured = { taps: [], shifts: [], long: [], seen: {} };
    window.measured = measured;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options as PerformanceObserverInit);
    };
    const told = (node: Node | null) => {
      const one = node instanceof Element ? node : node?.parentElement;
      return one ? `${one.localName}.${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '')}` : 'gone';
    };
    observe('event', (entry) => {
      const { interactionId, duration, processingStart, processingEnd } = entry as PerformanceEventTiming;
      if (!interactionId) return;
      const processing = processingEnd - processingStart;
      const same = measured.taps.find(({ touch }) => touch === interactionId);
      if (!same) measured.taps.push({ touch: interactionId, duration, processing });
      else {
        same.duration = Math.max(same.duration, duration);
        same.processing += processing;
      }
    });
    observe('longtask', (entry) => measured.long.push(entry.duration));
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
      const what = shift.sources.map(
        (one) => `${told(one.node)} from ${place(one.previousRect)} to ${place(one.currentRect)}`,
      );
      measured.shifts.push({ value: shift.value, at: shift.startTime, expected: shift.hadRecentInput, what });
    });
    const look = () => {
      for (const [name, selector] of Object.entries(wanted)) {
        if (measured.seen[name] === undefined && document.querySelector(selector))
          measured.seen[name] = performance.now();
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  }, signs);
}

export const measured = (page: Page): Promise<Measured> => page.evaluate(() => window.measured);

/** The layout shift as it is usually told: the most within a stretch of 5 s whose shifts are less than 1 s apart. */
export function worstStretch(shifts: readonly Shift[]): number {
  let [worst, sum, began, last] = [0, 0, 0, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((of / 100) * sorted.length) - 1)] ?? 0;
}

/** What a page has cost so far: bytes that came over the wire, by kind. */
export class Wire {
  readonly bytes = new Map<string, number>();
  private readonly kinds = new Map<string, string>();

  private constructor(readonly session: CDPSession) {}

  static async of(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire(session);
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      wire.kinds.set(requestId, `${type} ${new URL(response.url).pathname.replace(/-[\w-]{8}\./, '.')}`),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      wire.add(wire.kinds.get(requestId) ?? 'other', encodedDataLength),
    );
    session.on('Network.webSocketFrameReceived', ({ response }) => wire.add('WebSocket', response.payloadData.length));
    await session.send('Network.enable');
    return wire;
  }

  get total(): number {
    return [...this.bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  private add(kind: string, bytes: number): void {
    this.bytes.set(kind, (this.bytes.get(kind) ?? 0) + bytes);
  }
}

/** From now on the time a page is at work is counted: that of the processor, whatever else the machine does meanwhile. */
export async function countWork(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Time the page was at work, in milliseconds of the processor. */
export async function work(session: CDPSession): Promise<{ task: number; script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}
