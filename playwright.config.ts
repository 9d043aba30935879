import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  // Why one more than processors: a test waits for timers, frames and polls for a third of its time.
  workers: 3,
  retries: 0,
  // Limits for what hangs, not for what is slow: a machine that has other work too takes its time.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Why this much: letters are drawn a little otherwise by each version of a browser; a row that moves is more (decision 76).
    toHaveScreenshot: { maxDiffPixelRatio: 0.005 },
  },
  // Why none: only whoever says so approves a screenshot.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  forbidOnly: true,
  reporter: [['list'], ['./scripts/playwright-counts.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    trace: 'off',
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
  },
});
