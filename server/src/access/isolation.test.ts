import { type FindKind, findKinds } from '@masthead/shared/find/find.ts';
import { historyEndpoints, versionEndpoints } from '@masthead/shared/history/history.endpoints.ts';
import { allKinds, type RecordScreen, recordKinds } from '@masthead/shared/history/record-kinds.ts';
import { roles } from '@masthead/shared/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints, declaredOperations } from '../../test/declared.ts';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { findRecords } from '../find/find.queries.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { existsRecord, findTitles } from '../history/history.queries.ts';
import { ruleOf } from '../history/record-rows.ts';
import { listDeleted, lockDeleted } from '../history/trash.queries.ts';
import { firmsToImport } from '../listings/import.queries.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { countListings } from '../listings/listings.queries.ts';
import { buildOrganization, buildUser } from '../users/users.testing.ts';
import {
  buildForeign,
  builtKinds,
  canary,
  deletedId,
  foreignId,
  missingId,
} from './isolation.testing.ts';
import { rowsOf, type Seer } from './rows.ts';
import { isOnlyRead } from './view-as.ts';

let server: TestServer;
const endpoints = (await declaredEndpoints()).filter(([name]) => name !== 'authEndpoints.logout');
const operations = await declaredOperations();

/** Why: to a colleague and the staff only what is a person's own is foreign; of the rest they may change what is there. */
const askedBy = (asker: Asker) =>
  endpoints.filter(
    ([name, endpoint]) => asker === 'partner' || isOnlyRead(endpoint) || name.includes('Session'),
  );

/** Who asks: a partner of another organization, a colleague of whose records they are, one of the staff, an admin. */
type Asker = 'partner' | 'colleague' | 'staff' | 'admin';
const clients = {} as Record<Asker, TestClient>;
const seers = {} as Record<Asker, Seer>;

beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server;
  const owner = await buildOrganization(pool, { isOwner: true });
  const partner = await buildOrganization(pool);
  await buildForeign(pool);
  const organizations = { partner, colleague: foreignId, staff: owner, admin: owner };
  for (const asker of ['partner', 'colleague', 'staff', 'admin'] as const) {
    const held = asker === 'staff' ? roles.filter((role) => role !== 'admin') : [...roles];
    const organizationId = organizations[asker];
    const id = await buildUser(pool, { organizationId, roles: held });
    clients[asker] = server.as(id);
    seers[asker] = { id, isGowUser: organizationId === owner, userGroupId: organizationId };
  }
});
afterAll(() => server.stop());

/** Whose records a rule keeps from whom. */
function isHidden(asker: Asker, seenBy: string): boolean {
  if (seenBy === 'person') return asker !== 'admin';
  if (asker === 'partner') return seenBy !== 'everybody';
  return asker === 'colleague' && seenBy === 'staff';
}
const kindsHidden = (asker: Asker) => [
  ...allKinds.filter(({ table }) => isHidden(asker, ruleOf(table).seenBy)).map(({ slug }) => slug),
  ...(asker === 'partner' ? ['import'] : []),
];

const heldBy = (answer: unknown) => JSON.stringify(answer) ?? '';
function expectNone(asker: Asker, answer: unknown, of: string): void {
  const text = heldBy(answer);
  for (const slug of kindsHidden(asker))
    expect(text.includes(canary(slug)), `${slug} in ${of}`).toBe(false);
}

/** What a call is sent that names a record, and words that a search would find it by. */
const sent = (id: number) => ({
  params: { id, change: 1 },
  query: { text: 'canary', id },
  body: { id, version: 1 },
});

test('there is a foreign record of every kind, and a rule says whose each is', () => {
  expect(builtKinds.sort()).toEqual(allKinds.map(({ slug }) => slug).sort());
  for (const { table } of allKinds) expect(ruleOf(table).seenBy).toBeTruthy();
});

describe.each(['partner', 'colleague', 'staff'] as const)('for a foreign %s', (asker) => {
  test.each(askedBy(asker))(
    '%s holds nothing of others, and what is foreign is missing',
    async (name, endpoint) => {
      const client = clients[asker];
      const lists = [await client.call(endpoint), await client.call(endpoint, { body: {} })];
      const asked = await client.call(endpoint, sent(foreignId));
      for (const { raw } of [...lists, asked]) expectNone(asker, raw.body, name);
      if (asker !== 'partner' && !name.includes('Session')) return;
      const missing = await client.call(endpoint, sent(missingId));
      expect(asked.status).toBe(missing.status);
      if (asked.status !== 200) expect(asked.error.message).toEqual(missing.error.message);
    },
  );

  const asked = operations.filter(({ kind }) => asker === 'partner' || kind === 'query');
  test.each(asked.map((operation) => [operation.name, operation] as const))(
    'GraphQL %s holds nothing of others, and what is foreign is missing',
    async (name, operation) => {
      const run = (id: number) => clients[asker].run(operation, { id, showcaseFirmId: id });
      const asked = await run(foreignId);
      for (const answer of [asked, await clients[asker].run(operation, {})])
        expectNone(asker, answer, name);
      if (asker === 'partner') expect(asked).toEqual(await run(missingId));
    },
  );

  test('the queries alone hold nothing back from being found, deleted, named, counted or imported', async () => {
    const { pool } = server;
    const seer = seers[asker];
    expectNone(asker, await findRecords(pool, ['canary'], findKinds, seer), 'palette');
    const kept = allKinds.filter(({ isKept }) => isKept);
    expectNone(asker, await listDeleted(pool, seer, kept, { limit: 99, offset: 0 }), 'trash');
    for (const kind of allKinds.filter(({ slug }) => kindsHidden(asker).includes(slug))) {
      expect(await existsRecord(pool, seer, kind, String(foreignId)), kind.slug).toBe(false);
      expect([...(await findTitles(pool, seer, kind, [String(foreignId)]))], kind.slug).toEqual([]);
      if (kind.isKept)
        expect(await lockDeleted(pool, seer, kind, String(deletedId)), kind.slug).toBeNull();
    }
    expectNone(asker, await firmsToImport(pool, rowsOf(seer, firmRows)), 'import');
    const all = { firmIds: null, type: null, texts: {} };
    expect(await countListings(pool, rowsOf(seer, listingRows), all)).toBe(
      asker === 'partner' ? 0 : 1,
    );
  });
});

const screens = Object.keys(recordKinds) as RecordScreen[];

test.each(screens)(
  'the history and the versions of %s are missing for a foreign partner',
  async (screen) => {
    const { table } = recordKinds[screen];
    const [made] = await server.pool<{ id: number }[]>`
    select id from changes where table_name = ${table} and record_id = ${String(foreignId)} order by id limit 1`;
    const read = async (asker: Asker, id: number) => [
      await clients[asker].call(historyEndpoints[screen], { params: { id } }),
      await clients[asker].call(versionEndpoints[screen], {
        params: { id, change: made?.id ?? 0 },
      }),
    ];
    const seen = await read('admin', foreignId);
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    const asked = await read('partner', foreignId);
    expect(asked.map(({ error }) => error.message)).toEqual(
      (await read('partner', missingId)).map(({ error }) => error.message),
    );
    for (const { status } of asked) expect([403, 404]).toContain(status);
  },
);

test('an admin sees them all in the same answers, so the words above would be found', async () => {
  let seen = '';
  for (const [, endpoint] of endpoints.filter(([, one]) => isOnlyRead(one)))
    for (const ask of [sent(foreignId), {}])
      seen += (await clients.admin.call(endpoint, ask)).raw.body;
  const unseen = [...builtKinds, 'import'].filter((slug) => !seen.includes(canary(slug)));
  expect(unseen.sort()).toEqual(['mailing', 'session', 'subscriber']);
  const found = await findRecords(server.pool, ['canary'], findKinds, seers.admin);
  const palette = new Set<FindKind>(found.map(({ kind }) => kind));
  expect(findKinds.filter((kind) => !palette.has(kind))).toEqual(['email-template']);
});

test('nothing of it was changed by the partner who asked', async () => {
  const asked = seers.partner.id;
  const changed = await server.pool`
    select table_name, record_id from changes
     where actor_id = ${asked} and record_id = any(${[String(foreignId), String(deletedId)]}::text[])`;
  expect([...changed]).toEqual([]);
});
