import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { tokenScreens } from '@masthead/shared/platform/access/api-token.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { historyEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { openSessions } from '../../platform/access/sessions.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

const server = withTestServer();
const { list, create, revoke } = apiTokenEndpoints;
const inDays = (days: number) => addDays(today(new Date()), days);
const asked = {
  name: 'Nightly sync',
  screens: ['firmList', 'firmEdit'],
  userGroupId: null as number | null,
  endsOn: inDays(30),
};
let adminId: number;
let siteId: number;
beforeEach(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  siteId ||= (await buildSite(server.pool)).id;
});

const make = async (changes: Partial<typeof asked> = {}) => {
  const { status, body, error } = await server
    .as(adminId)
    .call(create, { body: { ...asked, ...changes } });
  expect([status, error.message]).toEqual([200, undefined]);
  return { ...body, program: server.withToken(body.token) };
};
const firmOf = async (organizationId: number | null, name: string) => {
  const [row] = await server.pool<{ id: number }[]>`
    insert into showcase_firms (name, organization_id) values (${name}, ${organizationId}) returning id`;
  return row?.id ?? 0;
};

test('a token is shown once, begins with mh_, and only its hash is stored', async () => {
  const { id, token } = await make();
  expect(token).toMatch(/^mh_[\w-]{43}$/);
  const [row] = await server.pool<{ all: string }[]>`
    select t::text as all from api_tokens t where id = ${id}`;
  expect(row?.all).not.toContain(token);
  const { body, raw } = await server.as(adminId).call(list);
  expect(raw.body).not.toContain(token);
  expect(body.find((one) => one.id === id)).toMatchObject({
    name: 'Nightly sync',
    hint: `mh_…${token.slice(-4)}`,
    screens: ['firmList', 'firmEdit'],
    organization: null,
    lastUsedAt: null,
    state: 'active',
  });
});

test.each([
  ['a name', { name: ' ' }, 'A name is required'],
  ['a screen', { screens: [] }, 'Choose at least one screen'],
  ['a screen for tokens', { screens: ['userEdit'] }, 'A token can’t be given this screen'],
  ['no other record', { screens: ['__proto__'] }, 'A token can’t be given this screen'],
  ['an end', { endsOn: '' }, 'An end date is required'],
  ['an end to come', { endsOn: '2020-01-01' }, 'Choose today or a later day'],
  ['an end within a year', { endsOn: inDays(366) }, 'A token can work for a year at most'],
  ['a partner', { userGroupId: 999_999 }, 'Choose a partner organization'],
  [
    'screens of partners for one',
    { userGroupId: 1, screens: ['siteList'] },
    'A token of one partner organization can only use the showcase screens',
  ],
])('a new token needs %s', async (_what, changes, sentence) => {
  const { status, error } = await server
    .as(adminId)
    .call(create, { body: { ...asked, ...changes } });
  expect([status, error.message?.[0]]).toEqual([400, sentence]);
});

test('only admins of the owner organization make, list and revoke tokens', async () => {
  const { id } = await make();
  const partner = await buildUser(server.pool, {
    organizationId: await buildOrganization(server.pool),
    roles: ['admin'],
  });
  for (const other of [await buildStaff(server.pool, 'editor'), partner]) {
    const client = server.as(other);
    expect((await client.call(list)).status).toBe(403);
    expect((await client.call(create, { body: asked })).status).toBe(403);
    expect((await client.call(revoke, { params: { id } })).status).toBe(403);
  }
});

test('a token calls what its screens use, by REST and GraphQL, and nothing else', async () => {
  const { program } = await make({ screens: ['firmList'] });
  const id = await firmOf(null, 'Firm of a token');
  const args = { limit: 5, offset: 0 };
  const found = await program.run(firmOperations.showcaseFirms, args);
  expect([found.status, found.errors]).toEqual([200, []]);
  expect((await program.call(siteEndpoints.list)).status).toBe(200);
  const refused = await program.call(firmEndpoints.update, { body: { id, version: 1, name: 'x' } });
  expect([refused.status, refused.error.message]).toEqual([
    403,
    ['This API token doesn’t include that action.'],
  ]);
  const { program: other } = await make({ screens: ['siteList'] });
  const { errors } = await other.run(firmOperations.showcaseFirms, args);
  expect(errors[0]?.message).toBe('This API token doesn’t include that action.');
});

test('no token signs in, manages tokens or people, or views as another person', async () => {
  const { id, program } = await make({ screens: [...tokenScreens] });
  const answers = [
    await program.call(list),
    await program.call(create, { body: asked }),
    await program.call(revoke, { params: { id } }),
    await program.call(userEndpoints.list),
    await program.call(userEndpoints.create, { body: {} }),
    await program.call(userEndpoints.addRole, { body: {} }),
    await program.call(organizationEndpoints.list),
    await program.call(organizationEndpoints.create, { body: {} }),
    await program.call(profileEndpoints.get),
    await program.call(viewAsEndpoints.begin, { body: { userId: 1 } }),
    await program.call(authEndpoints.session),
    await program.call(authEndpoints.logout),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

test('a token has no more rights than its maker has now', async () => {
  const { pool } = server;
  const { program, id } = await make();
  const state = async () => {
    const other = server.as(await buildStaff(pool, 'admin'));
    return (await other.call(list)).body.find((one) => one.id === id)?.state;
  };
  const firmId = await firmOf(null, 'Watched');
  const status = async () =>
    (await program.call(firmEndpoints.get, { params: { id: firmId } })).status;
  expect(await status()).toBe(200);
  await buildStaff(pool, 'admin');
  await pool`update user_roles set name = 'editor' where user_id = ${adminId}`;
  expect(await status()).toBe(403);
  await pool`update user_roles set name = 'firm' where user_id = ${adminId}`;
  expect(await status()).toBe(200);
  await pool`update users set is_disabled = true where id = ${adminId}`;
  expect([await status(), await state()]).toEqual([401, 'inactive']);
});

test('a token of one organization sees and changes only its records', async () => {
  const { pool } = server;
  const organizationId = await buildOrganization(pool, { name: 'Narrow Homes' });
  const own = await firmOf(organizationId, 'Own firm');
  const others = await firmOf(await buildOrganization(pool), 'Other firm');
  const { program } = await make({ userGroupId: organizationId });
  const get = (id: number) => program.call(firmEndpoints.get, { params: { id } });
  expect([(await get(own)).status, (await get(others)).status]).toEqual([200, 404]);
  const { body } = await get(own);
  const renamed = await program.call(firmEndpoints.update, {
    body: { ...body, name: 'Renamed by program', siteIds: [siteId] },
  });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Renamed by program']);
  await pool`update organizations set deleted_at = now() where id = ${organizationId}`;
  expect((await get(own)).status).toBe(401);
});

test('a token of one organization ends when its maker moves to another partner', async () => {
  const organizationId = await buildOrganization(server.pool);
  const id = await firmOf(organizationId, 'Left behind');
  const { program } = await make({ userGroupId: organizationId });
  await buildStaff(server.pool, 'admin');
  const elsewhere = await buildOrganization(server.pool);
  await server.pool`update users set organization_id = ${elsewhere} where id = ${adminId}`;
  expect((await program.call(firmEndpoints.get, { params: { id } })).status).toBe(401);
});

test('revoking ends a token at once, also on another server, and is listed with its person', async () => {
  const { id, token, program } = await make();
  const elsewhere = openSessions(server.pool);
  expect((await elsewhere.find(token))?.id).toBe(adminId);
  const other = server.as(await buildStaff(server.pool, 'admin'));
  expect((await other.call(revoke, { params: { id } })).status).toBe(200);
  expect(await elsewhere.find(token)).toBe(null);
  await elsewhere.close();
  expect((await program.call(siteEndpoints.list)).status).toBe(401);
  expect((await other.call(list)).body.find((one) => one.id === id)).toMatchObject({
    state: 'revoked',
    revokedBy: expect.stringContaining('Person'),
  });
  expect((await other.call(revoke, { params: { id: 999_999 } })).status).toBe(404);
});

test('an expired token is refused, and listed as expired', async () => {
  const { id, program } = await make();
  expect((await program.call(siteEndpoints.list)).status).toBe(200);
  await server.pool`update api_tokens set expires_at = now() where id = ${id}`;
  expect((await program.call(siteEndpoints.list)).status).toBe(401);
  const { body } = await server.as(adminId).call(list);
  expect(body.find((one) => one.id === id)?.state).toBe('expired');
});

test('the last use is written at most once a minute', async () => {
  const { pool } = server;
  const { id, token } = await make();
  const usedAt = async () => {
    // Why a new one: nothing cached, so that each request asks the database.
    const sessions = openSessions(pool);
    await sessions.find(token);
    await sessions.close();
    const [row] = await pool<{ usedAt: Date }[]>`select used_at from api_tokens where id = ${id}`;
    return row?.usedAt.getTime() ?? 0;
  };
  const first = await usedAt();
  expect(await usedAt()).toBe(first);
  await pool`update api_tokens set used_at = used_at - interval '61 seconds' where id = ${id}`;
  expect(await usedAt()).toBeGreaterThanOrEqual(first);
});

test('no live connection opens with a token', async () => {
  const { token } = await make();
  expect(await server.app.sessions.watch(token)).toBe(null);
});

test('limits count a token, wherever it is used; made-up ones count by address', async () => {
  const { token } = await make();
  const config = { ...server.app.config, requestsPerMinute: 3 };
  const app = await buildApp({ ...server.app, config });
  const status = async (sent: string, remoteAddress: string) => {
    const headers = { authorization: `Bearer ${sent}` };
    return (await app.http.inject({ url: '/api/site', remoteAddress, headers })).statusCode;
  };
  // Why no number: until the server knows the token, its requests count for their addresses, each of which is new.
  let last = 0;
  await vi.waitFor(async () => {
    last += 1;
    expect(await status(token, `203.0.113.${last}`)).toBe(429);
  });
  expect(last).toBeGreaterThan(3);
  const madeUp = (at: number) => status(`mh_${String(at).repeat(43)}`, '198.51.100.1');
  for (const at of [1, 2, 3]) expect(await madeUp(at)).toBe(401);
  expect(await madeUp(4)).toBe(429);
  await app.http.close();
});

test('History names the token and its maker', async () => {
  const { program } = await make({ name: 'Price feed' });
  const firm = await firmOf(null, 'Told');
  const before = await program.call(firmEndpoints.get, { params: { id: firm } });
  const { status, error } = await program.call(firmEndpoints.update, {
    body: { ...before.body, name: 'Told again', siteIds: [siteId] },
  });
  expect([status, error.message]).toEqual([200, undefined]);
  const { body } = await server
    .as(adminId)
    .call(historyEndpoints.firmEdit, { params: { id: firm } });
  const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${adminId}`;
  expect(JSON.stringify(body)).toContain(`${row?.name} (API token “Price feed”)`);
});
