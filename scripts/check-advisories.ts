import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { conclude, projectRoot, skippedCheck } from './source-tree.ts';

/** The output of `npm audit --json` when the registry has responded. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
});

const serious = ['high', 'critical'];

/** Packages of the product with serious advisories; null when the registry does not support audits. */
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
  // Why without dev dependencies: an advisory for a test runner must not block a fix of the product.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 30_000,
  });
  const found = seriousAdvisories(stdout ?? '');
  if (found) conclude(found);
  else console.log(`${skippedCheck}npm audit could not reach the registry's list of advisories`);
}
