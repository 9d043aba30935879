import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBulk } from '../../test/database.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { signedIn } from '../access/sessions.testing.ts';
import { exportListings } from '../listings/export-listings.ts';
import { buildFirm, buildShowcase, type Showcase } from '../showcase/showcase.testing.ts';
import { buildUser } from '../users/users.testing.ts';
import { readsOf } from './in-steps.ts';

let server: TestServer;
let showcase: Showcase;
let firm: number;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  showcase = await buildShowcase(server.pool);
  const organizationId = showcase.organizations.alpha;
  firm = await buildFirm(server.pool, { organizationId, name: 'Long' });
  await inBulk(
    server.pool,
    (db) => db`
      insert into listings (showcase_firm_id, type, description1, url, image_url)
      select ${firm}, 'Product', 'Of Alpha ' || n, 'https://example.com/', ''
        from generate_series(1, 2500) n`,
  );
});
afterAll(() => server.stop());

/** A partner of Alpha whose file has begun: its heading and its first thousand rows are taken. */
async function begun() {
  const { pool, app } = server;
  const organizationId = showcase.organizations.alpha;
  const id = await buildUser(pool, { organizationId, roles: ['listing'] });
  const request = { viewer: await signedIn(pool, id) };
  const search = { firmIds: null, type: null, texts: {} };
  const { content } = exportListings(readsOf(app, request), search);
  const pieces = (content as AsyncIterable<string>)[Symbol.asyncIterator]();
  await pieces.next();
  expect((await pieces.next()).value.match(/Of Alpha/g)).toHaveLength(999);
  return { id, pieces };
}

test('a file in the making goes on while its reader may have it, and holds their rows alone', async () => {
  const { pieces } = await begun();
  expect((await pieces.next()).value.match(/Of Alpha/g)).toHaveLength(1000);
  const rest = (await pieces.next()).value;
  expect(rest.match(/Of Alpha/g)).toHaveLength(501);
  expect(rest).not.toContain('Beta');
  expect((await pieces.next()).done).toBe(true);
});

test.each([
  [
    'the role is taken away',
    (id: number) => server.pool`delete from user_roles where user_id = ${id}`,
    403,
  ],
  [
    'the session ends',
    (id: number) => server.pool`update sessions set ended_at = now() where user_id = ${id}`,
    401,
  ],
  [
    'the person moves to another organization',
    (id: number) =>
      server.pool`update users set organization_id = ${showcase.organizations.beta} where id = ${id}`,
    403,
  ],
  [
    'the person is disabled',
    (id: number) => server.pool`update users set is_disabled = true where id = ${id}`,
    401,
  ],
])('it breaks off at its next step when %s', async (_when, take, status) => {
  const { id, pieces } = await begun();
  await take(id);
  await expect(pieces.next()).rejects.toMatchObject({ status });
});
