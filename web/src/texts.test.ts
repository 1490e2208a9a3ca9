/**
 * The texts of the page, `locales/<language>/web-*.ftl`: complete in every language, with the same
 * variables, all of them used; and every text that is used is there.
 *
 * How keys must be written in code, so that this can be told:
 *
 * - as they are: `t('web-close')`, with a form `t('card-well.the')`;
 * - one of several: `t(late ? 'log-timed-out' : 'log-left')`, whole keys, each with a hyphen;
 * - put together: `` t(`start-pace-${pace}`) ``, a beginning that ends with a hyphen, then the id, then
 *   perhaps a form: `` t(`trouble-${code}.title`) ``. Never `` t(`${area}-title`) ``, and no backticks within backticks.
 *   Every text that begins so counts as used, so begin with as much as there is.
 *
 * That no English is left in other languages and Russian has its own letters is looked at with the
 * texts of the terminal, in `crates/texts`.
 *
 * Keys that go through other functions first (`about('log-left', seat)`) count as used, but nobody
 * sees here whether they have a text.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTexts, readTexts, type Texts } from './testing/fluent';
import { fits, sources, usesOf } from './testing/keys';

const here = import.meta.dirname;
const folder = (lang: string) => join(here, '../../locales', lang);
const ofPage = (file: string) => file.startsWith('web-');

const LANGS = ['en', 'es', 'ru', 'de'];
const OTHERS = ['es', 'ru', 'de'];
const page = Object.fromEntries(LANGS.map((lang) => [lang, readTexts(folder(lang), ofPage)])) as Record<string, Texts>;
const english = page.en?.texts ?? new Map();
const everything = readTexts(folder('en'), () => true).texts;
const uses = usesOf(sources(here));

describe('the files of texts', () => {
  it.each(LANGS)('can be read (%s)', (lang) => expect(page[lang]?.broken).toEqual([]));

  it.each(OTHERS)('have the same texts in the same files (%s)', (lang) => {
    const placed = (texts: Texts | undefined) =>
      [...(texts?.texts ?? [])].map(([key, { file }]) => `${file} ${key}`).sort();
    expect(placed(page[lang])).toEqual(placed(page.en));
  });

  it.each(OTHERS)('want the same variables (%s)', (lang) => {
    const all = readTexts(folder(lang), () => true).texts;
    const shared = [...english.keys()].filter((key) => page[lang]?.texts.has(key));
    expect(shared.filter((key) => wanted(all, key) !== wanted(everything, key))).toEqual([]);
  });

  it.each(LANGS)('have all forms of numbers (%s)', (lang) => expect(lackingForms(page[lang], lang)).toEqual([]));
});

describe('the code of the page', () => {
  it('puts keys together in a way one can follow', () => expect(uses.obscure).toEqual([]));

  it('uses only texts that there are', () => {
    const missing = uses.told.filter(({ key }) => !everything.has(key));
    expect(missing.map(({ key, file }) => `${file}: ${key}`)).toEqual([]);
    const empty = uses.composed.filter(({ pattern }) => ![...everything.keys()].some((key) => fits(pattern, key)));
    expect(empty.map(({ pattern, file }) => `${file}: ${pattern}`)).toEqual([]);
  });

  it('uses every text', () => {
    const referred = new Set([...everything.values()].flatMap(({ references }) => references));
    const patterns = [...uses.patterns];
    const used = (key: string) =>
      referred.has(key) || uses.literals.has(key) || patterns.some((pattern) => fits(pattern, key));
    expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
  });
});

describe('this test', () => {
  const keys = (code: string) => usesOf([{ file: 'a.ts', code }]);

  it('finds keys however they are told', () => {
    const { told } = keys(`t('a-b'); t(late === 'x' ? 'c-d' : "e-f", { n: t('g-h') }); set('i-j'); this.t('k-l')`);
    expect(told.map(({ key }) => key)).toEqual(['a-b', 'c-d', 'e-f', 'g-h']);
  });

  it('follows keys that are put together', () => {
    const { composed, obscure } = keys("t(`a-b-${id.replaceAll('_', '-')}.title`); t(`${area}-b`)");
    expect(composed).toEqual([{ pattern: 'a-b-*.title', file: 'a.ts' }]);
    expect(obscure).toHaveLength(1);
    expect(fits('a-b-*.title', 'a-b-c-d.title')).toBe(true);
    expect(fits('a-b-*', 'a-b-c.title')).toBe(false);
    expect(fits('a-b-*', 'a-b')).toBe(false);
  });

  it('sees what is broken or lacks a form', () => {
    const plural = (forms: string) => parseTexts('a.ftl', `a = { $n ->\n${forms}\n}\n`);
    expect(parseTexts('a.ftl', 'a = { $n\nb = b\n').broken).toEqual(['a']);
    expect(lackingForms(plural('    [one] x\n   *[other] y'), 'ru')).toEqual(['a: few']);
    expect(lackingForms(plural('    [one] x\n    [few] z\n   *[many] y'), 'ru')).toEqual([]);
    expect(lackingForms(plural('    [1] x\n   *[other] y'), 'ru')).toEqual([]);
    expect(lackingForms(plural('    [few] x\n   *[other] y'), 'de')).toEqual(['a: one']);
  });
});

/** The variables of a text and of those it is made of. */
function wanted(all: Texts['texts'], key: string): string {
  const of = (one: string): string[] => {
    const text = all.get(one);
    return text ? [...text.variables, ...text.references.flatMap(of)] : [];
  };
  return [...new Set(of(key))].sort().join(' ');
}

/** Choices by a number that name some of a language's forms, but not all. The usual one stands for many or other. */
function lackingForms(all: Texts | undefined, lang: string): string[] {
  const needed = lang === 'ru' ? ['one', 'few'] : ['one'];
  return [...(all?.texts ?? [])].flatMap(([key, { choices }]) =>
    choices
      .filter(({ keys: named }) => ['one', 'few', 'many'].some((form) => named.includes(form)))
      .flatMap(({ keys: named }) => {
        const lacking = needed.filter((form) => !named.includes(form));
        if (!named.includes('many') && !named.includes('other')) lacking.push('many');
        return lacking.map((form) => `${key}: ${form}`);
      }),
  );
}
