import { expect, test } from 'vitest';
import { checkBudgets } from './check-budgets.ts';
import { buildTree } from './fixture.testing.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

test('a long file is warned of, a too long one refused, and a test may be longer', () => {
  const root = buildTree({
    'server/src/showcase/firms/a.ts': lines(250),
    'server/src/showcase/firms/b.ts': lines(251),
    'server/src/showcase/firms/c.ts': lines(401),
    'server/src/showcase/firms/c.test.ts': lines(600),
    'server/src/showcase/firms/d.test.ts': lines(601),
  });
  expect(checkBudgets(root)).toEqual({
    warnings: ['server/src/showcase/firms/b.ts: 251 lines, aim for 40 to 150'],
    problems: [
      'server/src/showcase/firms/c.ts: 401 lines, at most 400 are allowed',
      'server/src/showcase/firms/d.test.ts: 601 lines, at most 600 are allowed',
    ],
  });
});

test('folders stay flat, hold more than one file, and files have telling names', () => {
  const root = buildTree({
    'server/src/showcase/firms/rules/a.ts': '',
    'server/src/showcase/firms/utils.ts': '',
    'server/src/platform/integrations/mail/client.ts': '',
    'server/src/platform/integrations/mail/fake.ts': '',
    'server/src/platform/jobs/jobs.ts': '',
    'shared/src/showcase/firms/firm.ts': '',
  });
  expect(checkBudgets(root).problems).toEqual([
    'server/src/showcase/firms/rules/a.ts: lies deeper than group/area/file',
    'server/src/showcase/firms/utils.ts: this name says nothing about what is in it',
    'server/src/platform/jobs: holds a single file and is not an area',
  ]);
});

test('a page that imports half the product is refused', () => {
  const imports = Array.from({ length: 21 }, (_, n) => `import './a${n}.ts';`).join('\n');
  expect(
    checkBudgets(buildTree({ 'web/src/showcase/firms/FirmListPage.tsx': imports })).problems,
  ).toEqual(['web/src/showcase/firms/FirmListPage.tsx: 21 imports, at most 20 are allowed']);
});
