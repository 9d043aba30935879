import { outboxEndpoints } from '@masthead/shared/email/outbox/outbox.endpoints.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { write } from '../../platform/db/client.ts';
import { buildOrganization, buildStaff, buildUser } from './users.testing.ts';

const server = withTestServer();
let owner: number;
let partner: number;

beforeAll(async () => {
  owner = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
  partner = await buildOrganization(server.pool);
});

const add = (by: number | null, userId: number, name: unknown) =>
  server.as(by).call(userEndpoints.addRole, { body: { userId, name } });
const remove = (by: number | null, userId: number, name: unknown) =>
  server.as(by).call(userEndpoints.removeRole, { body: { userId, name } });

/** Waits until a transaction of this database waits for another one. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = () => server.pool`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(1);
}

const sorted = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const namesOf = (user: { roles: { name: Role }[] }) => user.roles.map(({ name }) => name);

describe('adding and removing roles', () => {
  test('apply from the next request on', async () => {
    const admin = await buildStaff(server.pool, 'admin');
    const id = await buildStaff(server.pool);
    const client = server.as(id);
    const opens = async () => (await client.call(outboxEndpoints.list)).status;
    expect(await opens()).toBe(403);
    expect(namesOf((await add(admin, id, 'editor')).body)).toEqual(['editor']);
    expect(await opens()).toBe(200);
    expect(namesOf((await remove(admin, id, 'editor')).body)).toEqual([]);
    expect(await opens()).toBe(403);
  });

  test('rejects roles already held, not held, unknown, or of no one, with a message', async () => {
    const admin = await buildStaff(server.pool, 'admin');
    const id = await buildStaff(server.pool, 'series');
    const held = await Promise.all([add(admin, id, 'series'), add(admin, id, 'series')]);
    for (const { status, error } of held) {
      expect(status).toBe(400);
      expect(error.message).toEqual(['This person already has this role.']);
    }
    expect((await remove(admin, id, 'editor')).error.message).toEqual([
      'This person doesn’t have this role.',
    ]);
    for (const unknown of ['owner', 'Admin', '', null, ['admin']]) {
      const { status, error } = await add(admin, id, unknown);
      expect(status).toBe(400);
      expect(error.message).toEqual(['This role does not exist. Choose one from the list.']);
    }
    expect((await add(admin, 999_999, 'editor')).status).toBe(404);
    expect((await remove(admin, 999_999, 'editor')).status).toBe(404);
  });

  test('adds a role once on a double click', async () => {
    const admin = await buildStaff(server.pool, 'admin');
    const id = await buildStaff(server.pool);
    const answers = await Promise.all([1, 2, 3].map(() => add(admin, id, 'events')));
    expect(sorted(answers)).toEqual([200, 400, 400]);
  });

  test('gives a partner’s admin only the showcase roles', async () => {
    const admin = await buildStaff(server.pool, 'admin');
    const id = await buildUser(server.pool, { organizationId: partner });
    expect((await add(admin, id, 'admin')).body).toMatchObject({ isAdmin: false });
    const { body } = await server.as(id).call(authEndpoints.session);
    expect(body.roles).toEqual(['firm', 'listing', 'rep', 'ad-slot']);
  });
});

describe('an enabled admin of an owner organization always remains', () => {
  let admins: number[];
  const versionOf = async (id: number) => {
    const [row] = await server.pool<
      { version: number }[]
    >`select version from users where id = ${id}`;
    return row?.version;
  };
  const change = async (by: number, id: number, fields: object) =>
    server.as(by).call(userEndpoints.update, {
      body: { id, version: await versionOf(id), ...fields },
    });
  const remaining = async () =>
    (
      await server.pool<{ id: number }[]>`
        select u.id from users u join organizations o on o.id = u.organization_id and o.is_owner
          join user_roles r on r.user_id = u.id and r.name = 'admin' where not u.is_disabled order by u.id`
    ).map(({ id }) => id);

  beforeEach(async () => {
    const { pool } = server;
    const made = [await buildStaff(pool, 'admin'), await buildStaff(pool, 'admin')];
    await pool`update users set is_disabled = true where id <> all(${made})`;
    admins = made;
  });

  test('rejects removing one’s own admin role, disabling oneself and moving out', async () => {
    const [me = 0] = admins;
    const own = await remove(me, me, 'admin');
    expect(own.status).toBe(400);
    expect(own.error.message).toEqual([
      'You can’t remove your own admin role. Ask another admin to do it.',
    ]);
    const disabled = await change(me, me, { isDisabled: true });
    expect(disabled.status).toBe(400);
    expect(disabled.error.message).toEqual([
      'You can’t disable your own account. Ask another admin to do it.',
    ]);
    expect((await change(me, me, { userGroupId: partner })).error.errors).toEqual([
      {
        path: 'userGroupId',
        message:
          'You can’t move yourself out of the owner organization, because you would lose your admin role. Ask another admin to do it.',
      },
    ]);
    expect(await remaining()).toEqual(admins);
  });

  const ways: [string, (by: number, id: number) => Promise<{ status: number }>][] = [
    ['taking the role', (by, id) => remove(by, id, 'admin')],
    ['disabling', (by, id) => change(by, id, { isDisabled: true })],
    ['moving to a partner', (by, id) => change(by, id, { userGroupId: partner })],
  ];

  test.each(ways)('two concurrent admins %s of each other: one remains', async (_way, act) => {
    for (let round = 0; round < 5; round += 1) {
      const { pool } = server;
      const [one, two] = [await buildStaff(pool, 'admin'), await buildStaff(pool, 'admin')];
      await pool`update users set is_disabled = true where id <> all(${[one, two]})`;
      const answers = await Promise.all([act(one, two), act(two, one)]);
      expect(await remaining()).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('enforces one rule for different ways at the same time', async () => {
    const [one = 0, two = 0] = admins;
    await Promise.all([remove(one, two, 'admin'), change(two, one, { isDisabled: true })]);
    expect(await remaining()).toHaveLength(1);
  });

  test('rejects a second transaction that has not seen the first', async () => {
    const { pool } = server;
    const [one = 0, two = 0] = admins;
    const third = await buildOrganization(pool, { isOwner: true });
    await pool`update users set organization_id = ${third} where id = ${two}`;
    const takings: (() => Promise<unknown>)[] = [
      () => pool`delete from user_roles where user_id = ${one}`,
      () => pool`update users set is_disabled = true where id = ${one}`,
      () => pool`delete from users where id = ${one}`,
      () => pool`update organizations set is_owner = false where id = ${owner}`,
      () => pool`update organizations set deleted_at = now() where id = ${owner}`,
    ];
    for (const take of takings) {
      let waiting: Promise<unknown> = Promise.resolve();
      await write(pool, null, async (db) => {
        await db`update organizations set is_owner = false where id = ${third}`;
        waiting = take().then(
          () => 'done',
          (error: { constraint?: string }) => error.constraint,
        );
        await untilSomebodyWaits();
      });
      expect(await waiting).toBe('one_admin_remains');
      await pool`update organizations set is_owner = true where id = ${third}`;
      expect(await remaining()).toEqual(admins);
    }
    await pool`update users set organization_id = ${owner} where id = ${two}`;
    await pool`update organizations set is_owner = false where id = ${third}`;
  });

  test('rejects with a message when an admin is disabled while removing the last other role', async () => {
    const { pool } = server;
    const [me = 0, other = 0] = admins;
    let asked: ReturnType<typeof remove> | undefined;
    await write(pool, null, async (db) => {
      await db`update users set is_disabled = true where id = ${me}`;
      asked = remove(me, other, 'admin');
      void asked;
      await untilSomebodyWaits();
    });
    const answer = await asked;
    expect(answer?.status).toBe(409);
    expect(answer?.error.message).toEqual([
      'At least one enabled admin of the owner organization must remain.',
    ]);
    expect(await remaining()).toEqual([other]);
  });

  test('allows any change of people who are not admins', async () => {
    const { pool } = server;
    const all = pool`update users set is_disabled = true`;
    await expect(all).rejects.toMatchObject({ constraint: 'one_admin_remains' });
    const gone = await buildUser(pool, { organizationId: partner, roles: ['admin'] });
    await pool`update users set is_disabled = true where id = ${gone}`;
    await pool`delete from users where id = ${gone}`;
    expect(await remaining()).toEqual(admins);
  });
});
