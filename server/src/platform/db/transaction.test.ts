import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { openDoor } from '../../../test/door.ts';
import { asPartner, type Db, isDatabaseAway, openPool, write } from './client.ts';
import { transaction } from './transaction.ts';

const database = withTestDatabase();
beforeAll(async () => {
  await database.pool`create table notes (text text)`;
});
beforeEach(async () => {
  await database.pool`delete from notes`;
});

const note = (db: Db, text: string) => db`insert into notes (text) values (${text})`;
const notes = async () =>
  (await database.pool<{ text: string }[]>`select text from notes order by text`).map(
    ({ text }) => text,
  );
/** Where a transaction runs, and as whom. */
async function whereabouts(db: Db) {
  const [row] = await db<{ pid: number; who: string; actor: string; organization: string }[]>`
    select pg_backend_pid() as pid, current_user as who, current_setting('masthead.actor', true) as actor,
           current_setting('masthead.organization', true) as organization`;
  if (!row) throw new Error('nowhere');
  return row;
}
const partner = { id: 7, organizationId: 3 };
const failing = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('everything in it runs as the partner, and nothing after it', async () => {
  await asPartner(database.pool, partner, async (db) => {
    const first = await whereabouts(db);
    expect(first).toMatchObject({ who: 'masthead_partner', actor: '7', organization: '3' });
    expect(await whereabouts(db)).toEqual(first);
  });
  for (let each = 0; each < 10; each += 1)
    expect(await whereabouts(database.pool)).not.toMatchObject({ who: 'masthead_partner' });
});

test('the opening and the first query go out together', async () => {
  const door = await openDoor(database.connection);
  const pool = openPool(door.connection, { max: 1 });
  for (let time = 0; time < 2; time += 1) await write(pool, 7, (db) => note(db, 'a'));
  door.said.length = 0;
  await write(pool, 7, (db) => note(db, 'together'));
  expect(door.said).toHaveLength(2);
  expect(door.said[0]).toContain("begin; select set_config('masthead.actor', '7', true)");
  expect(door.said[0]).toContain('together');
  expect(door.said[1]).toContain('commit');
  await pool.end();
  door.close();
});

test('many concurrent transactions commit or roll back as a whole', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      failing(
        write(database.pool, at, async (db) => {
          await Promise.all([note(db, `${at} a`), note(db, `${at} b`)]);
          if (at % 3 === 1) throw new Error('undone');
          if (at % 3 === 2) await db`select 1 / 0`;
        }),
      ),
    ),
  );
  expect(outcomes.filter((error) => error === null)).toHaveLength(20);
  const kept = await notes();
  expect(kept).toHaveLength(40);
  expect(kept.every((text) => Number.parseInt(text, 10) % 3 === 0)).toBe(true);
});

test('an opening that is refused refuses everything, and leaves the connection as it was', async () => {
  for (let time = 0; time < 12; time += 1) {
    const refused = transaction(
      database.pool,
      "begin; select set_config('role', 'nobody_of_this_name', true)",
      (db) => note(db, 'unscoped'),
    );
    expect(await failing(refused)).toMatchObject({ code: '22023' });
  }
  expect(await notes()).toEqual([]);
});

test('an ignored query error still rolls back the transaction', async () => {
  const work = write(database.pool, null, async (db) => {
    await note(db, 'before');
    await failing(db`select 1 / 0`);
  });
  expect(await failing(work)).toMatchObject({ code: '22012' });
  expect(await notes()).toEqual([]);
});

test('work that fails before it gets a connection does not leak one', async () => {
  const pool = openPool(database.connection, { max: 2 });
  const refuse = () => write(pool, 7, () => Promise.reject(new Error('Not this one')));
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => failing(refuse())));
  expect(outcomes.map(String)).toEqual(Array(6).fill('Error: Not this one'));
  expect(await whereabouts(pool)).toMatchObject({ actor: '' });
  const [open] = await database.pool<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`;
  expect(open?.n).toBe(0);
  await pool.end();
});

test('queries after the end of a transaction are rejected', async () => {
  let kept: Db | undefined;
  await write(database.pool, null, async (db) => {
    kept = db;
  });
  expect(isDatabaseAway(await failing(note(kept as Db, 'late')))).toBe(true);
  expect(await notes()).toEqual([]);
});

test('after a lost connection, no query runs on another one or as another user', async () => {
  const { pool } = database;
  let late: unknown;
  const work = asPartner(pool, partner, async (db) => {
    const { pid } = await whereabouts(db);
    await pool`select pg_terminate_backend(${pid})`;
    // Until the driver has opened the connection again for others.
    await expect
      .poll(async () => {
        const all = await Promise.all(Array.from({ length: 5 }, () => whereabouts(pool)));
        return all.every((each) => each.pid !== pid);
      })
      .toBe(true);
    late = await whereabouts(db).catch((error: unknown) => error);
  });
  expect(isDatabaseAway(await failing(work))).toBe(true);
  await expect.poll(() => late).toBeDefined();
  expect(isDatabaseAway(late)).toBe(true);
});

test('a connection lost during a query: the work ends, the process and the pool live on', async () => {
  const { pool } = database;
  for (let time = 0; time < 8; time += 1) {
    const work = write(pool, null, async (db) => {
      const { pid } = await whereabouts(db);
      const cut = pool`select pg_terminate_backend(${pid})`;
      await Promise.all([db`select pg_sleep(0.5)`, cut]);
    });
    expect(isDatabaseAway(await failing(work))).toBe(true);
  }
  // The driver may tell one query more of the connection that was lost.
  const tenNotes = () =>
    Promise.all(Array.from({ length: 10 }, () => write(pool, null, (db) => note(db, 'fine'))));
  await expect.poll(() => failing(tenNotes())).toBeNull();
  for (let time = 0; time < 5; time += 1) await tenNotes();
});

test('reports an unavailable database, also to queries waiting for a connection', async () => {
  const pool = openPool({ ...database.connection, port: 1, host: '127.0.0.1' }, { max: 2 });
  const all = Array.from({ length: 5 }, () => failing(write(pool, null, (db) => note(db, 'x'))));
  for (const error of await Promise.all(all)) expect(isDatabaseAway(error)).toBe(true);
  await pool.end({ timeout: 1 });
  expect(isDatabaseAway(await failing(write(pool, null, (db) => note(db, 'x'))))).toBe(true);
});

test('of two transactions that wait for each other, the one that is ended is done again', async () => {
  const { pool } = database;
  await note(pool, 'a');
  await note(pool, 'b');
  const haveBegun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let runs = 0;
  const both = (mine: 0 | 1, words: [string, string]) =>
    write(pool, null, async (db) => {
      runs += 1;
      await db`update notes set text = text || ${String(mine)} where text like ${`${words[0]}%`}`;
      haveBegun[mine].resolve();
      await haveBegun[mine === 0 ? 1 : 0].promise;
      await db`update notes set text = text || ${String(mine)} where text like ${`${words[1]}%`}`;
    });
  await Promise.all([both(0, ['a', 'b']), both(1, ['b', 'a'])]);
  expect(runs).toBeGreaterThan(2);
  expect((await notes()).map((text) => text.length)).toEqual([3, 3]);
});
