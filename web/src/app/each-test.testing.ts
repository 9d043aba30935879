import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Why: files share one document, so what another file left must not be there when a test begins.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
});
