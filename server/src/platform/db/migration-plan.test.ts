import { Client } from 'pg';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { beginMove, noteMove } from './data-moves.queries.ts';
import { migrationOf, readMigrations } from './migration-files.ts';
import { planMigrations } from './migration-plan.ts';

const database = withTestDatabase();

const planOf = async (text: string) =>
  (await planMigrations(database.pool, [migrationOf('0950_next_step.sql', text)])).slice(2, -2);

test('says of each table who waits, and how large it is', async () => {
  await database.pool`create table plans_a as select g as a from generate_series(1, 3000) g`;
  await database.pool`create index plans_a_a on plans_a (a)`;
  await database.pool`analyze plans_a`;
  const size = 'plans_a (about 3,000 rows, under 1 MB)';
  const fits = '  Older servers can keep running.';
  expect(await planOf('-- Plans get a size.\nalter table plans_a add column size text;')).toEqual([
    '0950_next_step.sql: Plans get a size.',
    `  ${size}: reads and writes wait`,
    fits,
  ]);
  const name = '0950_next_step.sql: next step';
  const waitsIn = async (text: string) => (await planOf(text))[1];
  expect(await planOf('create table plans_b (id integer);')).toEqual([name, fits]);
  expect(await waitsIn('create index on plans_a (a);')).toContain('writes wait');
  expect(await waitsIn('-- concurrently\ncreate index concurrently x on plans_a (a);')).toContain(
    'read and write on',
  );
  expect(await waitsIn('drop index plans_a_a;')).toBe(`  ${size}: reads and writes wait`);
  expect(await waitsIn('update plans_a set a = 1;')).toContain('read and write on');
  expect(await waitsIn('drop trigger t on plans_a;')).toContain('reads and writes wait');
  expect(await waitsIn('alter table plans_a validate constraint x;')).toContain('write on');
  expect(await waitsIn('do $$ begin end $$;')).toContain('a program');
});

test('says which versions a migration needs, and how many older processes are connected', async () => {
  const text = '-- fits from 0900\nalter table plans_c drop column a;';
  const needs = 'Only versions with migration 0900 or later can keep running.';
  expect(await planOf(text)).toContain(`  ${needs} No older process is connected now.`);
  const older = new Client({ ...database.connection, application_name: 'masthead-listener' });
  await older.connect();
  expect(await planOf(text)).toContain(
    `  ${needs} Older processes are connected now: 1. It waits until they have ended.`,
  );
  await older.end();
});

test('says when there is nothing to do, and what is still being moved', async () => {
  const upToDate = 'The database is up to date. There is nothing to migrate.';
  expect(await planMigrations(database.pool, await readMigrations())).toEqual([upToDate]);
  await beginMove(database.pool, { id: 'a-move', what: 'Search text of listings' }, 200);
  await noteMove(database.pool, 'a-move', 80);
  expect(await planMigrations(database.pool, await readMigrations())).toEqual([
    upToDate,
    'Moving data: Search text of listings, 40 %.',
  ]);
});
