import { expect, test } from 'vitest';
import { sizesOf, sizeTable } from './print-size.ts';

const lines: Record<string, number> = {
  'server/src/email/mailings/lanes.ts': 100,
  'server/src/email/mailings/turns.ts': 10,
  'server/src/email/mailings/pace.ts': 30,
  'server/src/email/mailings/limit-concurrency.test.ts': 70,
  'server/src/email/mailings/mailings.testing.ts': 5,
  'server/test/waits.ts': 8,
  'web/src/email/mailings/Suppressions.tsx': 40,
  'web/src/email/mailings/suppressions.module.css': 25,
  'web/src/platform/ui/vite.d.ts': 3,
  'e2e/product.ts': 60,
};
const sizes = sizesOf(Object.keys(lines), (path) => lines[path] ?? 0);

test('counts product, tests and CSS of each part and in total; e2e and test helpers count as tests', () => {
  expect(
    sizes.map(({ part, product, files, tests, css }) => [part, product, files, tests, css]),
  ).toEqual([
    ['e2e', 0, 0, 60, 0],
    ['server', 140, 3, 83, 0],
    ['web', 40, 1, 0, 25],
    ['all', 180, 4, 143, 25],
  ]);
});

test('reports the median and the 90th percentile of file lengths', () => {
  expect(sizes.map(({ median, p90 }) => [median, p90])).toEqual([
    [0, 0],
    [30, 100],
    [40, 40],
    [30, 100],
  ]);
  expect(sizeTable(sizes).split('\n').at(-1)).toBe('| all | 180 | 4 | 30, 100 | 143 | 25 | 1 |');
});
