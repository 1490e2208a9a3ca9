/** What the page says, in each of its languages, so that tests can look for it as a reader would. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCALES = resolve(import.meta.dirname, '../../../locales');

export const LANGS = ['en', 'es', 'ru', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** Tells the text of a key. */
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

const read = new Map<Lang, Say>();

/** The texts of a language. A key that is not there is a mistake in the test. */
export function words(lang: Lang): Say {
  const before = read.get(lang);
  if (before) return before;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const folder = join(LOCALES, lang);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')), { allowOverrides: true });
  }
  const say: Say = (key, args) => {
    const [name = '', form] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (!pattern) throw new Error(`there is no text ${key} in ${lang}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
  read.set(lang, say);
  return say;
}

/** What the page calls a round. */
export function round(number: number, lang: Lang = 'en'): string {
  return words(lang)('table-round', { round: number });
}
