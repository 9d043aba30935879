import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/find-browser.ts';
import { vitestCounts } from './scripts/vitest-counts.ts';

const executablePath = findBrowser();

export default defineConfig({
  test: {
    reporters: ['default', vitestCounts],
    projects: [
      { test: { name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts'],
          pool: 'forks',
          globalSetup: './server/test/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [react({ compiler: true })],
        // Why: found late, it would make vite reload the page under a running test.
        optimizeDeps: {
          include: ['axe-core', '@mantine/dropzone', 'fuse.js', 'react-easy-crop'],
        },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
            }),
          },
        },
      },
    ],
  },
});
