import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPool } from '../src/platform/db/client.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/supervisor.ts';
import { ensureBuiltPrograms } from './built-programs.ts';
import { openPooler, type Pooler } from './pooler.ts';
import type { Catalog } from './row-checks.ts';
import { neverRunTold, type RowClaim } from './row-claims.ts';
import type { TestConnection } from './test-connection.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: TestConnection;
    /** A pooler in front of it, when the whole suite is to run through one (MASTHEAD_TEST_POOLER=1). */
    pooler: TestConnection | null;
  }
}

/** Shared by all test projects: their setups run in one process, but each loads this file again. */
const shared = globalThis as { ofTests?: { started: ReturnType<typeof start>; users: number } };

/** One real PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  shared.ofTests ??= { started: start(), users: 0 };
  const { ofTests } = shared;
  ofTests.users += 1;
  const { provided, stop } = await ofTests.started;
  project.provide('database', provided.database);
  project.provide('pooler', provided.pooler);
  project.provide('rowClaims', provided.rowClaims);
  project.provide('whyNoClaims', provided.whyNoClaims);
  project.provide('ranClaims', provided.ranClaims);
  project.provide('catalog', provided.catalog);
  return async () => {
    ofTests.users -= 1;
    if (ofTests.users === 0) await stop();
  };
}

/** Starts it in a temporary folder that is deleted with it. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-test-'));
  ensureBuiltPrograms();
  const server = await startEmbeddedPostgres({ folder, database: 'masthead_template' });
  const { claims, whyNone } = await rowClaims(resolve(import.meta.dirname, '../..'));
  const ranClaims = join(folder, 'ran-claims');
  await mkdir(ranClaims);
  let pooler: Pooler | null = null;
  const stop = async () => {
    await pooler?.stop();
    await server.stop();
    await tellNeverRun(claims, ranClaims);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(server.connection);
    await makeCheap(server.connection);
    pooler = process.env.MASTHEAD_TEST_POOLER
      ? await openPooler(server.connection, { size: 10 })
      : null;
    const catalog = await readCatalog(server.connection);
    const provided = {
      database: server.connection,
      pooler: pooler?.connection ?? null,
      rowClaims: claims,
      whyNoClaims: whyNone,
      ranClaims,
      catalog,
    };
    return { provided, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The row types that the code declares for its statements, or why they cannot be read. Why: TypeScript's `unstable` API
 * may change, and a version that changes it must not stop all server tests.
 */
async function rowClaims(root: string) {
  let isOfCode = (_error: unknown) => false;
  try {
    const { readRowClaims, WrongRows } = await import('./read-row-claims.ts');
    isOfCode = (error) => error instanceof WrongRows;
    return { claims: readRowClaims(root), whyNone: '' };
  } catch (error) {
    if (isOfCode(error)) throw error;
    const whyNone = `TypeScript cannot be asked for the rows of statements: ${String(error)}`;
    return { claims: {}, whyNone };
  }
}

/** Reports the statements that no test has run; each worker has listed those it ran. */
async function tellNeverRun(claims: Record<string, RowClaim[]>, ranClaims: string): Promise<void> {
  const files = await readdir(ranClaims);
  const lists = await Promise.all(files.map((file) => readFile(join(ranClaims, file), 'utf8')));
  const ran = new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)));
  const told = neverRunTold(claims, ran);
  if (told) console.log(`\n${told}`);
}

/**
 * Acknowledges commits before they are on disk, because no test outlives this PostgreSQL, and hashes the password once
 * instead of 4,096 times, because each of thousands of connections would repeat it.
 */
async function makeCheap(connection: TestConnection): Promise<void> {
  const pool = openPool(connection, { max: 1 });
  await pool`alter role current_user set synchronous_commit = off`;
  await pool.unsafe(
    `set scram_iterations = 1; alter role current_user password '${connection.password}'`,
  );
  await pool.end();
}

/** The database's types and columns; the same in every copy of the template. */
async function readCatalog(connection: TestConnection): Promise<Catalog> {
  const pool = openPool(connection, { max: 1 });
  const kinds = await pool<{ key: number; name: string }[]>`
    select oid::int as key, case
        when typcategory = 'A' then 'array'
        when typname = 'bool' then 'boolean'
        when typname like 'timestamp%' then 'Date'
        when typname = 'bytea' then 'Buffer'
        when typname ~ '^(int[248]|float[48]|oid)$' then 'number'
        else 'string'
      end as name
      from pg_type where typname not in ('json', 'jsonb', 'record', 'void')`;
  const nullable = await pool<{ key: string; name: string }[]>`
    select a.attrelid::int || '.' || a.attnum as key, a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`;
  await pool.end();
  const byKey = (rows: readonly { key: string | number; name: string }[]) =>
    Object.fromEntries(rows.map(({ key, name }) => [key, name]));
  return { kinds: byKey(kinds), nullable: byKey(nullable) };
}
