import { expect, test } from 'vitest';
import { findOwnerless } from './check-promises.ts';
import { buildTree } from './fixture.testing.ts';

const problemsIn = (body: string) =>
  findOwnerless(buildTree({ 'server/src/x.ts': `async function f(a, b, ask) {\n${body}\n}` }));

test.each([
  [
    'raced on one way only',
    'const late = new Promise((_, no) => a(no));\n const found = b ? [b] : await Promise.race([ask(), late]);',
  ],
  ['awaited after another', 'const late = ask();\n await b();\n await late;'],
  [
    'left when another way is gone',
    'const late = ask();\n if (a) return null;\n return await late;',
  ],
  ['awaited in a branch', 'const late = ask();\n if (a) await late;'],
  [
    'listed after another was awaited',
    'const late = ask();\n await b();\n await Promise.all([late, a]);',
  ],
  ['caught too late', 'const late = ask();\n await b();\n late.catch(() => null);'],
  ['never used', 'const late = Promise.reject(a);\n return b;'],
])('a promise without an owner is found: %s', (_case, body) => {
  expect(problemsIn(body)).toEqual([
    'server/src/x.ts:2: the promise "late" may fail before anything awaits it; await it at once, or make it where it is awaited',
  ]);
});

test.each([
  ['awaited next', 'const late = ask();\n await late;'],
  ['returned', 'const late = ask();\n a.set(1, late);\n return late;'],
  ['listed', 'const one = ask();\n const two = ask();\n await Promise.all([one, two]);'],
  ['caught where it is made', 'const late = ask().catch(() => null);\n await b();\n await late;'],
  ['none at all', 'const key = ask();\n await b();\n return a(key);'],
  ['one that cannot fail', 'const done = Promise.resolve();\n await b();\n await done;'],
])('and one that has an owner is not: %s', (_case, body) => {
  expect(problemsIn(body)).toEqual([]);
});
