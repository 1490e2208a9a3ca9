/**
 * The texts of a language as one module: `virtual:texts/de/main` is what every page needs,
 * `virtual:texts/de/reading` the long texts of rules and lesson. They come from the same files as
 * those of the terminal, `locales/<language>/*.ftl`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url));
const PREFIX = 'virtual:texts/';

/** Files of programs that run elsewhere. */
const ELSEWHERE = ['program.ftl', 'terminal.ftl'];
/** Files that only those read who learn the game. */
const READING = ['web-rules.ftl', 'web-learn.ftl'];

/** The files of a part of a language. */
export function files(lang: string, part: string): string[] {
  const all = readdirSync(join(LOCALES, lang)).sort();
  const wanted = all.filter((file) =>
    part === 'reading' ? READING.includes(file) : ![...READING, ...ELSEWHERE].includes(file),
  );
  return wanted.map((file) => join(LOCALES, lang, file));
}

/** What is for translators is not sent to players. */
export function withoutComments(source: string): string {
  return source
    .split('\n')
    .filter((line) => !/^#/.test(line) && line.trim() !== '')
    .join('\n');
}

export function texts(): Plugin {
  return {
    name: 'sanjuan-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const sources = files(lang, part).map((file) => {
        this.addWatchFile(file);
        return withoutComments(readFileSync(file, 'utf8'));
      });
      return `export default ${JSON.stringify(sources.join('\n'))};`;
    },
  };
}
