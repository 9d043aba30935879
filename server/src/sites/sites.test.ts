import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { buildSite } from '../campaigns/campaigns.testing.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('everybody signed in gets the sites in site order', async () => {
  const { pool } = server;
  await buildSite(pool, { property: 'SportsMap', city: 'Houston', isMain: false });
  await buildSite(pool, { city: 'Houston' });
  await buildSite(pool, { property: 'AutomativeMap', city: '', isMain: false });
  await buildSite(pool, { city: 'Austin', url: 'https://austin.example' });
  await buildSite(pool, { property: 'InnovationMap', city: 'Houston', isMain: false });
  const { status, body } = await server.as(await buildStaff(pool)).call(siteEndpoints.list);
  expect(status).toBe(200);
  expect(body.map((site) => `${site.property} ${site.city}`.trim())).toEqual([
    'CityBeat Austin',
    'CityBeat Houston',
    'AutomativeMap',
    'InnovationMap Houston',
    'SportsMap Houston',
  ]);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    property: 'CityBeat',
    city: 'Austin',
    url: 'https://austin.example',
    name: 'CityBeat Austin',
    isMain: true,
  });
  expect((await server.as(null).call(siteEndpoints.list)).status).toBe(401);
});
