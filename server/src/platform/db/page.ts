import { countedUpTo } from '@masthead/shared/platform/values/counting.ts';
import type { Db, Fragment } from './client.ts';
import type { Statement } from './sql.ts';

/** Which rows of a list are wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/**
 * A true condition that gives a statement the memory for a bitmap of a million rows. Why: with PostgreSQL's default of
 * 4 MB, the bitmap of a frequent word names whole pages, and every row of them is compared. It is for statements that
 * need no parallel workers, which a setting rules out.
 */
const withRoom = (db: Db) => db`(
  select case when pg_size_bytes(current_setting('work_mem')) < 67108864
              then set_config('work_mem', '64MB', true) end) is distinct from ''`;

/** True for words that an index of trigrams can find. */
export const hasTrigrams = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words);

/**
 * Ends the select of a list's matches before they are sorted, once their number is known. Why: an index in the order
 * of the list soon meets the first of many matches, but is scanned from end to end for few or none (18 s in a million
 * rows). Behind this bound, few matches are found by their condition and sorted afterwards.
 */
export const orderedAfter = (db: Db, count: number): Fragment =>
  count <= countedUpTo ? db`offset 0` : db``;

/**
 * A page of a list with its number of rows. The number is exact up to `countedUpTo`; one more says that there
 * are more (shared/src/platform/values/counting.ts).
 *
 * `found` selects `id` and what `order` names, in that order; `read` selects the rows whose ids are
 * `on_page.id`, with `totalCount`. If `words` are searched for, what is found is counted first, in any order, which decides
 * how the page is looked for.
 */
export async function readPage<R extends object>(
  db: Db,
  page: Page,
  order: string,
  found: Fragment,
  read: (onPage: Fragment, totalCount: Fragment) => Statement<R[]>,
  { words = [] }: { words?: readonly string[] } = {},
): Promise<{ rows: R[]; totalCount: number }> {
  const by = db.unsafe(order);
  const cut = (from: Fragment) =>
    db`(select id from ${from} order by ${by} limit ${page.limit} offset ${page.offset}) on_page`;
  if (words.length > 0) {
    const room = words.some(hasTrigrams) ? db`where ${withRoom(db)}` : db``;
    const totalCount = await countWords(db, found, room);
    // Why: a count that stopped at its limit does not tell whether later pages exist.
    if (totalCount <= Math.min(page.offset, countedUpTo)) return { rows: [], totalCount };
    const onPage = cut(db`(${found} ${orderedAfter(db, totalCount)}) found ${room}`);
    const rows = await read(onPage, db`${totalCount}::int as total_count`).plannedAnew();
    return { rows, totalCount };
  }
  const reach = Math.max(countedUpTo + 1, page.offset + page.limit);
  const totalCount = db`(select least(count(*), ${countedUpTo + 1})::int from found) as total_count`;
  const all = db`found as materialized (${found} order by ${by} limit ${reach})`;
  const asked = read(cut(db`found`), totalCount);
  const rows = await db<(R & { totalCount: number })[]>`with ${all} ${asked}`;
  const [first] = rows;
  if (first || page.offset === 0) return { rows, totalCount: first?.totalCount ?? 0 };
  // Why: past the end there is no row that could carry the number.
  const [counted] = await db<{ totalCount: number }[]>`with ${all} select ${totalCount}`;
  return { rows, totalCount: counted?.totalCount ?? 0 };
}

/**
 * The first page of a list of which an index has all rows in order, with its number of rows. Why apart from it: rows
 * read by the index need neither sorting nor looking up by their ids. `read` selects all rows in order.
 */
export async function readFirstPage<R extends object>(
  db: Db,
  { limit }: Page,
  found: Fragment,
  read: (totalCount: Fragment) => Statement<R[]>,
): Promise<{ rows: R[]; totalCount: number }> {
  const most = countedUpTo + 1;
  const totalCount = db`(
    select count(*)::int from (${found} limit ${most}) counted) as total_count`;
  const rows = await db<(R & { totalCount: number })[]>`${read(totalCount)} limit ${limit}`;
  return { rows, totalCount: rows[0]?.totalCount ?? 0 };
}

/**
 * Counts the matches, up to the limit. Planned each time: the frequency of a word decides which plan is fast, and a
 * generic plan takes seconds for a rare word.
 */
async function countWords(db: Db, found: Fragment, room: Fragment): Promise<number> {
  const [counted] = await db<{ n: number }[]>`
    select count(*)::int as n from (${found} limit ${countedUpTo + 1}) found ${room}`.plannedAnew();
  return counted?.n ?? 0;
}
