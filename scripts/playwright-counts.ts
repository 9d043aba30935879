import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Counts, leaveCounts, tellFailure, whySkipped } from './counts.ts';

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');

/** Counts a Playwright run; a test that passed only on retry counts as failed. */
export function countTests(suite: Suite, errorsOutside: readonly TestError[]): Counts {
  const counts: Counts = {
    passed: 0,
    skipped: [],
    failed: errorsOutside.map((error) => tellFailure('outside of the tests', [error])),
  };
  for (const test of suite.allTests()) {
    const outcome = test.outcome();
    if (outcome === 'expected') counts.passed += 1;
    else if (outcome === 'skipped') {
      const skips = [test, ...test.results].flatMap(({ annotations }) => annotations);
      const noted = skips.find(({ type, description }) => type === 'skip' && description);
      counts.skipped.push(whySkipped(nameOf(test), noted?.description));
    } else {
      const errors = test.results.flatMap((result) => result.errors);
      counts.failed.push(tellFailure(nameOf(test), errors));
    }
  }
  return counts;
}

// Why: Playwright loads a reporter by its path, so it needs a class as the default export.
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | null = null;
  #errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError(error: TestError) {
    this.#errors.push(error);
  }

  onEnd() {
    if (this.#suite) leaveCounts(countTests(this.#suite, this.#errors));
  }

  printsToStdio() {
    return false;
  }
}
