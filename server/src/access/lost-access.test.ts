import { bulkEndpoints } from '@masthead/shared/news-items/bulk.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inBulk } from '../../test/database.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { openTransaction, untilWaiting } from '../../test/waits.ts';
import { buildSite } from '../campaigns/campaigns.testing.ts';
import { readsOf } from '../http/handle.ts';
import { exportListings } from '../listings/export-listings.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { buildNewsItem } from '../news-items/news-items.testing.ts';
import { buildFirm, buildListing } from '../showcase/showcase.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';
import { rowsOf } from './rows.ts';
import { signedIn } from './sessions.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
});
afterAll(() => server.stop());

const ends: [string, (id: number) => Promise<unknown>, number][] = [
  ['is disabled', (id) => server.pool`update users set is_disabled = true where id = ${id}`, 401],
  [
    'signs out',
    (id) => server.pool`update sessions set ended_at = now() where user_id = ${id}`,
    401,
  ],
  [
    'is moved to another organization',
    async (id) =>
      server.pool`update users set organization_id = ${await buildOrganization(server.pool)} where id = ${id}`,
    403,
  ],
  ['loses a role', (id) => server.pool`delete from user_roles where user_id = ${id}`, 403],
];

describe('an export ends between two pieces when its reader', () => {
  test.each(ends)('%s', async (_, end, status) => {
    const { pool } = server;
    const organizationId = await buildOrganization(pool);
    const firmId = await buildFirm(pool, { organizationId });
    await inBulk(pool, async (db) => {
      for (let at = 0; at < 1001; at += 1) await buildListing(db, { firmId });
    });
    const id = await buildUser(pool, { organizationId, roles: ['listing'] });
    const viewer = await signedIn(server.pool, id);
    const search = { firmIds: null, type: null, texts: {} };
    const read = readsOf(server.app, viewer);
    const { content } = await exportListings(read, rowsOf(viewer, listingRows), search);
    const pieces = (content as AsyncIterable<string>)[Symbol.asyncIterator]();
    await pieces.next();
    expect((await pieces.next()).value).toContain('Congress Avenue');
    await end(id);
    await expect(pieces.next()).rejects.toMatchObject({ status });
  });
});

test('an act on many posts stops at the first post after its person is disabled', async () => {
  const { pool } = server;
  const siteId = (await buildSite(pool)).id;
  const id = await buildStaff(pool, 'editor');
  const posts = await Promise.all([1, 2].map(() => buildNewsItem(pool, { siteId, status: 5 })));
  const tag = (name: string) =>
    server.as(id).call(bulkEndpoints.act, {
      body: {
        act: 'tag',
        type: 'article',
        posts: posts.map((post) => ({ id: post, version: 1, draft_version: 0 })),
        add_tags: [name],
      },
    });
  const disabling = await openTransaction(
    pool,
    (db) => db`update users set is_disabled = true where id = ${id}`,
  );
  const answer = tag('Late');
  await untilWaiting(pool);
  await disabling.commit();
  expect((await answer).status).toBe(401);
  const tagged = () => pool`select from news_items where id = any(${posts}) and tags @> '{Late}'`;
  expect(await tagged()).toHaveLength(0);
  await pool`update users set is_disabled = false where id = ${id}`;
  expect((await tag('Late')).body).toMatchObject({ done: 2 });
});
