import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { conclude, projectRoot, skippedCheck } from './source-tree.ts';

/** What `npm audit --json` prints when the registry has answered. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
});

const serious = ['high', 'critical'];

/** Packages of the product with serious advisories; null when the registry does not answer such questions. */
export function seriousAdvisories(printed: string): string[] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(printed);
  } catch {
    return null;
  }
  const known = report.safeParse(answer);
  if (!known.success) return null;
  return Object.entries(known.data.vulnerabilities)
    .filter(([, { severity }]) => serious.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity} severity advisory`);
}

if (import.meta.main) {
  // Why without what only developers install: an advisory on a test runner must not stop a fix of the product.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 30_000,
  });
  const found = seriousAdvisories(stdout ?? '');
  if (found) conclude(found);
  else console.log(`${skippedCheck}npm audit could not reach the registry's list of advisories`);
}
