/**
 * All pictures in one file: every `src/art/**` becomes a `<symbol>`, named by its folder and file
 * (`cards/well`), and `virtual:sprite` is the address of that file. One request, kept by the
 * browser for as long as the pictures stay the same.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ART = fileURLToPath(new URL('../src/art', import.meta.url));
const ID = 'virtual:sprite';

function pictures(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pictures(path);
      return entry.name.endsWith('.svg') ? [path] : [];
    });
}

/** A file as a symbol: its root element gives way to one with a name. */
export function symbol(name: string, svg: string): string {
  const root = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg);
  const box = root && /viewBox="([^"]+)"/.exec(root[1] ?? '');
  if (!root || !box) throw new Error(`${name} is no picture: it has no <svg viewBox>`);
  const inner = (root[2] ?? '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (/\bid=|url\(|<style|<script|style=/.test(inner)) {
    throw new Error(`${name} has an id, a url or a style: symbols of one file must do without`);
  }
  return `<symbol id="${name}" viewBox="${box[1]}">${inner}</symbol>`;
}

export function whole(): string {
  const symbols = pictures(ART).map((path) => {
    const name = relative(ART, path)
      .replace(/\.svg$/, '')
      .replaceAll('\\', '/')
      .replaceAll('/', '-');
    return symbol(name, readFileSync(path, 'utf8'));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

export function sprite(): Plugin {
  let building = false;
  return {
    name: 'sanjuan-sprite',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (!building) return `export default '/sprite.svg';`;
      pictures(ART).forEach((path) => this.addWatchFile(path));
      const file = this.emitFile({ type: 'asset', name: 'sprite.svg', source: whole() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer: (server) => {
      server.middlewares.use('/sprite.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(whole());
      });
    },
  };
}
