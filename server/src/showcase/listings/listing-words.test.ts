import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { moveData } from '../../platform/db/data-moves.ts';
import { moveListingWords } from './listing-words.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.pool`insert into showcase_firms (name) values ('Words')`;
  await server.pool`
    insert into listings (showcase_firm_id, type, description1, city, state, zip, url, image_url)
    select (select max(id) from showcase_firms), 'Property', 'Café ' || n, 'Austin', 'TX', '78701', 'https://a.example', '/a.jpg'
      from generate_series(1, 3000) n`;
  // As listings were before migration 0139.
  await server.pool`update listings set search_text = lower(description1) where id <> 7`;
});
afterAll(() => server.stop());

interface Row {
  texts: number;
  versions: number;
  changes: number;
}
const state = async () => {
  const [row] = await server.pool<Row[]>`
    select count(*) filter (where search_text like 'cafe%')::int as texts, max(version)::int as versions,
           (select count(*)::int from changes where table_name = 'listings' and action = 'update') as changes
      from listings`;
  return row;
};
const dataSaid = async () => (await server.as(null).call(healthEndpoints.check)).body.data;
const move = (stopAfter: number) => {
  let looks = 0;
  return moveData(server.pool, [moveListingWords], { isStopping: () => looks++ >= stopAfter });
};

test('a new or changed listing has its search text at once', async () => {
  await server.pool`update listings set description1 = 'Señor' where id = 7`;
  const [row] = await server.pool`select search_text from listings where id = 7`;
  expect(row?.searchText).toMatch(/^senor\n/);
  await server.pool`update listings set description1 = 'Café' where id = 7`;
});

test('listings from before get it in batches, which go on where they stopped and change nothing else', async () => {
  const before = await state();
  expect(before?.texts).toBe(1);
  expect(await dataSaid()).toBe('ok');
  await move(1);
  expect((await state())?.texts).toBe(200);
  expect(await dataSaid()).toBe('Moving data: Search text of listings, 7 %.');
  // Whoever went on from the beginning would find this one.
  await server.pool`update listings set search_text = 'old' where id = 3`;
  await Promise.all([move(Infinity), move(Infinity)]);
  expect(await state()).toEqual({ ...before, texts: 2999 });
  expect(await dataSaid()).toBe('ok');
});
