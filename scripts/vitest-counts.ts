import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Counts, leaveCounts, tellFailure, whySkipped } from './counts.ts';

/** Counts a Vitest run. A file or group that fails outside its tests adds a failure. */
export function countModules(
  modules: readonly TestModule[],
  errorsOutside: readonly SerializedError[],
): Counts {
  const counts: Counts = {
    passed: 0,
    skipped: [],
    failed: errorsOutside.map((error) => tellFailure('outside of the tests', [error])),
  };
  for (const module of modules) {
    const tell = (name: string, errors: readonly SerializedError[]) =>
      counts.failed.push(tellFailure(`${module.relativeModuleId} › ${name}`, errors));
    for (const group of [module, ...module.children.allSuites()])
      if (group.errors().length > 0)
        tell(group.type === 'suite' ? group.fullName : 'the file', group.errors());
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') counts.passed += 1;
      else if (result.state === 'skipped')
        counts.skipped.push(whySkipped(test.fullName, result.note));
      else tell(test.fullName, result.errors ?? []);
    }
  }
  return counts;
}

/** Writes the counts of the run for the test command. */
export const vitestCounts: Reporter = {
  onTestRunEnd: (modules, errors) => leaveCounts(countModules(modules, errors)),
};
