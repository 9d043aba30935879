import { expect, test } from 'vitest';
import { checkBudgets } from './check-budgets.ts';
import { buildTree } from './fixture.testing.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

test('a long file is warned of, a too long one refused, and a test may be longer', () => {
  const root = buildTree({
    'server/src/firms/a.ts': lines(250),
    'server/src/firms/b.ts': lines(251),
    'server/src/firms/c.ts': lines(401),
    'server/src/firms/c.test.ts': lines(600),
    'server/src/firms/d.test.ts': lines(601),
  });
  expect(checkBudgets(root)).toEqual({
    warnings: ['server/src/firms/b.ts: 251 lines, aim for 40 to 150'],
    problems: [
      'server/src/firms/c.ts: 401 lines, at most 400 are allowed',
      'server/src/firms/d.test.ts: 601 lines, at most 600 are allowed',
    ],
  });
});

test('folders stay flat, hold more than one file, and files have telling names', () => {
  const root = buildTree({
    'server/src/firms/rules/a.ts': '',
    'server/src/firms/utils.ts': '',
    'server/src/integrations/mail/client.ts': '',
    'server/src/integrations/mail/fake.ts': '',
    'server/src/jobs/jobs.ts': '',
    'shared/src/firms/firm.ts': '',
  });
  expect(checkBudgets(root).problems).toEqual([
    'server/src/firms/rules/a.ts: lies deeper than area/file',
    'server/src/firms/utils.ts: this name says nothing about what is in it',
    'server/src/jobs: holds a single file and is not an area',
  ]);
});

test('a page that imports half the product is refused', () => {
  const imports = Array.from({ length: 21 }, (_, n) => `import './a${n}.ts';`).join('\n');
  expect(checkBudgets(buildTree({ 'web/src/firms/FirmListPage.tsx': imports })).problems).toEqual([
    'web/src/firms/FirmListPage.tsx: 21 imports, at most 20 are allowed',
  ]);
});
