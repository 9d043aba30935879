import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { write } from '../../platform/db/client.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';

let passwordHash: string;
let owner: number;
let partner: number;
const planned: PlannedJob[] = [];
const current = 'correct horse battery';
const good = 'velvet tractor onion';

const server = withTestServer({ planned });
beforeAll(async () => {
  passwordHash = await hashPassword(current);
  owner = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  partner = await buildOrganization(server.pool);
});
beforeEach(async () => {
  planned.length = 0;
  await server.pool`delete from sign_in_failures`;
});

/** One of each kind of person; a partner's calls run as another database role. */
const kinds = [
  ['of the owner', () => owner],
  ['of a partner', () => partner],
  ['of no organization', () => null],
] as const;

const somebody = (organizationId: number | null) =>
  buildUser(server.pool, { organizationId, passwordHash, roles: ['firm'] });
const get = async (client: TestClient) => (await client.call(profileEndpoints.get)).body;
const put = (client: TestClient, body: object) => client.call(profileEndpoints.update, { body });

describe.each(kinds)('a person %s', (_kind, organization) => {
  test('reads and updates their own record, and the session has the new name', async () => {
    const id = await somebody(organization());
    const client = server.as(id);
    const before = await get(client);
    expect(before).toMatchObject({ id, version: 1, bio: null, imageUrl: null });
    const changes = { name: ' Ana Ruiz ', bio: 'Writes.', imageUrl: '/images/ana.jpg' };
    const saved = await put(client, { ...before, ...changes });
    expect(saved).toMatchObject({
      status: 200,
      body: { name: 'Ana Ruiz', bio: 'Writes.', imageUrl: '/images/ana.jpg', version: 2 },
    });
    expect((await client.call(authEndpoints.session)).body.name).toBe('Ana Ruiz');
    const partly = await put(client, { version: 2, bio: null });
    expect(partly.body).toMatchObject({ name: 'Ana Ruiz', bio: null, imageUrl: '/images/ana.jpg' });
    const [change] = await server.pool<{ actorId: number }[]>`
      select actor_id from changes where table_name = 'users' and record_id = ${String(id)} order by id desc limit 1`;
    expect(change?.actorId).toBe(id);
    expect(planned).toEqual([]);
  });

  test('needs the current password for a new email, and the old address is notified', async () => {
    const id = await somebody(organization());
    const client = server.as(id);
    const { email, version } = await get(client);
    const wanted = { version, email: `new.${email}` };
    const missing = await put(client, wanted);
    expect(missing.error.errors).toEqual([
      {
        path: 'currentPassword',
        message: 'Enter your current password to change your email address.',
      },
    ]);
    const wrong = await put(client, { ...wanted, currentPassword: 'a guess' });
    expect(wrong.error.errors).toEqual([
      { path: 'currentPassword', message: 'That isn’t your current password.' },
    ]);
    expect((await get(client)).email).toBe(email);
    const right = await put(client, { ...wanted, currentPassword: current });
    expect(right).toMatchObject({ status: 200, body: { email: `new.${email}` } });
    expect(planned.map(({ data }) => data)).toEqual([
      { kind: 'email-changed', userId: id, to: email },
    ]);
  });

  test('changes the password, which signs out other browsers but not this one', async () => {
    const id = await somebody(organization());
    const [here, there] = [server.as(id), server.as(id)];
    await get(there);
    const changed = await here.call(profileEndpoints.changePassword, {
      body: { currentPassword: current, newPassword: good },
    });
    expect(changed.status).toBe(200);
    expect((await there.call(authEndpoints.session)).status).toBe(401);
    const goesOn = server.withToken(changed.body.access_token);
    expect((await get(goesOn)).version).toBe(changed.body.version);
    const { username } = await get(goesOn);
    const signIn = (password: string) =>
      server.as(null).call(authEndpoints.login, { body: { username, password } });
    expect((await signIn(current)).status).toBe(401);
    expect((await signIn(good)).status).toBe(200);
    expect(planned.map(({ data }) => data)).toEqual([{ kind: 'password-changed', userId: id }]);
  });

  test('lists their sessions and ends one, or all others', async () => {
    const id = await somebody(organization());
    const [here, phone, office] = [server.as(id), server.as(id), server.as(id)];
    for (const client of [phone, office, here]) await get(client);
    const list = (await here.call(profileEndpoints.sessions)).body;
    expect(list).toHaveLength(3);
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    const phoneId = (await phone.call(profileEndpoints.sessions)).body.find(
      (one) => one.isThis,
    )?.id;
    const ended = await here.call(profileEndpoints.endSession, { params: { id: phoneId ?? 0 } });
    expect(ended.status).toBe(200);
    expect((await phone.call(authEndpoints.session)).status).toBe(401);
    expect((await office.call(authEndpoints.session)).status).toBe(200);
    expect((await here.call(profileEndpoints.endOtherSessions)).status).toBe(200);
    expect((await office.call(authEndpoints.session)).status).toBe(401);
    expect((await here.call(profileEndpoints.sessions)).body).toHaveLength(1);
  });
});

describe('one’s own record', () => {
  test('uses the messages of the user form and ignores what only admins decide', async () => {
    const client = server.as(await somebody(owner));
    const { version } = await get(client);
    const cases: [object, string][] = [
      [{ name: ' ' }, 'A first and last name is required'],
      [{ email: 'nobody' }, 'You must provide a valid email address'],
      [{ email: '' }, 'A valid email address is required'],
    ];
    for (const [change, sentence] of cases) {
      const { status, error } = await put(client, { version, ...change });
      expect(status).toBe(400);
      expect(error.message).toEqual([sentence]);
    }
    for (const key of ['roles', 'userGroupId', 'isDisabled', 'isAdmin', 'passwordHash'])
      expect((await put(client, { version, [key]: 1 })).error.message).toEqual([
        `Unknown field "${key}".`,
      ]);
    expect((await put(client, { version, imageUrl: 'javascript:alert(1)' })).status).toBe(400);
    expect((await put(client, { name: 'Ana' })).status).toBe(400);
  });

  test('rejects an email that someone else uses', async () => {
    const other = await buildUser(server.pool, { organizationId: partner });
    const { email } = await get(server.as(other));
    const client = server.as(await somebody(partner));
    const { version } = await get(client);
    const answer = await put(client, {
      version,
      email: email.toUpperCase(),
      currentPassword: current,
    });
    expect(answer.error.errors).toEqual([
      { path: 'email', message: 'This email address is already in use.' },
    ]);
  });

  test('names the other editor in a version conflict and ignores ids in the body', async () => {
    const [id, other] = [await somebody(owner), await somebody(owner)];
    const client = server.as(id);
    const before = await get(client);
    await put(client, { version: 1, name: 'First' });
    const late = await put(client, { ...before, id: other, name: 'Second' });
    expect(late).toMatchObject({ status: 409, error: { conflict: { changedBy: 'First' } } });
    expect((await get(server.as(other))).name).not.toBe('Second');
  });

  test('the database role of partners can update only one’s own row', async () => {
    const [id, colleague] = [await somebody(partner), await somebody(partner)];
    const rows = await write(server.pool, null, async (sql) => {
      await sql`select set_config('masthead.actor', ${String(id)}, true),
        set_config('masthead.organization', ${String(partner)}, true), set_config('role', 'masthead_partner', true)`;
      return sql`update users set name = 'taken over' where id in (${id}, ${colleague}) returning id`;
    });
    expect(rows.map((row) => row.id)).toEqual([id]);
    const forbidden = write(server.pool, null, async (sql) => {
      await sql`select set_config('masthead.actor', ${String(id)}, true), set_config('role', 'masthead_partner', true)`;
      await sql`update users set organization_id = ${owner} where id = ${id}`;
    });
    await expect(forbidden).rejects.toThrow('permission denied');
  });
});

describe('one’s own password', () => {
  const change = (client: TestClient, currentPassword: string, newPassword: string) =>
    client.call(profileEndpoints.changePassword, { body: { currentPassword, newPassword } });

  test('rejects a wrong current password, the same one and an easy one, each at its field', async () => {
    const id = await somebody(owner);
    const client = server.as(id);
    const cases: [string, string, string, string][] = [
      ['a guess', good, 'currentPassword', 'That isn’t your current password.'],
      ['', good, 'currentPassword', 'Enter your current password'],
      [current, current, 'newPassword', 'The new password is the same as the current one.'],
      [current, 'short', 'newPassword', 'Use at least 12 characters for a new password.'],
      [
        current,
        'Password2026!',
        'newPassword',
        'This password is too easy to guess. Choose one that isn’t a common password or based on your name.',
      ],
    ];
    for (const [old, next, path, message] of cases)
      expect((await change(client, old, next)).error.errors).toEqual([{ path, message }]);
    expect((await client.call(authEndpoints.session)).status).toBe(200);
  });

  test('allows a stolen session five guesses', async () => {
    const client = server.as(await somebody(owner));
    const answers: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      answers.push((await change(client, `guess ${guess}`, good)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(client, current, good)).status).toBe(429);
  });

  test('sends a person without a password to Forgot Password', async () => {
    const client = server.as(await buildStaff(server.pool, 'editor'));
    const { error } = await change(client, 'any', good);
    expect(error.message).toEqual([
      'You don’t have a password yet. Set one with Forgot Password on the sign-in page, then try again.',
    ]);
  });
});

test('signs this browser out only by Logout', async () => {
  const client = server.as(await somebody(owner));
  const [session] = (await client.call(profileEndpoints.sessions)).body;
  const answer = await client.call(profileEndpoints.endSession, {
    params: { id: session?.id ?? 0 },
  });
  expect(answer.status).toBe(409);
  expect(answer.error.message).toEqual([
    'You’re using this browser now. To sign out here, use Logout.',
  ]);
  expect((await client.call(authEndpoints.session)).status).toBe(200);
});

test('answers 404 for the session of someone else', async () => {
  const [ana, eve] = [server.as(await somebody(owner)), server.as(await somebody(owner))];
  const [session] = (await ana.call(profileEndpoints.sessions)).body;
  const foreign = await eve.call(profileEndpoints.endSession, { params: { id: session?.id ?? 0 } });
  const missing = await eve.call(profileEndpoints.endSession, { params: { id: 999_999 } });
  expect(foreign.status).toBe(404);
  expect(foreign.raw.body).toBe(missing.raw.body);
  expect((await ana.call(authEndpoints.session)).status).toBe(200);
});
