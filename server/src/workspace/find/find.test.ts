import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import { roles } from '@masthead/shared/platform/access/roles.ts';
import { importKindNames } from '@masthead/shared/platform/imports/import-kinds.ts';
import { folded } from '@masthead/shared/platform/values/folded.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import { findKinds, mayFind } from '@masthead/shared/workspace/find/find.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { listedOfKind } from '../../all-records.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { actingFor, theProduct } from '../../platform/access/rows.ts';
import { findRecords } from './find.queries.ts';

const server = withTestServer();
let owner: number;
let hills: number;
let lakes: number;
let admin: number;

const emails = ['daily-digest', 'hotw', 'promo-alert', 'news-alert'];

/** One record of every kind with the title 'Zebra'; the showcase ones twice, for two organizations. */
async function buildZebras() {
  const db = server.pool;
  await db`insert into sites (id, property, city, url, name) values (1, 'Zebra', 'Town', 'https://zebra.example', 'Z')`;
  await db`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, 'A Zebra walks in')`;
  await db`insert into news_items (site_id, type, status, headline, starts_at) values
    (1, 'event', 0, 'Zebra Night', '2026-12-06T01:00Z'), (1, 'charity', 0, 'Zebra Rescue', null),
    (1, 'place', 0, 'The Zebra Room', null)`;
  await db`insert into authors (name, title) values ('Zebra Writer', 'Staff writer')`;
  await db`insert into suppressions (email, reason) values ('zebra@example.com', 'complained')`;
  await db`insert into imports (kind, file_name, target, state, organization_id)
    select kind, 'zebras-' || kind || '.csv', 'Zebra', 'done', ${owner} from unnest(${importKindNames}::text[]) kind`;
  await db`insert into imports (kind, file_name, state, organization_id)
    values ('feed', 'zebra-that-nobody-started.xml', 'checked', ${owner})`;
  await db`insert into news_items (site_id, type, status, headline) values (1, 'article', 4, 'Zebra that is deleted')`;
  await db`insert into campaigns (kind, style, subject, site_id, utm, content)
    select kind, 'Any', 'Zebra mail', 1, '{"source":"s","medium":"m","campaign":"c"}', '{}' from unnest(${emails}::text[]) kind`;
  await db`insert into series (site_id, slug, name, headline, type) values (1, 'zebra', 'Zebra', 'Z', 'Series')`;
  await db`insert into photosets (name) values ('Zebras at dawn')`;
  await db`insert into photos (alt_tag, key, original, width, height)
    values ('Zebra', ${'zebra'.padEnd(20, 'a')}, '/x', 1, 1)`;
  await db`insert into email_templates (description, category, site_id, from_name, reply_to)
    values ('Zebra template', 'Daily Digest', 1, 'Z', 'z@example.com')`;
  await db`insert into audiences (id, site_id, name) values ('zebra', 1, 'Zebra readers')`;
  await db`insert into segments (audience_id, name, conditions) values ('zebra', 'Zebra lovers', '[]')`;
  for (const [organization, name] of [
    [hills, 'Zebra Hills'],
    [lakes, 'Zebra Lakes'],
  ] as const) {
    const [firm] = await db<{ id: number }[]>`
      insert into showcase_firms (name, organization_id) values (${name}, ${organization}) returning id`;
    const id = firm?.id ?? 0;
    await db`insert into representatives (showcase_firm_id, name) values (${id}, ${`${name} realtor`})`;
    await db`insert into listings (showcase_firm_id, type, description1, url, image_url)
      values (${id}, 'Product', ${`${name} house`}, 'https://a.example', '/images/a')`;
    const [slot] = await db<{ id: number }[]>`
      insert into ad_slots (start_date, end_date, title1) values ('2026-01-01', '2026-02-01', ${`${name} slot`}) returning id`;
    await db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${slot?.id ?? 0}, ${id}, 1)`;
  }
  await db`insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount)
    values (${admin}, ${admin}, 1, 'Other', 'Zebra photographs', '2026-11-01', 90)`;
  await db`update users set name = 'Zebra Person' where id = ${admin}`;
  await db`update organizations set name = 'Zebra Media' where id = ${owner}`;
}

beforeAll(async () => {
  admin = await buildStaff(server.pool, 'admin');
  const [row] = await server.pool<
    { id: number }[]
  >`select id from organizations where is_owner limit 1`;
  owner = row?.id ?? 0;
  hills = await buildOrganization(server.pool, { name: 'Hills' });
  lakes = await buildOrganization(server.pool, { name: 'Lakes' });
  await buildZebras();
});

async function find(userId: number, text: string) {
  const { status, body } = await server.as(userId).call(findEndpoints.find, { query: { text } });
  expect(status).toBe(200);
  return body;
}
const kindsOf = (groups: { kind: string }[]) => groups.map(({ kind }) => kind).sort();

describe('access', () => {
  test('an admin finds every kind', async () => {
    expect(kindsOf(await find(admin, 'zebra'))).toEqual([...findKinds].sort());
  });

  const showcase: string[] = ['firm', 'representative', 'listing', 'ad-slot'];
  test.each([
    [
      'editor',
      ['article', 'author', 'charity', ...emails, 'event', 'import-feed', 'invoice', 'series'],
    ],
    ['author', ['article', 'author']],
    ['email-campaign', emails],
    ['events', ['event']],
    ['firm', ['firm']],
    ['listing', ['listing']],
    ['rep', ['representative']],
    ['ad-slot', ['ad-slot']],
  ] as const)('the role %s finds %j', async (role, kinds) => {
    const person = await buildStaff(server.pool, role);
    expect(kindsOf(await find(person, 'zebra'))).toEqual([...kinds].sort());
  });

  test('a partner with every role finds no record of another organization and none of staff', async () => {
    const person = await buildUser(server.pool, {
      organizationId: hills,
      roles: ['admin', 'editor', 'email-campaign'],
    });
    const groups = await find(person, 'zebra');
    expect(kindsOf(groups)).toEqual([...showcase].sort());
    expect(JSON.stringify(groups)).not.toContain('Lakes');
  });

  test('the row rules alone separate partners', async () => {
    const mine = await findRecords(server.pool, ['zebra'], findKinds, actingFor(hills));
    const everybodys = ['author', 'site'];
    expect(mine.map(({ kind }) => kind).sort()).toEqual([...showcase, ...everybodys].sort());
    const theirs = mine.filter(({ kind }) => !everybodys.includes(kind));
    expect(theirs.every(({ title }) => title.startsWith('Zebra Hills'))).toBe(true);
    const none = await findRecords(server.pool, ['zebra'], findKinds, {
      ...actingFor(hills),
      organizationId: null,
    });
    expect(none.map(({ kind }) => kind)).toEqual(everybodys);
    const all = await findRecords(server.pool, ['zebra'], findKinds, theProduct);
    const ofNobody = findKinds.filter((kind) => kind !== 'invoice');
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(ofNobody));
  });

  test.each(roles)('the role %s finds one of every kind whose list it may open', async (role) => {
    const person = await buildStaff(server.pool, role);
    const open = findKinds.filter((kind) => mayFind({ roles: [role], isChatMember: false }, kind));
    // Why: an invoice is visible to its author and its reviewer.
    await server.pool`
      insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount)
      values (${person}, ${admin}, 1, 'Other', 'Zebra photographs', '2026-11-02', 90)`;
    expect(kindsOf(await find(person, 'zebra'))).toEqual(open.sort());
  });

  test('every record can be found, except those read as part of another one', () => {
    const elsewhere = [
      'demanded-factor',
      'job-decision',
      'mailchimp-account',
      'read-only-mode',
      'retention-period',
      'session',
      'subscriber',
      'webhook',
    ];
    const found = allKinds.filter(({ slug, table }) => listedOfKind({ slug, table }).find);
    expect([...found.map(({ slug }) => slug), ...elsewhere].sort()).toEqual(
      allKinds.map(({ slug }) => slug).sort(),
    );
    expect(findKinds).toEqual(expect.arrayContaining(Object.keys(contentLists)));
  });
});

describe('matching', () => {
  const titles = async (text: string) =>
    (await find(admin, text)).flatMap(({ records }) => records.map(({ title }) => title));

  test('ranks titles that start with the text first, then words that do, then the rest', async () => {
    const db = server.pool;
    for (const headline of ['The subway opens', 'Highway closed', 'Way to go'])
      await db`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, ${headline})`;
    await db`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, 'A new way home')`;
    expect(await titles('way')).toEqual([
      'Way to go',
      'A new way home',
      'Highway closed',
      'The subway opens',
    ]);
  });

  test('requires every word, in any order and letter case', async () => {
    expect(await titles('WALKS zebra')).toEqual(['A Zebra walks in']);
    expect(await titles('walks lion')).toEqual([]);
  });

  test.each([
    ['cafe zoe', 'Café Zoë opens'],
    ['CAFÉ', 'Café Zoë opens'],
    ["harry's strasse", 'Harry’s Straße'],
    ['lodz', 'A week in Łódź'],
    ['ca', 'Café Zoë opens'],
  ])('ignores accents: %j finds %j', async (text, headline) => {
    await server.pool`delete from news_items where headline = ${headline}`;
    await server.pool`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, ${headline})`;
    expect(await titles(text)).toEqual([headline]);
  });

  test('folds text in the database as in the product', async () => {
    const texts = [
      'Café',
      'Łódź – “x”',
      'ĐORĐE Œuvre ÆTHER Straße ıø',
      '日本 Привет й',
      'plain',
      '',
    ];
    const rows = await server.pool<
      { text: string }[]
    >`select folded(t) as text from unnest(${texts}::text[]) t`;
    expect(rows.map(({ text }) => text)).toEqual(texts.map(folded));
  });

  test('finds a started import by its file name', async () => {
    expect(await titles('zebras-feed')).toEqual(['zebras-feed.csv']);
    expect(await titles('nobody started')).toEqual([]);
  });

  test('matches percent signs, underscores and backslashes literally', async () => {
    for (const text of ['%', '_', '%%%', '___', '\\', "'; drop table users; --"])
      expect(await titles(text)).toEqual([]);
    await server.pool`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, '50% off_it')`;
    expect(await titles('50% off_')).toEqual(['50% off_it']);
  });

  test('returns at most eight records of a kind', async () => {
    for (let n = 0; n < 12; n += 1)
      await server.pool`insert into news_items (site_id, type, status, headline) values (1, 'article', 0, ${`Herd ${n}`})`;
    const [group] = await find(admin, 'herd');
    expect(group?.records).toHaveLength(8);
  });

  test('returns nothing for an empty text and rejects one that is too long', async () => {
    expect(await find(admin, '   ')).toEqual([]);
    const { status, error } = await server
      .as(admin)
      .call(findEndpoints.find, { query: { text: 'x'.repeat(101) } });
    expect([status, error.message[0]]).toEqual([400, 'Search for at most 100 characters']);
  });
});

describe('a link to a record', () => {
  const card = async (userId: number, path: string) => {
    const { status, body } = await server.as(userId).call(findEndpoints.card, { query: { path } });
    expect(status).toBe(200);
    return body;
  };
  const pathOf = async (name: string) => {
    const [row] = await server.pool<{ id: number }[]>`
      select id from showcase_firms where name = ${name}`;
    return `/firm/${row?.id ?? 0}`;
  };

  test('returns the title to people who may open it, and nothing to others', async () => {
    const path = await pathOf('Zebra Hills');
    expect(await card(admin, path)).toMatchObject({ kind: 'firm', title: 'Zebra Hills' });
    const roles = ['firm'] as const;
    const own = await buildUser(server.pool, { organizationId: hills, roles: [...roles] });
    const foreign = await buildUser(server.pool, { organizationId: lakes, roles: [...roles] });
    expect(await card(own, path)).toMatchObject({ title: 'Zebra Hills' });
    expect(await card(foreign, path)).toBeNull();
    expect(await card(await buildStaff(server.pool, 'author'), path)).toBeNull();
  });

  test.each(Object.keys(contentLists))(
    'of the type %s returns the title of the post',
    async (type) => {
      const [post] = await server.pool<{ id: number; headline: string }[]>`
      select id, headline from news_items where type = ${type} and headline like '%Zebra%' and status <> 4`;
      expect(await card(admin, `/editor/1/${post?.id ?? 0}`)).toMatchObject({
        kind: type,
        title: post?.headline,
      });
    },
  );

  test.each(['/firm/999999', '/home', '/firm/x', '/nothing', ''])('at %j is none', async (path) =>
    expect(await card(admin, path)).toBeNull(),
  );
});
