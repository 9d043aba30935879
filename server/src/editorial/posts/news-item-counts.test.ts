import { type PostType, postStatusCodes } from '@masthead/shared/editorial/posts/news-item.ts';
import { addDays, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { write } from '../../platform/db/client.ts';
import { addPosts } from './add-posts.queries.ts';
import { postRows } from './news-item.store.ts';
import { type NewsItemSearch, searchNewsItems } from './news-items.queries.ts';
import { buildNewsItem } from './news-items.testing.ts';

const visible = rowsOf(theProduct, postRows);
const database = withTestDatabase();
let sites: number[];
let sectionIds: number[];

beforeAll(async () => {
  const made = [await buildSite(database.pool), await buildSite(database.pool)];
  sites = made.map((site) => site.id);
  sectionIds = made.flatMap((site) => [...site.sections.values()]);
});

const types: PostType[] = ['article', 'event', 'charity'];
const firstDay = '2027-03-10';

/** Instants around the days on which clocks change, some just before and after midnight. */
const instant = fc
  .tuple(
    fc.constantFrom('2027-03-10', '2027-11-05'),
    fc.integer({ min: 0, max: 6 * 48 }),
    fc.constantFrom(-1, 0, 1),
  )
  .map(
    ([day, halfHours, off]) => new Date(startOfDay(day).getTime() + halfHours * 1_800_000 + off),
  );

const post = fc.record({
  site: fc.nat(1),
  type: fc.constantFrom(...types),
  status: fc.constantFrom(...postStatusCodes),
  at: instant,
  words: fc.constantFrom('taco', 'TACO 100%', 'opera'),
  section: fc.nat(30),
});

const search = fc.record({
  statuses: fc.uniqueArray(fc.constantFrom(...postStatusCodes), { minLength: 1 }),
  types: fc.option(fc.uniqueArray(fc.constantFrom(...types), { minLength: 1 })),
  site: fc.option(fc.nat(1)),
  from: fc.option(fc.integer({ min: 0, max: 245 })),
  until: fc.option(fc.integer({ min: 0, max: 245 })),
  title: fc.option(fc.constantFrom('taco', '100%', '_', 'opera'), { freq: 2 }),
  section: fc.option(fc.nat(30), { freq: 2 }),
});

function asSearch(given: typeof search extends fc.Arbitrary<infer S> ? S : never): NewsItemSearch {
  const day = (offset: number | null) =>
    offset === null ? null : startOfDay(addDays(firstDay, offset));
  return {
    limit: 100,
    offset: 0,
    statuses: given.statuses,
    types: given.types,
    title: given.title,
    siteId: given.site === null ? null : (sites[given.site] ?? 0),
    sectionIds: given.section === null ? null : [sectionIds[given.section] ?? 0],
    authorId: null,
    importId: null,
    isStarred: false,
    isFlagged: false,
    when: null,
    state: null,
    assigneeId: null,
    dueBefore: null,
    hasComments: false,
    hasSuggestions: false,
    from: day(given.from),
    until: day(given.until),
    sort: 'created_ts',
    direction: 'desc',
  };
}

interface Row {
  status: number;
  type: PostType;
  siteId: number;
  headline: string;
  sectionIds: number[];
  publicationAt: Date;
}

const allRows = () => database.pool<Row[]>`
  select status, type, site_id, headline, publication_at,
         array(select section_id from news_item_sections where news_item_id = n.id) as section_ids
    from news_items n`;

/** Counts without the tables of counts and without the query under test. */
const bruteForce = (rows: Row[], wanted: NewsItemSearch): number =>
  rows.filter(
    (row) =>
      wanted.statuses.includes(row.status) &&
      (wanted.types === null || wanted.types.includes(row.type)) &&
      (wanted.siteId === null || wanted.siteId === row.siteId) &&
      (wanted.title === null || row.headline.toLowerCase().includes(wanted.title)) &&
      (wanted.sectionIds === null || wanted.sectionIds.some((id) => row.sectionIds.includes(id))) &&
      (wanted.from === null || row.publicationAt >= wanted.from) &&
      (wanted.until === null || row.publicationAt < wanted.until),
  ).length;

async function countsByHand() {
  const kept = await database.pool`
    select type, site_id, status, day, posts from news_item_counts where posts <> 0 order by 1, 2, 3, 4`;
  const real = await database.pool`
    select type, site_id, status, (publication_at at time zone 'America/Chicago')::date as day, count(*)::int as posts
      from news_items group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  expect([...kept]).toEqual([...real]);
  const totals = await database.pool`
    select type, site_id, status, posts from news_item_totals where posts <> 0 order by 1, 2, 3`;
  const realTotals = await database.pool`
    select type, site_id, status, count(*)::int as posts from news_items group by 1, 2, 3 order by 1, 2, 3`;
  expect([...totals]).toEqual([...realTotals]);
}

const insert = (...given: (typeof post extends fc.Arbitrary<infer P> ? P : never)[]) =>
  addPosts(
    database.pool,
    given.map((one) => ({
      siteId: sites[one.site] ?? 0,
      type: one.type,
      status: one.status,
      headline: one.words,
      sectionIds: [sectionIds[one.section] ?? 0],
      createdAt: one.at,
    })),
  );

test('the stored count equals an actual count for any filter', async () => {
  await insert(...fc.sample(post, 300));
  const rows = await allRows();
  await fc.assert(
    fc.asyncProperty(search, async (given) => {
      const wanted = asSearch(given);
      const found = await searchNewsItems(database.pool, visible, wanted);
      expect(found.totalCount).toBe(bruteForce(rows, wanted));
      expect(found.rows.length).toBe(Math.min(found.totalCount, 100));
    }),
    { numRuns: 150 },
  );
});

test('the stored counts follow every insert, update, move and delete', async () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), post }),
    fc.record({
      kind: fc.constant('publish' as const),
      status: fc.constantFrom(...postStatusCodes),
      at: instant,
    }),
    fc.record({
      kind: fc.constant('move' as const),
      site: fc.nat(1),
      type: fc.constantFrom(...types),
    }),
    fc.record({ kind: fc.constant('delete' as const) }),
    fc.record({ kind: fc.constant('nothing' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const { pool } = database;
      for (const one of changes) {
        const some = pool`id in (select id from news_items order by random() limit 7)`;
        if (one.kind === 'insert') await insert(one.post);
        if (one.kind === 'publish')
          await pool`update news_items set status = ${one.status}, last_published_at = ${one.at} where ${some}`;
        if (one.kind === 'move')
          await pool`update news_items set site_id = ${sites[one.site] ?? 0}, type = ${one.type} where ${some}`;
        if (one.kind === 'delete') await pool`delete from news_items where ${some}`;
        if (one.kind === 'nothing')
          await pool`update news_items set headline = headline where false`;
      }
      await countsByHand();
    }),
    { numRuns: 25 },
  );
});

test('concurrent writers lose no count and do not deadlock', async () => {
  const { pool } = database;
  const siteId = sites[0] ?? 0;
  const days = Array.from({ length: 12 }, (_, index) => `2027-06-${10 + index}T12:00:00Z`);
  const importOf = (order: string[]) =>
    write(pool, null, async (db) => {
      for (const createdAt of order) await buildNewsItem(db, { siteId, createdAt });
    });
  await Promise.all([
    importOf(days),
    importOf(days.toReversed()),
    importOf(days),
    importOf(days.toReversed()),
  ]);
  await countsByHand();
});
