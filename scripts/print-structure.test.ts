import { expect, test } from 'vitest';
import { buildTree } from './fixture.testing.ts';
import { drawStructure } from './print-structure.ts';

test('each area stands with its lines; what a longer way says is left out, two that need each other are not', () => {
  const root = buildTree({
    'server/src/http/handle.ts': 'export {};\n',
    'server/src/sites/sites.ts': "import '../http/handle.ts';\nimport '../users/users.ts';\n",
    'server/src/users/users.ts': "import '../sites/sites.ts';\n",
    'server/src/posts/posts.ts': "import '../authors/authors.ts';\nimport '../sites/sites.ts';\n",
    'server/src/authors/authors.ts': "import '../sites/sites.ts';\n",
    'server/src/posts/posts.test.ts': "import '../users/users.ts';\n",
    'web/src/posts/Posts.tsx': 'export {};\n',
  });
  expect(drawStructure(root, 'server').split('\n')).toEqual([
    'graph LR',
    '  authors["authors 1"]',
    '  posts["posts 2"]',
    '  sites["sites 2"]',
    '  users["users 1"]',
    '  authors --> sites',
    '  posts --> authors',
    '  sites --> users',
    '  users --> sites',
  ]);
});
