import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['./scripts/playwright-counts.ts']],
  use: {
    // Why: the address is only known once e2e/global-setup.ts has started the product and set it.
    baseURL: process.env.MASTHEAD_E2E_URL,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    trace: 'off',
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
  },
});
