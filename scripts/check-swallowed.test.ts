import { expect, test } from 'vitest';
import { findSwallowed } from './check-swallowed.ts';
import { buildTree } from './fixture.testing.ts';
import { projectRoot } from './source-tree.ts';

const path = 'server/src/posts/x.ts';
const problemsIn = (code: string, known = {}) => findSwallowed(buildTree({ [path]: code }), known);

test.each([
  ['try { work(); } catch { }'],
  ['try { work(); } catch { return null; }'],
  ['work().catch(() => {});'],
  ['await work().catch(async () => null);'],
  ['work().catch(function () {});'],
  ['work().then((x) => x, () => null);'],
])('finds a failure that nobody hears of: %s', (code) => {
  expect(problemsIn(`async () => {\n${code}\n}`)).toEqual([
    `${path}:2: swallows a failure. Handle it with logged(), or explain in scripts/check-swallowed.ts why that is safe`,
  ]);
});

test.each([
  ['try { work(); } catch (error) { note(error); }'],
  ["work().catch(logged('No work'));"],
  ['work().catch((error) => note(error));'],
  ['work().then(() => 1);'],
  ['work().finally(() => {});'],
])('lets through one that is taken: %s', (code) => {
  expect(problemsIn(`async () => {\n${code}\n}`)).toEqual([]);
});

test('accepts known places by count and reports those that are gone', () => {
  const code = 'work().catch(() => {});';
  const known = { [path]: [1, 'no loss'] as [number, string] };
  expect(problemsIn(code, known)).toEqual([]);
  expect(problemsIn(`${code}\n${code}`, known)).toHaveLength(2);
  expect(problemsIn('work();', known)).toEqual([
    `scripts/check-swallowed.ts: ${path} swallows 0 failures, not 1`,
  ]);
});

test('the product swallows no failure without a reason', () => {
  expect(findSwallowed(projectRoot)).toEqual([]);
});
