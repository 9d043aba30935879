import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { readConfig } from '../../platform/process/config.ts';
import { insertErasure } from '../personal-data/erasure.queries.ts';
import { erase, tablesWith } from '../personal-data/personal-data.testing.ts';
import { canonical } from './audit-chain.ts';
import { chainHistory } from './chain-history.ts';
import { exportedLines } from './export-audit.ts';
import { verifyDatabase, verifyFile } from './verify-audit.ts';

let database: TestDatabase;
let pool: Pool;
let adminId: number;
let audienceId: string;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  adminId = await buildStaff(pool, 'admin');
  audienceId = await buildAudience(pool, (await buildSite(pool)).id, 0);
  await write(
    pool,
    adminId,
    (db) =>
      db`insert into subscribers (audience_id, email, name) values (${audienceId}, 'ann@example.com', 'Ann Reader')`,
  );
  await write(
    pool,
    adminId,
    (db) => db`update subscribers set name = 'Ann R.' where email = 'ann@example.com'`,
  );
  await chainAll();
  return () => database.drop();
});

/** Chains until it is known that there is no gap. Why more than once: transactions of other tests may be open. */
const chainAll = async () => {
  await expect
    .poll(
      async () => {
        await chainHistory(pool);
        const [row] = await pool<{ isWhole: boolean }[]>`
          select chained_up_to >= (select max(id) from changes) as is_whole from audit_state`;
        return row?.isWhole;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
};

const config = { ...readConfig({ DATABASE_URL: 'postgres://unused' }), dataFolder: '/tmp/none' };
/** Does what only whoever owns the tables can: no trigger sees it. */
const behindTriggers = (statement: string) =>
  pool.unsafe(
    `begin; alter table changes disable trigger user; alter table audit_entries disable trigger user; ${statement};
     alter table changes enable trigger user; alter table audit_entries enable trigger user; commit`,
  );
const changeOfName = `(select id from changes where after ->> 'name' = 'Ann R.')`;
const exportAll = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-audit-'));
  const path = join(folder, 'audit.jsonl');
  const read = <T>(work: (db: Pool) => Promise<T>) => work(pool);
  let text = '';
  for await (const piece of exportedLines(read as never, { first: 1, last: 1e9 })) text += piece;
  await writeFile(path, text);
  return { path, text };
};
const numbers = async () => {
  const [row] = await pool<{ changes: number; entries: number }[]>`
    select (select count(*)::int from changes) as changes, (select count(*)::int from audit_entries) as entries`;
  return row;
};

test('chains every change once, in order, also when run by two servers', async () => {
  const { entries = 0, changes } = (await numbers()) ?? {};
  expect(entries).toBe(changes);
  await write(pool, adminId, (db) => db`update subscribers set name = 'Ann S.'`);
  await Promise.all([chainHistory(pool), chainHistory(pool), chainHistory(pool)]);
  expect(await numbers()).toEqual({ changes: entries + 1, entries: entries + 1 });
  expect(await verifyDatabase(pool)).toMatchObject({ entries: entries + 1, problem: null });
});

test('chains a change that becomes visible after later ones', async () => {
  let done = () => {};
  const waiting = new Promise<void>((resolve) => {
    done = resolve;
  });
  const begun = Promise.withResolvers<void>();
  const late = write(pool, adminId, async (db) => {
    await db`update subscribers set name = 'Late'`;
    begun.resolve();
    await waiting;
  });
  await begun.promise;
  await write(pool, adminId, (db) => db`update audiences set name = 'Sooner'`);
  for (let n = 0; n < 3; n += 1) await chainHistory(pool);
  done();
  await late;
  await chainAll();
  const { entries, changes } = (await numbers()) ?? {};
  expect(entries).toBe(changes);
  expect(await verifyDatabase(pool)).toMatchObject({ problem: null });
});

test.each([
  [
    'a changed value',
    `update changes set after = '{"name":"Eve"}' where id = ${changeOfName}`,
    /change \d+ of subscribers .*does not hold what was recorded/,
  ],
  [
    'another person',
    `update changes set actor_id = 99 where id = ${changeOfName}`,
    /change \d+ of subscribers .*its hash does not follow/,
  ],
  [
    'another time',
    `update changes set at = at - interval '1 day' where id = ${changeOfName}`,
    /its hash does not follow/,
  ],
  ['a deleted change', `delete from changes where id = ${changeOfName}`, /which was deleted/],
  [
    'a deleted entry',
    `delete from audit_entries where change_id = ${changeOfName}`,
    /Entry \d+ is missing|has no entry/,
  ],
  [
    'a changed entry',
    `update audit_entries set payload = '\\x00' where change_id = ${changeOfName}`,
    /its hash does not follow/,
  ],
])('finds %s, made past the triggers, and names it', async (_what, statement, says) => {
  expect(await verifyDatabase(pool)).toMatchObject({ problem: null });
  await behindTriggers(statement);
  expect((await verifyDatabase(pool)).problem).toMatch(says);
});

test('finds a change that was added later, and a chain that was cut at its end', async () => {
  const before = await verifyDatabase(pool);
  await behindTriggers(
    `insert into changes (id, table_name, record_id, action, work, act, nth) overriding system value values (0, 'x', '1', 'update', 1, 'changed', 1)`,
  );
  expect((await verifyDatabase(pool)).problem).toBe(
    'Change 0 has no entry: it was added later, or its entry was deleted.',
  );
  await behindTriggers(
    `delete from changes where id = 0 or id = ${changeOfName}; delete from audit_entries where seq = ${before.end.seq}`,
  );
  const noted = new Map([[before.end.seq, before.end.hash]]);
  expect((await verifyDatabase(pool, noted)).problem).toBe(
    `Entry ${before.end.seq} is missing at the end of the chain.`,
  );
});

test('the history and its chain are only added to', async () => {
  for (const statement of [
    `update changes set at = now()`,
    `delete from changes`,
    `truncate changes`,
    `update audit_entries set payload = ''`,
    `delete from audit_entries`,
    `delete from redactions`,
  ])
    await expect(pool.unsafe(statement)).rejects.toThrow(/is only added to|foreign key/);
});

test('an erasure is an entry of its own, and the chain holds', async () => {
  const before = await verifyDatabase(pool);
  const id = await write(pool, adminId, (db) =>
    insertErasure(db, {
      addresses: ['ann@example.com'],
      userId: null,
      askedBy: 'person',
      reason: 'Letter',
      removesBylines: false,
    }),
  );
  await erase({ pool, config }, id);
  const pending = await verifyDatabase(pool);
  expect(pending).toMatchObject({ problem: null, redacted: 2 });
  await chainHistory(pool);
  const after = await verifyDatabase(pool);
  expect(after.problem).toBe(null);
  expect(after.redacted).toBeGreaterThanOrEqual(2);
  expect(after.entries).toBeGreaterThan(before.entries + 2);
  const salts = await pool`
    select count(*)::int as n from audit_entries e join redactions r using (change_id)
     where e.redaction_id is null and e.salt is not null`;
  expect(salts).toEqual([{ n: 0 }]);
  expect(await tablesWith(pool, 'ann@example.com')).toEqual([]);
  // What was erased is protected again.
  await behindTriggers(
    `update changes set after = '{"name":"Eve"}' where id in (select change_id from redactions)`,
  );
  expect((await verifyDatabase(pool)).problem).toMatch(/does not hold what was recorded/);
});

test('an exported file is verified by itself; the first altered, missing or strange line is named', async () => {
  const id = await write(pool, adminId, (db) =>
    insertErasure(db, {
      addresses: ['ann@example.com'],
      userId: null,
      askedBy: 'person',
      reason: 'Letter',
      removesBylines: false,
    }),
  );
  await erase({ pool, config }, id);
  await chainHistory(pool);
  const { path, text } = await exportAll();
  expect(await verifyFile(path)).toEqual(await verifyDatabase(pool));
  const lines = text.trimEnd().split('\n');
  const check = async (changed: string[]) => {
    await writeFile(path, changed.join('\n'));
    return (await verifyFile(path)).problem;
  };
  expect(await check(lines.slice(3))).toBe(null);
  expect(
    await check(lines.with(4, (lines[4] ?? '').replace(/"record":"[^"]*"/, '"record":"77"'))),
  ).toMatch(/Entry 5 .*altered/);
  expect(await check(lines.toSpliced(4, 1))).toBe('Entry 5 is missing: entry 4 is followed by 6.');
  expect(await check(lines.with(2, 'x'))).toBe('Line 3 is not an entry of an audit export.');
  expect(await check([])).toBe('The file holds no entries.');
});

test('canonical JSON sorts keys and keeps the order of lists', () => {
  expect(canonical({ b: [2, 1, { d: null, c: 'é"' }], a: undefined })).toBe(
    '{"a":null,"b":[2,1,{"c":"é\\"","d":null}]}',
  );
});
