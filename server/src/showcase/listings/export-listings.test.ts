import { setTimeout as wait } from 'node:timers/promises';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { inBulk } from '../../../test/database.ts';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { importWhole } from '../../platform/imports/imports.testing.ts';
import { buildFirm, buildRepresentative, buildShowcase } from '../delivery/showcase.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let staff: TestClient;
let firmId: number;
beforeAll(async () => {
  const showcase = await buildShowcase(server.pool);
  staff = server.as(showcase.people.staff);
  await server.pool`delete from ad_slot_items`;
  await server.pool`delete from listings`;
  firmId = await buildFirm(server.pool, { name: 'Round "Trip", Ltd' });
});

const exported = async () => (await staff.call(listingImportEndpoints.export)).raw.body;
const imported = async (bytes: string) => {
  const file = { bytes, name: 'own.csv' };
  const done = await importWhole(server, staff, listingImportEndpoints.import, { file });
  return { state: done.state, ...done.counts };
};

/** Requests a page of listings every 10 ms; stopping returns the number of responses. */
function serving() {
  let isOver = false;
  const asked = (async () => {
    for (let times = 0; ; times += 1) {
      const { status } = await staff.call(listingEndpoints.search, { body: { limit: 1 } });
      expect(status).toBe(200);
      if (isOver) return times;
      await wait(10);
    }
  })();
  return {
    end: () => {
      isOver = true;
      return asked;
    },
  };
}

/** In one transaction, as an import makes them: with and without key and picture, and odd texts. */
async function fill(count: number) {
  const twins = [
    await buildRepresentative(server.pool, { firmId, name: 'Twin' }),
    await buildRepresentative(server.pool, { firmId, name: 'Twin' }),
  ];
  const texts = ['Bungalow', '=1+1', ';=1', "'=1", "It's", 'two\nlines', 'a\n- b', 'say "yes", do'];
  await inBulk(
    server.pool,
    (db) => db`
    insert into listings (showcase_firm_id, representative_id, type, description1, description2, address, city, state,
                          zip, price, url, image_url, external_key, open_house_start_date, open_house_end_date)
    select ${firmId}, (${twins}::int[])[n % 3], 'Property', (${texts}::text[])[n % 8 + 1],
           case when n % 4 = 0 then E'lone\nline feed' end, n || ' Avenue G', 'Austin', 'TX', '78751', n + 0.5,
           'https://example.com/' || n, case when n % 5 > 0 then '/images/upload/a.jpg' else '' end,
           case when n % 2 = 0 then 'key-' || n end,
           case when n % 7 = 0 then timestamptz '2026-12-05 19:00:33Z' end,
           case when n % 7 = 0 then timestamptz '2026-12-05 21:00:44Z' end
      from generate_series(1, ${count}::int) n`,
  );
}

/** Why not delete: thousands of deletes would be written to the history. */
const loseAll = () => inBulk(server.pool, (db) => db`truncate listings cascade`);

test('4,000 listings of one transaction are exported, imported unchanged, and exported identically', async () => {
  await fill(4000);
  const first = await exported();
  expect(first.match(/\r\n/g)?.length).toBe(4001);
  const dearer = first.replace(',1.50,1 Avenue G,', ',99.50,1 Avenue G,');
  const counts = { added: 0, changed: 1, unchanged: 3999, refused: 0 };
  expect(await imported(dearer)).toMatchObject({ state: 'done', ...counts });
  expect((await exported()) === dearer).toBe(true);
  // Elsewhere, or after all of them were lost, they come in whole.
  await loseAll();
  const served = serving();
  expect(await imported(first)).toMatchObject({ state: 'done', added: 4000, refused: 0 });
  expect(await served.end()).toBeGreaterThan(20);
  expect((await exported()) === first).toBe(true);
}, 120_000);

test('exports listings page by page, without a limit', async () => {
  await loseAll();
  await inBulk(
    server.pool,
    (db) => db`
      insert into listings (showcase_firm_id, type, description1, url, image_url)
      select ${firmId}, 'Product', n::text, 'https://example.com/', ''
        from generate_series(1, 4001) n`,
  );
  const { status, raw } = await staff.call(listingImportEndpoints.export);
  expect([status, raw.body.match(/\r\n/g)?.length]).toEqual([200, 4002]);
}, 120_000);

test('a listing without a key from another system is updated by its own key, not added again', async () => {
  const [row] = await server.pool<{ id: number }[]>`
    insert into listings (showcase_firm_id, type, description1, line1, url, image_url)
    values (${firmId}, 'Product', 'Glaze', 'a', 'https://example.com/glaze', '') returning id`;
  const id = row?.id ?? 0;
  const text = `External key,Firm,Line 1\nmasthead:${id},"Round ""Trip"", Ltd",b\n`;
  expect(await imported(text)).toMatchObject({ changed: 1, added: 0, refused: 0 });
  const [after] = await server.pool`select line1, external_key from listings where id = ${id}`;
  expect(after).toEqual({ line1: 'b', externalKey: null });
});

test('a realtor who has left the firm stays when a Masthead export names them', async () => {
  await loseAll();
  const id = await buildRepresentative(server.pool, { firmId, name: 'Gone' });
  await server.pool`
    insert into listings (showcase_firm_id, representative_id, type, description1, url, image_url)
    values (${firmId}, ${id}, 'Product', 'Of Gone', 'https://example.com/gone', '')`;
  await server.pool`update representatives set deleted_at = now() where id = ${id}`;
  expect(await imported(await exported())).toMatchObject({ refused: 0, changed: 0, added: 0 });
});
