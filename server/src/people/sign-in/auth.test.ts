import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { hashToken } from '../../platform/access/seal.ts';
import { openPool } from '../../platform/db/client.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

const server = withTestServer();
let organizationId: number;
let passwordHash: string;

beforeAll(async () => {
  organizationId = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  passwordHash = await hashPassword('correct horse battery');
});

const signIn = (username: unknown, password: unknown) =>
  server.as(null).call(authEndpoints.login, { body: { username, password } });

test('signs in by username or email, in any letter case', async () => {
  await buildUser(server.pool, {
    organizationId,
    username: 'maria',
    passwordHash,
    roles: ['editor'],
  });
  for (const name of ['maria', 'MARIA', 'Maria@Example.com']) {
    const { status, body } = await signIn(name, 'correct horse battery');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: 'maria', roles: ['editor'], isGowUser: true });
    expect((await server.withToken(body.access_token).call(authEndpoints.session)).status).toBe(
      200,
    );
  }
});

test('gives wrong passwords, unknown and disabled people the same response', async () => {
  await buildUser(server.pool, {
    organizationId,
    username: 'gone',
    passwordHash,
    isDisabled: true,
  });
  await buildUser(server.pool, { organizationId, username: 'known', passwordHash });
  const answers = [
    await signIn('known', 'wrong'),
    await signIn('nobody', 'correct horse battery'),
    await signIn('gone', 'correct horse battery'),
  ];
  for (const { status, error } of answers) {
    expect(status).toBe(401);
    expect(error.message).toEqual(['Invalid username or password']);
  }
});

test('reports missing fields of an empty form in order', async () => {
  const { status, error } = await server.as(null).call(authEndpoints.login, { body: {} });
  expect(status).toBe(400);
  expect(error.message).toEqual(['A username is required', 'A password is required']);
  expect(error.errors).toContainEqual({ path: 'password', message: 'A password is required' });
});

test('blocks an account for this address after five failures, but not for others', async () => {
  await buildUser(server.pool, { organizationId, username: 'target', passwordHash });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await signIn('target', 'guess')).status).toBe(401);
  const closed = await signIn('TARGET', 'correct horse battery');
  expect(closed.status).toBe(429);
  expect(closed.raw.headers['retry-after']).toBeDefined();
  const elsewhere = await server.app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.9',
    payload: { username: 'target', password: 'correct horse battery' },
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('counts failures of the last fifteen minutes', async () => {
  await buildUser(server.pool, { organizationId, username: 'patient', passwordHash });
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn('patient', 'guess');
  const later = (minutes: number) =>
    server.pool`update sign_in_failures set at = at - ${minutes} * interval '1 minute'`;
  await later(14);
  expect((await signIn('patient', 'correct horse battery')).status).toBe(429);
  await later(1);
  expect((await signIn('patient', 'correct horse battery')).status).toBe(200);
});

test('blocks an account for new addresses after a hundred failures from many', async () => {
  await buildUser(server.pool, { organizationId, username: 'besieged', passwordHash });
  const signInFrom = (remoteAddress: string) =>
    server.app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { username: 'besieged', password: 'correct horse battery' },
    });
  await signIn('besieged', 'guess');
  const [guess] = await server.pool<{ account: string }[]>`
    select account from sign_in_failures order by id desc limit 1`;
  await server.pool`
    insert into sign_in_failures (account, address)
    select ${guess?.account ?? ''}, '198.51.100.' || n from generate_series(1, 98) n`;
  expect((await signInFrom('203.0.113.30')).statusCode).toBe(200);
  await server.pool`
    insert into sign_in_failures (account, address) values (${guess?.account ?? ''}, '198.51.100.99')`;
  expect((await signInFrom('203.0.113.31')).statusCode).toBe(429);
});

test('ends a session seven days after sign-in', async () => {
  await buildUser(server.pool, { organizationId, username: 'weekly', passwordHash });
  expect((await signIn('weekly', 'correct horse battery')).status).toBe(200);
  const [session] = await server.pool<{ days: number }[]>`
    select round(extract(epoch from s.expires_at - now()) / 86400, 2)::float8 as days
      from sessions s join users u on u.id = s.user_id where u.username = 'weekly'`;
  expect(session?.days).toBe(7);
});

test('ends a session immediately on logout and when its person is disabled', async () => {
  const id = await buildUser(server.pool, { organizationId, username: 'leaver', passwordHash });
  const { body } = await server.app.http
    .inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.10',
      payload: { username: 'leaver', password: 'correct horse battery' },
    })
    .then((raw) => ({ body: raw.json<{ access_token: string }>() }));
  const client = server.withToken(body.access_token);
  expect((await client.call(authEndpoints.logout)).status).toBe(200);
  expect((await client.call(authEndpoints.session)).status).toBe(401);

  const other = server.as(id);
  expect((await other.call(authEndpoints.session)).status).toBe(200);
  await server.pool`update users set is_disabled = true where id = ${id}`;
  expect((await other.call(authEndpoints.session)).status).toBe(401);
});

test('gives a disabled person no session, whenever it was opened', async () => {
  const id = await buildUser(server.pool, { organizationId, isDisabled: true });
  const client = server.as(id);
  expect((await client.call(authEndpoints.session)).status).toBe(401);
  await server.pool`update users set is_disabled = false where id = ${id}`;
  expect((await client.call(authEndpoints.session)).status).toBe(200);
});

test('ends every session of a person, and of no one else, when the password changes', async () => {
  const id = await buildUser(server.pool, { organizationId, passwordHash });
  const sessions = [server.as(id), server.as(id)];
  const other = server.as(await buildStaff(server.pool, 'editor'));
  for (const client of [...sessions, other])
    expect((await client.call(authEndpoints.session)).status).toBe(200);
  await server.pool`update users set password_hash = ${await hashPassword('another long password')} where id = ${id}`;
  for (const client of sessions)
    expect((await client.call(authEndpoints.session)).status).toBe(401);
  expect((await other.call(authEndpoints.session)).status).toBe(200);
});

test('ends idle and old sessions', async () => {
  const id = await buildStaff(server.pool, 'editor');
  const client = server.as(id);
  expect((await client.call(authEndpoints.session)).status).toBe(200);
  await server.pool`update sessions set seen_at = now() - interval '13 hours' where user_id = ${id}`;
  expect((await client.call(authEndpoints.session)).status).toBe(401);
  const again = server.as(id);
  await again.call(authEndpoints.session);
  await server.pool`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`;
  expect((await again.call(authEndpoints.session)).status).toBe(401);
});

test('stores only the hash of a token', async () => {
  const { body } = await server.app.http
    .inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.11',
      payload: { username: 'maria', password: 'correct horse battery' },
    })
    .then((raw) => ({ body: raw.json<{ access_token: string }>() }));
  const stored =
    await server.pool`select 1 from sessions where token_hash = ${hashToken(body.access_token)}`;
  expect(stored).toHaveLength(1);
  const rows =
    await server.pool`select 1 from sessions where encode(token_hash, 'escape') like ${`%${body.access_token}%`}
    union all select 1 from changes where after::text like ${`%${body.access_token}%`}`;
  expect(rows).toHaveLength(0);
});

test('gives an admin of a partner organization only the showcase roles', async () => {
  const partner = await buildOrganization(server.pool);
  const id = await buildUser(server.pool, { organizationId: partner, roles: ['admin', 'editor'] });
  const { body } = await server.as(id).call(authEndpoints.session);
  expect(body).toMatchObject({
    isAdmin: false,
    isGowUser: false,
    roles: ['firm', 'listing', 'rep', 'ad-slot'],
  });
});

/** A guess from this address; returns the status. */
const guess = (
  remoteAddress: string,
  username: string,
  password = 'guess',
  { http }: App = server.app,
) =>
  http
    .inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { username, password },
    })
    .then((raw) => raw.statusCode);

test('counts concurrent guesses like sequential ones', async () => {
  await buildUser(server.pool, { organizationId, username: 'rushed', passwordHash });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => guess('203.0.113.20', 'rushed')),
  );
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.every((status) => status === 401 || status === 429)).toBe(true);
  expect(await guess('203.0.113.21', 'rushed', 'correct horse battery')).toBe(200);
});

test('gives no new guesses for another spelling of the name or another address of the network', async () => {
  await buildUser(server.pool, { organizationId, username: 'varied', passwordHash });
  const spellings = ['varied', 'VARIED', ' varied ', 'Varied', 'vArIeD'];
  const addresses = ['::1', '::3:4:5', '::ffff', '::9', '::'].map((end) => `2001:db8:77:1${end}`);
  for (const [index, name] of spellings.entries())
    expect(await guess(addresses[index] ?? '', name)).toBe(401);
  expect(await guess('2001:db8:77:1::99', 'varied', 'correct horse battery')).toBe(429);
  expect(await guess('2001:db8:77:2::99', 'varied', 'correct horse battery')).toBe(200);
});

test('gives no new guesses for letters that only the database lowercases, or for the email', async () => {
  await buildUser(server.pool, {
    organizationId,
    username: 'kiosk-iii',
    passwordHash,
  });
  const spellings = [
    'kiosk-iii',
    'kİosk-iii',
    'kiosk-İii',
    'KIOSK-III@example.com',
    '\u212Aiosk-iİi',
  ];
  for (const name of spellings) expect(await guess('203.0.113.50', name)).toBe(401);
  expect(await guess('203.0.113.50', 'kiosk-iİİ')).toBe(429);
  expect(await guess('203.0.113.50', 'kiosk-iii', 'correct horse battery')).toBe(429);
});

test('lets concurrent correct sign-ins of one account succeed', async () => {
  await buildUser(server.pool, { organizationId, username: 'many-tabs', passwordHash });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => guess('203.0.113.60', 'many-tabs', 'correct horse battery')),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
});

describe('on two servers', () => {
  let other: App;
  beforeAll(async () => {
    const { connection, app } = server;
    const pool = openPool(connection, { max: 5 });
    other = await buildApp({ ...app, pool });
    other.http.addHook('onClose', () => pool.end({ timeout: 1 }));
  });
  afterAll(() => other.http.close());
  const right = 'correct horse battery';
  const twenty = (address: string, username: string, password: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        guess(address, username, password, n % 2 === 0 ? server.app : other),
      ),
    );

  test('concurrent correct sign-ins of one account all succeed, whatever failed before', async () => {
    await buildUser(server.pool, { organizationId, username: 'two-servers', passwordHash });
    for (let made = 0; made < 4; made += 1)
      expect(await guess('203.0.113.70', 'two-servers')).toBe(401);
    const answers = await twenty('203.0.113.70', 'two-servers', right);
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test('concurrent guesses are limited exactly, and one that a killed server left counts', async () => {
    await buildUser(server.pool, { organizationId, username: 'guessed', passwordHash });
    const answers = await twenty('203.0.113.71', 'guessed', 'guess');
    expect(answers.toSorted((one, other) => one - other)).toEqual([
      ...Array(5).fill(401),
      ...Array(15).fill(429),
    ]);
    expect(await guess('203.0.113.71', 'guessed', right, other)).toBe(429);
    await server.pool`
      update sign_in_failures set under_way_until = now() - interval '1 second' where address = '203.0.113.71'`;
    expect(await guess('203.0.113.71', 'guessed', right)).toBe(429);
    expect(await guess('203.0.113.72', 'guessed', right)).toBe(200);
  });
});

test('does not count correct passwords as failures while no session can be saved', async () => {
  const { pool } = server;
  await buildUser(pool, { organizationId, username: 'unstored', passwordHash });
  await pool`create function refuse() returns trigger language plpgsql as $$ begin raise disk_full; end $$`;
  await pool`create trigger full_disk before insert on sessions execute function refuse()`;
  for (let time = 0; time < 7; time += 1)
    expect((await signIn('unstored', 'correct horse battery')).status).toBe(507);
  await pool`drop trigger full_disk on sessions`;
  expect((await signIn('unstored', 'correct horse battery')).status).toBe(200);
});

test('stops one address from trying one guess on each of many accounts', async () => {
  const answers: number[] = [];
  for (let made = 0; made < 22; made += 1) answers.push(await guess('203.0.113.30', `name${made}`));
  expect(answers.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(answers.slice(20)).toEqual([429, 429]);
});

test('clears the failures of an address on success and does not count rejections', async () => {
  await buildUser(server.pool, { organizationId, username: 'forgetful', passwordHash });
  for (let round = 0; round < 3; round += 1) {
    for (let made = 0; made < 4; made += 1)
      expect(await guess('203.0.113.40', 'forgetful')).toBe(401);
    expect(await guess('203.0.113.40', 'forgetful', 'correct horse battery')).toBe(200);
  }
  const [row] = await server.pool<
    { n: number }[]
  >`select count(*) as n from sign_in_failures where address = '203.0.113.40'`;
  expect(row?.n).toBe(0);
});

test('gives each sign-in its own token and accepts none from the client', async () => {
  const payload = { username: 'maria', password: 'correct horse battery' };
  const signInAgain = async () =>
    (
      await server.app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '203.0.113.50',
        headers: { authorization: 'Bearer my-own-token-my-own-token' },
        payload,
      })
    ).json() as { access_token: string };
  const [one, two] = [await signInAgain(), await signInAgain()];
  expect(one.access_token).toMatch(/^[\w-]{43}$/);
  expect(two.access_token).not.toBe(one.access_token);
  expect(
    (await server.withToken('my-own-token-my-own-token').call(authEndpoints.session)).status,
  ).toBe(401);
});
