import { expect, test } from 'vitest';
import { findLostCalls, findLostScreens } from './check-map.ts';
import { buildTree } from './fixture.testing.ts';

const screen = { path: '/firm', title: 'Firms', access: 'signed-in', area: 'firms' } as const;
const table = { firmList: screen };
const page = { 'web/src/firms/FirmListPage.tsx': '' };
const routes = { 'web/src/app/pages.ts': "page(() => import('../firms/FirmListPage.tsx'))" };

test('a screen needs its page and a route to it', () => {
  expect(findLostScreens(buildTree({ ...page, ...routes }), table)).toEqual([]);
  expect(findLostScreens(buildTree(page), table)).toEqual([
    'screen firmList: web/src/app/pages.ts does not open FirmListPage',
  ]);
  expect(findLostScreens(buildTree(routes), table)).toEqual([
    'screen firmList: there is no web/src/firms/FirmListPage.tsx',
  ]);
});

test('a declared call needs an answer of the server and a test of its own', () => {
  const call = {
    codeName: 'firmEndpoints.list',
    title: 'GET /api/firm',
    address: '/api/firm',
    area: 'firms',
    summary: '',
    isRead: true,
    access: 'signed-in',
  } as const;
  const answer = { 'server/src/firms/firms.routes.ts': 'handle(app, firmEndpoints.list, x)' };
  const other = {
    'server/src/firms/firms.test.ts': 'as(x).get(firmEndpoints.listAll, "/api/firms")',
  };
  const proof = { 'server/src/firms/firms.test.ts': 'as(x).get(firmEndpoints.list)' };
  expect(findLostCalls(buildTree({ ...answer, ...proof }), [call])).toEqual([]);
  expect(findLostCalls(buildTree({ ...answer, ...other }), [call])).toEqual([
    'GET /api/firm: no test of the server calls firmEndpoints.list',
  ]);
  const takenOut = {
    'server/src/firms/firms.test.ts': 'const { get, list } = firmEndpoints; as(x).call(list)',
  };
  expect(findLostCalls(buildTree({ ...answer, ...takenOut }), [call])).toEqual([]);
  const byKey = { 'server/src/firms/firms.routes.ts': 'handle(app, firmEndpoints[screen], x)' };
  expect(findLostCalls(buildTree({ ...byKey, ...proof }), [call])).toEqual([]);
  const handedOn = {
    'server/src/firms/firms.routes.ts': 'campaignCallRoutes(app, firmEndpoints, x)',
  };
  const kit = { 'server/src/campaigns/kit.ts': 'handle(app, calls.list, x)' };
  expect(findLostCalls(buildTree({ ...handedOn, ...kit, ...proof }), [call])).toEqual([]);
  expect(findLostCalls(buildTree({ ...handedOn, ...proof }), [call])).toHaveLength(1);
  expect(findLostCalls(buildTree(proof), [call])).toEqual([
    'GET /api/firm: server/src/firms does not answer firmEndpoints.list',
  ]);
});
