import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../test/server.ts';
import { buildStaff } from './people/users/users.testing.ts';
import { type Db, write } from './platform/db/client.ts';
import { beginRetaining, savePeriod } from './platform/retention/retention.queries.ts';
import { retainNow } from './retentions.testing.ts';
import { chainHistory } from './workspace/audit/chain-history.ts';
import { exportedLines } from './workspace/audit/export-audit.ts';
import { verifyChain, verifyDatabase, verifyFile } from './workspace/audit/verify-audit.ts';

const server = withTestServer();
const { state, export: exportEndpoint } = auditEndpoints;
let admin: TestClient;
beforeAll(async () => {
  admin = server.as(await buildStaff(server.pool, 'admin'));
  await addChanges(server.pool, 'old', { count: 10, days: 200 });
  await addChanges(server.pool, 'old', { count: 5, days: 100 });
  await addChanges(server.pool, 'old', { count: 3, days: 10 });
  await addChanges(server.pool, 'invoices', { count: 1, days: 200 });
  await chainHistory(server.pool);
});

const addChanges = (db: Db, table: string, { count = 1, days = 0 }) => db`
  insert into changes (table_name, record_id, action, at, after)
  select ${table}, n, 'update', now() - make_interval(days => ${days}), '{"name":"Ann"}'
    from generate_series(1, ${count}::int) n`;
const keepFor = (db: Db, days: number | null) => savePeriod(db, 'history', days);
/** Does something in a transaction that is rolled back. */
const trying = (work: (db: Db) => Promise<unknown>) =>
  write(server.pool, null, async (db) => {
    await work(db);
    throw new Error('Rolled back');
  });
/** Does what only whoever owns the tables can: no trigger sees it. */
const behindTriggers = async (db: Db, statement: string) => {
  for (const table of ['changes', 'audit_entries', 'history_removals'])
    await db.unsafe(`alter table ${table} disable trigger user`);
  for (const each of statement.split(';')) await db.unsafe(each);
};
const exported = async (first = 1) => {
  const path = join(await mkdtemp(join(tmpdir(), 'masthead-audit-')), 'audit.jsonl');
  const read = <T>(work: (db: Db) => Promise<T>) => work(server.pool);
  let text = '';
  for await (const piece of exportedLines(read as never, { first, last: 1e9 })) text += piece;
  await writeFile(path, text);
  return { path, lines: text.trimEnd().split('\n') };
};

test.each([
  ['no period', null, `table_name = 'old' and at < now() - interval '150 days'`],
  ['younger changes', 150, `table_name = 'old' and at < now() - interval '50 days'`],
  ['a period below the minimum', 30, `table_name = 'old' and at < now() - interval '95 days'`],
  ['changes of invoices', 90, `table_name = 'invoices'`],
  ['changes not in the log yet', 90, `table_name = 'fresh'`],
])('refuses to delete changes: %s', async (_what, days, which) => {
  const remove = (isRetaining: boolean) =>
    trying(async (db) => {
      await keepFor(db, days);
      await addChanges(db, 'fresh', { days: 300 });
      if (isRetaining) await beginRetaining(db);
      await db.unsafe(`delete from changes where ${which}`);
    });
  await expect(remove(false)).rejects.toThrow('changes is only added to');
  await expect(remove(true)).rejects.toThrow('changes is only added to');
});

test('deletes what is due in a transaction of retention only', async () => {
  const remove = (isRetaining: boolean) =>
    trying(async (db) => {
      await keepFor(db, 150);
      if (isRetaining) await beginRetaining(db);
      await db`delete from changes where table_name = 'old' and at < now() - interval '150 days'`;
    });
  await expect(remove(false)).rejects.toThrow('changes is only added to');
  await expect(remove(true)).rejects.toThrow('Rolled back');
});

test('retention removes old changes, says so in the log, and the log stays whole', async () => {
  const { pool } = server;
  await keepFor(pool, 150);
  await retainNow(pool);
  const removals = await pool`select days, changes from history_removals`;
  expect([...removals]).toEqual([{ days: 150, changes: 10 }]);
  const pending = await verifyDatabase(pool);
  expect(pending).toMatchObject({ problem: null, removed: 10 });
  await chainHistory(pool);
  await addChanges(pool, 'new', {});
  await chainHistory(pool);
  const noted = new Map([[pending.end.seq, pending.end.hash]]);
  expect(await verifyDatabase(pool, noted)).toMatchObject({ problem: null, removed: 10 });
  const salts = await pool`
    select count(*)::int as n from audit_entries where removed_by is not null and salt is not null`;
  expect([...salts]).toEqual([{ n: 0 }]);
});

test.each([
  `update history_removals set changes = 1`,
  `delete from history_removals`,
  `update audit_entries set removed_by = 1`,
  `update audit_entries set change_at = now()`,
])('refuses: %s', async (statement) => {
  await expect(trying((db) => db.unsafe(statement))).rejects.toThrow(/is only added to/);
});

const removal = `(select min(id) from history_removals)`;
const someOld = `(select min(id) from changes where table_name = 'old')`;
test.each([
  ['a change deleted by hand', `delete from changes where id = ${someOld}`, /which was deleted/],
  [
    'a change marked as removed by a removal that is not there',
    `update audit_entries set removed_by = 99, change_at = now() - interval '99 days' where change_id = ${someOld};
     delete from changes where id = ${someOld}`,
    /no removal says so/,
  ],
  [
    'a change marked as removed by another removal',
    `update audit_entries set removed_by = ${removal}, change_at = now() - interval '200 days' where change_id = ${someOld};
     delete from changes where id = ${someOld}`,
    /Removal \d+ took other changes than it says: 10 said, 11 found/,
  ],
  [
    'a removal whose words were altered',
    `update history_removals set days = 91`,
    /does not hold what was recorded/,
  ],
  [
    'a change that was removed and put back',
    `insert into changes (id, table_name, record_id, action, work, act, nth) overriding system value
     select min(change_id), 'old', '1', 'update', 1, 'changed', 1 from audit_entries where removed_by = ${removal}`,
    /removed and added again/,
  ],
  [
    'a removal of young changes',
    `insert into history_removals (id, days, up_to, changes, digest) values (99, 1, now() - interval '1 day', 0, '')`,
    /Removal 99 took changes that were not due/,
  ],
  [
    'a removed change that came after a later removal',
    `update audit_entries set removed_by = 99, change_at = now() - interval '200 days'
      where change_id = (select id from changes where table_name = 'new');
     delete from changes where table_name = 'new'`,
    /removed as older than it is/,
  ],
])('after a removal, finds %s', async (_what, statement, says) => {
  let problem: string | null = null;
  const tried = trying(async (db) => {
    await behindTriggers(db, statement);
    ({ problem } = await verifyChain(db));
  });
  await expect(tried).rejects.toThrow('Rolled back');
  expect(problem).toMatch(says);
});

test('an export says what is gone, and is verified by itself', async () => {
  const { pool } = server;
  const { path, lines } = await exported();
  expect(await verifyFile(path)).toEqual(await verifyDatabase(pool));
  const read = lines.map((line) => JSON.parse(line));
  const gone = read.filter(({ action }) => action === 'removed');
  expect(gone).toHaveLength(10);
  expect(gone[0]).toMatchObject({
    before: null,
    after: null,
    person: null,
    table: '',
    removedBy: expect.any(Number),
  });
  expect(read.find(({ action }) => action === 'retention')).toMatchObject({
    table: 'changes',
    person: 'Masthead',
    removal: gone[0].removedBy,
    after: { days: 150, changes: 10, upTo: expect.any(String), digest: expect.any(String) },
  });
  // A line that pretends that its change was removed.
  const pretended = lines.map((line) =>
    line.includes('"removal":null,"removedBy":null') && line.includes('"old"')
      ? line.replace('"removedBy":null', `"removedBy":${gone[0].removedBy}`)
      : line,
  );
  await writeFile(path, pretended.join('\n'));
  expect((await verifyFile(path)).problem).toMatch(/Removal \d+ took/);
  const part = await exported(gone[4].entry);
  expect(await verifyFile(part.path)).toMatchObject({ problem: null, removed: 6, unconfirmed: 6 });
});

test('the export of a period lists removed changes by the day they were made', async () => {
  const today = Date.now();
  const day = (back: number) => new Date(today - back * 86_400_000).toISOString().slice(0, 10);
  const { raw } = await admin.call(exportEndpoint, {
    body: { from: day(201), to: day(199), format: 'csv' },
  });
  expect(raw.body.split('\r\n').filter((line) => line.includes(',removed,'))).toHaveLength(10);
  expect((await admin.call(state)).body.at).toEqual(expect.any(String));
});

test('a second removal follows the first', async () => {
  const { pool } = server;
  const before = await verifyDatabase(pool);
  await keepFor(pool, 90);
  await retainNow(pool);
  await chainHistory(pool);
  const noted = new Map([[before.end.seq, before.end.hash]]);
  expect(await verifyDatabase(pool, noted)).toMatchObject({ problem: null, removed: 15 });
});
