import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, holdConnection, type TestDatabase } from '../../../test/database.ts';
import { openDoor } from '../../../test/door.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { openPool, type Pool } from '../db/client.ts';
import { hashToken, newToken } from './seal.ts';
import { insertSession } from './session.queries.ts';
import { openSessions, type Sessions } from './sessions.ts';

let database: TestDatabase;
let here: Sessions;
let there: Sessions;
let pools: Pool[];
beforeAll(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() => openPool(database.connection, { max: 3 }));
  [here, there] = pools.map((pool) => openSessions(pool)) as [Sessions, Sessions];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all(pools.map((pool) => pool.end({ timeout: 2 })));
  await database.drop();
});

async function signIn(organizationId?: number) {
  const { pool } = database;
  const home = organizationId ?? (await buildOrganization(pool, { isOwner: true }));
  const userId = await buildUser(pool, { organizationId: home, roles: ['editor', 'events'] });
  const token = newToken();
  await insertSession(pool, {
    tokenHash: hashToken(token),
    userId,
    userAgent: null,
    absoluteDays: 1,
  });
  return { userId, organizationId: home, token };
}

/** Runs work while nobody can read a session in the database. */
async function whileLocked(work: () => Promise<void>) {
  const holder = await holdConnection(database.pool);
  try {
    await holder.db`begin`;
    await holder.db`lock table sessions in access exclusive mode`;
    await work();
  } finally {
    await holder.db`rollback`;
    holder.release();
  }
}

/** Asks until the session is kept: the listening connection may still be on its way. */
async function untilCached(sessions: Sessions, token: string) {
  await expect
    .poll(async () => {
      const first = await sessions.find(token);
      return first !== null && (await sessions.find(token)) === first;
    })
    .toBe(true);
}

/** Asks who is behind a token while nobody can read a session; passes when the database is asked, as the nth who waits. */
async function expectAsked(token: string, nth: number) {
  let isAnswered = false;
  void here.find(token).then(() => {
    isAnswered = true;
  });
  const waiting = async () => {
    const [row] = await database.pool<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return isAnswered ? 'answered' : row?.n;
  };
  await expect.poll(waiting).toBe(nth);
}

test('a cached session needs no query', async () => {
  const { token, userId } = await signIn();
  await untilCached(here, token);
  await whileLocked(async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => here.find(token)));
    expect(found.map((viewer) => viewer?.id)).toEqual(Array(20).fill(userId));
  });
});

test('a live connection does not count as use; the next request does', async () => {
  const { token, userId } = await signIn();
  const ageOf = async () => {
    const [row] = await database.pool<{ minutes: number }[]>`
      select round(extract(epoch from now() - seen_at) / 60)::int as minutes from sessions where user_id = ${userId}`;
    return row?.minutes;
  };
  await database.pool`update sessions set seen_at = now() - interval '2 hours' where user_id = ${userId}`;
  for (let beat = 0; beat < 3; beat += 1) expect((await here.watch(token))?.id).toBe(userId);
  expect(await ageOf()).toBe(120);
  expect((await here.find(token))?.id).toBe(userId);
  expect(await ageOf()).toBe(0);
});

describe('of twenty cached sessions', () => {
  /** How many of the others are still answered from memory after a change to one person. */
  async function leftAfter(change: (who: { userId: number }) => Promise<unknown>) {
    const people = await Promise.all(Array.from({ length: 20 }, () => signIn()));
    for (const { token } of people) await untilCached(here, token);
    const before = await Promise.all(people.map(({ token }) => here.find(token)));
    const [one] = people as [(typeof people)[0]];
    await change(one);
    const after = await Promise.all(people.map(({ token }) => here.find(token)));
    expect(after[0]).not.toBe(before[0]);
    return after.filter((viewer, index) => viewer === before[index]).length;
  }

  test.each<[string, (who: { userId: number }) => Promise<unknown>]>([
    [
      'a sign-out',
      ({ userId }) => database.pool`update sessions set ended_at = now() where user_id = ${userId}`,
    ],
    [
      'a role given',
      ({ userId }) =>
        database.pool`insert into user_roles (user_id, name) values (${userId}, 'series')`,
    ],
    [
      'a role moved to somebody else',
      async ({ userId }) => {
        const other = await signIn();
        await database.pool`update user_roles set user_id = ${other.userId}, name = 'series'
          where user_id = ${userId} and name = 'events'`;
      },
    ],
    [
      'a saved profile',
      ({ userId }) => database.pool`update users set name = 'Other' where id = ${userId}`,
    ],
    ['a deleted person', ({ userId }) => database.pool`delete from users where id = ${userId}`],
  ])('%s drops only those of that person', async (_, change) => {
    expect(await leftAfter(change)).toBe(19);
  });

  test('a changed organization drops all', async () => {
    const change = ({ userId }: { userId: number }) => database.pool`
      update organizations set name = name || '.'
       where id = (select organization_id from users where id = ${userId})`;
    expect(await leftAfter(change)).toBe(0);
  });
});

describe('the next request on every server knows', () => {
  const ends: [string, (who: { userId: number; organizationId: number }) => Promise<unknown>][] = [
    [
      'a disabled person',
      ({ userId }) => database.pool`update users set is_disabled = true where id = ${userId}`,
    ],
    [
      'a changed password',
      ({ userId }) => database.pool`update users set password_hash = 'other' where id = ${userId}`,
    ],
    [
      'an ended session',
      ({ userId }) => database.pool`update sessions set ended_at = now() where user_id = ${userId}`,
    ],
    [
      'a deleted session',
      ({ userId }) => database.pool`delete from sessions where user_id = ${userId}`,
    ],
    ['a deleted person', ({ userId }) => database.pool`delete from users where id = ${userId}`],
  ];
  test.each(ends)('%s, time after time', async (_, end) => {
    for (let round = 0; round < 15; round += 1) {
      const person = await signIn();
      await Promise.all([untilCached(here, person.token), untilCached(there, person.token)]);
      await end(person);
      const found = await Promise.all([here, there].map((server) => server.find(person.token)));
      expect(found).toEqual([null, null]);
    }
  });

  const changes: [
    string,
    (who: { userId: number; organizationId: number }) => Promise<unknown>,
    object,
  ][] = [
    [
      'a role taken away',
      ({ userId }) =>
        database.pool`delete from user_roles where user_id = ${userId} and name = 'events'`,
      { roles: ['editor'] },
    ],
    [
      'a role given',
      ({ userId }) =>
        database.pool`insert into user_roles (user_id, name) values (${userId}, 'series')`,
      { roles: ['editor', 'events', 'series'] },
    ],
    [
      'a person who was moved',
      async ({ userId }) =>
        database.pool`update users set organization_id = ${await buildOrganization(database.pool)}
                       where id = ${userId}`,
      { isStaff: false },
    ],
    [
      'an organization that owns no more',
      ({ organizationId }) =>
        database.pool`update organizations set is_owner = false where id = ${organizationId}`,
      { isStaff: false },
    ],
    [
      'a deleted organization',
      ({ organizationId }) =>
        database.pool`update organizations set deleted_at = now() where id = ${organizationId}`,
      { isStaff: false },
    ],
  ];
  test.each(changes)('%s, time after time', async (_, change, expected) => {
    for (let round = 0; round < 10; round += 1) {
      const person = await signIn();
      await Promise.all([untilCached(here, person.token), untilCached(there, person.token)]);
      await change(person);
      for (const server of [here, there])
        expect(await server.find(person.token)).toMatchObject(expected);
    }
  });

  test('a session that ends during its lookup is not cached', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { token, userId } = await signIn();
      const [, ended] = await Promise.all([
        here.find(token),
        database.pool`update sessions set ended_at = now() where user_id = ${userId}`,
        here.find(token),
      ]);
      expect(ended.count).toBe(1);
      expect(await here.find(token)).toBeNull();
    }
  });
});

test('bypasses the cache while the listener is disconnected', async () => {
  const { token, userId } = await signIn();
  await untilCached(here, token);
  await whileLocked(async () => {
    await database.pool`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'masthead-listener%' and datname = current_database()`;
    await expectAsked(token, 1);
    // Reconnecting does not bring back what may have been missed.
    await expectAsked(token, 2);
  });
  await database.pool`update users set is_disabled = true where id = ${userId}`;
  expect(await here.find(token)).toBeNull();
  const other = await signIn();
  await untilCached(here, other.token);
});

test('a listening connection that hangs is not believed either', async () => {
  const door = await openDoor(database.connection);
  const pool = openPool(door.connection, { max: 2 });
  const sessions = openSessions(pool);
  const { token, userId } = await signIn();
  await untilCached(sessions, token);
  door.freeze('listen "access_changed"');
  await database.pool`update users set is_disabled = true where id = ${userId}`;
  expect(await sessions.find(token)).toBeNull();
  await sessions.close();
  await pool.end({ timeout: 1 });
  door.close();
});

test('a session in use is noted now and then, not every time', async () => {
  const { token, userId } = await signIn();
  const seen = async () => {
    const [row] = await database.pool<{ isRecent: boolean; change: string }[]>`
      select seen_at > now() - interval '1 minute' as is_recent, xmin::text as change
        from sessions where user_id = ${userId}`;
    return row;
  };
  await database.pool`update sessions set seen_at = now() - interval '11 hours' where user_id = ${userId}`;
  await here.find(token);
  const once = await seen();
  expect(once?.isRecent).toBe(true);
  for (let time = 0; time < 20; time += 1) await here.find(token);
  expect(await seen()).toEqual(once);
});

test('a cached session expires on time', async () => {
  const { token, userId } = await signIn();
  await database.pool`update sessions set expires_at = now() + interval '2 seconds' where user_id = ${userId}`;
  expect(await here.find(token)).not.toBeNull();
  await expect.poll(() => here.find(token), { timeout: 10_000 }).toBeNull();
});
