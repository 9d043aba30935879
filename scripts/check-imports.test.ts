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
  ['server/src/showcase/firms/firms.routes.ts', '../../platform/http/handle.ts'],
  ['server/src/showcase/firms/firms.routes.ts', '@masthead/shared/showcase/firms/firm.ts'],
  ['server/src/showcase/firms/firms.routes.ts', '../listings/listings.queries.ts'],
  ['server/src/showcase/firms/firms.routes.ts', '../listings/listing.store.ts'],
  ['server/src/showcase/firms/firms.routes.ts', 'node:crypto'],
  ['server/src/showcase/firms/firms.test.ts', '../../people/users/users.testing.ts'],
  ['server/src/showcase/firms/firms.test.ts', '../../../test/server.ts'],
  ['server/src/showcase/firms/firms.test.ts', 'vitest'],
  ['server/src/app.ts', './showcase/firms/firms.routes.ts'],
  ['demo/src/fill-firms.ts', '@masthead/server/showcase/firms/save-firm.ts'],
  ['demo/src/pictures.ts', 'node:path'],
  ['demo/src/fill-firms.test.ts', '../../server/test/database.ts'],
  ['server/src/email/daily-digests/send.ts', '../campaigns/campaign-engine.ts'],
  ['web/src/showcase/firms/FirmEditPage.tsx', '../../platform/ui/EditShell.tsx'],
  ['web/src/showcase/ad-slots/AdSlotFields.tsx', '../firms/FirmSelect.tsx'],
  ['web/src/showcase/ad-slots/AdSlotFields.tsx', '../firms/firm.queries.ts'],
  ['web/src/app/pages.ts', '../showcase/firms/FirmEditPage.tsx'],
  ['web/src/showcase/firms/firm.queries.ts', '../../platform/api/call.ts'],
])('%s may import %s', (path, specifier) => {
  expect(badImportsIn({ [path]: `import '${specifier}';` })).toEqual([]);
});

test.each([
  [
    'web/src/showcase/firms/FirmEditPage.tsx',
    '../../../../server/src/showcase/firms/firms.queries.ts',
    'web may not import server',
  ],
  [
    'server/src/showcase/firms/firms.routes.ts',
    '../../../../web/src/platform/ui/x.ts',
    'server may not import web',
  ],
  [
    'shared/src/showcase/firms/firm.ts',
    '../../../../server/src/platform/process/config.ts',
    'shared may not import server',
  ],
  [
    'shared/src/showcase/firms/firm.ts',
    'fastify',
    'fastify is not declared in shared/package.json',
  ],
  [
    'shared/src/showcase/firms/firm.ts',
    'node:fs',
    'shared runs in the browser and may not use Node',
  ],
  [
    'web/src/showcase/firms/firm.queries.ts',
    'fastify',
    'fastify is not declared in web/package.json',
  ],
  ['server/src/start.ts', './config', 'named with its extension'],
  ['server/src/start.ts', '../../demo/src/fill-demo.ts', 'server may not import demo'],
  ['server/src/demo-data.ts', '../../demo/src/fill-demo.ts', 'only when they are wanted'],
  ['demo/src/fill-firms.ts', '../../server/test/database.ts', 'only tests may import test code'],
  [
    'server/src/showcase/firms/firms.routes.ts',
    'vitest',
    'vitest is not declared in server/package.json',
  ],
  [
    'server/src/editorial/feeds/feed-html.ts',
    'sanitize-html',
    'only server/src/platform/http/html.ts may use sanitize-html: it bounds what a text may cost',
  ],
  [
    'server/src/platform/http/handle.ts',
    '../../showcase/firms/firms.queries.ts',
    'platform may not import showcase',
  ],
  ['server/src/showcase/firms/firms.routes.ts', '../listings/clone-listing.ts', 'only its queries'],
  [
    'server/src/showcase/firms/firms.routes.ts',
    '../../email/campaigns/campaign-engine.ts',
    'showcase may not import email',
  ],
  [
    'server/src/showcase/firms/firms.routes.ts',
    './firms.testing.ts',
    'only tests may import test code',
  ],
  ['server/src/platform/db/seed.ts', '../../../test/server.ts', 'only tests may import test code'],
  ['web/src/showcase/firms/FirmListPage.tsx', './FirmEditPage.tsx', 'only app/ may import a page'],
  [
    'web/src/showcase/firms/FirmListPage.tsx',
    '../../app/routes.tsx',
    'what puts the groups together',
  ],
  [
    'web/src/showcase/ad-slots/AdSlotFields.tsx',
    '../firms/FirmFields.tsx',
    'only its queries and pickers',
  ],
  ['web/src/platform/ui/EditShell.tsx', '../api/call.ts', 'ui knows neither routes nor the API'],
  [
    'web/src/platform/ui/EditShell.tsx',
    '../../showcase/firms/FirmSelect.tsx',
    'platform may not import showcase',
  ],
])('%s may not import %s', (path, specifier, why) => {
  expect(badImportsIn({ [path]: `import '${specifier}';` })).toEqual([
    expect.stringContaining(why),
  ]);
});

test('a type and a page loaded on demand count as imports', () => {
  const found = badImportsIn({
    'server/src/showcase/firms/a.ts':
      "import type { Rule } from '../../people/users/rules.ts';\nexport type A = Rule;",
    'web/src/platform/ui/b.tsx':
      "export const b = () => import('../../showcase/firms/FirmEditPage.tsx');",
  });
  expect(found).toEqual([
    expect.stringContaining(
      'server/src/showcase/firms/a.ts imports server/src/people/users/rules.ts',
    ),
    expect.stringContaining(
      'web/src/platform/ui/b.tsx imports web/src/showcase/firms/FirmEditPage.tsx',
    ),
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
    'server/src/editorial/feeds/xml.ts': "import { SaxesParser } from 'saxes';",
    'server/src/main.ts': "import './app.ts';",
  };
  const opens = "export const open = () => import('./editorial/feeds/xml.ts');";
  expect(badImportsIn({ ...reader, 'server/src/app.ts': opens })).toEqual([
    'server/src/main.ts -> server/src/app.ts -> server/src/editorial/feeds/xml.ts imports saxes: files must be parsed in the reader thread (platform/imports/read-apart.ts)',
  ]);
  const types = "import type { SaxesParser } from './editorial/feeds/xml.ts';";
  const thread = { 'server/src/file-readers.ts': opens };
  expect(badImportsIn({ ...reader, ...thread, 'server/src/app.ts': types })).toEqual([]);
});
