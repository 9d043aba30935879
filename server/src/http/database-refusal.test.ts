import { refusals } from '@masthead/shared/errors.ts';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/listings/listing.endpoints.ts';
import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { showcaseRoles } from '@masthead/shared/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { asPartner, type Db } from '../db/client.ts';
import { buildFirm, buildListing, buildRepresentative } from '../showcase/showcase.testing.ts';
import { buildOrganization, buildUser } from '../users/users.testing.ts';
import { asHttpError } from './error-handler.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.pool`create table things (id integer primary key, small smallint, word text check (word <> 'no'),
    whole text not null default '', parent integer references things (id), span int4range,
    exclude using gist (span with &&))`;
  await server.pool`insert into things (id, word, span) values (1, 'yes', '[1,5)')`;
  await server.pool`create index things_words on things (word)`;
});
afterAll(() => server.stop());

/** Refusals that a value or a race can cause, made by PostgreSQL itself, and what is answered. */
const refused: [what: string, status: number, make: (db: Db) => Promise<unknown>][] = [
  ['a key twice', 409, (db) => db`insert into things (id) values (1)`],
  ['a reference to nothing', 409, (db) => db`insert into things (id, parent) values (2, 99)`],
  ['an overlap', 409, (db) => db`insert into things (id, span) values (3, '[2,3)')`],
  ['a value against a rule', 400, (db) => db`insert into things (id, word) values (4, 'no')`],
  [
    'nothing where something must be',
    400,
    (db) => db`insert into things (id, whole) values (5, null)`,
  ],
  ['a number that is too large', 400, (db) => db`insert into things (id, small) values (6, 70000)`],
  ['a number that is none', 400, (db) => db`select ${'x'}::text::integer`],
  ['a day that is none', 400, (db) => db`select ${'2027-02-30'}::text::date`],
  [
    'a character that cannot be stored',
    400,
    (db) => db`select ${'{"a":"\\u0000"}'}::text::jsonb ->> 'a'`,
  ],
  ['a division by nothing', 400, (db) => db`select 1 / ${0}::integer`],
  [
    'a word too long for its index',
    400,
    (db) => db`insert into things (id, word)
      values (7, ${Array.from({ length: 9000 }, (_, at) => (at * 7919).toString(36)).join('')})`,
  ],
  [
    'a statement that takes too long',
    503,
    async (db) => {
      await db`set local statement_timeout = 30`;
      await db`select pg_sleep(5)`;
    },
  ],
  [
    'a server that only reads',
    503,
    (db) => db.unsafe('set transaction read only; delete from things'),
  ],
];

test.each(refused)('%s is answered with %i', async (_, status, make) => {
  const error: unknown = await server.pool.begin(make).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const answer = asHttpError(error);
  expect([answer.status, (error as { code: string }).code]).toEqual([
    status,
    expect.stringMatching(/^\w{5}$/),
  ]);
  expect(answer.messages[0]).not.toMatch(/things|constraint|violates/);
});

test('a statement that PostgreSQL cannot read is a defect of ours', async () => {
  const error: unknown = await server.pool`select nothing_there`.catch((thrown: unknown) => thrown);
  expect(asHttpError(error).status).toBe(500);
});

test('a row that is put out of the partner’s reach is a conflict, not a defect', async () => {
  const mine = await buildOrganization(server.pool);
  const others = await buildFirm(server.pool, {
    organizationId: await buildOrganization(server.pool),
  });
  const error: unknown = await asPartner(
    server.pool,
    { id: 1, organizationId: mine },
    (db) => db`insert into representatives (showcase_firm_id, name) values (${others}, 'Ana')`,
  ).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '42501' });
  expect(asHttpError(error)).toMatchObject({ status: 409, messages: [refusals.movedMeanwhile] });
});

/** What a partner writes to a firm and to what belongs to it. */
const writes: [
  string,
  (client: TestClient, ids: Ids, text: string) => Promise<{ status: number }>,
][] = [
  [
    'a new listing',
    (client, { firmId }, text) =>
      client.call(listingEndpoints.create, {
        body: { ...newListing, showcaseFirmId: firmId, description1: text },
      }),
  ],
  [
    'a listing',
    (client, { listingId, version }, text) =>
      client.call(listingEndpoints.update, {
        body: { id: listingId, version, description1: text },
      }),
  ],
  [
    'a new realtor',
    (client, { firmId }, text) =>
      client.call(representativeEndpoints.create, {
        body: { showcaseFirmId: firmId, name: text, email: null, phone: null, imageUrl: null },
      }),
  ],
  [
    'a realtor',
    (client, { representativeId, version }, text) =>
      client.call(representativeEndpoints.update, {
        body: { id: representativeId, version, name: text },
      }),
  ],
  [
    'the firm',
    (client, { firmId, version }, text) =>
      client.call(firmEndpoints.update, {
        body: { id: firmId, version, website: `https://${text}.example` },
      }),
  ],
];
interface Ids {
  firmId: number;
  listingId: number;
  representativeId: number;
  version: number;
}
const newListing = {
  representativeId: null,
  type: 'Product',
  description2: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  line1: null,
  line2: null,
  line3: null,
  url: 'https://firm.example',
  imageUrl: '/a.jpg',
  price: null,
  openHouseStartDate: null,
  openHouseEndDate: null,
};

test('whatever a partner writes while the firm is moved away: never a defect, never signed out', async () => {
  const { pool } = server;
  const [mine, theirs] = [await buildOrganization(pool), await buildOrganization(pool)];
  const client = server.as(
    await buildUser(pool, { organizationId: mine, roles: [...showcaseRoles] }),
  );
  const firmId = await buildFirm(pool, { organizationId: mine });
  const listingId = await buildListing(pool, { firmId, type: 'Product' });
  const representativeId = await buildRepresentative(pool, { firmId });
  const seen = new Map<string, Set<number>>(writes.map(([name]) => [name, new Set()]));
  const move = (to: number) =>
    pool`update showcase_firms set organization_id = ${to} where id = ${firmId}`;
  for (let round = 0; round < 40; round += 1) {
    const answers = writes.map(async ([name, write], at) => {
      const table = ['', 'listings', '', 'representatives', 'showcase_firms'][at];
      const id = [0, listingId, 0, representativeId, firmId][at] ?? 0;
      const [row] = table
        ? await pool<{ version: number }[]>`select version from ${pool(table)} where id = ${id}`
        : [];
      const ids = { firmId, listingId, representativeId, version: row?.version ?? 1 };
      seen.get(name)?.add((await write(client, ids, `word${round}`)).status);
    });
    await move(theirs);
    await Promise.all(answers);
    await move(mine);
  }
  for (const [name, statuses] of seen)
    for (const status of statuses) expect([200, 400, 404, 409], name).toContain(status);
  expect([...seen.values()].some((statuses) => statuses.has(200))).toBe(true);
});
