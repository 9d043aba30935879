import { expect, test } from 'vitest';
import { checkBudgets } from './check-budgets.ts';
import { buildTree } from './fixture.testing.ts';

const readmes = {
  'server/src/showcase/README.md': '- `firms`: advertisers',
  'shared/src/showcase/README.md': '- `firms`: advertisers',
  'web/src/showcase/README.md': '- `firms`: advertisers',
  'server/src/platform/README.md': '- `integrations`, `jobs`: what every area stands on',
};
const findings = (files: Record<string, string>) =>
  checkBudgets(buildTree({ ...readmes, ...files }));
const lines = (count: number) => 'export {};\n'.repeat(count);

test('a long file is warned of, a too long one refused, and a test may be longer', () => {
  const found = findings({
    'server/src/showcase/firms/a.ts': lines(250),
    'server/src/showcase/firms/b.ts': lines(251),
    'server/src/showcase/firms/c.ts': lines(401),
    'server/src/showcase/firms/c.test.ts': lines(500),
    'server/src/showcase/firms/d.test.ts': lines(501),
  });
  expect(found).toEqual({
    warnings: ['server/src/showcase/firms/b.ts: 251 lines, aim for 40 to 150'],
    problems: [
      'server/src/showcase/firms/c.ts: 401 lines, at most 400 are allowed',
      'server/src/showcase/firms/d.test.ts: 501 lines, at most 500 are allowed',
    ],
  });
});

test('folders stay flat, hold more than one file, and files have telling names', () => {
  const { problems } = findings({
    'server/src/showcase/firms/rules/a.ts': '',
    'server/src/showcase/firms/utils.ts': '',
    'server/src/platform/integrations/mail/client.ts': '',
    'server/src/platform/integrations/mail/fake.ts': '',
    'server/src/platform/jobs/jobs.ts': '',
    'shared/src/showcase/firms/firm.ts': '',
  });
  expect(problems).toEqual([
    'server/src/showcase/firms/rules/a.ts: lies deeper than group/area/file',
    'server/src/showcase/firms/utils.ts: this name says nothing about what is in it',
    'server/src/platform/jobs: holds a single file and is not an area',
  ]);
});

test('a page that imports half the product is refused', () => {
  const imports = Array.from({ length: 21 }, (_, n) => `import './a${n}.ts';`).join('\n');
  const { problems } = findings({ 'web/src/showcase/firms/FirmListPage.tsx': imports });
  expect(problems).toEqual([
    'web/src/showcase/firms/FirmListPage.tsx: 21 imports, at most 20 are allowed',
  ]);
});

test('an area that the README of its group leaves out is refused', () => {
  const { problems } = findings({
    'server/src/showcase/listings/listing.store.ts': '',
    'server/src/people/users/users.routes.ts': '',
    'web/src/app/pages.ts': '',
  });
  expect(problems).toEqual([
    'server/src/people/users: server/src/people/README.md does not name it',
    'server/src/showcase/listings: server/src/showcase/README.md does not name it',
  ]);
});
