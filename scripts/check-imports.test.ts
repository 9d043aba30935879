import { expect, test } from 'vitest';
import { findBadImports } from './check-imports.ts';
import { buildTree } from './fixture.testing.ts';

const manifests = {
  'package.json': '{ "devDependencies": { "vitest": "1.0.0" } }',
  'shared/package.json': '{ "dependencies": { "zod": "1.0.0" } }',
  'server/package.json': '{ "dependencies": { "fastify": "1.0.0" } }',
  'demo/package.json': '{ "dependencies": { "sharp": "1.0.0" } }',
  'web/package.json': '{ "dependencies": { "react": "1.0.0" } }',
};

const badImportsIn = (files: Record<string, string>) =>
  findBadImports(buildTree({ ...manifests, ...files }));

test.each([
  ['server/src/firms/firms.routes.ts', '../http/handle.ts'],
  ['server/src/firms/firms.routes.ts', '@masthead/shared/firms/firm.ts'],
  ['server/src/firms/firms.routes.ts', '../listings/listings.queries.ts'],
  ['server/src/firms/firms.routes.ts', '../listings/listing.store.ts'],
  ['server/src/firms/firms.routes.ts', 'node:crypto'],
  ['server/src/firms/firms.test.ts', '../users/users.testing.ts'],
  ['server/src/firms/firms.test.ts', '../../test/server.ts'],
  ['server/src/firms/firms.test.ts', 'vitest'],
  ['server/src/app.ts', './firms/firms.routes.ts'],
  ['demo/src/fill-firms.ts', '@masthead/server/firms/save-firm.ts'],
  ['demo/src/pictures.ts', 'node:path'],
  ['demo/src/fill-firms.test.ts', '../../server/test/database.ts'],
  ['server/src/daily-digests/send.ts', '../campaigns/campaign-engine.ts'],
  ['web/src/firms/FirmEditPage.tsx', '../ui/EditShell.tsx'],
  ['web/src/ad-slots/AdSlotFields.tsx', '../firms/FirmSelect.tsx'],
  ['web/src/ad-slots/AdSlotFields.tsx', '../firms/firm.queries.ts'],
  ['web/src/app/pages.ts', '../firms/FirmEditPage.tsx'],
  ['web/src/firms/firm.queries.ts', '../app/call.ts'],
])('%s may import %s', (path, specifier) => {
  expect(badImportsIn({ [path]: `import '${specifier}';` })).toEqual([]);
});

test.each([
  [
    'web/src/firms/FirmEditPage.tsx',
    '../../../server/src/firms/firms.queries.ts',
    'web may not import server',
  ],
  ['server/src/firms/firms.routes.ts', '../../../web/src/ui/x.ts', 'server may not import web'],
  ['shared/src/firms/firm.ts', '../../../server/src/config.ts', 'shared may not import server'],
  ['shared/src/firms/firm.ts', 'fastify', 'fastify is not declared in shared/package.json'],
  ['shared/src/firms/firm.ts', 'node:fs', 'shared runs in the browser and may not use Node'],
  ['web/src/firms/firm.queries.ts', 'fastify', 'fastify is not declared in web/package.json'],
  ['server/src/start.ts', './config', 'named with its extension'],
  ['server/src/start.ts', '../../demo/src/fill-demo.ts', 'server may not import demo'],
  ['server/src/demo-data.ts', '../../demo/src/fill-demo.ts', 'only when they are wanted'],
  ['demo/src/fill-firms.ts', '../../server/test/database.ts', 'only tests may import test code'],
  ['server/src/firms/firms.routes.ts', 'vitest', 'vitest is not declared in server/package.json'],
  [
    'server/src/feeds/feed-html.ts',
    'sanitize-html',
    'only server/src/http/html.ts may use sanitize-html: it bounds what a text may cost',
  ],
  [
    'server/src/http/handle.ts',
    '../firms/firms.queries.ts',
    'only areas may import the area firms',
  ],
  ['server/src/firms/firms.routes.ts', '../listings/clone-listing.ts', 'only its queries'],
  ['server/src/firms/firms.routes.ts', '../campaigns/campaign-engine.ts', 'only its queries'],
  ['server/src/firms/firms.routes.ts', './firms.testing.ts', 'only tests may import test code'],
  ['server/src/db/seed.ts', '../../test/server.ts', 'only tests may import test code'],
  ['web/src/firms/FirmListPage.tsx', './FirmEditPage.tsx', 'only app/pages.ts may import a page'],
  ['web/src/firms/FirmListPage.tsx', '../app/routes.tsx', 'may be imported from outside it'],
  ['web/src/ad-slots/AdSlotFields.tsx', '../firms/FirmFields.tsx', 'only its queries and pickers'],
  ['web/src/ui/EditShell.tsx', '../app/call.ts', 'ui knows neither routes nor the API'],
  ['web/src/ui/EditShell.tsx', '../firms/FirmSelect.tsx', 'only areas may import the area firms'],
])('%s may not import %s', (path, specifier, why) => {
  expect(badImportsIn({ [path]: `import '${specifier}';` })).toEqual([
    expect.stringContaining(why),
  ]);
});

test('a type and a page loaded on demand count as imports', () => {
  const found = badImportsIn({
    'server/src/firms/a.ts':
      "import type { Rule } from '../users/rules.ts';\nexport type A = Rule;",
    'web/src/ui/b.tsx': "export const b = () => import('../firms/FirmEditPage.tsx');",
  });
  expect(found).toEqual([
    expect.stringContaining('server/src/firms/a.ts imports server/src/users/rules.ts'),
    expect.stringContaining('web/src/ui/b.tsx imports web/src/firms/FirmEditPage.tsx'),
  ]);
});

test('the demo data are opened on demand, by one file', () => {
  const opens = "export const open = () => import('../../demo/src/fill-demo.ts');";
  expect(badImportsIn({ 'server/src/demo-data.ts': opens })).toEqual([]);
  expect(badImportsIn({ 'server/src/app.ts': opens })).toHaveLength(1);
});

test('a parser of files is loaded by the thread alone', () => {
  const reader = {
    'server/package.json': '{ "dependencies": { "saxes": "1.0.0" } }',
    'server/src/feeds/xml.ts': "import { SaxesParser } from 'saxes';",
    'server/src/main.ts': "import './app.ts';",
  };
  const opens = "export const open = () => import('./feeds/xml.ts');";
  expect(badImportsIn({ ...reader, 'server/src/app.ts': opens })).toEqual([
    'server/src/main.ts -> server/src/app.ts -> server/src/feeds/xml.ts imports saxes: files are read by a thread (imports/read-apart.ts)',
  ]);
  const types = "import type { SaxesParser } from './feeds/xml.ts';";
  const thread = { 'server/src/file-readers.ts': opens };
  expect(badImportsIn({ ...reader, ...thread, 'server/src/app.ts': types })).toEqual([]);
});
