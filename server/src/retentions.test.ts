import { segmentLimits } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import { retentionMessages } from '@masthead/shared/platform/retention/retention.messages.ts';
import {
  changeableKinds,
  keptOf,
  mostCounted,
  type Retained,
  type RetentionKind,
  retentionKindNames,
} from '@masthead/shared/platform/retention/retention.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../test/server.ts';
import { buildMailing } from './email/mailings/mailings.testing.ts';
import { buildStaff } from './people/users/users.testing.ts';
import { retain } from './platform/retention/retain.ts';
import { retainNow } from './retentions.testing.ts';
import { retentionsOf } from './retentions.ts';
import { chainHistory } from './workspace/audit/chain-history.ts';

const server = withTestServer();
let adminId: number;
let admin: ReturnType<typeof server.as>;
beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  await buildMailing(server.pool);
});

const change = (kind: RetentionKind, days: number | null) =>
  admin.call(retentionEndpoints.change, { params: { kind }, body: { days } });
async function listed(kind: RetentionKind): Promise<Retained> {
  const { body } = await admin.call(retentionEndpoints.list);
  const found = body.find((each: Retained) => each.kind === kind);
  if (!found) throw new Error(`${kind} is not listed`);
  return found;
}

/** A row of each kind, made at a time; the time is SQL. */
const rows: Partial<Record<RetentionKind, [table: string, insert: (at: string) => string]>> = {
  history: [
    'changes',
    (at) =>
      `insert into changes (table_name, record_id, action, at) values ('old', '1', 'update', ${at})`,
  ],
  sessions: [
    'sessions',
    (at) => `insert into sessions (token_hash, user_id, expires_at)
             values (sha256(random()::text::bytea), (select min(id) from users), ${at})`,
  ],
  'password-resets': [
    'password_resets',
    (at) => `insert into password_resets (token_hash, user_id, expires_at)
             values (sha256(random()::text::bytea), (select min(id) from users), ${at})`,
  ],
  'account-events': [
    'account_events',
    (at) =>
      `insert into account_events (user_id, event, at) values ((select min(id) from users), 'on', ${at})`,
  ],
  'test-emails': [
    'test_emails',
    (at) => `insert into test_emails (user_id, campaign_id, at)
             values ((select min(id) from users), (select min(id) from campaigns), ${at})`,
  ],
  'sent-emails': [
    `mailings where html <> ''`,
    (
      at,
    ) => `insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, status,
                                   archive_key, finished_at)
             select campaign_id, audience_id, subject, from_name, reply_to, 'Hello', 'Hello', now() - interval '20 years',
                    'sent', gen_random_uuid(), ${at} from mailings order by id limit 1`,
  ],
  deliveries: [
    'mail_deliveries',
    (at) => `with one as (
               insert into subscribers (audience_id, email)
               select audience_id, gen_random_uuid() || '@example.com' from mailings order by id limit 1 returning id),
             of as (
               insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, status,
                                     archive_key, finished_at)
               select campaign_id, audience_id, subject, from_name, reply_to, '', '', now() - interval '20 years', 'sent',
                      gen_random_uuid(), ${at} from mailings order by id limit 1 returning id),
             sent as (update campaigns set status = 'sent')
             insert into mail_deliveries (mailing_id, subscriber_id, email, status) select of.id, one.id, 'a', 'sent' from of, one`,
  ],
  'email-tokens': [
    'mailing_tokens',
    (at) => `with one as (
               insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, status,
                                     archive_key, started_at)
               select campaign_id, audience_id, subject, from_name, reply_to, '', '', now(), 'sent', gen_random_uuid(),
                      ${at} from mailings order by id limit 1 returning id)
             insert into mailing_tokens (mailing_id, place, token) select id, 0, 'x' from one`,
  ],
  'email-readers': [
    'mailing_readers',
    (at) => `with one as (
               insert into subscribers (audience_id, email)
               select audience_id, gen_random_uuid() || '@example.com' from mailings order by id limit 1 returning id)
             insert into mailing_readers (mailing_id, subscriber_id, opened_at)
             select (select min(id) from mailings), id, ${at} from one`,
  ],
  'failed-import-files': [
    'import_pieces',
    (at) => `with one as (
               insert into imports (kind, file_name, state, created_at, finished_at)
               values ('listings', 'a.csv', 'failed', ${at}, now()) returning id)
             insert into import_pieces (import_id, position, bytes) select id, 0, 'x' from one`,
  ],
  chat: [
    'chat_messages',
    (at) => `insert into chat_messages (user_id, client_id, type, message, created_at)
             values ((select min(id) from users), gen_random_uuid(), 'text', 'Hello', ${at})`,
  ],
  notices: [
    'notices',
    (at) => `insert into notices (user_id, event, about, made_at)
             values ((select min(id) from users), 'job-failed', 'A job', ${at})`,
  ],
  imports: [
    'imports',
    (at) => `insert into imports (kind, file_name, state, created_at, finished_at)
             values ('listings', 'a.csv', 'done', now() - interval '20 years', ${at})`,
  ],
  'unstarted-imports': [
    'imports',
    (at) => `insert into imports (kind, file_name, state, created_at)
             values ('listings', 'a.csv', 'checked', ${at})`,
  ],
  'link-checks': [
    'link_checks',
    (at) =>
      `insert into link_checks (url, asked_at) values ('https://a.example/' || random(), ${at})`,
  ],
  'repeated-requests': [
    'kept_answers',
    (at) => `insert into kept_answers (person_id, key, request, begun_at)
             values ((select min(id) from users), random()::text, 'x', ${at})`,
  ],
};

const countOf = async (table: string) =>
  (await server.pool.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

describe('each kind', () => {
  test.each(Object.entries(rows) as [RetentionKind, [string, (at: string) => string]][])(
    '%s: deletes what is older than its period, and nothing else',
    async (kind, [table, insert]) => {
      const { least } = keptOf(kind);
      if (least !== undefined) expect((await change(kind, least)).status).toBe(200);
      const days = least ?? keptOf(kind).days ?? 0;
      await retainNow(server.pool);
      const before = await countOf(table);
      await server.pool.unsafe(insert(`now() - interval '${days} days 1 minute'`));
      await server.pool.unsafe(insert(`now() - interval '${days} days' + interval '1 minute'`));
      await chainHistory(server.pool);
      expect((await listed(kind)).due).toBe(1);
      await retainNow(server.pool);
      expect((await countOf(table)) - before).toBe(1);
      expect(await listed(kind)).toMatchObject({
        due: 0,
        lastRun: { deleted: 1, isUnderWay: false },
      });
    },
  );

  test.each(changeableKinds)('%s can be kept for good', async (kind) => {
    await change(kind, null);
    expect(await listed(kind)).toMatchObject({ days: null, due: null });
    const row = rows[kind];
    if (!row) return;
    await server.pool.unsafe(row[1](`now() - interval '30 years'`));
    const before = await countOf(row[0]);
    await retainNow(server.pool);
    expect(await countOf(row[0])).toBe(before);
  });

  test('periods that other parts count on', () => {
    expect(keptOf('email-readers').days).toBe(segmentLimits.days + 1);
  });
});

test('changes of invoices stay, and copies of records go with their changes', async () => {
  const { pool } = server;
  const make = (table: string) => pool<{ id: number }[]>`
    insert into changes (table_name, record_id, action, at)
    values (${table}, '7', 'update', now() - interval '400 days') returning id::int`;
  const [invoice] = await make('invoices');
  const [other] = await make('listings');
  for (const [table, made] of [
    ['invoices', invoice],
    ['listings', other],
  ] as const)
    await pool`insert into history_copies values (${table}, '7', ${made?.id ?? 0}, '{}')`;
  await change('history', 365);
  await retainNow(pool);
  const left = await pool<{ id: number }[]>`
    select id::int from changes where id in (${invoice?.id ?? 0}, ${other?.id ?? 0})`;
  expect([...left]).toEqual([{ id: invoice?.id }]);
  const copies = await pool`select table_name from history_copies where record_id = '7'`;
  expect([...copies]).toEqual([{ tableName: 'invoices' }]);
});

test('History keeps no copy of what is deleted', async () => {
  const { pool } = server;
  await change('sessions', 30);
  await retainNow(pool);
  await pool`update retention_runs set deleted = 0`;
  await pool.unsafe(rows.sessions?.[1](`now() - interval '40 days'`) ?? '');
  const before =
    await pool`select from changes where table_name = 'sessions' and action = 'delete'`;
  await retainNow(pool);
  expect((await listed('sessions')).lastRun?.deleted).toBe(1);
  expect(
    await pool`select from changes where table_name = 'sessions' and action = 'delete'`,
  ).toHaveLength(before.length);
});

test('chat messages go with their files, also one that somebody has read up to', async () => {
  const { pool } = server;
  await change('chat', 30);
  await pool`
    insert into chat_messages (user_id, client_id, type, file_key, file_name, file_bytes, created_at)
    values (${adminId}, gen_random_uuid(), 'file', 'k1', 'a.pdf', 3, now() - interval '31 days'),
           (${adminId}, gen_random_uuid(), 'file', 'k2', 'b.pdf', 3, now() - interval '29 days')`;
  // Somebody had read up to the one that goes.
  await pool`insert into chat_reads (user_id, message_id)
    select ${adminId}::integer, id from chat_messages where file_key = 'k1'`;
  const removed: string[] = [];
  await retainNow(pool, removed);
  expect(removed).toEqual(['files/k1']);
  expect(await pool`select from chat_messages where file_key = 'k1'`).toHaveLength(0);
});

describe('the job', () => {
  const days = 100;
  const fill = async (count: number) => {
    await server.pool`
      insert into changes (table_name, record_id, action, at)
      select 'old', n, 'update', now() - interval '200 days' from generate_series(1, ${count}::int) n`;
    await chainHistory(server.pool);
  };
  const old = async () =>
    (
      await server.pool`select from changes where table_name = 'old' and at < now() - interval '100 days'`
    ).length;
  const files = { remove: async () => {} };
  const again = () => server.pool`update retention_runs set done_at = null, deleted = 0`;

  test('goes on where it was stopped, counts once, and rests for an hour', async () => {
    await change('history', days);
    await retainNow(server.pool);
    await again();
    await fill(1000);
    let steps = 0;
    await retain(server.pool, retentionsOf(files), {
      isStopping() {
        steps += 1;
        return steps > 1;
      },
    });
    const left = await old();
    expect(left).toBeLessThan(1000);
    expect(left).toBeGreaterThan(0);
    expect((await listed('history')).lastRun).toMatchObject({
      isUnderWay: true,
      deleted: 1000 - left,
    });
    await retain(server.pool, retentionsOf(files), { isStopping: () => false });
    expect(await old()).toBe(0);
    expect((await listed('history')).lastRun).toMatchObject({ isUnderWay: false, deleted: 1000 });
    await fill(1);
    await retain(server.pool, retentionsOf(files), { isStopping: () => false });
    expect(await old()).toBe(1);
  });

  test('on two servers at once deletes and counts each row once', async () => {
    await change('history', days);
    await retainNow(server.pool);
    await again();
    await fill(3000);
    const run = () => retain(server.pool, retentionsOf(files), { isStopping: () => false });
    const before = await old();
    await Promise.all([run(), run()]);
    await run();
    expect(await old()).toBe(0);
    expect((await listed('history')).lastRun?.deleted).toBe(before);
  });

  test('a kind that fails keeps no other waiting, and fails the job', async () => {
    await change('history', days);
    await change('chat', days);
    await fill(10);
    await again();
    const broken = retentionsOf(files);
    const failing = {
      ...broken,
      'link-checks': {
        ...broken['link-checks'],
        deleteOld: () => Promise.reject(new Error('Full')),
      },
    };
    await expect(retain(server.pool, failing, { isStopping: () => false })).rejects.toThrow('Full');
    expect(await old()).toBe(0);
  });

  test('counts what a period would delete, for admins', async () => {
    await change('history', null);
    await retainNow(server.pool);
    const count = async (which: number) =>
      (
        await admin.call(retentionEndpoints.due, {
          params: { kind: 'history' },
          query: { days: which },
        })
      ).body.count;
    const before = await count(days);
    await fill(7);
    expect((await count(days)) - before).toBe(7);
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    const query = { params: { kind: 'history' as const }, query: { days } };
    expect((await editor.call(retentionEndpoints.due, query)).status).toBe(403);
  });

  test('counts what is due up to a bound', async () => {
    await change('history', days);
    await fill(mostCounted + 100);
    expect((await listed('history')).due).toBe(mostCounted + 1);
  });
});

describe('a period', () => {
  test('is refused below its minimum, above ten years, and where it is fixed', async () => {
    const { tooShort, tooLong } = retentionMessages;
    for (const kind of changeableKinds) {
      const least = keptOf(kind).least ?? 0;
      const { status, error } = await change(kind, least - 1);
      expect([status, error.message[0]]).toEqual([400, tooShort(least)]);
    }
    expect((await change('history', 3651)).status).toBe(400);
    expect((await change('history', 3650)).status).toBe(200);
    expect((await change('pictures', 30)).status).toBe(404);
    expect(tooLong(3650)).toContain('3650');
  });

  test('is in History, with who changed it', async () => {
    await change('test-emails', 90);
    await change('test-emails', 180);
    const { body } = await admin.call(activityEndpoints.list);
    const told = body.nodes.find(
      ({ record }: { record: { title: string } | null }) => record?.title === 'test-emails',
    );
    expect(told).toMatchObject({ does: 'changed', record: { noun: 'retention period of' } });
  });

  test('belongs to admins', async () => {
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    expect((await editor.call(retentionEndpoints.list)).status).toBe(403);
    const params = { params: { kind: 'history' }, body: { days: 90 } };
    expect((await editor.call(retentionEndpoints.change, params)).status).toBe(403);
  });

  test('the list has every kind with its size', async () => {
    await server.pool`analyze`;
    const { body } = await admin.call(retentionEndpoints.list);
    expect((await listed('history')).bytes).toBeGreaterThan(0);
    expect(body.map(({ kind }: Retained) => kind)).toEqual(retentionKindNames);
    for (const { kind, bytes, rows: count } of body as Retained[])
      expect([kind, typeof bytes, typeof count]).toEqual(
        kind === 'trash' ? [kind, 'object', 'object'] : [kind, 'number', 'number'],
      );
  });

  test('rows are unknown until the database has counted them', async () => {
    const [table, insert] = rows['test-emails'] ?? ['', () => ''];
    await server.pool.unsafe(`truncate ${table}`);
    await server.pool.unsafe(insert('now()'));
    expect((await listed('test-emails')).rows).toBeNull();
    await server.pool.unsafe(`analyze ${table}`);
    expect((await listed('test-emails')).rows).toBe(1);
  });
});
