/** The words of the page, in the language of who reads it. The files are those of the terminal, too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { prefs } from './prefs.svelte';

export const LANGS = ['en', 'es', 'ru', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** What the languages call themselves. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', es: 'Español', ru: 'Русский', de: 'Deutsch' };

export type Args = Record<string, FluentVariable>;
type Part = 'main' | 'reading';

const SOURCES: Record<Lang, Record<Part, () => Promise<{ default: string }>>> = {
  en: { main: () => import('virtual:texts/en/main'), reading: () => import('virtual:texts/en/reading') },
  es: { main: () => import('virtual:texts/es/main'), reading: () => import('virtual:texts/es/reading') },
  ru: { main: () => import('virtual:texts/ru/main'), reading: () => import('virtual:texts/ru/reading') },
  de: { main: () => import('virtual:texts/de/main'), reading: () => import('virtual:texts/de/reading') },
};

/** A language with its words. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly parts = new Set<Part>();

  constructor(readonly lang: Lang) {
    // No marks around values: the same choice as in the terminal, and names are isolated by markup.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  add(source: string): this {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  async load(part: Part): Promise<this> {
    if (!this.parts.has(part)) {
      this.add((await SOURCES[this.lang][part]()).default);
      this.parts.add(part);
    }
    return this;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** A text by its key, `card-well` or `card-well.the`. A key that nobody wrote a text for is `⟦key⟧`. */
  text(key: string, args?: Args): string {
    const pattern = this.pattern(key);
    if (pattern === null) return `⟦${key}⟧`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args ?? null, errors);
    return errors.length === 0 ? text : `⟦${key}: ${errors.map((error) => error.message).join('; ')}⟧`;
  }

  private pattern(key: string) {
    const [name = '', form] = key.split('.');
    const message = this.bundle.getMessage(name);
    return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
  }
}

class Spoken {
  words = $state.raw<Words | null>(null);
  reading = $state<Lang | null>(null);
}

const state = new Spoken();

/** The text of a key in the language being read. Reactive: it changes with the language. */
export function t(key: string, args?: Args): string {
  return state.words?.text(key, args) ?? '';
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return state.words?.has(key) ?? false;
}

export function lang(): Lang {
  return state.words?.lang ?? 'en';
}

/** The words being used. There are none before the first [`speak`]. */
export function words(): Words {
  return state.words ?? new Words('en');
}

/** Whether the long texts are there in the language being read. */
export function readable(): boolean {
  return state.reading === lang();
}

/** The language a browser with these wishes gets. */
export function chosen(wishes: readonly string[]): Lang {
  const [best] = negotiateLanguages([...wishes], [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return LANGS.find((one) => one === best) ?? 'en';
}

/** Speaks a language from now on; without one, that of the preferences or of the browser. */
export async function speak(wanted?: Lang): Promise<void> {
  const set = LANGS.find((one) => one === (wanted ?? prefs.lang));
  const next = await new Words(set ?? chosen(navigator.languages)).load('main');
  state.words = next;
  document.documentElement.lang = next.lang;
}

/** Fetches the long texts of the language being read. */
export async function fetchReading(): Promise<void> {
  const now = words();
  await now.load('reading');
  state.reading = now.lang;
}
