import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import {
  changeableKinds,
  keptOf,
  type Retained,
  type RetentionKind,
  retentionKindNames,
} from '@masthead/shared/platform/retention/retention.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../test/server.ts';
import { buildMailing } from './email/mailings/mailings.testing.ts';
import { buildStaff } from './people/users/users.testing.ts';
import { retain } from './platform/retention/retain.ts';
import { retainNow } from './retentions.testing.ts';
import { retentionsOf } from './retentions.ts';

const eventDays = 12;
const server = withTestServer({ config: { eventDays } });
let userId: number;
let admin: ReturnType<typeof server.as>;
beforeAll(async () => {
  userId = await buildStaff(server.pool, 'admin');
  admin = server.as(userId);
});
beforeEach(() => server.pool`delete from retention_periods`);

const keep = (kind: RetentionKind, days: number | null) => server.pool`
  insert into retention_periods (kind, days) values (${kind}, ${days})
  on conflict (kind) do update set days = excluded.days`;
const listed = async (kind: RetentionKind): Promise<Retained | undefined> =>
  (await admin.call(retentionEndpoints.list)).body.find((each: Retained) => each.kind === kind);
const ago = (days: number | null) =>
  days === null ? null : new Date(Date.now() - days * 86_400_000);

/** Which of these rows stay when all that is old is deleted. */
async function staying(table: string, ids: number[]): Promise<boolean[]> {
  await retainNow(server.pool);
  const left = await server.pool<{ id: number }[]>`
    select id::int from ${server.pool(table)} where id = any(${ids}::int[])`;
  return ids.map((id) => left.some((row) => row.id === id));
}
const idOf = async (rows: PromiseLike<readonly { id: number }[]>) => (await rows)[0]?.id ?? 0;

describe('what is old', () => {
  test('a sign-in counts from its end, or else from when it expired', async () => {
    await keep('sessions', 30);
    const make = (ended: number | null, expires: number) =>
      idOf(server.pool`
        insert into sessions (token_hash, user_id, ended_at, expires_at)
        values (sha256(random()::text::bytea), ${userId}, ${ago(ended)}, ${ago(expires)}) returning id::int`);
    const endedLongAgo = await make(31, -5);
    const endedLately = await make(29, 40);
    const expiredLongAgo = await make(null, 31);
    const open = await make(null, -5);
    expect(await staying('sessions', [endedLongAgo, endedLately, expiredLongAgo, open])).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('a reset link counts from its use, its end or its expiry, whichever was first', async () => {
    await keep('password-resets', 7);
    const make = (used: number | null, ended: number | null, expires: number) =>
      idOf(server.pool`
        insert into password_resets (token_hash, user_id, used_at, ended_at, expires_at)
        values (sha256(random()::text::bytea), ${userId}, ${ago(used)}, ${ago(ended)}, ${ago(expires)}) returning id::int`);
    const made = [
      await make(8, null, 6),
      await make(null, 8, 6),
      await make(null, null, 8),
      await make(6, 6, 6),
    ];
    expect(await staying('password_resets', made)).toEqual([false, false, false, true]);
  });

  test('an email keeps its content until it was sent, failed or was canceled', async () => {
    const { pool } = server;
    const { id: mailingId } = await buildMailing(pool);
    await keep('sent-emails', 30);
    const emptied: string[] = [];
    for (const status of ['scheduled', 'sending', 'late', 'sent', 'failed', 'canceled']) {
      await pool`
        update mailings set html = 'Hello', status = ${status}, send_at = ${ago(31)}, started_at = null, finished_at = null
         where id = ${mailingId}`;
      await retainNow(pool);
      const rows = await pool`select from mailings where id = ${mailingId} and html = ''`;
      if (rows.length > 0) emptied.push(status);
    }
    expect(emptied).toEqual(['sent', 'failed', 'canceled']);
  });

  test('an import under way stays, and so do the files of all but failed ones', async () => {
    const { pool } = server;
    await keep('imports', 30);
    const make = async (state: string, days: number) => {
      const id = await idOf(pool`
        insert into imports (kind, file_name, state, created_at) values ('listings', 'a.csv', ${state}, ${ago(days)})
        returning id::int`);
      await pool`insert into import_pieces (import_id, position, bytes) values (${id}, 0, 'x')`;
      return id;
    };
    const running = await make('running', 400);
    const [done, failed] = [await make('done', 29), await make('failed', 29)];
    const unstarted = await make('checked', 0);
    const all = [running, done, failed, unstarted];
    expect(await staying('imports', all)).toEqual([true, true, true, true]);
    const pieces = await pool<{ id: number }[]>`
      select import_id::int as id from import_pieces where import_id = any(${all}::int[]) order by id`;
    expect(pieces.map(({ id }) => id)).toEqual([running, done, unstarted]);
  });
});

describe('the period', () => {
  test('of a fixed kind is not changed by a saved one', async () => {
    const { pool } = server;
    await keep('link-checks', 1);
    const url = 'https://a.example/fixed';
    await pool`insert into link_checks (url, asked_at) values (${url}, ${ago(29)})`;
    await retainNow(pool);
    expect(await pool`select from link_checks where url = ${url}`).toHaveLength(1);
    expect(await listed('link-checks')).toMatchObject({ days: keptOf('link-checks').days });
  });

  test('of a fixed kind can be neither saved nor tried', async () => {
    for (const kind of retentionKindNames.filter((each) => !changeableKinds.includes(each))) {
      const params = { kind };
      const saved = await admin.call(retentionEndpoints.change, { params, body: { days: 100 } });
      const tried = await admin.call(retentionEndpoints.due, { params, query: { days: 100 } });
      expect([kind, saved.status, tried.status]).toEqual([kind, 404, 404]);
    }
  });

  test('of events is the one that the operator set', async () => {
    expect(await listed('reader-events')).toMatchObject({ days: eventDays, due: null });
  });

  test('is listed as changed once an admin has saved one', async () => {
    expect(await listed('chat')).toMatchObject({ days: null, isChanged: false });
    await keep('chat', 90);
    expect(await listed('chat')).toMatchObject({ days: 90, isChanged: true });
  });

  test('is read again before each step', async () => {
    const { pool } = server;
    await keep('account-events', 90);
    await retainNow(pool);
    await pool`
      insert into account_events (user_id, event, at)
      select ${userId}, 'on', now() - interval '100 days' from generate_series(1, 1000)`;
    await pool`update retention_runs set done_at = null, deleted = 0 where kind = 'account-events'`;
    const all = retentionsOf({ remove: async () => {} });
    const own = all['account-events'];
    const steps: number[] = [];
    const longerAfterOne: typeof own = {
      ...own,
      async deleteOld(db, days, size) {
        steps.push(days);
        const deleted = (await own.deleteOld?.(db, days, size)) ?? 0;
        await keep('account-events', 365);
        return deleted;
      },
    };
    await retain(pool, { ...all, 'account-events': longerAfterOne }, { isStopping: () => false });
    expect(steps).toEqual([90, 365]);
    expect((await listed('account-events'))?.lastRun?.deleted).toBeLessThan(1000);
  });
});

test('a kind begins again an hour after its last run', async () => {
  const { pool } = server;
  await retainNow(pool);
  const files = { remove: async () => {} };
  const deletedAfter = async (minutes: number) => {
    await pool`insert into link_checks (url, asked_at) values ('https://a.example/' || random(), ${ago(31)})`;
    await pool`update retention_runs set done_at = now() - make_interval(mins => ${minutes})`;
    await retain(pool, retentionsOf(files), { isStopping: () => false });
    return (await listed('link-checks'))?.due;
  };
  expect(await deletedAfter(59)).toBe(1);
  expect(await deletedAfter(61)).toBe(0);
});
