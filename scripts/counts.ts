import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Counts of tests or checks by result, with the names and messages of failed ones. */
export interface Counts {
  passed: number;
  failed: string[];
  /** The reasons of skipped tests. */
  skipped: string[];
}

export const noCounts: Counts = { passed: 0, failed: [], skipped: [] };

/** The maximum length of a failure message, since a page dump can fill thousands of lines. */
const longestSaying = 4000;

/** The environment variable for the file to which a test runner writes its counts. */
export const countsVariable = 'COUNTS_FILE';

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

/** The counts of a finished runner; one that crashed or failed without a failed test adds a failure. */
export function countRun(command: string, counts: Counts | null, exitCode: number): Counts {
  const ended = `${command} ended with code ${exitCode}`;
  if (!counts) return { ...noCounts, failed: [`${ended} before reporting its results.`] };
  return exitCode !== 0 && counts.failed.length === 0
    ? { ...counts, failed: [`${ended} without a failed test.`] }
    : counts;
}

/** A failure with the test's name and each error. */
export function tellFailure(name: string, errors: readonly { message?: string; stack?: string }[]) {
  const said = errors.map(({ message = '', stack = '' }) =>
    stack.includes(message) ? stack : `${message}\n${stack}`,
  );
  return stripVTControlCharacters([name, ...said].join('\n')).slice(0, longestSaying);
}

/** Repeats all failures at the end of a long run. */
export function failuresTold({ failed }: Counts): string {
  return failed.map((one) => `FAILED ${one.trimEnd().replaceAll('\n', '\n  ')}`).join('\n\n');
}

/** Why a test was skipped: its note, or the requirement in its title, as '… (needs LibreOffice)'. */
export const whySkipped = (title: string, note?: string): string =>
  note || (/\((needs [^()]+)\)/.exec(title)?.[1] ?? 'no reason given');

/** Skipped tests, one line per reason. */
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

/** Reads the file of `leaveCounts`; null when the runner crashed before writing it. */
export function readCounts(path: string): Counts | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Counts;
  } catch {
    return null;
  }
}
