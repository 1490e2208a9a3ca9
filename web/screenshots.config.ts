/** `npm run screenshots`: pictures of the main screens, for looking at and for the README. They are no test. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'e2e/shots',
  testMatch: '*.shots.ts',
  timeout: 300_000,
  reporter: [['list']],
  use: { ...tests.use, trace: 'off' },
});
