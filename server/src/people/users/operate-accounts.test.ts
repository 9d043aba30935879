import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/access/password.ts';
import {
  adminLines,
  createAdmin,
  type Operating,
  resetAccount,
  unlockAccount,
} from './operate-accounts.ts';
import { buildOrganization, buildStaff, buildUser } from './users.testing.ts';

const server = withTestServer();
const password = 'correct horse battery';
let operating: Operating;
let organizationId: number;
let passwordHash: string;

beforeAll(async () => {
  operating = { pool: server.pool, publicUrl: 'https://masthead.example' };
  organizationId = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  passwordHash = await hashPassword(password);
});

const admin = (username: string) =>
  buildUser(server.pool, { organizationId, username, passwordHash, roles: ['admin'] });
const signIn = (username: string, typed = password) =>
  server.as(null).call(authEndpoints.login, { body: { username, password: typed } });
const lineOf = async (username: string) =>
  (await adminLines(operating)).find((line) => line.includes(`${username}@`)) ?? '';
const tokenIn = (lines: string[]) =>
  /^https:\/\/masthead\.example\/reset-password\/([\w-]{43})$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
const choose = (token: string, email: string) =>
  server.as(null).call(authEndpoints.setPassword, {
    body: { token, email, password: 'a quite new and long one' },
  });
/** What Activity says about a person's way in, newest first. */
async function told(id: number): Promise<string[]> {
  const reader = server.as(await buildStaff(server.pool, 'admin'));
  const { body } = await reader.call(activityEndpoints.list, { query: { kind: 'user', id } });
  return body.nodes.map(({ who, does, record }) => `${who} ${does} ${record?.title}`);
}

test('lists admins with their last sign-in, and whether they are locked or disabled', async () => {
  await admin('maria');
  await buildUser(server.pool, { organizationId, username: 'lee', roles: ['editor'] });
  await buildUser(server.pool, {
    organizationId,
    username: 'gone',
    roles: ['admin'],
    isDisabled: true,
  });
  await buildUser(server.pool, { organizationId, username: 'new', roles: ['admin'] });
  expect(await lineOf('maria')).toMatch(
    /^Person maria +maria +maria@example.com +never +off +can sign in$/,
  );
  expect(await lineOf('gone')).toMatch(/disabled$/);
  expect(await lineOf('new')).toMatch(/has no password$/);
  expect(await lineOf('lee')).toBe('');
  await signIn('maria');
  expect(await lineOf('maria')).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC +off +can sign in$/);
});

test('unlocks an account that wrong passwords have locked', async () => {
  const id = await admin('locked');
  for (let time = 0; time < 5; time += 1) await signIn('locked', 'wrong');
  expect((await signIn('locked')).status).toBe(429);
  expect(await lineOf('locked')).toMatch(/locked$/);
  expect(await unlockAccount(operating, 'LOCKED@example.com')).toEqual([
    'Person locked can sign in again with the same password.',
  ]);
  expect(await lineOf('locked')).toMatch(/can sign in$/);
  expect((await signIn('locked')).status).toBe(200);
  expect(await told(id)).toContain('Operator unlocked the account of Person locked');
  expect(await unlockAccount(operating, 'locked')).toEqual(['Person locked is not locked.']);
});

test('failures from many addresses lock an account, too', async () => {
  const id = await admin('spread');
  const fail = (times: number) => server.pool`
    insert into sign_in_failures (account, address)
    select ${`account ${id}`}, 'network ' || n from generate_series(1, ${times}::integer) n`;
  await fail(99);
  expect(await lineOf('spread')).toMatch(/can sign in$/);
  await server.pool`
    insert into sign_in_failures (account, address) values (${`account ${id}`}, 'one more')`;
  expect(await lineOf('spread')).toMatch(/locked$/);
});

test('resets a way in: sessions, password and older links end, and the new link works once', async () => {
  const id = await admin('robin');
  const { body } = await signIn('robin');
  const older = tokenIn(await resetAccount(operating, 'robin'));
  const token = tokenIn(await resetAccount(operating, 'robin'));
  expect((await server.withToken(body.access_token).call(authEndpoints.session)).status).toBe(401);
  expect((await signIn('robin')).status).toBe(401);
  expect((await choose(older, 'robin@example.com')).status).toBe(400);
  expect((await choose(token, 'maria@example.com')).status).toBe(400);
  expect((await choose(token, 'robin@example.com')).status).toBe(200);
  expect((await choose(token, 'robin@example.com')).status).toBe(400);
  expect(await told(id)).toContain('Operator reset the way in of Person robin');
});

test('a reset also unlocks', async () => {
  await admin('both');
  for (let time = 0; time < 5; time += 1) await signIn('both', 'wrong');
  const token = tokenIn(await resetAccount(operating, 'both'));
  expect((await choose(token, 'both@example.com')).status).toBe(200);
  expect((await signIn('both', 'a quite new and long one')).status).toBe(200);
});

test('adds an admin who chooses a password with the link', async () => {
  const lines = await createAdmin(operating, {
    email: 'dana@example.com',
    name: 'Dana Diaz',
    username: undefined,
  });
  expect(lines[0]).toBe('Dana Diaz is an admin with the username dana.');
  const { body } = await choose(tokenIn(lines), 'dana@example.com');
  expect(body.user).toMatchObject({ name: 'Dana Diaz', isAdmin: true });
  expect(await told(body.user.id)).toEqual(
    expect.arrayContaining([
      'Operator added Dana Diaz',
      'Operator added the role Admin to Dana Diaz',
    ]),
  );
});

const create = (email: string, username?: string) =>
  createAdmin(operating, { email, name: undefined, username });

test.each([
  ['an unknown person', () => resetAccount(operating, 'nobody'), /^Nobody has the username/],
  ['a disabled person', () => unlockAccount(operating, 'gone'), /^gone is disabled\./],
  ['no address', () => create('dana'), /^You must provide a valid email address$/],
  ['a wrong username', () => create('x@example.com', 'a b'), /^A username can’t contain spaces/],
  ['an address in use', () => create('MARIA@example.com', 'other'), /users_email_unique/],
])('refuses %s', async (_, command, sentence) => {
  await expect(command()).rejects.toThrow(sentence);
});
