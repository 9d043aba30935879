import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openPool, type Pool, write } from '../src/platform/db/client.ts';
import { notePlace } from '../src/platform/db/place.queries.ts';
import { dbOf } from '../src/platform/db/sql.ts';
import { holdingRows } from './row-checks.ts';
import type { TestConnection } from './test-connection.ts';

/** A separate database for a test file: a copy of the migrated template. */
export interface TestDatabase {
  pool: Pool;
  connection: TestConnection;
  drop(): Promise<void>;
}

/** The database of a test file or group: available from the next `beforeAll` until after its last test. */
export function withTestDatabase(): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase());
  });
  afterAll(() => database.drop());
  return database;
}

/**
 * Why two strategies: copying files takes a third of the work in memory, but on disk it waits for each of a thousand
 * files.
 */
const strategy = tmpdir().startsWith('/dev/shm') ? 'file_copy' : 'wal_log';

/** Any number: two copies of one template must not start at the same time. */
const lock = 99;

export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('database');
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const admin = openPool({ ...template, database: 'postgres' }, { max: 1, hasLimits: false });
  await admin.unsafe(`select pg_advisory_lock(${lock})`);
  await admin.unsafe(`create database ${name} template ${template.database} strategy ${strategy}`);
  await admin.unsafe(`select pg_advisory_unlock(${lock})`);
  const connection = { ...template, database: name };
  const pooler = inject('pooler');
  const reached = pooler ? { ...pooler, database: name } : connection;
  const pool = holdingRows(openPool(reached, { max: 5, direct: pooler ? connection : reached }));
  // Why: a copy of the template is a new database, so it records its location, as on a first start.
  await notePlace(pool);
  return {
    pool,
    connection,
    async drop() {
      await pool.end({ timeout: 2 });
      await dropDatabase(admin, name);
      await admin.end({ timeout: 2 });
    },
  };
}

/** A connection reserved for a test until it releases it. */
export async function holdConnection(pool: Pool) {
  const line = await pool.connect();
  return { db: dbOf((statement) => line.run(statement)), release: () => line.release() };
}

/** Creates or deletes thousands of rows at once: on a busy machine this exceeds the product's statement timeout. */
export const inBulk = (pool: Pool, work: (db: Db) => Promise<unknown>) =>
  write(pool, null, async (db) => {
    await db`set local statement_timeout = 0`;
    await work(db);
  });

/**
 * Drops a database despite open connections. Why not `with (force)`: it would also terminate the database's own workers
 * (autovacuum), which only a superuser may do; a plain drop asks those to leave and waits for them.
 */
export async function dropDatabase(admin: Pool, name: string): Promise<void> {
  await admin.unsafe(`alter database ${name} with allow_connections false`);
  await admin`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and usename = current_user`;
  await admin.unsafe(`drop database ${name}`);
}
