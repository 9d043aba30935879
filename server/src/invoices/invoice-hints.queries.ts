import { fewestCompared, sameAmountDays } from '@masthead/shared/invoices/invoice-hints.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Invoices that may be compared: those that the caller may see, without the one that is looked at. */
const others = (db: Db, seen: Rows<'invoice'>, id: number) =>
  db`i.deleted_at is null and i.id <> ${id} and ${within(db, seen, 'i')}`;

/** The other invoices of a contributor over the same amount, a few weeks before or after. */
export async function findSameAmount(
  db: Db,
  seen: Rows<'invoice'>,
  {
    id,
    contributorId,
    amount,
    date,
  }: { id: number; contributorId: number; amount: string; date: string },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select i.id from invoices i
     where ${others(db, seen, id)} and i.contributor_id = ${contributorId} and i.amount = ${amount}::numeric
       and i.date between ${date}::date - ${sameAmountDays}::int and ${date}::date + ${sameAmountDays}::int
     order by i.id`;
  return rows.map((row) => row.id);
}

/** Of these articles, those that other invoices are for. */
export const findSamePosts = (db: Db, seen: Rows<'invoice'>, id: number, postIds: number[]) =>
  db<{ postId: number; headline: string; invoiceIds: number[] }[]>`
    select x.news_item_id as post_id, max(x.headline) as headline, array_agg(i.id order by i.id) as invoice_ids
      from invoice_posts x join invoices i on i.id = x.invoice_id
     where x.news_item_id = any(${postIds}::integer[]) and ${others(db, seen, id)}
     group by x.news_item_id order by x.news_item_id`;

/** The middle amount of the approved invoices of a type in the year before; null for too few. */
export async function findMiddleAmount(
  db: Db,
  seen: Rows<'invoice'>,
  { id, type, date }: { id: number; type: string; date: string },
): Promise<string | null> {
  const [row] = await db<{ middle: string | null }[]>`
    select case when count(*) >= ${fewestCompared}
                then (percentile_disc(0.5) within group (order by i.amount))::text end as middle
      from invoices i
     where ${others(db, seen, id)} and i.state = 'approved' and i.type = ${type}
       and i.date between ${date}::date - 365 and ${date}::date`;
  return row?.middle ?? null;
}
