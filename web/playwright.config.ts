import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Debian's Chromium, best the one without windows; another one by the environment. Playwright's own downloads are not used. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const chromium = process.env.CHROMIUM ?? places.find(existsSync);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try only is named at the end.
  retries: process.env.SANJUAN_SHARE ? 1 : 0,
  // What takes long and adds little (`@long`) is left out of the checks of every change.
  grepInvert: process.env.SANJUAN_SHARE ? /@long/ : undefined,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/support/closing.ts']],
  globalSetup: './e2e/support/server.ts',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
});
