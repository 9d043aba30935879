import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdConnection } from '../../../test/database.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { changesOf } from './changes.testing.ts';
import { write } from './client.ts';
import { sharedSecret } from './secrets.queries.ts';

const server = withTestServer();

describe('no table is forgotten', () => {
  test('every table is recorded, or is exempt with a reason', async () => {
    const rows = await server.pool<{ name: string; isRecorded: boolean; reason: string | null }[]>`
      select c.relname as name, e.reason,
             (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
                 and (t.tgname, t.tgtype) in (('record_inserts', 4), ('record_deletes', 8), ('record_updates', 16))) = 3
               as is_recorded
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
    expect((await changesOf(server.pool, 'later', 1)).map((change) => change.action)).toEqual([
      'insert',
      'update',
      'delete',
    ]);
    await server.pool`drop table later`;
  });

  test('every recorded table has an id to find its changes by', async () => {
    const tables = await server.pool<{ name: string; hasId: boolean }[]>`
      select c.relname as name,
             exists (select from pg_attribute a join pg_index i on i.indrelid = c.oid and i.indisprimary
                      where a.attrelid = c.oid and a.attname = 'id' and i.indkey::text = a.attnum::text) as has_id
        from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'record_inserts'`;
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ hasId }) => !hasId)).toEqual([]);
  });

  test('every table with a version counts it', async () => {
    const rows = await server.pool<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'version'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_record')`;
    // Those remember the version of a record; a saved view has no history and counts its own.
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'invoice_export_rows',
      'news_item_act_rows',
      'saved_views',
    ]);
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
    const [inserted, updated, deleted] = await changesOf(server.pool, 'authors', id);
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
    const changes = await changesOf(server.pool, 'sites', site.id);
    expect(changes.map((change) => change.actorId)).toEqual([null, null, null]);
  });

  test('the person of one write is not the person of the next one on the same connection', async () => {
    const { pool } = server;
    const editor = await buildStaff(pool, 'editor');
    const site = await buildSite(pool);
    const connection = await holdConnection(pool);
    try {
      await connection.db`begin`;
      await connection.db`select set_config('masthead.actor', ${String(editor)}, true)`;
      await connection.db`update sites set url = 'https://a.example' where id = ${site.id}`;
      await connection.db`commit`;
      await connection.db`update sites set url = 'https://b.example' where id = ${site.id}`;
    } finally {
      connection.release();
    }
    expect(
      (await changesOf(server.pool, 'sites', site.id)).map((change) => change.actorId),
    ).toEqual([null, editor, null]);
  });

  test('a statement of many rows leaves a change for each row that has changed, with what it was', async () => {
    const { pool } = server;
    await pool`insert into authors (name, title) select 'Many ' || n, 'Critic' from generate_series(1, 3) n`;
    // One changes its title, one stays as it is, one is added by the same statement.
    await pool`
      insert into authors (id, name, title)
      select id, name, case name when 'Many 1' then 'Editor' else title end from authors where name like 'Many %'
      union all select 900000, 'Many 4', null
      on conflict (id) do update set title = excluded.title`;
    await pool`delete from authors where name like 'Many %'`;
    const rows = await pool<{ told: string }[]>`
      select coalesce(after, before) ->> 'name' as name, action,
             concat_ws(' ', action, before ->> 'title', after ->> 'title') as told
        from changes where table_name = 'authors' and record_id in (
             select record_id from changes where coalesce(after, before) ->> 'name' like 'Many %') order by record_id::int, id`;
    const gone = ['insert Critic', 'delete Critic'];
    const changed = ['insert Critic', 'update Critic Editor', 'delete Editor'];
    expect(rows.map(({ told }) => told)).toEqual([
      ...changed,
      ...gone,
      ...gone,
      'insert',
      'delete',
    ]);
  });

  test('no plan kept from statements of one row compares each row of a large one with each', async () => {
    const [row] = await server.pool<{ settings: string[] }[]>`
      select proconfig as settings from pg_proc where proname = 'record_changes'`;
    expect(row?.settings).toContain('enable_nestloop=off');
  });

  test('what goes with a record that is deleted is in the history too', async () => {
    const { pool } = server;
    const id = await buildStaff(pool, 'editor');
    const [role] = await pool<{ id: number }[]>`select id from user_roles where user_id = ${id}`;
    await pool`delete from users where id = ${id}`;
    expect(
      (await changesOf(server.pool, 'user_roles', role?.id ?? 0)).map(({ action }) => action),
    ).toEqual(['insert', 'delete']);
  });

  test('a write that is taken back leaves no change behind', async () => {
    const { pool } = server;
    const site = await buildSite(pool);
    const failing = write(pool, null, async (db) => {
      await db`update sites set url = 'https://gone.example' where id = ${site.id}`;
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await changesOf(server.pool, 'sites', site.id)).toHaveLength(1);
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
    const [, changed] = await changesOf(server.pool, 'users', id);
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
        join pg_trigger t on t.tgrelid = r.oid and t.tgname = 'record_inserts'
       where c.table_schema = 'public' and c.column_name ~ '(password|hash|token|secret|signature|(^|_)key$)'
         and not exists (select from history_columns h where h.table_name = c.table_name
                            and h.column_name = c.column_name and h.treatment = 'secret')`;
    // What an import knows a post or listing by is no secret, nor what a file is known again by, nor the address of a photo.
    expect(rows.map((row) => row.column).sort()).toEqual([
      'images.content_hash',
      'listings.external_key',
      'news_items.external_key',
      'photos.content_hash',
      'photos.key',
    ]);
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
        select to_jsonb(n) - (
                 select array_agg(column_name) from history_columns
                  where table_name = 'news_items' and treatment = 'derived') as whole
          from news_items n where id = ${id}`;
      const replayed: Record<string, unknown> = {};
      for (const change of await changesOf(server.pool, 'news_items', id)) {
        expect(replayed).toMatchObject(change.before ?? {});
        Object.assign(replayed, change.after);
      }
      expect(replayed).toEqual(row?.whole);
    }),
    { numRuns: 40 },
  );
});
