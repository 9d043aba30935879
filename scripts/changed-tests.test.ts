import { expect, test } from 'vitest';
import { testsOf } from './changed-tests.ts';
import { buildTree } from './fixture.testing.ts';

const tree = {
  'shared/src/showcase/firms/firm.record.ts': 'export {};',
  'shared/src/showcase/firms/firm.test.ts': "import './firm.record.ts';",
  'server/src/showcase/firms/firm.store.ts':
    "import '@masthead/shared/showcase/firms/firm.record.ts';",
  'server/src/showcase/firms/firms.test.ts': "import '../../../test/server.ts';",
  'server/src/people/organizations/move-firm.ts': "import '../../showcase/firms/firm.store.ts';",
  'server/src/people/organizations/move-firm.test.ts': "import './move-firm.ts';",
  'server/src/people/users/users.test.ts': "import '../../../test/server.ts';",
  'server/src/app.ts': "import './people/organizations/move-firm.ts';",
  'server/test/server.ts': "import '../src/app.ts';",
  'web/src/showcase/firms/FirmPage.test.tsx': 'export {};',
  'e2e/showcase.spec.ts': "import '../server/src/people/organizations/move-firm.ts';",
};

test('runs the tests of the area in the same root and of what imports the file, but not those of all areas', () => {
  expect(testsOf(['server/src/showcase/firms/firm.store.ts'], buildTree(tree)).sort()).toEqual([
    'server/src/people/organizations/move-firm.test.ts',
    'server/src/showcase/firms/firms.test.ts',
  ]);
});

test('a file of shared runs the tests of its area in every root', () => {
  expect(testsOf(['shared/src/showcase/firms/firm.record.ts'], buildTree(tree)).sort()).toEqual([
    'server/src/showcase/firms/firms.test.ts',
    'shared/src/showcase/firms/firm.test.ts',
    'web/src/showcase/firms/FirmPage.test.tsx',
  ]);
});

test('a changed test is run itself; a changed document runs none', () => {
  expect(testsOf(['server/src/people/users/users.test.ts'], buildTree(tree))).toEqual([
    'server/src/people/users/users.test.ts',
  ]);
  expect(testsOf(['docs/DOMAIN.md'], buildTree(tree))).toEqual([]);
});
