import { afterAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { addressOf, newPooler, oldPooler, openPooler, type Pooler } from '../../../test/pooler.ts';
import { checkDatabase } from './check-database.ts';
import { asPartner, type Db, isDatabaseAway, openPool, write } from './client.ts';
import { openListener } from './listener.ts';

const database = withTestDatabase();
const poolers: Pooler[] = [];
afterAll(() => Promise.all(poolers.map((pooler) => pooler.stop())));

/** A pooler in front of this file's database. */
async function pooled(options: Parameters<typeof openPooler>[1] = {}) {
  const pooler = await openPooler(database.connection, options);
  poolers.push(pooler);
  return {
    ...pooler,
    connection: { ...pooler.connection, database: database.connection.database },
  };
}

/** Why a start is refused. */
const refusal = (address: string, direct: string | null) =>
  checkDatabase(address, direct).then(
    () => null,
    (error: Error) => error.message,
  );

test.runIf(newPooler)(
  'accepts PgBouncer only with the address of PostgreSQL itself (needs PgBouncer 1.21)',
  async () => {
    const direct = addressOf(database.connection);
    const pooler = addressOf((await pooled()).connection);
    expect(await refusal(direct, null)).toBe(null);
    expect(await refusal(direct, direct)).toBe(null);
    expect(await refusal(pooler, direct)).toBe(null);
    expect(await refusal(pooler, null)).toMatch(
      /^DATABASE_URL leads to a pooler such as PgBouncer\. Set DATABASE_DIRECT_URL /,
    );
    expect(await refusal(pooler, pooler)).toMatch(/^DATABASE_DIRECT_URL leads to a pooler/);
    expect(await refusal(direct, pooler)).toMatch(/^DATABASE_DIRECT_URL leads to a pooler/);
    const other = addressOf({ ...database.connection, database: 'postgres' });
    expect(await refusal(pooler, other)).toBe(
      'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases.',
    );
    const none = addressOf({ ...database.connection, database: 'none' });
    expect(await refusal(pooler, none)).toBe(
      'DATABASE_DIRECT_URL cannot be used: the database does not exist.',
    );
  },
);

const requirement =
  'Masthead needs PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements above 0';

test.runIf(newPooler).each([
  ['in statement mode', { mode: 'statement' }],
  ['in session mode', { mode: 'session' }],
  ['that does not track prepared statements', { prepared: 0 }],
] as const)('refuses PgBouncer %s (needs PgBouncer 1.21)', async (_how, options) => {
  const { connection } = await pooled(options);
  expect(await refusal(addressOf(connection), addressOf(database.connection))).toContain(
    requirement,
  );
});

test.runIf(oldPooler)('refuses a PgBouncer older than 1.21 (needs PgBouncer 1.18)', async () => {
  const { connection } = await pooled({ program: oldPooler, prepared: null });
  const said = await refusal(addressOf(connection), addressOf(database.connection));
  expect(said).toContain(requirement);
});

/** A pool through a pooler, with more connections than that has itself. */
async function openThrough(max: number) {
  const pooler = await pooled();
  return { pooler, pool: openPool(pooler.connection, { max, direct: database.connection }) };
}

interface Session {
  statement: string;
  lock: string;
  idle: string;
  zone: string;
  role: string;
  organization: string;
}
const sessionOf = async (db: Db) =>
  (
    await db<Session[]>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
             current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone,
             current_user::text as role, coalesce(current_setting('masthead.organization', true), '') as organization
        from pg_sleep(0.001)`
  )[0];

test.runIf(newPooler)(
  'limits, roles and organizations last for their transaction alone (needs PgBouncer 1.21)',
  async () => {
    const { pooler, pool } = await openThrough(12);
    const limits = { statement: '8s', lock: '4s', zone: 'UTC' };
    const nobody = { role: database.connection.user, organization: '' };
    const each = Array.from({ length: 60 }, async (_, id) => {
      if (id % 3 === 0)
        expect(await sessionOf(pool)).toEqual({ ...limits, ...nobody, idle: expect.any(String) });
      else if (id % 3 === 1)
        expect(await write(pool, id, sessionOf)).toEqual({ ...limits, ...nobody, idle: '20s' });
      else
        expect(await asPartner(pool, { id, organizationId: id }, sessionOf)).toEqual({
          ...limits,
          role: 'masthead_partner',
          organization: String(id),
          idle: '20s',
        });
    });
    await Promise.all(each);
    const bare = openPool(pooler.connection, {
      max: 1,
      hasLimits: false,
      direct: database.connection,
    });
    expect(await sessionOf(bare)).toMatchObject({
      statement: '0',
      lock: '0',
      idle: '0',
      ...nobody,
    });
    await expect(pool`select * from nothing_of_this_name where 1 = ${1}`).rejects.toThrow(
      'does not exist',
    );
    await Promise.all([pool.end(), bare.end()]);
  },
);

test.runIf(newPooler)(
  'a changed table is read anew, although the pooler keeps old plans (needs PgBouncer 1.21)',
  async () => {
    const { pool } = await openThrough(4);
    await database.pool`create table changing (id int)`;
    await database.pool`insert into changing values (1)`;
    const read = (db: Db) => db<{ id: unknown }[]>`select * from changing`;
    const readAgain = (db: Db) => db<{ id: unknown }[]>`select changing.* from changing`;
    const both = () =>
      write(pool, null, async (db) => [...(await read(db)), ...(await readAgain(db))]);
    const all = () => Promise.all([both(), both(), read(pool), both(), readAgain(pool)]);
    expect((await all()).flat()).toEqual(Array(8).fill({ id: 1 }));
    await database.pool`alter table changing alter id type text`;
    expect((await all()).flat()).toEqual(Array(8).fill({ id: '1' }));
    expect((await all()).flat()).toEqual(Array(8).fill({ id: '1' }));
    await database.pool`drop table changing`;
    await pool.end();
  },
);

test.runIf(newPooler)(
  'a listener hears past the pooler, also while that is away (needs PgBouncer 1.21)',
  async () => {
    const { pooler, pool } = await openThrough(2);
    const heard: (string | null)[] = [];
    const listener = openListener(pool, 'of_the_test', (word) => heard.push(word));
    await expect.poll(() => heard).toEqual([null]);
    await pool`select pg_notify('of_the_test', 'one')`;
    await expect.poll(() => heard).toEqual([null, 'one']);
    await pooler.kill();
    const lost = await pool`select 1`.then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(lost)).toBe(true);
    await database.pool`select pg_notify('of_the_test', 'two')`;
    await expect.poll(() => heard).toEqual([null, 'one', 'two']);
    await pooler.start();
    expect(await pool`select 1 as one`).toEqual([{ one: 1 }]);
    await Promise.all([listener.close(), pool.end()]);
  },
);
