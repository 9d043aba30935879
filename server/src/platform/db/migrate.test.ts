import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { holdConnection, withTestDatabase } from '../../../test/database.ts';
import { type MigrateOptions, migrate } from './migrate.ts';

const database = withTestDatabase();

let folder = '';
let lines: string[] = [];
let number = 900;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with these migrations, of numbers that no test has used; answers their names. */
function writeMigrations(...texts: string[]): string[] {
  folder = mkdtempSync(join(tmpdir(), 'masthead-migrations-'));
  lines = [];
  return texts.map((text) => {
    number += 1;
    const name = `0${number}_step.sql`;
    writeFileSync(join(folder, name), text);
    return name;
  });
}

const run = (options: MigrateOptions = {}) =>
  migrate(database.connection, { folder, log: (line) => lines.push(line), ...options });
async function said(words: string) {
  await expect.poll(() => lines.join('\n'), { timeout: 20_000 }).toContain(words);
}
const applied = async (names: string[]) => {
  const rows = await database.pool<{ id: string }[]>`
    select id from migrations where id = any(${names}::text[]) order by id`;
  return rows.map(({ id }) => id);
};
const columnsOf = async (table: string) => {
  const rows = await database.pool<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = ${table} order by 1`;
  return rows.map(({ name }) => name);
};
const isValid = async (index: string) => {
  const [row] = await database.pool<{ isValid: boolean }[]>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${index})`;
  return row?.isValid;
};

/** A transaction of somebody else that holds a lock until it is ended. */
async function hold(statement: string) {
  const { db, release } = await holdConnection(database.pool);
  await db.unsafe(`begin; ${statement}`);
  return async () => {
    await db.unsafe('rollback');
    release();
  };
}

test('applies each file once, with its checksum, and attaches history to its table', async () => {
  const names = writeMigrations('create table steps_a (id integer primary key);');
  expect(await Promise.all([run(), run()])).toEqual([{ wasNew: false }, { wasNew: false }]);
  await run();
  const [row] = await database.pool`
    select length(checksum)::int as length, fits_from from migrations where id = any(${names}::text[])`;
  expect(row).toEqual({ length: 64, fitsFrom: null });
  const triggers = await database.pool`
    select tgname from pg_trigger where tgrelid = 'steps_a'::regclass and tgname like 'record_%'`;
  expect(triggers).toHaveLength(3);
});

test('refuses a file that was changed after it ran, but not a reworded comment', async () => {
  const [name = ''] = writeMigrations('-- Steps.\ncreate table steps_b (id integer primary key);');
  await run();
  writeFileSync(
    join(folder, name),
    '-- Some steps.\ncreate table steps_b (id integer primary key);',
  );
  await run();
  writeFileSync(join(folder, name), 'create table steps_b (id bigint primary key);');
  await expect(run()).rejects.toThrow(
    `The migration ${name} was changed after this database ran it.`,
  );
});

test('records the checksums of a database from before there were any', async () => {
  const [name = ''] = writeMigrations('create table steps_c (id integer primary key);');
  await run();
  await database.pool`alter table migrations drop column checksum, drop column fits_from`;
  await run();
  writeFileSync(join(folder, name), 'select 1;');
  await expect(run()).rejects.toThrow(`The migration ${name} was changed`);
});

test('a failure names file, line, statement and remedy, and leaves what was before it', async () => {
  const names = writeMigrations(
    'create table steps_d (id integer primary key, name text);\ninsert into steps_d values (1);',
    '-- Größere Schritte.\nalter table steps_d add column size text;\n\nalter table steps_d\n  alter column name set not null;',
  );
  await expect(run()).rejects.toThrow(
    `The migration ${names[1]} failed in line 4 ("alter table steps_d alter column name set not null"): column "name" of relation "steps_d" contains null values. Nothing of it was applied, and all migrations before it are applied. Correct the rows`,
  );
  expect(await applied(names)).toEqual([names[0]]);
  expect(await columnsOf('steps_d')).toEqual(['id', 'name']);
  writeFileSync(join(folder, names[1] ?? ''), 'alter table steps_d\n  add column size textt;');
  await expect(run()).rejects.toThrow(/failed in line 2 .*type "textt" does not exist/);
});

test('tries again for a lock, names who holds it, and lets others read meanwhile', async () => {
  await database.pool`create table steps_e (id integer primary key)`;
  const names = writeMigrations('alter table steps_e add column size text;');
  const end = await hold('select from steps_e');
  const migrating = run();
  await said(`The migration ${names[0]} waits for masthead (PostgreSQL process `);
  await said('select from steps_e');
  await said('Trying again.');
  await database.pool`select from steps_e`;
  expect(await applied(names)).toEqual([]);
  await end();
  await migrating;
  expect(await columnsOf('steps_e')).toEqual(['id', 'size']);
});

test('builds an index anew that was left incomplete, and goes on from there', async () => {
  await database.pool`create table steps_f as select 1 as a, 1 as b from generate_series(1, 2)`;
  const names = writeMigrations(
    '-- concurrently\ncreate index concurrently steps_f_a on steps_f (a);\ncreate unique index concurrently steps_f_b on steps_f (b);',
  );
  await expect(run()).rejects.toThrow(/failed in line 3 .*Its statements before that one are done/);
  expect([await isValid('steps_f_a'), await isValid('steps_f_b')]).toEqual([true, false]);
  expect(await applied(names)).toEqual([]);
  await database.pool`delete from steps_f where ctid = '(0,1)'`;
  await run();
  expect(await isValid('steps_f_b')).toBe(true);
  expect(await applied(names)).toEqual(names);
});

/** Migrates in a process of its own, which is killed when it waits for a lock. */
async function killWhileWaiting(statement: string) {
  const program = `import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
    await migrate(${JSON.stringify(database.connection)}, { folder: ${JSON.stringify(folder)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'ignore',
  });
  const isWaiting = async () => {
    const rows = await database.pool`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like ${`${statement}%`}`;
    return rows.count;
  };
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a server killed with -9 while it migrates leaves the rest to the next start', async () => {
  const names = writeMigrations(
    'create table steps_g (id integer);',
    '-- concurrently\ncreate index concurrently steps_g_id on steps_g (id);',
    'alter table steps_g add column size text;',
  );
  // Why: an index is complete when no transaction with an older snapshot is left.
  const end = await hold('set transaction isolation level repeatable read; select 1');
  await killWhileWaiting('create index concurrently steps_g_id');
  expect(await applied(names)).toEqual([names[0]]);
  const migrating = run();
  await said('Another process is migrating the database. Waiting.');
  await end();
  await migrating;
  expect(await applied(names)).toEqual(names);
  expect(await isValid('steps_g_id')).toBe(true);
});

test('a database connection that is cut while it migrates leaves the rest to the next start', async () => {
  const names = writeMigrations(
    'create table steps_h (id integer);\nselect pg_sleep(60);',
    '-- concurrently\ncreate index concurrently steps_h_id on steps_h (id);',
  );
  const cut = run().then(
    () => null,
    (error: unknown) => String(error),
  );
  const isCut = async () => {
    const rows = await database.pool`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'select pg_sleep(60%'`;
    return rows.count;
  };
  await expect.poll(isCut, { timeout: 20_000 }).toBe(1);
  expect(await cut).toContain('start again when it is back');
  expect(await applied(names)).toEqual([]);
  writeFileSync(join(folder, names[0] ?? ''), 'create table steps_h (id integer);');
  await run();
  expect(await applied(names)).toEqual(names);
});

test('a newer schema is accepted while it fits this version, and refused by name otherwise', async () => {
  writeMigrations('select 1;');
  const own = number;
  await run();
  const newer = `0${own + 50}_newer.sql`;
  await database.pool`insert into migrations (id, fits_from) values (${newer}, ${own})`;
  await run();
  expect(lines.at(-1)).toBe(
    `This database has migrations of a newer version of Masthead, with which this version still works: ${newer}.`,
  );
  await database.pool`update migrations set fits_from = ${own + 1} where id = ${newer}`;
  await expect(run()).rejects.toThrow(
    `This database has the migration ${newer} of a newer version of Masthead, which needs a version with migration 0${own + 1} or later. This version ends with 0${own}. Start the newer version`,
  );
  await database.pool`delete from migrations where id = ${newer}`;
});

test('a migration that removes something waits for the end of processes that use it', async () => {
  await database.pool`create table steps_i (id integer, old text)`;
  const names = writeMigrations('-- fits from 0500\nalter table steps_i drop column old;');
  const older = new Client({ ...database.connection, application_name: 'masthead-jobs 0499' });
  const newer = new Client({ ...database.connection, application_name: 'masthead-listener 0500' });
  await Promise.all([older.connect(), newer.connect()]);
  await expect(run({ patienceMs: 0 })).rejects.toThrow(
    /removes what versions before 0500 use, and such processes are running: masthead-jobs 0499 \(PostgreSQL process \d+\)\. Stop them/,
  );
  const migrating = run();
  await said('Waiting.');
  expect(await applied(names)).toEqual([]);
  await older.end();
  await migrating;
  expect(await columnsOf('steps_i')).toEqual(['id']);
  await newer.end();
});

test('with MASTHEAD_MIGRATE=apart a server waits until somebody else has migrated', async () => {
  const names = writeMigrations('create table steps_j (id integer primary key);');
  await expect(run({ mode: 'apart', patienceMs: 0 })).rejects.toThrow(
    `This database lacks the migrations ${names[0]}, and MASTHEAD_MIGRATE is apart. Run npm run migrate -- --apply.`,
  );
  expect(await applied(names)).toEqual([]);
  const waiting = run({ mode: 'apart' });
  await said('Waiting.');
  await run();
  await waiting;
});
