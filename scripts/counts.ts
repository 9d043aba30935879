import { readFileSync, writeFileSync } from 'node:fs';

/** How many tests or checks ended in which way. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Names the file that a test runner leaves its counts in for the test command. */
export const countsVariable = 'MASTHEAD_COUNTS';

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noCounts,
  );
}

/** The counts of a runner that has ended; one that died or failed without a failed test adds one. */
export function countRun(counts: Counts | null, exitCode: number): Counts {
  if (!counts) return { ...noCounts, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line of the test command. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A run in which nothing passed proves nothing, so it fails too. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed > 0 || passed === 0 ? 1 : 0;
}

export function leaveCounts(counts: Counts) {
  const path = process.env[countsVariable];
  if (path) writeFileSync(path, JSON.stringify(counts));
}

/** Reads what `leaveCounts` wrote, or null when the runner died before it could. */
export function readCounts(path: string): Counts | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Counts;
  } catch {
    return null;
  }
}
