import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/find-browser.ts';
import { vitestCounts } from './scripts/vitest-counts.ts';
import { readsByBuiltThread } from './server/test/built-programs.ts';

const executablePath = findBrowser();

// Why: pages are tested as they are built; React's development build takes half as long again.
process.env.NODE_ENV = 'production';

/**
 * Why: on two processors, server and page tests run side by side only if told to, and on their own they are idle half
 * of the time.
 */
const together = { sequence: { groupOrder: 1 }, maxWorkers: 2 };

/** Why: a test that asserts nothing passes whatever the product does. */
const assertive = { requireAssertions: true };

/** Time limits for tests that hang, not for slow ones: a busy machine takes longer. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { ...assertive, poll: { timeout: 15_000 } },
};

const server: TestUserConfig = {
  pool: 'forks',
  globalSetup: './server/test/global-setup.ts',
  ...patience,
};

export default defineConfig({
  test: {
    reporters: ['default', vitestCounts],
    projects: [
      { test: { name: 'shared', include: ['shared/src/**/*.test.ts'], expect: assertive } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...patience } },
      {
        plugins: [readsByBuiltThread],
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts'],
          exclude: ['**/*.alone.test.ts'],
          // Why: most of a file's time went into loading the same modules again.
          isolate: false,
          ...together,
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
      { test: { ...server, name: 'server alone', include: ['server/src/**/*.alone.test.ts'] } },
      {
        plugins: [react({ compiler: true })],
        // Why: if vite discovered it late, it would reload the page during a test.
        optimizeDeps: {
          entries: ['web/src/**/*.{ts,tsx}'],
        },
        test: {
          name: 'web',
          ...together,
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          setupFiles: ['./web/src/platform/api/each-test.testing.ts'],
          // Why: half of the time went into running the same modules again, cold, for each file.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
            }),
          },
        },
      },
    ],
  },
});
