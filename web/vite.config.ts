import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { sprite } from './build/sprite.ts';
import { texts } from './build/texts.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite(), texts(), compressed()],
  // Components under test are those of the browser, not those that write pages on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    // Nothing is put into a page as `data:`, which the Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // `npm run dev` beside a running `sanjuan serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:7423', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
  },
}));
