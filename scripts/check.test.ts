import { expect, test } from 'vitest';
import { outcomeOf } from './check.ts';
import { skippedCheck } from './source-tree.ts';

test('a check that could not look is skipped with its reason, and has not passed', () => {
  const output = `${skippedCheck}the registry could not be reached\n`;
  expect(outcomeOf('advisories', true, output)).toEqual({
    word: 'skipped',
    counts: { passed: 0, failed: [], skipped: ['the registry could not be reached'] },
  });
});

test('reports a check as passed, or failed with its output', () => {
  expect(outcomeOf('types', true, 'warning: slow\n')).toMatchObject({
    word: 'ok',
    counts: { passed: 1, skipped: [] },
  });
  expect(outcomeOf('types', false, 'x.ts: no')).toMatchObject({
    word: 'FAILED',
    counts: { passed: 0, failed: [expect.stringContaining('x.ts: no')] },
  });
});
