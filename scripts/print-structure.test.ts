import { expect, test } from 'vitest';
import { buildTree } from './fixture.testing.ts';
import { areaOf } from './import-rules.ts';
import { drawStructure } from './print-structure.ts';

const tree = {
  'server/src/platform/http/handle.ts': 'export {};\n',
  'server/src/people/sites/sites.ts':
    "import '../../platform/http/handle.ts';\nimport '../users/users.ts';\n",
  'server/src/people/users/users.ts': "import '../sites/sites.ts';\n",
  'server/src/editorial/posts/posts.ts':
    "import '../authors/authors.ts';\nimport '../../people/sites/sites.ts';\nimport '../../platform/http/handle.ts';\n",
  'server/src/editorial/authors/authors.ts': "import '../../people/sites/sites.ts';\n",
  'server/src/editorial/posts/posts.test.ts': "import '../../people/users/users.ts';\n",
  'server/src/app.ts': "import './editorial/posts/posts.ts';\n",
  'web/src/editorial/posts/Posts.tsx': 'export {};\n',
};

test('draws each group with its lines and leaves out arrows implied by longer paths', () => {
  expect(drawStructure(buildTree(tree), 'server').split('\n')).toEqual([
    'graph LR',
    '  editorial["editorial 4"]',
    '  people["people 3"]',
    '  platform["platform 1"]',
    '  editorial --> people',
    '  people --> platform',
  ]);
});

test('so does each area; two that need each other keep both arrows', () => {
  expect(drawStructure(buildTree(tree), 'server', areaOf).split('\n')).toEqual([
    'graph LR',
    '  editorial.authors["editorial/authors 1"]',
    '  editorial.posts["editorial/posts 3"]',
    '  people.sites["people/sites 2"]',
    '  people.users["people/users 1"]',
    '  editorial.authors --> people.sites',
    '  editorial.posts --> editorial.authors',
    '  people.sites --> people.users',
    '  people.users --> people.sites',
  ]);
});
