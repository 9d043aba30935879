import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests or checks ended in which way, and what each that failed is called and said. */
export interface Counts {
  passed: number;
  failed: string[];
  /** Why each test that did not run did not. */
  skipped: string[];
}

export const noCounts: Counts = { passed: 0, failed: [], skipped: [] };

/** As much of what a failed test said as tells one from another: a page that was looked into can fill thousands of lines. */
const longestSaying = 4000;

/** Names the file that a test runner leaves its counts in for the test command. */
export const countsVariable = 'MASTHEAD_COUNTS';

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: [...sum.failed, ...one.failed],
      skipped: [...sum.skipped, ...one.skipped],
    }),
    noCounts,
  );
}

/** The counts of a runner that has ended; one that died or failed without a failed test adds one. */
export function countRun(command: string, counts: Counts | null, exitCode: number): Counts {
  const ended = `${command} ended with code ${exitCode}`;
  if (!counts) return { ...noCounts, failed: [`${ended} before it could count.`] };
  return exitCode !== 0 && counts.failed.length === 0
    ? { ...counts, failed: [`${ended} without a failed test.`] }
    : counts;
}

/** What failed, told in the words of the test and of each of its errors. */
export function tellFailure(name: string, errors: readonly { message?: string; stack?: string }[]) {
  const said = errors.map(({ message = '', stack = '' }) =>
    stack.includes(message) ? stack : `${message}\n${stack}`,
  );
  return stripVTControlCharacters([name, ...said].join('\n')).slice(0, longestSaying);
}

/** Everything that failed once more, for whoever reads only the end of a long run. */
export function failuresTold({ failed }: Counts): string {
  return failed.map((one) => `FAILED ${one.trimEnd().replaceAll('\n', '\n  ')}`).join('\n\n');
}

/** Why a test was skipped: what was noted, or what its title says it needs, as '… (needs LibreOffice)'. */
export const whySkipped = (title: string, note?: string): string =>
  note || (/\((needs [^()]+)\)/.exec(title)?.[1] ?? 'no reason given');

/** What was skipped, one line for each reason. */
export function skipsTold({ skipped }: Counts): string {
  const reasons = [...new Set(skipped)].sort();
  return reasons
    .map((reason) => `SKIPPED ${skipped.filter((one) => one === reason).length}: ${reason}`)
    .join('\n');
}

/** The last line of the test command. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

/** A run in which nothing passed proves nothing, so it fails too. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed.length > 0 || passed === 0 ? 1 : 0;
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
