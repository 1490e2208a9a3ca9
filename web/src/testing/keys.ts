/** Which texts the code of the page uses, for tests. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Uses {
  /** Keys that stand in a `t(…)`, with the file. */
  told: { key: string; file: string }[];
  /** Patterns of keys put together in a `t(…)`: `start-pace-${…}` is `start-pace-*`. */
  composed: { pattern: string; file: string }[];
  /** Keys put together in a way nobody can follow. */
  obscure: { code: string; file: string }[];
  /** Everything in quotes that could be a key. */
  literals: Set<string>;
  /** Everything in backticks that could be a pattern of keys. */
  patterns: Set<string>;
}

const KEY = String.raw`[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?`;

/** The code of the page, without tests and without what is generated. */
export function sources(folder: string): { file: string; code: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|^testing\/|^protocol\.ts$|^facts\.ts$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
}

export function usesOf(files: readonly { file: string; code: string }[]): Uses {
  const uses: Uses = { told: [], composed: [], obscure: [], literals: new Set(), patterns: new Set() };
  for (const { file, code } of files) {
    for (const [, , literal] of code.matchAll(new RegExp(`(['"\`])(${KEY})\\1`, 'g'))) uses.literals.add(literal ?? '');
    for (const [whole] of code.matchAll(/`[^`\n]*`/g)) {
      const pattern = patternOf(whole.slice(1, -1));
      if (pattern !== null && pattern.includes('*')) uses.patterns.add(pattern);
    }
    for (const argument of firstArguments(code)) {
      for (const [, , key] of argument.matchAll(new RegExp(`(['"\`])(${KEY})\\1`, 'g'))) {
        // In `t(a === 'left' ? 'log-left' : 'log-late')` only what is chosen is a key, and keys have a hyphen.
        if (key?.includes('-')) uses.told.push({ key, file });
      }
      const template = /`[^`]*\$\{[^`]*`/.exec(argument)?.[0];
      if (template === undefined) continue;
      const pattern = patternOf(template.slice(1, -1));
      if (pattern === null) uses.obscure.push({ code: argument, file });
      else uses.composed.push({ pattern, file });
    }
  }
  return uses;
}

/** Whether a key is one of a pattern. A pattern without a form is of keys without a form. */
export function fits(pattern: string, key: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[a-z0-9-]*')}$`).test(key);
}

/** A template as a pattern: a word and a hyphen first, then what is put in; `null` if it does not begin so. */
function patternOf(template: string): string | null {
  const pattern = template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*');
  return new RegExp(String.raw`^(?:[a-z][a-z0-9]*-)+[a-z0-9]*\*[a-z0-9*-]*(?:\.[a-z]+)?$`).test(pattern)
    ? pattern
    : null;
}

/** The first arguments of all `t(…)`. */
function firstArguments(code: string): string[] {
  return [...code.matchAll(/(?<![\w.$])t\(/g)].map((found) => {
    let depth = 0;
    let quote = '';
    const from = found.index + found[0].length;
    for (let at = from; at < code.length; at++) {
      const sign = code[at] ?? '';
      if (quote) {
        if (sign === quote) quote = '';
      } else if (`'"\``.includes(sign)) quote = sign;
      else if ('([{'.includes(sign)) depth++;
      else if (depth > 0 && ')]}'.includes(sign)) depth--;
      else if (depth === 0 && (sign === ',' || sign === ')')) return code.slice(from, at);
    }
    return '';
  });
}
