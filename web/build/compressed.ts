/** Beside every text file of the page, the same compressed: the server picks what is accepted. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this, compressing gains less than a packet. */
const WORTH_IT = 512;

export function compressed(): Plugin {
  return {
    name: 'sanjuan-compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (source.length < WORTH_IT) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(source, { params }) });
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
      }
    },
  };
}
