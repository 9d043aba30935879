import type { listingRecord } from '@masthead/shared/listings/listing.record.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { keptCount } from './kept-counts.ts';
import { listingStore } from './listing.record.ts';

/** A listing as stored. */
export interface ListingRow extends RowOf<typeof listingRecord> {
  /** The same as `dateCreated`, to the microsecond; only where a walk needs it. */
  createdText?: string;
}

const columns = (db: Db) => columnsOf(db, listingStore);
const source = (db: Db) => sourceOf(db, listingStore);

/** What a list of listings asks for; texts match as contains. */
export interface ListingSearch {
  firmIds: number[] | null;
  type: string | null;
  texts: Partial<Record<TextColumn, string>>;
  /** Words in any of these columns. */
  anyText?: string;
}
const textColumns = ['description1', 'description2', 'line1', 'line2', 'address'] as const;
type TextColumn = (typeof textColumns)[number];

function matching(db: Db, scope: OrganizationScope, search: ListingSearch) {
  const texts = Object.entries(search.texts).filter(([, words]) => words);
  return db`
    where l.deleted_at is null and ${listingsInScope(db, scope)}
    ${search.firmIds ? ofFirms(db, search.firmIds) : db``}
    ${search.type ? db`and l.type = ${search.type}` : db``}
    ${texts.reduce((all, [column, words]) => db`${all} and ${contains(db, `l.${column}`, words)}`, db``)}
    ${search.anyText ? db`and (${anyHolds(db, search.anyText)})` : db``}`;
}

/** Why: the index of one firm is in order of creation, so that its page is read without sorting. */
const ofFirms = (db: Db, [first = 0, ...others]: number[]) =>
  others.length === 0
    ? db`and l.showcase_firm_id = ${first}`
    : db`and l.showcase_firm_id = any(${[first, ...others]}::integer[])`;

const anyHolds = (db: Db, words: string) =>
  textColumns.reduce(
    (any, column) => db`${any} or ${contains(db, `l.${column}`, words)}`,
    db`false`,
  );

/** Why: without the join to firms, counting and paging read one index. */
const listingsInScope = (db: Db, scope: OrganizationScope) =>
  scope === 'every organization'
    ? db`true`
    : db`l.showcase_firm_id in
        (select id from showcase_firms where organization_id = ${scope.organizationId})`;

interface Page {
  limit: number;
  offset: number;
}

/** These few listings by creation, with their names. */
const onPage = (db: Db, ids: ReturnType<Db>) => db<ListingRow[]>`
  select ${columns(db)} from ${source(db)} join (${ids}) on_page on on_page.id = l.id
   order by l.created_at, l.id`;

/** A page of listings by creation, with the number of all (Spec, showcase 7). */
export async function listListings(
  db: Db,
  scope: OrganizationScope,
  search: ListingSearch,
  page: Page,
) {
  const count = () => countListings(db, scope, search);
  // Why: the listings of some firms are counted at once, those of all take long.
  if (search.firmIds !== null || scope !== 'every organization') {
    const [rows, totalCount] = await Promise.all([pageOfAll(db, scope, search, page), count()]);
    return { rows, totalCount };
  }
  const totalCount = await keptCount(db, `listings ${JSON.stringify(search)}`, count);
  const hasTexts = Object.values(search.texts).some(Boolean) || !!search.anyText;
  if (!hasTexts)
    return { rows: await pageFromEnd(db, scope, search, page, totalCount), totalCount };
  const rows = await (isFewOf(totalCount, page)
    ? pageOfFound(db, scope, search, page)
    : pageOfWalk(db, scope, search, page, totalCount));
  return { rows, totalCount };
}

/** The page as the indexes by creation lead to it. */
const pageOfAll = (db: Db, scope: OrganizationScope, search: ListingSearch, page: Page) =>
  onPage(
    db,
    db`select id from listings l ${matching(db, scope, search)}
        order by l.created_at, l.id limit ${page.limit} offset ${page.offset}`,
  );

/** Why: far back in a long list, the way from its end is the shorter one. */
function pageFromEnd(
  db: Db,
  scope: OrganizationScope,
  search: ListingSearch,
  page: Page,
  totalCount: number,
) {
  const limit = Math.min(page.limit, Math.max(0, totalCount - page.offset));
  const offset = totalCount - page.offset - limit;
  if (page.offset < totalCount / 2) return pageOfAll(db, scope, search, page);
  return onPage(
    db,
    db`select id from listings l ${matching(db, scope, search)}
        order by l.created_at desc, l.id desc limit ${limit} offset ${Math.max(0, offset)}`,
  );
}

/** Matches that are few, or that the page is far back in: found by the words first, then sorted. */
const isFewOf = (count: number, { offset, limit }: Page) =>
  count < 2000 || (offset + limit) / count > 0.05;

const pageOfFound = (db: Db, scope: OrganizationScope, search: ListingSearch, page: Page) =>
  onPage(
    db,
    db`select id from (
         with found as materialized (
           select l.id, l.created_at from listings l ${matching(db, scope, search)})
         select id from found order by created_at, id limit ${page.limit} offset ${page.offset}) cut`,
  );

/** Sizes of the pieces in which listings are looked through by creation. */
const pieces = [256, 2048, 16_384, 131_072];

/** Frequent words are soon met on the way by creation, where finding them all first would take seconds. */
async function pageOfWalk(
  db: Db,
  scope: OrganizationScope,
  search: ListingSearch,
  page: Page,
  totalCount: number,
) {
  const wanted = Math.min(page.limit, Math.max(0, totalCount - page.offset));
  for (const piece of pieces) {
    const rows = await onPage(
      db,
      // Why: the size stands in the text, so that the planner knows how short the way is.
      db`select l.id from (select * from listings where deleted_at is null
            order by created_at, id limit ${db.unsafe(String(piece))}) l
         ${matching(db, scope, search)}
         order by l.created_at, l.id limit ${page.limit} offset ${page.offset}`,
    );
    if (rows.length >= wanted) return rows;
  }
  return pageOfFound(db, scope, search, page);
}

/** How many listings match. */
export async function countListings(db: Db, scope: OrganizationScope, search: ListingSearch) {
  const [count] = await db<{ n: number }[]>`
    select count(*) as n from listings l ${matching(db, scope, search)}`;
  return count?.n ?? 0;
}

/**
 * The next listings after one, by creation: a walk through all that match. Why the border goes over as
 * text: as an instant it would come down to milliseconds, and those of one transaction never ended.
 */
export function walkListings(
  db: Db,
  scope: OrganizationScope,
  search: ListingSearch,
  after: ListingRow | null,
  limit: number,
) {
  const where = db`${matching(db, scope, search)}
    ${after ? db`and (l.created_at, l.id) > (${after.createdText ?? ''}::text::timestamptz, ${after.id})` : db``}`;
  return db<ListingRow[]>`
    select ${columns(db)}, l.created_at::text as created_text
      from ${source(db)} ${where} order by l.created_at, l.id limit ${limit}`;
}
