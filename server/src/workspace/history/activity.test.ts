import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import {
  activityEndpoints,
  trashEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { notePlace } from '../../platform/db/place.queries.ts';
import { untold } from '../../platform/history/told.ts';
import { buildFirm } from '../../showcase/delivery/showcase.testing.ts';

const server = withTestServer();
let adminId: number;
// Why: each test begins with an empty history, which is otherwise only added to.
beforeAll(async () => {
  await server.pool`alter table changes disable trigger user`;
});
beforeEach(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  await server.pool`update users set name = 'Ada Admin' where id = ${adminId}`;
  await server.pool`delete from changes`;
});

const asAdmin = <T>(change: (db: typeof server.pool) => Promise<T>) =>
  write(server.pool, adminId, (db) => change(db as typeof server.pool));

const planOf = async (statement: string) =>
  JSON.stringify(await server.pool.unsafe(`explain ${statement}`));

async function activity(query: Record<string, string | number> = {}) {
  const admin = server.as(adminId);
  // Why: the sign-in of the caller is an activity, too.
  await admin.call(authEndpoints.session);
  const { status, body } = await admin.call(activityEndpoints.list, { query });
  expect(status).toBe(200);
  return { ...body, nodes: body.nodes.filter(({ record, who }) => record || who !== 'Masthead') };
}

const said = ({ nodes }: Awaited<ReturnType<typeof activity>>) =>
  nodes.map(({ who, does, record }) =>
    [who, does, record?.noun, record?.title].filter(Boolean).join(' '),
  );

describe('activity', () => {
  test('says in a sentence who did what to which record, newest first', async () => {
    const site = await buildSite(server.pool, { city: 'Waco' });
    const userId = await buildUser(server.pool, { username: 'nina' });
    await server.pool`delete from changes`;
    await asAdmin((db) => db`update sites set url = 'https://b.example' where id = ${site.id}`);
    await asAdmin((db) => db`insert into user_roles (user_id, name) values (${userId}, 'editor')`);
    await asAdmin((db) => db`update users set password_hash = 'hash-canary' where id = ${userId}`);
    await server.pool`delete from users where id = ${userId}`;
    const page = await activity();
    expect(said(page)).toEqual([
      `Masthead removed the role Editor from user No. ${userId}`,
      'Masthead deleted user Person nina',
      `Ada Admin changed user No. ${userId}`,
      `Ada Admin added the role Editor to user No. ${userId}`,
      'Ada Admin changed site CityBeat Waco',
    ]);
    expect(page.nodes.at(-1)).toMatchObject({
      record: { kind: 'site', screen: 'siteEdit', id: String(site.id) },
      differences: [{ field: 'URL', after: 'https://b.example' }],
    });
    expect(JSON.stringify(page)).not.toContain('canary');
  });

  test('shows every table with a history as a record or a part, or gives the reason not to', async () => {
    const tables = await server.pool<{ name: string }[]>`
      select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'record_inserts'`;
    const told = allKinds.flatMap(({ table, parts = [] }) => [
      table,
      ...parts.map((part) => part.table),
    ]);
    const names = tables.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !told.includes(name)).sort()).toEqual(Object.keys(untold).sort());
  });

  test('leaves out internal changes', async () => {
    await notePlace(server.pool);
    await server.pool`update database_place set noted_at = now()`;
    expect(said(await activity())).toEqual([]);
  });

  test('names imports by their file, and resets and test emails by their recipients', async () => {
    const siteId = (await buildSite(server.pool)).id;
    const rita = await buildUser(server.pool, { username: 'rita' });
    const digest = await buildDigest(server.pool, { siteId, subject: 'Rain' });
    await server.pool`delete from changes`;
    await asAdmin(
      (db) =>
        db`insert into imports (kind, file_name, state) values ('listings', 'homes.csv', 'uploading')`,
    );
    for (const state of ['checking', 'checked', 'running', 'done', 'undoing', 'undone'])
      await asAdmin((db) => db`update imports set state = ${state}`);
    await asAdmin(
      (db) => db`insert into test_emails (user_id, campaign_id) values (${adminId}, ${digest})`,
    );
    await server.pool`insert into password_resets (user_id, token_hash, expires_at) values (${rita}, 'x', now())`;
    await server.pool`update password_resets set used_at = now()`;
    const page = await activity();
    expect(said(page)).toEqual([
      'Masthead sent a password reset link to user Person rita',
      'Ada Admin sent a test of daily digest Rain',
      'Ada Admin undid import homes.csv',
      'Ada Admin finished import homes.csv',
    ]);
    expect(said(await activity({ kind: 'import' }))).toHaveLength(2);
    expect(said(await activity({ kind: 'user', id: rita }))).toHaveLength(1);
  });

  test('uses a verb of its own for each change of state', async () => {
    const siteId = (await buildSite(server.pool)).id;
    const post = await buildNewsItem(server.pool, { siteId, headline: 'Tacos', status: 5 });
    await server.pool`delete from changes`;
    await asAdmin((db) => db`update news_items set status = 0 where id = ${post}`);
    await asAdmin((db) => db`update news_items set status = 2 where id = ${post}`);
    await asAdmin(
      (db) => db`update news_items set status = 5, headline = 'Fajitas' where id = ${post}`,
    );
    expect(said(await activity())).toEqual([
      'Ada Admin made a draft of post Fajitas',
      'Ada Admin unlisted post Fajitas',
      'Ada Admin published post Fajitas',
    ]);
  });

  test('folds the sign-ins of a day into one row, which the filter of sign-ins expands', async () => {
    const people = [
      await buildUser(server.pool, { username: 'ben' }),
      await buildUser(server.pool, { username: 'cem' }),
    ];
    await server.pool`delete from changes`;
    let made = 0;
    const signIn = (who: number, at: string) =>
      write(server.pool, who, async (db) => {
        made += 1;
        await db`insert into sessions (token_hash, user_id, expires_at) values (${`fold ${made}`}, ${who}, now())`;
        await db`update changes set at = ${at}::text::timestamptz where id = (select max(id) from changes)`;
      });
    const [ben = 0, cem = 0] = people;
    for (const at of ['2026-03-02T15:00Z', '2026-03-02T16:00Z', '2026-03-03T05:30Z'])
      await signIn(ben, at);
    await signIn(cem, '2026-03-02T17:00Z');
    // The day after, in Texas.
    await signIn(cem, '2026-03-03T06:30Z');
    const told = async (query: Record<string, string | number>) =>
      (await activity({ to: '2026-03-31', ...query })).nodes.map(
        ({ who, does, count }) => `${who} ${does} ${count}`,
      );
    expect(await told({})).toEqual(['Person cem signed in 1', '2 people signed in 4']);
    expect(await told({ person: ben })).toEqual(['Person ben signed in 3']);
    expect(await told({ action: 'sessions', from: '2026-03-02', to: '2026-03-02' })).toHaveLength(
      4,
    );
  });

  test('names both people for sign-ins and views as someone else', async () => {
    const person = await buildUser(server.pool, { username: 'vera' });
    await server.pool`delete from changes`;
    const admin = server.as(adminId);
    await server.pool`insert into sessions (token_hash, user_id, user_agent, expires_at) values ('h', ${person}, 'Firefox', now())`;
    const [signedIn] = (
      await server.as(adminId).call(activityEndpoints.list, { query: { action: 'sessions' } })
    ).body.nodes.filter(({ differences }) => differences.length > 0);
    expect(signedIn).toMatchObject({
      does: 'signed in',
      record: null,
      differences: [{ field: 'Browser', before: null, after: 'Firefox', isHidden: false }],
    });
    const view = await admin.call(viewAsEndpoints.begin, { body: { userId: person } });
    await server.withToken(view.body.access_token).call(authEndpoints.logout);
    await admin.call(authEndpoints.logout);
    expect(said(await activity({ action: 'sessions' }))).toEqual([
      'Ada Admin signed out',
      'Ada Admin as Person vera stopped viewing as Person vera',
      'Ada Admin started viewing as Person vera',
    ]);
  });

  test('filters by person, kind, record, action and day in Central Time', async () => {
    const [one, other] = [await buildSite(server.pool), await buildSite(server.pool)];
    const userId = await buildUser(server.pool, { roles: ['editor'], username: 'omar' });
    const organization = await buildOrganization(server.pool, { name: 'Gone Homes' });
    await server.pool`delete from changes`;
    for (const { id } of [one, other])
      await asAdmin((db) => db`update sites set url = 'https://c.example' where id = ${id}`);
    await server.pool`delete from user_roles where user_id = ${userId}`;
    await asAdmin(
      (db) => db`update organizations set deleted_at = now() where id = ${organization}`,
    );
    await asAdmin(
      (db) => db`update organizations set deleted_at = null where id = ${organization}`,
    );
    const count = async (query: Record<string, string | number>) =>
      said(await activity(query)).length;
    expect(await count({ person: adminId })).toBe(4);
    expect(said(await activity({ person: 0 }))).toEqual([
      'Masthead removed the role Editor from user Person omar',
    ]);
    expect(await count({ kind: 'site' })).toBe(2);
    expect(await count({ kind: 'site', id: one.id })).toBe(1);
    expect(await count({ kind: 'user', id: userId })).toBe(1);
    expect(await count({ kind: 'user' })).toBe(1);
    expect(said(await activity({ action: 'deleted' }))).toEqual(
      [
        'Ada Admin deleted organization Gone Homes',
        'Masthead removed the role Editor from user Person omar',
      ].sort((a) => (a.startsWith('Ada') ? -1 : 1)),
    );
    expect(said(await activity({ action: 'restored' }))).toEqual([
      'Ada Admin restored organization Gone Homes',
    ]);
    expect(await count({ action: 'changed' })).toBe(2);
    const day = today(new Date());
    expect(await count({ kind: 'site', from: day, to: day })).toBe(2);
    expect(await count({ kind: 'site', to: addDays(day, -1) })).toBe(0);
    // 05:59 UTC in winter is the evening before in Texas.
    await server.pool`update changes set at = '2026-01-11T05:59:00Z' where table_name = 'sites' and record_id = ${String(one.id)}`;
    expect(await count({ kind: 'site', from: '2026-01-10', to: '2026-01-10' })).toBe(1);
    expect(await count({ kind: 'site', from: '2026-01-11', to: '2026-01-11' })).toBe(0);
  });

  test('keeps emails of other kinds out of the daily digests', async () => {
    const siteId = (await buildSite(server.pool)).id;
    const [digest, alert] = [
      await buildDigest(server.pool, { siteId }),
      await buildDigest(server.pool, { siteId }),
    ];
    await server.pool`update campaigns set kind = 'promo-alert' where id = ${alert}`;
    const { nodes } = await activity({ kind: 'daily-digest' });
    expect(new Set(nodes.map(({ record }) => record?.id))).toEqual(new Set([String(digest)]));
  });

  test('names the kind of an email, with what was accepted on it', async () => {
    const siteId = (await buildSite(server.pool)).id;
    const [digest, alert] = [
      await buildDigest(server.pool, { siteId, subject: 'Rain' }),
      await buildDigest(server.pool, { siteId, subject: 'Two for one' }),
    ];
    await server.pool`update campaigns set kind = 'promo-alert' where id = ${alert}`;
    await server.pool`delete from changes`;
    for (const id of [digest, alert])
      await asAdmin(
        (db) => db`insert into accepted_warnings (campaign_id, rule, about, reason)
                   values (${id}, 'no utm', '', 'As agreed')`,
      );
    const title = JSON.stringify({ photoLink: 'https://inn.net' });
    await asAdmin(
      (db) => db`update campaigns set content = ${title}::text::jsonb where id = ${alert}`,
    );
    const all = await activity();
    const accepted = 'Ada Admin accepted a warning (“As agreed”) on';
    expect(said(all)).toEqual([
      'Ada Admin changed promo alert Two for one',
      `${accepted} promo alert Two for one`,
      `${accepted} daily digest Rain`,
    ]);
    expect(all.nodes.map(({ record }) => record?.screen)).toEqual([
      'promoAlertEdit',
      'promoAlertEdit',
      'dailyDigestEdit',
    ]);
    expect(all.nodes[0]?.differences.map(({ field }) => field)).toContain('Photo link');
    expect(said(await activity({ kind: 'daily-digest' }))).toEqual([
      `${accepted} daily digest Rain`,
    ]);
  });

  test('pages by position, although many changes share a timestamp', async () => {
    await server.pool`insert into changes (table_name, record_id, action, actor_id, at, after)
      select 'sites', n::text, 'insert', ${adminId}, '2020-01-01T00:00:00.123456Z', '{}' from generate_series(1, 75) n`;
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof activity>> = await activity({
        to: '2020-12-31',
        ...(next !== null && { before: next }),
      });
      seen.push(...page.nodes.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen).toHaveLength(75);
    expect(new Set(seen).size).toBe(75);
  });

  describe('work on many records', () => {
    const addListings = (firmId: number, count: number) =>
      asAdmin(
        (db) => db`insert into listings (showcase_firm_id, type, description1, url, image_url)
                   select ${firmId}, 'Product', 'Thing ' || n, 'https://e.example', '' from generate_series(1, ${count}) n`,
      );
    const told = async (query: Record<string, string | number> = {}) =>
      (await activity(query)).nodes.map(
        ({ who, does, record, count }) => `${who} ${does} ${count} ${record?.noun}`,
      );

    test('is one row with a count, below which another person’s action stays visible', async () => {
      const site = await buildSite(server.pool);
      const firmId = await buildFirm(server.pool);
      await server.pool`delete from changes`;
      await server.pool`update sites set url = 'https://d.example' where id = ${site.id}`;
      await addListings(firmId, 100);
      expect(await told()).toEqual(['Ada Admin added 100 listing', 'Masthead changed 1 site']);
      expect(await told({ kind: 'listing', action: 'added', person: adminId })).toHaveLength(1);
      expect(await told({ kind: 'listing', action: 'deleted' })).toEqual([]);
    });

    test('expands page by page, newest first, and each record keeps its own history', async () => {
      await addListings(await buildFirm(server.pool), 70);
      const [row] = (await activity({ kind: 'listing' })).nodes;
      const titles: string[] = [];
      let next: number | null = null;
      do {
        const page: Awaited<ReturnType<typeof activity>> = await activity({
          of: row?.id ?? 0,
          ...(next !== null && { before: next }),
        });
        expect(page.nodes.every(({ count }) => count === 1)).toBe(true);
        titles.push(...page.nodes.map(({ record }) => record?.title ?? ''));
        next = page.next;
      } while (next !== null);
      expect([titles.length, new Set(titles).size]).toEqual([70, 70]);
      expect(titles.at(-1)).toBe(row?.record?.title);
      const [last] = (await activity({ of: row?.id ?? 0 })).nodes;
      const id = last?.record?.id ?? '';
      expect(await told({ kind: 'listing', id })).toEqual(['Ada Admin added 1 listing']);
    });

    test('of three records or fewer is shown one by one; alternating added and changed make two rows', async () => {
      const firmId = await buildFirm(server.pool);
      await server.pool`delete from changes`;
      await addListings(firmId, 3);
      expect(await told()).toEqual(Array(3).fill('Ada Admin added 1 listing'));
      await server.pool`delete from changes`;
      await asAdmin(async (db) => {
        for (let times = 0; times < 5; times += 1) {
          await db`insert into listings (showcase_firm_id, type, description1, url, image_url)
                   values (${firmId}, 'Product', ${`New ${times}`}, 'https://e.example', '')`;
          await db`update listings set line1 = ${`Line ${times}`} where showcase_firm_id = ${firmId}
                     and description1 = ${`New ${times}`}`;
        }
      });
      expect(await told()).toEqual(['Ada Admin changed 5 listing', 'Ada Admin added 5 listing']);
    });
  });

  test('rejects wrong filters with a message', async () => {
    const refusal = async (query: Record<string, string>) => {
      const { status, error } = await server.as(adminId).call(activityEndpoints.list, { query });
      return [status, error.message[0]];
    };
    expect(await refusal({ kind: 'sites' })).toEqual([400, 'This kind of record does not exist']);
    expect(await refusal({ id: '1' })).toEqual([400, 'An id requires the kind of its record']);
    expect(await refusal({ from: 'soon' })).toEqual([400, 'from must be a day']);
    expect(await refusal({ action: 'drop' })).toEqual([400, 'This action does not exist']);
  });

  test('finds each page among many changes by an index', async () => {
    await server.pool`insert into changes (table_name, record_id, action, actor_id, at, after)
      select 'sites', n::text, 'insert', null, now() - n * interval '1 second', '{}' from generate_series(1, 20000) n`;
    await server.pool`analyze changes`;
    const plans = await Promise.all(
      [
        `true and (at, id) < (now()::timestamptz, 5)`,
        `table_name = 'sites'`,
        `actor_id = ${adminId}`,
        `(action = 'delete' or before ? 'deleted_at')`,
      ].map((condition) =>
        planOf(
          `select * from changes where ${condition} and nth = 1 order by at desc, id desc limit 31`,
        ),
      ),
    );
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  test('reads nothing of the previous steps of a long job', async () => {
    const firmId = await buildFirm(server.pool);
    const read = await asAdmin(async (db) => {
      await db`select set_config('masthead.work', '-9', true)`;
      await db`set local plan_cache_mode = force_custom_plan`;
      const add = (count: number) => db`
        insert into listings (showcase_firm_id, type, description1, url, image_url)
        select ${firmId}, 'Product', 'Thing ' || n, 'https://e.example', '' from generate_series(1, ${count}) n`;
      const rowsRead = async () => {
        const [row] = await db<{ n: number }[]>`
          select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'changes'`;
        return row?.n ?? Number.NaN;
      };
      await add(2000);
      const before = await rowsRead();
      await add(1);
      return (await rowsRead()) - before;
    });
    expect(read).toBeLessThan(10);
  });
});

describe('the trash', () => {
  test('lists deleted records of every kind, with who and when, and restores them', async () => {
    const siteId = (await buildSite(server.pool)).id;
    const organization = await buildOrganization(server.pool, { name: 'Acme' });
    const digest = await buildDigest(server.pool, { siteId });
    const post = await buildNewsItem(server.pool, { siteId, headline: 'Gone post', status: 0 });
    await asAdmin(async (db) => {
      await db`update organizations set deleted_at = '2026-11-01T00:00:01Z' where id = ${organization}`;
      await db`update campaigns set deleted_at = '2026-11-01T00:00:02Z' where id = ${digest}`;
      await db`update news_items set status_before_delete = status, status = 4, deleted_at = '2026-11-01T00:00:03Z' where id = ${post}`;
    });
    const admin = server.as(adminId);
    const all = await admin.call(trashEndpoints.list);
    expect(all.body.totalCount).toBe(3);
    expect(all.body.nodes.map(({ kind, id, deletedBy }) => [kind, id, deletedBy])).toEqual([
      ['post', String(post), 'Ada Admin'],
      ['daily-digest', String(digest), 'Ada Admin'],
      ['organization', String(organization), 'Ada Admin'],
    ]);
    expect(all.body.nodes[0]).toMatchObject({
      title: 'Gone post',
      deletedAt: '2026-11-01T00:00:03.000Z',
    });
    const second = await admin.call(trashEndpoints.list, { query: { limit: 1, offset: 1 } });
    expect([second.body.totalCount, second.body.nodes[0]?.kind]).toEqual([3, 'daily-digest']);
    const ofKind = await admin.call(trashEndpoints.list, { query: { kind: 'organization' } });
    expect([ofKind.body.totalCount, ofKind.body.nodes[0]?.title]).toEqual([1, 'Acme']);

    for (const { kind, id, title } of all.body.nodes) {
      const restored = await admin.call(trashEndpoints.restore, { body: { kind, id } });
      expect([restored.status, restored.body]).toEqual([200, { title }]);
    }
    expect((await admin.call(trashEndpoints.list)).body.totalCount).toBe(0);
    const [row] = await server.pool`select status, deleted_at from news_items where id = ${post}`;
    expect(row).toMatchObject({ status: 0, deletedAt: null });
  });

  test('distinguishes records with the same title', async () => {
    const site = await buildSite(server.pool, { city: 'Tyler' });
    for (const amount of [40, 90])
      await server.pool`insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, deleted_at)
        values (${adminId}, ${adminId}, ${site.id}, 'Other', 'Photographs', '2026-11-01', ${amount}, now())`;
    const { body } = await server
      .as(adminId)
      .call(trashEndpoints.list, { query: { kind: 'invoice' } });
    expect(body.nodes.map(({ detail }) => detail).sort()).toEqual([
      'Ada Admin · 2026-11-01 · $40.00',
      'Ada Admin · 2026-11-01 · $90.00',
    ]);
  });

  test('rejects restoring what is not deleted, does not exist or has an unknown kind', async () => {
    const id = await buildOrganization(server.pool);
    const restore = async (body: object) => {
      const { status, error } = await server.as(adminId).call(trashEndpoints.restore, { body });
      return [status, error.message[0]];
    };
    for (const wrong of [String(id), '999999', 'x', '99999999999'])
      expect(await restore({ kind: 'organization', id: wrong })).toEqual([
        404,
        'This record does not exist.',
      ]);
    expect(await restore({ kind: 'session', id: '1' })).toEqual([
      400,
      'This kind of record does not exist',
    ]);
  });

  test('rejects a restore and says so if the name is taken', async () => {
    const id = await buildOrganization(server.pool, { name: 'Twice' });
    await server.pool`update organizations set deleted_at = now() where id = ${id}`;
    await buildOrganization(server.pool, { name: 'Twice' });
    const { status, error } = await server
      .as(adminId)
      .call(trashEndpoints.restore, { body: { kind: 'organization', id: String(id) } });
    expect([status, error.message]).toEqual([
      409,
      ['Another organization now has this name. Rename that one, then restore this one.'],
    ]);
    const [row] = await server.pool`select deleted_at from organizations where id = ${id}`;
    expect(row?.deletedAt).not.toBeNull();
  });
});
