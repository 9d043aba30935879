import { showcaseRoles } from '@masthead/shared/platform/access/roles.ts';
import { type ErrorBody, refusals } from '@masthead/shared/platform/contract/errors.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';
import { asPartner, type Db, write } from '../db/client.ts';
import { asHttpError } from './error-handler.ts';

const server = withTestServer();
beforeAll(async () => {
  await server.pool`create table things (id integer primary key, small smallint, word text check (word <> 'no'),
    whole text not null default '', parent integer references things (id), span int4range,
    exclude using gist (span with &&))`;
  await server.pool`insert into things (id, word, span) values (1, 'yes', '[1,5)')`;
  await server.pool`create index things_words on things (word)`;
});

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
  ['a full disk', 507, (db) => db.unsafe('do $$ begin raise disk_full; end $$')],
  ['no connection left', 503, (db) => db.unsafe('do $$ begin raise too_many_connections; end $$')],
  [
    'a server that only reads',
    503,
    (db) => db.unsafe('set transaction read only; delete from things'),
  ],
];

test.each(refused)('%s is answered with %i', async (_, status, make) => {
  const error: unknown = await write(server.pool, null, make).then(
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
  (client: TestClient, ids: Ids, text: string) => Promise<{ status: number; error: ErrorBody }>,
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

const tables: Record<string, string> = {
  'a listing': 'listings',
  'a realtor': 'representatives',
  'the firm': 'showcase_firms',
};

/** A partner with a firm, its listing and its realtor. */
async function buildPartner() {
  const { pool } = server;
  const organizationId = await buildOrganization(pool);
  const userId = await buildUser(pool, { organizationId, roles: [...showcaseRoles] });
  const firmId = await buildFirm(pool, { organizationId, siteIds: [(await buildSite(pool)).id] });
  const listingId = await buildListing(pool, { firmId, type: 'Product' });
  const representativeId = await buildRepresentative(pool, { firmId });
  return { userId, organizationId, firmId, listingId, representativeId };
}

async function idsOf(name: string, partner: Awaited<ReturnType<typeof buildPartner>>) {
  const { firmId, listingId, representativeId } = partner;
  const id = { 'a listing': listingId, 'a realtor': representativeId }[name] ?? firmId;
  const [row] = await server.pool<{ version: number }[]>`
    select version from ${server.pool(tables[name] ?? 'showcase_firms')} where id = ${id}`;
  return { firmId, listingId, representativeId, version: row?.version ?? 0 };
}

/** All that somebody has written of this word. */
const written = async (word: string) => {
  const { pool } = server;
  const rows = await pool`
    select from listings where description1 = ${word}
    union all select from representatives where name = ${word}
    union all select from showcase_firms where website like ${`%${word}%`}`;
  return rows.length;
};

test.each(writes)(
  'a partner writes %s while the firm is moved away: it waits, and is refused',
  async (name, write) => {
    const { pool } = server;
    const partner = await buildPartner();
    const client = server.as(partner.userId);
    expect(
      (await write(client, await idsOf(name, partner), `before${partner.firmId}`)).status,
    ).toBe(200);
    expect(await written(`before${partner.firmId}`)).toBe(1);
    const ids = await idsOf(name, partner);
    const elsewhere = await buildOrganization(pool);
    const move = await openTransaction(
      pool,
      (db) =>
        db`update showcase_firms set organization_id = ${elsewhere} where id = ${partner.firmId}`,
    );
    const answer = write(client, ids, `after${partner.firmId}`);
    await untilWaiting(pool);
    await move.commit();
    expect((await answer).status).toBe(name.includes('new') ? 400 : 404);
    expect(await written(`after${partner.firmId}`)).toBe(0);
  },
);

test.each(writes)(
  'a partner writes %s while they are disabled: it waits, and is refused',
  async (name, write) => {
    const { pool } = server;
    const partner = await buildPartner();
    const ids = await idsOf(name, partner);
    const disabling = await openTransaction(
      pool,
      (db) => db`update users set is_disabled = true where id = ${partner.userId}`,
    );
    const answer = write(server.as(partner.userId), ids, `gone${partner.firmId}`);
    await untilWaiting(pool);
    await disabling.commit();
    expect((await answer).status).toBe(409);
    expect(await written(`gone${partner.firmId}`)).toBe(0);
  },
);

test('the database itself lets no row into a firm that is moved away before the commit', async () => {
  const { pool } = server;
  const { userId: id, organizationId, firmId } = await buildPartner();
  const insert = () =>
    asPartner(
      pool,
      { id, organizationId },
      (db) => db`insert into representatives (showcase_firm_id, name) values (${firmId}, 'Ana')`,
    );
  await insert();
  const move = await openTransaction(
    pool,
    (db) => db`update showcase_firms set organization_id = null where id = ${firmId}`,
  );
  const code = insert().then(
    () => null,
    (error: { code?: string }) => error.code,
  );
  await untilWaiting(pool);
  await move.commit();
  expect(await code).toBe('42501');
});

test('an ad slot of a firm that is moved while it is saved goes along', async () => {
  const { pool } = server;
  const { firmId } = await buildPartner();
  const elsewhere = await buildOrganization(pool);
  const move = await openTransaction(
    pool,
    (db) => db`update showcase_firms set organization_id = ${elsewhere} where id = ${firmId}`,
  );
  const built = buildSlot(pool, { firmIds: [firmId], siteIds: [] });
  await untilWaiting(pool);
  await move.commit();
  const [slot] = await pool<{ organizationId: number | null }[]>`
    select organization_id from ad_slots where id = ${await built}`;
  expect(slot?.organizationId).toBe(elsewhere);
});

test('a record that somebody works on for longer than a save waits is a conflict in words', async () => {
  const { pool } = server;
  const partner = await buildPartner();
  const [name, write] = writes.find(([each]) => each === 'a listing') ?? [];
  if (!name || !write) throw new Error('no such write');
  const ids = await idsOf(name, partner);
  const working = await openTransaction(
    pool,
    (db) => db`select from listings where id = ${partner.listingId} for update`,
  );
  const { status, error } = await write(server.as(partner.userId), ids, 'busy');
  await working.commit();
  expect([status, error.message]).toEqual([409, [refusals.busy]]);
});
