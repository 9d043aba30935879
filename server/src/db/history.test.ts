import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { buildDigest, buildReadyDigest, buildSite } from '../campaigns/campaigns.testing.ts';
import { buildNewsItem } from '../news-items/news-items.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';
import { write } from './client.ts';
import { sharedSecret } from './secrets.queries.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Change {
  action: string;
  actorId: number | null;
  at: Date;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const changesOf = (table: string, id: number | string) =>
  server.pool<Change[]>`
    select action, actor_id, at, before, after from changes
     where table_name = ${table} and record_id = ${String(id)} order by id`;

describe('no table is forgotten', () => {
  test('every table is recorded, or is exempt with a reason', async () => {
    const rows = await server.pool<{ name: string; isRecorded: boolean; reason: string | null }[]>`
      select c.relname as name, e.reason,
             exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'record_change'
                        and t.tgenabled = 'O' and t.tgtype = 1 | 4 | 8 | 16) as is_recorded
        from pg_class c left join history_exempt e on e.table_name = c.relname
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;
    expect(rows.length).toBeGreaterThan(15);
    for (const { name, isRecorded, reason } of rows)
      expect(isRecorded ? 'recorded' : (reason ?? 'forgotten'), name).not.toMatch(/^(forgotten|)$/);
    for (const name of [
      'users',
      'user_roles',
      'organizations',
      'sessions',
      'sites',
      'news_items',
      'campaigns',
      'email_templates',
      'audiences',
      'subscribers',
      'mailings',
    ])
      expect(rows.find((row) => row.name === name)?.isRecorded, name).toBe(true);
  });

  test('a table that a later migration makes is recorded too', async () => {
    await server.pool`create table later (id integer primary key, name text, version integer not null default 1,
      updated_at timestamptz, updated_by integer)`;
    await server.pool`select attach_history()`;
    await server.pool`insert into later (id, name) values (1, 'a')`;
    await server.pool`update later set name = 'b'`;
    await server.pool`delete from later`;
    expect((await changesOf('later', 1)).map((change) => change.action)).toEqual([
      'insert',
      'update',
      'delete',
    ]);
    await server.pool`drop table later`;
  });

  test('every recorded table has an id to find its changes by', async () => {
    const without = await server.pool`
      select c.relname from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'record_change'
       where not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id')`;
    expect([...without]).toEqual([]);
  });

  test('every table with a version counts it', async () => {
    const rows = await server.pool<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'version'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_record')`;
    expect([...rows]).toEqual([]);
  });
});

describe('what a change holds', () => {
  test('who, when, and before and after of an insert, an update and a delete', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const started = new Date();
    const id = await write(pool, editor, async (db) => {
      const [row] = await db<
        { id: number }[]
      >`insert into authors (name, title) values ('Ana Ruiz', 'Critic') returning id`;
      return row?.id ?? 0;
    });
    await write(pool, editor, (db) => db`update authors set title = 'Editor' where id = ${id}`);
    await write(pool, editor, (db) => db`delete from authors where id = ${id}`);
    const [inserted, updated, deleted] = await changesOf('authors', id);
    expect(inserted).toMatchObject({ action: 'insert', actorId: editor, before: null });
    expect(inserted?.after).toMatchObject({ id, name: 'Ana Ruiz', title: 'Critic', version: 1 });
    expect(updated).toMatchObject({ action: 'update', actorId: editor });
    expect(updated?.before).toMatchObject({ title: 'Critic', version: 1 });
    expect(updated?.after).toMatchObject({ title: 'Editor', version: 2, updated_by: editor });
    expect(updated?.after).not.toHaveProperty('name');
    expect(deleted).toMatchObject({ action: 'delete', actorId: editor, after: null });
    expect(deleted?.before).toMatchObject({ id, name: 'Ana Ruiz', title: 'Editor', version: 2 });
    for (const change of [inserted, updated, deleted])
      expect(Number(change?.at)).toBeGreaterThanOrEqual(started.getTime() - 1000);
  });

  test('a write without a person is the product’s own', async () => {
    const { pool } = server;
    const site = await buildSite(pool);
    await write(
      pool,
      null,
      (db) => db`update sites set url = 'https://new.example' where id = ${site.id}`,
    );
    await pool`update sites set url = 'https://newer.example' where id = ${site.id}`;
    const changes = await changesOf('sites', site.id);
    expect(changes.map((change) => change.actorId)).toEqual([null, null, null]);
  });

  test('the person of one write is not the person of the next one on the same connection', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const site = await buildSite(pool);
    const connection = await pool.reserve();
    try {
      await connection`begin`;
      await connection`select set_config('masthead.actor', ${String(editor)}, true)`;
      await connection`update sites set url = 'https://a.example' where id = ${site.id}`;
      await connection`commit`;
      await connection`update sites set url = 'https://b.example' where id = ${site.id}`;
    } finally {
      connection.release();
    }
    expect((await changesOf('sites', site.id)).map((change) => change.actorId)).toEqual([
      null,
      editor,
      null,
    ]);
  });

  test('a write that is taken back leaves no change behind', async () => {
    const { pool } = server;
    const site = await buildSite(pool);
    const failing = write(pool, null, async (db) => {
      await db`update sites set url = 'https://gone.example' where id = ${site.id}`;
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await changesOf('sites', site.id)).toHaveLength(1);
  });

  test('secrets are never copied, however they are written', async () => {
    const { pool } = server;
    const canary = 'canary-3f9a';
    const id = await buildUser(pool, { passwordHash: `${canary}-one` });
    await pool`update users set password_hash = ${`${canary}-two`} where id = ${id}`;
    await pool`update users set password_hash = null where id = ${id}`;
    await pool`update users set password_hash = ${`${canary}-three`}, name = 'Renamed' where id = ${id}`;
    const bytes = Buffer.from(canary);
    await pool`insert into sessions (token_hash, user_id, expires_at) values (${bytes}, ${id}, now())`;
    await pool`update sessions set ended_at = now() where token_hash = ${bytes}`;
    await pool`insert into secrets (id, value) values ('canary', ${canary})`;
    const key = await sharedSecret(pool, 'links');
    await pool`delete from users where id = ${id}`;
    const leaked = await pool`
      select table_name from changes
       where concat(before, after) like any(${[canary, bytes.toString('hex'), bytes.toString('base64'), key].map((word) => `%${word}%`)})`;
    expect([...leaked]).toEqual([]);
    const [, changed] = await changesOf('users', id);
    expect([changed?.before?.password_hash, changed?.after?.password_hash]).toEqual([
      '(hidden)',
      '(hidden)',
    ]);
  });

  test('every column that sounds like a secret is treated as one', async () => {
    const rows = await server.pool<{ column: string }[]>`
      select c.table_name || '.' || c.column_name as column
        from information_schema.columns c
        join pg_class r on r.relname = c.table_name and r.relkind = 'r'
        join pg_trigger t on t.tgrelid = r.oid and t.tgname = 'record_change'
       where c.table_schema = 'public' and c.column_name ~ '(password|hash|token|secret|signature|(^|_)key$)'
         and not exists (select from history_columns h where h.table_name = c.table_name
                            and h.column_name = c.column_name and h.treatment = 'secret')`;
    // What an import knows a post or listing by is no secret.
    expect(rows.map((row) => row.column).sort()).toEqual([
      'listings.external_key',
      'news_items.external_key',
    ]);
  });
});

describe('the version of a record', () => {
  test('counts up by one on a real change, and stays on a save that changes nothing', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const id = await buildNewsItem(pool, { siteId: (await buildSite(pool)).id });
    const versionAfter = async (change: object) => {
      await write(
        pool,
        editor,
        (db) => db`update news_items set ${db({ ...change })} where id = ${id}`,
      );
      const [row] = await pool<
        { version: number; updatedBy: number | null }[]
      >`select version, updated_by from news_items where id = ${id}`;
      return row?.version;
    };
    expect(await versionAfter({ headline: 'One' })).toBe(2);
    expect(await versionAfter({ headline: 'One' })).toBe(2);
    expect(await versionAfter({ internalTags: ['promoted'] })).toBe(3);
    expect(await versionAfter({ internalTags: ['promoted'], headline: 'One' })).toBe(3);
    expect(await versionAfter({ lastPublishedAt: new Date('2027-02-01T00:00:00Z') })).toBe(4);
    // Derived columns are no change of the record, and nobody sets the version by hand.
    expect(await versionAfter({ byline: 'Somebody' })).toBe(4);
    expect(await versionAfter({ version: 99 })).toBe(5);
    expect(
      (await changesOf('news_items', id)).filter((change) => change.action === 'update'),
    ).toHaveLength(4);
  });

  test('a record of a campaign says who changed it last', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const id = await buildDigest(pool, { siteId: (await buildSite(pool)).id });
    const client = server.as(editor);
    const { body } = await client.call(dailyDigestEndpoints.get, { params: { id } });
    const saved = await client.call(dailyDigestEndpoints.update, {
      body: { ...body, subject: 'Another subject' },
    });
    const [person] = await pool<{ name: string }[]>`select name from users where id = ${editor}`;
    expect(saved.body).toMatchObject({ version: body.version + 1, updatedBy: person?.name });
    expect((await changesOf('campaigns', id)).at(-1)).toMatchObject({
      actorId: editor,
      before: { subject: 'The best of today' },
      after: { subject: 'Another subject' },
    });
  });
});

describe('two people save one record (decisions 11)', () => {
  async function opened() {
    const { pool } = server;
    const organizationId = await buildOrganization(pool, { isOwner: true });
    const ids = [
      await buildUser(pool, {
        organizationId,
        roles: ['editor'],
        username: `maria${organizationId}`,
      }),
      await buildUser(pool, {
        organizationId,
        roles: ['editor'],
        username: `jon${organizationId}`,
      }),
    ];
    const [maria, jon] = ids.map((id) => server.as(id));
    if (!maria || !jon) throw new Error('nobody');
    const { id } = await buildReadyDigest(pool);
    const { body: digest } = await maria.call(dailyDigestEndpoints.get, { params: { id } });
    return { maria, jon, digest, mariaIsCalled: `Person maria${organizationId}` };
  }

  test('the second is told who was first, nothing is overwritten, and may overwrite knowingly', async () => {
    const { maria, jon, digest, mariaIsCalled } = await opened();
    const first = await maria.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Maria was here' },
    });
    expect(first.status).toBe(200);
    const second = await jon.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Jon was here' },
    });
    expect(second.status).toBe(409);
    expect(second.error.message).toEqual([
      `${mariaIsCalled} changed this record after you opened it. Review the differences or overwrite.`,
    ]);
    expect(second.error.conflict).toEqual({
      version: first.body.version,
      changedBy: mariaIsCalled,
      changedAt: first.body.updatedAt,
    });
    const kept = await jon.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
    expect(kept.body.subject).toBe('Maria was here');
    const overwritten = await jon.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Jon was here', version: second.error.conflict?.version },
    });
    expect([overwritten.status, overwritten.body.subject]).toEqual([200, 'Jon was here']);
  });

  test('an old version cannot schedule either', async () => {
    const { maria, jon, digest } = await opened();
    await maria.call(dailyDigestEndpoints.update, {
      body: { ...digest, subject: 'Maria was here' },
    });
    const scheduled = await jon.call(dailyDigestEndpoints.schedule, { body: digest });
    expect(scheduled.status).toBe(409);
    const kept = await jon.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
    expect(kept.body).toMatchObject({
      subject: 'Maria was here',
      status: 'draft',
      isScheduled: false,
    });
  });

  test('a save without a version, or with one from the future, changes nothing', async () => {
    const { maria, digest } = await opened();
    const { version: _, ...without } = digest;
    const missing = await maria.call(dailyDigestEndpoints.update, {
      body: { ...without, subject: 'x' },
    });
    expect([missing.status, missing.error.message]).toEqual([
      400,
      ['This save carries no version. Load the record again and save it.'],
    ]);
    const ahead = await maria.call(dailyDigestEndpoints.update, {
      body: { ...digest, version: 99, subject: 'x' },
    });
    expect(ahead.status).toBe(409);
    const kept = await maria.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
    expect(kept.body).toEqual(digest);
  });

  test('of many saves at once exactly one wins, time after time', async () => {
    const { maria, jon, digest } = await opened();
    let version = digest.version;
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? maria : jon).call(dailyDigestEndpoints.update, {
            body: { id: digest.id, version, subject: `Round ${round} of ${index}` },
          }),
        ),
      );
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
      const { body } = await maria.call(dailyDigestEndpoints.get, { params: { id: digest.id } });
      expect(body.subject).toBe(won[0]?.body.subject);
      version = body.version;
    }
  });
});

test('replaying the history of a record gives the record, whatever was done to it', async () => {
  const { pool } = server;
  const siteId = (await buildSite(pool)).id;
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('', 'null', '(hidden)', '{}'),
  );
  const noNul = words.filter((word) => !word.includes('\0') && word.isWellFormed());
  const edit = fc.record(
    {
      headline: noNul.filter((word) => word !== ''),
      description: noNul,
      imageUrl: fc.option(noNul),
      totalViews: fc.nat(1_000_000),
      isStarred: fc.boolean(),
      internalTags: fc.array(noNul, { maxLength: 3 }),
      status: fc.constantFrom(0, 1, 2, 4, 5),
      scheduledAt: fc.option(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      ),
      byline: fc.option(noNul),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
      const id = await buildNewsItem(pool, { siteId });
      for (const fields of edits)
        if (Object.keys(fields).length > 0)
          await write(
            pool,
            null,
            (db) => db`update news_items set ${db({ ...fields })} where id = ${id}`,
          );
      const [row] = await pool<{ whole: object }[]>`
        select to_jsonb(n) - 'publication_at' - 'byline' as whole from news_items n where id = ${id}`;
      const replayed: Record<string, unknown> = {};
      for (const change of await changesOf('news_items', id)) {
        expect(replayed).toMatchObject(change.before ?? {});
        Object.assign(replayed, change.after);
      }
      expect(replayed).toEqual(row?.whole);
    }),
    { numRuns: 40 },
  );
});
