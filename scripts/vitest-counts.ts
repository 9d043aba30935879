import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, leaveCounts, noCounts } from './counts.ts';

/** Counts a Vitest run. A file or group that broke outside its tests is one more failure. */
export function countModules(modules: readonly TestModule[], errorsOutside: number): Counts {
  const counts = { ...noCounts, failed: errorsOutside };
  for (const module of modules) {
    const groups = [module, ...module.children.allSuites()];
    counts.failed += groups.filter((group) => group.errors().length > 0).length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      counts[state === 'pending' ? 'failed' : state] += 1;
    }
  }
  return counts;
}

/** Leaves the counts of the run for the test command. */
export const vitestCounts: Reporter = {
  onTestRunEnd: (modules, errors) => leaveCounts(countModules(modules, errors.length)),
};
