/** Texts taken apart, for tests: which variables each wants, how it chooses, what it is made of. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';

/** A pattern of `@fluent/bundle`, as far as we look at it. */
type Part =
  | string
  | { type: 'select'; selector: Part; variants: { key: Part; value: Pattern }[]; star: number }
  | { type: 'var'; name: string }
  | { type: 'mesg' | 'term'; name: string; attr?: string | null; args?: Part[] }
  | { type: 'func'; name: string; args: Part[] }
  | { type: 'narg'; name: string; value: Part }
  | { type: 'str' | 'num'; value: string | number };
type Pattern = string | Part[];

/** A choice by a variable: the keys of its variants, the usual one included. */
export interface Choosing {
  variable: string;
  keys: string[];
}

export interface Text {
  file: string;
  variables: string[];
  choices: Choosing[];
  /** Other texts it is made of. */
  references: string[];
}

/** All texts of files, by key; forms as `key.form`. Keys whose text cannot be read are in `broken`. */
export interface Texts {
  texts: Map<string, Text>;
  broken: string[];
}

export function readTexts(folder: string, wanted: (file: string) => boolean): Texts {
  const all: Texts = { texts: new Map(), broken: [] };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl') && wanted(name))) {
    const one = parseTexts(file, readFileSync(join(folder, file), 'utf8'));
    for (const [key, text] of one.texts) {
      if (all.texts.has(key)) all.broken.push(`${key} (twice)`);
      all.texts.set(key, text);
    }
    all.broken.push(...one.broken);
  }
  return all;
}

export function parseTexts(file: string, source: string): Texts {
  const texts = new Map<string, Text>();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) texts.set(id, takeApart(file, value as Pattern));
    for (const [form, pattern] of Object.entries(attributes)) {
      texts.set(`${id}.${form}`, takeApart(file, pattern as Pattern));
    }
  }
  // What cannot be read is silently left out by the reader.
  const written: string[] = [];
  let last = '';
  for (const line of source.split('\n')) {
    const key = /^(-?[a-zA-Z][\w-]*) *=(.*)/.exec(line);
    const form = /^ +\.([a-zA-Z][\w-]*) *=/.exec(line);
    if (key) written.push((last = key[1] ?? ''));
    else if (form) written.push(`${last}.${form[1]}`);
  }
  const broken = written.filter((key) => !texts.has(key) && !written.some((other) => other.startsWith(`${key}.`)));
  return { texts, broken };
}

function takeApart(file: string, pattern: Pattern): Text {
  const text: Text = { file, variables: [], choices: [], references: [] };
  const variables = new Set<string>();
  const whole = (parts: Pattern) => {
    if (typeof parts !== 'string') parts.forEach(part);
  };
  const part = (one: Part): void => {
    if (typeof one === 'string') return;
    if (one.type === 'var') variables.add(one.name);
    else if (one.type === 'mesg' || one.type === 'term') {
      text.references.push(one.attr ? `${one.name}.${one.attr}` : one.name);
      one.args?.forEach(part);
    } else if (one.type === 'func') one.args.forEach(part);
    else if (one.type === 'narg') part(one.value);
    else if (one.type === 'select') {
      part(one.selector);
      const keys = one.variants.map(({ key }) => (typeof key === 'object' && 'value' in key ? String(key.value) : ''));
      text.choices.push({ variable: chosenBy(one.selector), keys });
      one.variants.forEach(({ value }) => whole(value));
    }
  };
  whole(pattern);
  return { ...text, variables: [...variables].sort() };
}

function chosenBy(selector: Part): string {
  if (typeof selector !== 'object') return '';
  if (selector.type === 'var') return selector.name;
  return selector.type === 'func' ? chosenBy(selector.args[0] ?? '') : '';
}
