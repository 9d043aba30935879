import { countedUpTo } from '@masthead/shared/counting.ts';
import type { PendingQuery, Row } from 'postgres';
import type { Db } from './client.ts';

/** A part of a statement. */
type Fragment = PendingQuery<Row[]>;

/** Which rows of a list are wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/** Keeps the driver from preparing a statement, whose plan would be kept for other values. */
export function plannedAnew<Q>(query: Q): Q {
  (query as unknown as { options: { prepare?: boolean } }).options.prepare = false;
  return query;
}

/**
 * Ends the select of what a list finds, once it is known how many rows that is, before they are put in order.
 * Why: an index in the order of the list soon meets the first of many, but is walked from end to end for few or
 * none (18 s in a million); behind this bound few are found by what is asked for and put in order afterwards.
 */
export const orderedAfter = (db: Db, count: number): Fragment =>
  count <= countedUpTo ? db`offset 0` : db``;

/**
 * A page of a list with its number of rows, in one statement: what matches is found in the order of the
 * list as far as it is counted, and only the few of the page are read whole. The number is exact up to
 * `countedUpTo`; one more says that there are more (shared/src/counting.ts).
 *
 * `found` selects `id` and what `order` names, in that order; `read` selects the rows whose ids are
 * `on_page.id`, with `totalCount`. With `hasWords` the statement is planned each time: how frequent a word is
 * decides which way is short, and a plan for any word takes seconds for a rare one.
 */
export async function readPage<R extends object>(
  db: Db,
  page: Page,
  order: string,
  found: Fragment,
  read: (onPage: Fragment, totalCount: Fragment) => PendingQuery<R[]>,
  { hasWords = false } = {},
): Promise<{ rows: R[]; totalCount: number }> {
  const reach = Math.max(countedUpTo + 1, page.offset + page.limit);
  const totalCount = db`(select least(count(*), ${countedUpTo + 1})::int from found) as total_count`;
  const by = db.unsafe(order);
  const onPage = db`(select id from found order by ${by} limit ${page.limit} offset ${page.offset}) on_page`;
  const all = db`found as materialized (${found} order by ${by} limit ${reach})`;
  const planned = hasWords ? plannedAnew : <Q>(query: Q) => query;
  const rows = await planned(
    db<(R & { totalCount: number })[]>`with ${all} ${read(onPage, totalCount)}`,
  );
  const [first] = rows;
  if (first || page.offset === 0) return { rows, totalCount: first?.totalCount ?? 0 };
  // Why: past the end there is no row that could carry the number.
  const [counted] = await planned(db<{ totalCount: number }[]>`with ${all} select ${totalCount}`);
  return { rows, totalCount: counted?.totalCount ?? 0 };
}
