import { expect, test } from 'vitest';
import { findLostCalls, findLostScreens, findUnlistedScreens } from './check-map.ts';
import { buildTree } from './fixture.testing.ts';

const screen = {
  path: '/firm',
  title: 'Firms',
  access: 'signed-in',
  area: 'showcase/firms',
} as const;
const table = { firmList: screen };
const page = { 'web/src/showcase/firms/FirmListPage.tsx': '' };
const routes = {
  'web/src/app/pages.ts': "page(() => import('../showcase/firms/FirmListPage.tsx'))",
};

test('a screen needs its page and a route to it', () => {
  expect(findLostScreens(buildTree({ ...page, ...routes }), table)).toEqual([]);
  expect(findLostScreens(buildTree(page), table)).toEqual([
    'screen firmList: web/src/app/pages.ts does not open FirmListPage',
  ]);
  expect(findLostScreens(buildTree(routes), table)).toEqual([
    'screen firmList: there is no web/src/showcase/firms/FirmListPage.tsx',
  ]);
  const both = { ...table, firmBoard: { ...screen, pageOf: 'firmList' } };
  expect(findLostScreens(buildTree({ ...page, ...routes }), both)).toEqual([]);
});

test('a screen is listed in the row of its area in docs/ARCHITECTURE.md', () => {
  const edit = { ...screen, path: '/firm/$id/{-$tab}' };
  const found = (row: string) =>
    findUnlistedScreens(buildTree({ 'docs/ARCHITECTURE.md': `| folder | screens |\n${row}\n` }), {
      firmList: screen,
      firmEdit: edit,
    });
  const lost = (key: string, address: string) =>
    `screen ${key}: docs/ARCHITECTURE.md does not list ${address} in the row of showcase/firms`;
  expect(found('| showcase/firms | firm, firm/{id}/{tab?}; the dialog | |')).toEqual([]);
  expect(found('| showcase/firms | firm/{id}/{tab} | |')).toEqual([
    lost('firmList', 'firm'),
    lost('firmEdit', 'firm/{id}/{tab?}'),
  ]);
  expect(found('| showcase/listings | firm, firm/{id}/{tab?} | |')).toHaveLength(2);
});

test('a declared call needs a test of its own', () => {
  const call = {
    codeName: 'firmEndpoints.list',
    title: 'GET /api/firm',
    address: '/api/firm',
    area: 'showcase/firms',
    summary: '',
    isRead: true,
    access: 'signed-in',
  } as const;
  const found = (test: string) =>
    findLostCalls(buildTree({ 'server/src/showcase/firms/firms.test.ts': test }), [call]);
  expect(found('as(x).get(firmEndpoints.list)')).toEqual([]);
  expect(found('as(x).get(firmEndpoints.listAll, "/api/firms")')).toEqual([
    'GET /api/firm: no test of the server calls firmEndpoints.list',
  ]);
  expect(found('const { get, list } = firmEndpoints; as(x).call(list)')).toEqual([]);
  expect(found('as(x).call(firmEndpoints[name])')).toEqual([]);
});
