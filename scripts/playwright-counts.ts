import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { type Counts, leaveCounts, noCounts, tellFailure } from './counts.ts';

/** Counts a Playwright run; a test that only passed on a second try counts as failed. */
export function countTests(suite: Suite, errorsOutside: readonly TestError[]): Counts {
  const counts = {
    ...noCounts,
    failed: errorsOutside.map((error) => tellFailure('outside of the tests', [error])),
  };
  for (const test of suite.allTests()) {
    const outcome = test.outcome();
    if (outcome === 'expected') counts.passed += 1;
    else if (outcome === 'skipped') counts.skipped += 1;
    else
      counts.failed.push(
        tellFailure(
          test.titlePath().filter(Boolean).join(' › '),
          test.results.flatMap(({ errors }) => errors),
        ),
      );
  }
  return counts;
}

// Why: Playwright loads a reporter by its path, and so needs a class as the default export.
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
