import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import {
  checkSchema,
  compareSchema,
  differencesTold,
  repairOf,
  schemaAsText,
  schemaFile,
} from './compare-schema.ts';
import { listSchemaParts } from './schema-parts.queries.ts';

const database = withTestDatabase();

test('schema.json is what the migrations make; npm run docs writes it', async () => {
  expect(schemaAsText(await listSchemaParts(database.pool))).toBe(
    await readFile(schemaFile, 'utf8'),
  );
});

/** Statements that damage the schema, and what is named for each. */
const damage: [sql: string, named: string][] = [
  ['drop policy own_organization on organizations', 'policy own_organization on organizations'],
  ['alter policy own_people on users using (true)', 'policy own_people on users (changed)'],
  ['alter table user_roles disable row level security', 'row-level security user_roles'],
  [
    'revoke select on user_roles from masthead_partner',
    'grant select on user_roles to masthead_partner',
  ],
  [
    'grant select (password_hash) on users to masthead_partner',
    'grant select on users to masthead_partner (changed)',
  ],
  ['alter table users disable trigger touch_record', 'trigger touch_record on users'],
  ['drop trigger record_updates on users', 'trigger record_updates on users'],
  ['drop index mailings_one_active', 'index mailings_one_active'],
  [
    'alter table series_posts drop constraint series_posts_unique',
    'constraint series_posts_unique on series_posts',
  ],
  [
    'create or replace function is_at_home() returns boolean language sql stable as $$ select true $$',
    'function is_at_home() (changed)',
  ],
  ['alter table sessions drop column user_agent', 'column sessions.user_agent'],
];

test('names what is missing or changed, and repairs it', async () => {
  const { pool } = database;
  expect(await compareSchema(pool)).toEqual([]);
  for (const [sql] of damage) await pool.unsafe(sql);
  // Why: what the operator has added is theirs.
  await pool.unsafe('create index of_the_operator on users (name); create schema of_the_operator');
  const differences = (await compareSchema(pool)) ?? [];
  const named = differences.map((one) => differencesTold([one]));
  expect(named.toSorted()).toEqual(damage.map(([, name]) => name).toSorted());
  await expect(checkSchema(pool, () => {})).rejects.toThrow(
    /^The database lacks 11 parts of its schema: column sessions\.user_agent, .* and 1 more\. .*npm run schema/,
  );
  for (const one of differences) await pool.unsafe(repairOf(one));
  expect(await compareSchema(pool)).toEqual([]);
});

test('days of events are no part of it, and their table is made again in parts by day', async () => {
  const { pool } = database;
  await pool`select add_event_days(current_date + 400, current_date + 401)`;
  await pool.unsafe(`drop index reader_event_days.d${await dayIn(400)}_once`);
  expect(await compareSchema(pool)).toEqual([]);
  await pool.unsafe('drop table reader_events');
  const differences = (await compareSchema(pool)) ?? [];
  expect(differences[0]).toMatchObject({ kind: 'table', name: 'reader_events' });
  for (const one of differences) await pool.unsafe(repairOf(one));
  expect(await compareSchema(pool)).toEqual([]);
  await pool`select add_event_days(current_date, current_date)`;
});

/** A day from today as the database counts, in the names of days. */
async function dayIn(days: number): Promise<string> {
  const [row] = await database.pool<{ day: string }[]>`
    select to_char(current_date + ${days}::int, 'YYYYMMDD') as day`;
  return row?.day ?? '';
}

test('a missing index is only logged', async () => {
  const said: string[] = [];
  await database.pool.unsafe('drop index ad_slot_events_of_slot');
  await checkSchema(database.pool, (line) => said.push(line));
  expect(said).toEqual([expect.stringContaining('lacks index ad_slot_events_of_slot.')]);
  const [missing] = (await compareSchema(database.pool)) ?? [];
  await database.pool.unsafe(missing ? repairOf(missing) : '');
  await checkSchema(database.pool, (line) => said.push(line));
  expect(said).toHaveLength(1);
});

test('a database of another version is not compared', async () => {
  await database.pool`insert into migrations (id) values ('9999_of_a_newer_version.sql')`;
  expect(await compareSchema(database.pool)).toBe(null);
  await database.pool`delete from migrations where id like '9999%'`;
});
