/** Beside every text file of the page, the same compressed: the server picks what is accepted. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this, compressing gains less than a packet. */
const WORTH_IT = 512;

export function compressed(): Plugin {
  return {
    name: 'sanjuan-compressed',
    apply: 'build',
    // Only what is written is what will be sent: other plugins still change files while they are made.
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const path = join(options.dir ?? 'dist', name);
        const source = readFileSync(path);
        if (source.length < WORTH_IT) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
