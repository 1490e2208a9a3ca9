/** What a player sets for himself, in this browser. */
import { keepJson, keptJson } from './storage';

/** How fast cards move; `0` is not at all. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type Theme = 'system' | 'light' | 'dark';

/** Questions that are asked once more before the answer is given, because a mistake costs. */
export interface Confirmations {
  /** Taking a role: a tap chooses it, a button takes it. */
  role: boolean;
  /** Building nothing although something could be built. */
  pass: boolean;
  /** Discarding a card that costs 5 or more, or paying with it. */
  dear: boolean;
  /** Leaving a game that goes on. */
  leave: boolean;
}

export interface Preferences {
  /** The name to sit down with. */
  name: string;
  /** `null` as the browser wishes. */
  lang: string | null;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  confirm: Confirmations;
  /** Single keys that do something. */
  shortcuts: boolean;
  /** The table as text instead of pictures. */
  textMode: boolean;
  /** Whether the log shows only what concerns oneself. */
  logMine: boolean;
  /** Whether the log is beside the table, where there is room. */
  logOpen: boolean;
}

const DEFAULTS: Preferences = {
  name: '',
  lang: null,
  theme: 'system',
  speed: 1,
  sounds: false,
  confirm: { role: false, pass: true, dear: false, leave: true },
  shortcuts: true,
  textMode: false,
  logMine: false,
  logOpen: true,
};

const KEY = 'sanjuan:preferences';

function read(): Preferences {
  const there = keptJson<Partial<Preferences>>(KEY) ?? {};
  const confirm = { ...DEFAULTS.confirm, ...(there.confirm ?? {}) };
  const speed = SPEEDS.find((one) => one === there.speed) ?? DEFAULTS.speed;
  const name = typeof there.name === 'string' ? there.name : DEFAULTS.name;
  return { ...DEFAULTS, ...there, name, confirm, speed };
}

/** The preferences: change a key, then call [`savePrefs`]. */
export const prefs: Preferences = $state(read());

// What is changed in another window is changed here, too; else the next change here would undo it.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  Object.assign(prefs, read());
  applyTheme();
});

export function savePrefs(): void {
  keepJson(KEY, prefs);
  applyTheme();
}

/** The speed of movement, with the wish of the system in it. */
export function speed(): Speed {
  return stillness() ? 0 : prefs.speed;
}

function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** `data-theme` on the root is what the style sheets look at. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (prefs.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}
