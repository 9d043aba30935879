import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import {
  addCounts,
  closingLine,
  countRun,
  countsVariable,
  exitCodeOf,
  failuresTold,
  noCounts,
  readCounts,
  skipsTold,
  tellFailure,
} from './counts.ts';
import { buildTree, writeFiles } from './fixture.testing.ts';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

let folder = '';
beforeEach(() => {
  folder = buildTree({});
});

const write = (name: string, lines: string[]) => writeFiles(folder, { [name]: lines.join('\n') });
const urlOf = (path: string) => pathToFileURL(join(projectRoot, path)).href;

/** Runs a real test runner on the files of the folder and returns its counts. */
function countWith(command: string, ...args: string[]) {
  const file = join(folder, 'counts.json');
  const env = toolEnvironment({ [countsVariable]: file });
  for (const name of Object.keys(env)) if (/^(VITEST|TEST)/.test(name)) delete env[name];
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'ignore' });
  const counts = countRun(command, readCounts(file), status ?? 1);
  return {
    passed: counts.passed,
    failed: counts.failed.length,
    skipped: counts.skipped.length,
    told: failuresTold(counts),
    skips: skipsTold(counts),
  };
}

test('the closing line adds up every runner and names skipped tests only if there are any', () => {
  const sum = addCounts([
    { ...noCounts, passed: 3 },
    { passed: 4, failed: ['one'], skipped: [] },
  ]);
  expect(closingLine(sum)).toBe('7 passed, 1 failed');
  expect(closingLine({ ...sum, skipped: ['a', 'b'] })).toBe('7 passed, 1 failed, 2 skipped');
});

test('a failure and an empty run both end with an error code', () => {
  expect(exitCodeOf({ passed: 5, failed: [], skipped: ['a'] })).toBe(0);
  expect(exitCodeOf({ passed: 5, failed: ['one'], skipped: [] })).toBe(1);
  expect(exitCodeOf({ passed: 0, failed: [], skipped: ['a'] })).toBe(1);
});

test('a runner that dies, or fails without a failed test, counts as one failure', () => {
  expect(countRun('vitest', null, 137)).toEqual({
    ...noCounts,
    failed: ['vitest ended with code 137 before reporting its results.'],
  });
  expect(countRun('vitest', { ...noCounts, passed: 2 }, 1)).toEqual({
    passed: 2,
    failed: ['vitest ended with code 1 without a failed test.'],
    skipped: [],
  });
  const failed = { ...noCounts, failed: ['one', 'two'] };
  expect(countRun('vitest', failed, 1)).toEqual(failed);
});

test('repeats failures in plain text, cut to a maximum length', () => {
  const red = '\u001b[31mexpected 1 to be 2\u001b[39m';
  const long = tellFailure('a page', [{ message: 'x'.repeat(1_000_000) }]);
  const told = failuresTold({
    ...noCounts,
    failed: [tellFailure('sums', [{ message: red, stack: `Error: ${red}\n at sum.ts:1` }]), long],
  });
  expect(told).toMatch(
    /^FAILED sums\n {2}Error: expected 1 to be 2\n {3}at sum\.ts:1\n\nFAILED a page\n {2}x+$/,
  );
  expect(told.length).toBeLessThan(5000);
  expect(failuresTold(noCounts)).toBe('');
});

test('lists skipped tests by reason with their count', () => {
  const skipped = ['needs LibreOffice', 'needs ../shared/data', 'needs LibreOffice'];
  expect(skipsTold({ ...noCounts, skipped })).toBe(
    'SKIPPED 1: needs ../shared/data\nSKIPPED 2: needs LibreOffice',
  );
  expect(skipsTold(noCounts)).toBe('');
});

test('unit tests: files that do not load, broken groups and stray errors count as failed', () => {
  write('vitest.config.mjs', [
    `import { vitestCounts } from '${urlOf('scripts/vitest-counts.ts')}';`,
    'export default { test: { globals: true, reporters: [vitestCounts] } };',
  ]);
  write('good.test.ts', [
    "test('a', () => {});",
    "test.skip('b', () => {});",
    "describe.skip('real files (needs ../data)', () => { test('j', () => {}); test('k', () => {}); });",
    "test('l', ({ skip }) => skip('no network'));",
  ]);
  write('bad.test.ts', ["test('d', () => { throw new Error('no d'); });", "test('e', () => {});"]);
  write('broken.test.ts', ["import './missing.ts';", "test('f', () => {});"]);
  write('group.test.ts', [
    "describe('g', () => {",
    "  beforeAll(() => { throw new Error('no'); });",
    "  test('h', () => {});",
    '});',
  ]);
  write('stray.test.ts', ["test('i', () => { setTimeout(() => { throw new Error('no i'); }); });"]);
  const { told, skips, ...counts } = countWith('vitest', 'run');
  // One more than written: the failure of the broken group.
  expect(counts).toEqual({ passed: 3, failed: 4, skipped: 5 });
  expect(skips).toBe('SKIPPED 2: needs ../data\nSKIPPED 1: no network\nSKIPPED 2: no reason given');
  expect(told).toMatch(/^FAILED bad\.test\.ts › d\n {2}Error: no d\n/m);
  expect(told).toMatch(/^FAILED broken\.test\.ts › the file\n/m);
  expect(told).toMatch(/^FAILED group\.test\.ts › g\n/m);
  expect(told).toMatch(/^FAILED outside of the tests\n {2}Error: no i\n/m);
});

test('end-to-end tests: files that do not load and a broken start count as failed', () => {
  const config = (extra: string) => [
    `export default { reporter: [['${join(projectRoot, 'scripts/playwright-counts.ts')}']], ${extra} };`,
  ];
  const spec = (...tests: string[]) => [
    `import { test } from '${urlOf('node_modules/@playwright/test/index.mjs')}';`,
    ...tests,
  ];
  write('playwright.config.mjs', config(''));
  write(
    'good.spec.mjs',
    spec(
      "test('a', () => {});",
      "test.skip('b (needs a printer)', () => {});",
      "test('d', () => { test.skip(true, 'no network'); });",
    ),
  );
  write('bad.spec.mjs', spec("test('c', () => { throw new Error('no c'); });"));
  expect(countWith('playwright', 'test')).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 2,
    skips: 'SKIPPED 1: needs a printer\nSKIPPED 1: no network',
    told: expect.stringMatching(/^FAILED bad\.spec\.mjs › c\n {2}Error: no c\n/),
  });

  write('setup.mjs', ["export default () => { throw new Error('no'); };"]);
  write('playwright.config.mjs', config("globalSetup: './setup.mjs'"));
  expect(countWith('playwright', 'test')).toMatchObject({
    passed: 0,
    failed: 1,
    told: expect.stringMatching(/^FAILED outside of the tests\n {2}Error: no\n/),
  });

  write('playwright.config.mjs', config(''));
  write('broken.spec.mjs', spec("import './missing.mjs';"));
  expect(countWith('playwright', 'test')).toMatchObject({ passed: 0, failed: 1 });
});
