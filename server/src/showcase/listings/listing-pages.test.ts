import { countedUpTo, countText } from '@masthead/shared/platform/values/counting.ts';
import { beforeAll, expect, test } from 'vitest';
import { inBulk, withTestDatabase } from '../../../test/database.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { openPool, write } from '../../platform/db/client.ts';
import { buildFirm, buildListing } from '../delivery/showcase.testing.ts';
import { type ListingSearch, listingRows, listListings, rareSigns } from './listing.store.ts';

const everybody = rowsOf(theProduct, listingRows);
const all: ListingSearch = { firmIds: null, type: null, texts: {} };
const frequent: ListingSearch = { ...all, texts: { description1: 'GARDEN', description2: 'oak' } };
const rare: ListingSearch = { ...all, texts: { description1: 'zeppelin' } };
const anywhere: ListingSearch = { ...all, anyText: 'garden' };
const database = withTestDatabase();
let firmId: number;

beforeAll(async () => {
  firmId = await buildFirm(database.pool);
  await inBulk(
    database.pool,
    (db) => db`
    insert into listings (showcase_firm_id, type, description1, description2, url, image_url, created_at, deleted_at)
    select ${firmId}, 'Product', case when n % 400 = 9 then 'A zeppelin' when n % 10 < 8 then 'A garden' else 'A house' end,
           case when n % 3 = 0 then 'Pine' else 'Oak floors' end, 'https://example.com', '/a.jpg',
           timestamptz '2026-01-01' + (n * 7919 % 6007) / 3 * interval '1 minute', case when n % 50 = 3 then now() end
      from generate_series(1, 6000) n`,
  );
});

/** The same, without any optimization. */
async function slowly(search: ListingSearch): Promise<number[]> {
  const rows = await database.pool<{ id: number; description1: string; description2: string }[]>`
    select id, description1, description2 from listings where deleted_at is null order by created_at, id`;
  const { description1 = '', description2 = '' } = search.texts;
  return rows
    .filter((row) => row.description1.toLowerCase().includes(description1.toLowerCase()))
    .filter((row) => row.description2.toLowerCase().includes(description2))
    .filter((row) => `${row.description1} ${row.description2}`.includes(search.anyText ?? ''))
    .map(({ id }) => id);
}

const list = (search: ListingSearch, offset: number, limit = 20) =>
  listListings(database.pool, everybody, search, { limit, offset });

test.each([
  ['of all', all],
  ['of one firm', { ...all, firmIds: [1] }],
  ['with frequent words', frequent],
  ['with a rare word', rare],
  ['with a word anywhere', anywhere],
])('every page of a list %s has the listings by creation, and their number', async (_, search) => {
  const ids = await slowly(search);
  expect(ids.length).toBeGreaterThan(10);
  const { length } = ids;
  const last = length - (length % 20 || 20);
  const offsets = [
    0,
    20,
    60,
    100,
    700,
    Math.floor(length / 2),
    last - 20,
    last,
    length,
    length + 500,
  ];
  for (const offset of offsets.filter((each) => each >= 0)) {
    const { rows, totalCount } = await list(search, offset);
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 20));
    expect(totalCount).toBe(length);
  }
});

test('the count of listings updates at once when one is created, changed or deleted', async () => {
  const { pool } = database;
  const { totalCount } = await list(rare, 0);
  const id = await buildListing(pool, { firmId, description1: 'Another zeppelin' });
  expect((await list(rare, 0)).totalCount).toBe(totalCount + 1);
  await pool`update listings set description1 = 'A balloon' where id = ${id}`;
  expect((await list(rare, 0)).totalCount).toBe(totalCount);
  await pool`update listings set description1 = 'A zeppelin' where id = ${id}`;
  expect((await list(rare, 0)).totalCount).toBe(totalCount + 1);
  await pool`update listings set deleted_at = now() where id = ${id}`;
  expect((await list(rare, 0)).totalCount).toBe(totalCount);
});

test('a transaction counts its own new listings, and others do not', async () => {
  const { pool } = database;
  const before = (await list(rare, 0)).totalCount;
  await write(pool, null, async (db) => {
    await buildListing(db, { firmId, description1: 'A hidden zeppelin' });
    const inside = await listListings(db, everybody, rare, { limit: 20, offset: 0 });
    expect(inside.totalCount).toBe(before + 1);
    expect((await list(rare, 0)).totalCount).toBe(before);
    await db`delete from listings where description1 = 'A hidden zeppelin'`;
  });
  expect((await list(rare, 0)).totalCount).toBe(before);
});

test('a list longer than the counting limit says so, and its pages continue', async () => {
  // In chunks: each is one statement with a timeout of a few seconds.
  for (let from = 1; from <= countedUpTo + 30; from += 2006)
    await database.pool`
      insert into listings (showcase_firm_id, type, description1, url, image_url, created_at)
      select ${firmId}, 'Property w/o Realtor', 'A common home ' || n, 'https://example.com', '/a.jpg',
             timestamptz '2026-03-01' + n * interval '1 second'
        from generate_series(${from}::int, ${Math.min(from + 2005, countedUpTo + 30)}::int) n`;
  const common: ListingSearch = { ...all, type: 'Property w/o Realtor', anyText: 'COMMON' };
  const names = async (offset: number) => {
    const { rows, totalCount } = await list(common, offset);
    return { names: rows.map((row) => row.description1), totalCount };
  };
  const named = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `A common home ${from + at}`);
  const totalCount = countedUpTo + 1;
  expect(await names(0)).toEqual({ names: named(1, 20), totalCount });
  expect(await names(countedUpTo - 10)).toEqual({ names: named(countedUpTo - 9, 20), totalCount });
  expect(await names(countedUpTo + 20)).toEqual({ names: named(countedUpTo + 21, 10), totalCount });
  expect(await names(countedUpTo + 500)).toEqual({ names: [], totalCount });
  await database.pool`delete from listings where id in
    (select id from listings where type = 'Property w/o Realtor' order by id desc limit 30)`;
  expect(await names(0)).toEqual({ names: named(1, 20), totalCount: countedUpTo });
  expect(countText(totalCount)).toBe('more than 10,000');
  expect(countText(countedUpTo)).toBe('10,000');
});

test('a search does not match across two fields of a listing', async () => {
  await buildListing(database.pool, {
    firmId,
    description1: 'Ends in quartz',
    description2: 'zither room',
  });
  expect((await list({ ...all, anyText: 'quartz' }, 0)).totalCount).toBe(1);
  expect((await list({ ...all, anyText: 'quartzzither' }, 0)).totalCount).toBe(0);
  expect((await list({ ...all, texts: { description2: 'quartz' } }, 0)).totalCount).toBe(0);
});

test('a lone sign finds the listings that have it, by the index of such listings', async () => {
  const { pool } = database;
  const one = await buildListing(pool, { firmId, description1: 'Only 5 % down' });
  const other = await buildListing(pool, { firmId, description1: 'Unit #5' });
  const found = async (anyText: string) =>
    (await list({ ...all, anyText }, 0)).rows.map(({ id }) => id);
  expect(await found('%')).toEqual([one]);
  expect(await found('#')).toEqual([other]);
  expect(await found('~')).toEqual([]);
  const [index] = await pool<{ condition: string }[]>`
    select pg_get_expr(indpred, indrelid) as condition from pg_index
     where indexrelid = 'listings_with_signs'::regclass`;
  expect(index?.condition).toContain(`search_text ~ '${rareSigns}'`);
});

test('the memory of a search ends with it', async () => {
  const pool = openPool(database.connection, { max: 1 });
  const memory = async () => (await pool<{ workMem: string }[]>`show work_mem`)[0]?.workMem;
  const before = await memory();
  expect(before).toBe('4MB');
  await listListings(pool, everybody, anywhere, { limit: 20, offset: 0 });
  expect(await memory()).toBe(before);
  await pool.end();
});

test('plans a search for its own words instead of a generic plan', async () => {
  const pool = openPool(database.connection, { max: 1 });
  for (let time = 0; time < 8; time += 1) {
    for (const search of [anywhere, rare, { ...all, firmIds: [firmId] }])
      await listListings(pool, everybody, search, { limit: 20, offset: 0 });
  }
  const prepared = await pool<{ words: boolean }[]>`
    select statement like '%search_text%' as words from pg_prepared_statements
     where statement like '%from listings%' and statement not like '%pg_prepared%'`;
  expect(prepared.map(({ words }) => words)).toEqual([false]);
  await pool.end();
});
