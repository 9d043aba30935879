import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/find-browser.ts';

const executablePath = findBrowser();

/**
 * A reader's: the test browser would say that it is a robot, whose impressions are not counted. Why of the browser and
 * not of its pages: what a page sends when it is left has the browser's.
 */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  // Why one more than processors: a test spends a third of its time waiting for timers, frames and polls.
  workers: 3,
  retries: 0,
  // Time limits for tests that hang, not for slow ones: a busy machine takes longer.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Why this much: each browser version draws letters slightly differently; a row that moves differs more (decision
    // 76).
    toHaveScreenshot: { maxDiffPixelRatio: 0.005 },
  },
  // Why none: screenshots are only approved explicitly.
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
    launchOptions: {
      args: [...browserArgs, `--user-agent=${userAgent}`],
      ...(executablePath && { executablePath }),
    },
  },
});
