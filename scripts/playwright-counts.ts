import type { Reporter, Suite } from '@playwright/test/reporter';
import { type Counts, leaveCounts, noCounts } from './counts.ts';

/** Counts a Playwright run; a test that only passed on a second try counts as failed. */
export function countTests(suite: Suite, errorsOutside: number): Counts {
  const counts = { ...noCounts, failed: errorsOutside };
  for (const test of suite.allTests()) {
    const outcome = test.outcome();
    if (outcome === 'expected') counts.passed += 1;
    else if (outcome === 'skipped') counts.skipped += 1;
    else counts.failed += 1;
  }
  return counts;
}

// Why: Playwright loads a reporter by its path, and so needs a class as the default export.
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | null = null;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    if (this.#suite) leaveCounts(countTests(this.#suite, this.#errors));
  }

  printsToStdio() {
    return false;
  }
}
