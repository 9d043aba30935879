import { expect, test } from 'vitest';
import { findLostCalls, findLostScreens } from './check-map.ts';
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
