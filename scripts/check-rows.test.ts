import { expect, test } from 'vitest';
import { findUnfiltered } from './check-rows.ts';
import { buildTree } from './fixture.testing.ts';

const problemsIn = (code: string, allowed = {}, path = 'server/src/x/x.queries.ts') =>
  findUnfiltered(buildTree({ [path]: code }), allowed);
const problem =
  "server/src/x/x.queries.ts: find queries rows without taking the caller's row filter (Rows or Seer)";

test.each([
  ['a function', 'export async function find(db: Db, id: number) { return db`select id from x`; }'],
  ['a constant', 'export const find = (db: Db) => db<{ id: number }[]>`\n select id from x`;'],
  [
    'with words before',
    'export const find = (db: Db) => db`with a as (select 1 from y) select * from a`;',
  ],
  ['a lock', 'export async function find(db: Db) { await db`select id from x for update`; }'],
  ['not exported', 'const find = (db: Db) => db`select id from x`;'],
])('a query that reads without being told whose rows is found: %s', (_case, code) => {
  expect(problemsIn(code)).toEqual([problem]);
});

test.each([
  ['takes rows', "export const find = (db: Db, seen: Rows<'x'>) => db`select id from x`;"],
  ['takes who asks', 'export const find = (db: Db, seer: Seer) => db`select id from x`;'],
  [
    'takes them in an object',
    'export const find = (db: Db, { seer }: { seer: Seer }) => db`select id from x`;',
  ],
  ['is a part of others', 'const columns = (db: Db) => db`x.id, (select name from y) as name`;'],
  ['writes', 'export const find = (db: Db) => db`update x set a = 1 returning id`;'],
  [
    'writes and answers',
    'export const find = (db: Db) => db`with w as (\n insert into x values (1) returning *) select * from w`;',
  ],
  ['reads no table', 'export const find = (db: Db) => db`select pg_advisory_xact_lock(1)`;'],
])('and one that need not be is not: it %s', (_case, code) => {
  expect(problemsIn(code)).toEqual([]);
});

test('checks stores too, but no files without queries', () => {
  const code = 'export const find = (db: Db) => db`select id from x`;';
  expect(problemsIn(code, {}, 'server/src/x/x.store.ts')).toHaveLength(1);
  expect(problemsIn(code, {}, 'server/src/x/x.ts')).toEqual([]);
});

test('accepts exceptions for a file or a query and reports unused ones', () => {
  const code = 'export const find = (db: Db) => db`select id from x`;';
  expect(problemsIn(code, { 'x/x.queries.ts': 'why' })).toEqual([]);
  expect(problemsIn(code, { 'x/x.queries.ts#find': 'why' })).toEqual([]);
  expect(problemsIn('', { 'x/x.queries.ts': 'why' })).toEqual([
    'scripts/check-rows.ts: x/x.queries.ts no longer needs an exception',
  ]);
});
