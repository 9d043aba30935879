import type { Day } from '@masthead/shared/dates.ts';
import type { InvoiceWishes } from '@masthead/shared/invoices/invoice.ts';
import type { Statement, TotalsBy, TotalsLine } from '@masthead/shared/invoices/invoice-report.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { matching } from './invoices.queries.ts';

interface Grouping {
  id: string;
  name: string;
  joins: string;
  order: string;
}

const groupings: Record<TotalsBy, Grouping> = {
  month: { id: 'i.year * 100 + i.month', name: `''`, joins: '', order: '1 desc' },
  contributor: {
    id: 'i.contributor_id',
    name: 'max(u.name)',
    joins: 'join users u on u.id = i.contributor_id',
    order: 'sum(i.amount) desc, 1',
  },
  site: {
    id: 'i.site_id',
    name: 'max(s.name)',
    joins: 'join sites s on s.id = i.site_id',
    order: 'sum(i.amount) desc, 1',
  },
};

/** What the invoices of a filter come to, by month, contributor or site; the sums are the database's, exact. */
export function listTotals(
  db: Db,
  seen: Rows<'invoice'>,
  by: TotalsBy,
  wishes: InvoiceWishes,
): Promise<TotalsLine[]> {
  const { id, name, joins, order } = groupings[by];
  return db<TotalsLine[]>`
    select ${db.unsafe(id)} as id, ${db.unsafe(name)} as name, count(*)::int as count,
           coalesce(sum(i.amount) filter (where i.state = 'approved'), 0.00)::text as approved,
           coalesce(sum(i.amount) filter (where i.state <> 'approved'), 0.00)::text as open,
           sum(i.amount)::text as amount
      from invoices i ${db.unsafe(joins)}
     where ${matching(db, seen, wishes)} group by 1 order by ${db.unsafe(order)}`;
}

/** Somebody whom a statement can be of; who has left counts as well. */
export async function findContributor(
  db: Db,
  seen: Rows<'user'>,
  id: number,
): Promise<Statement['contributor'] | null> {
  const [row] = await db<Statement['contributor'][]>`
    select u.id, u.name from users u where u.id = ${id} and ${within(db, seen, 'u')}`;
  return row ?? null;
}

/** The invoices of a statement, the oldest first. */
export const listStatement = (
  db: Db,
  seen: Rows<'invoice'>,
  of: { contributorId: number; year: number; month: number },
): Promise<Statement['lines']> =>
  db<Statement['lines']>`
    select i.id, i.date, i.type, site.name as site, i.description, i.state, i.amount::text as amount
      from invoices i join sites site on site.id = i.site_id
     where ${matching(db, seen, of)} order by i.date, i.id`;

/** The newest month that has an invoice of a contributor, up to today's; today's when there is none. */
export async function newestMonth(
  db: Db,
  seen: Rows<'invoice'>,
  contributorId: number,
  day: Day,
): Promise<{ year: number; month: number }> {
  const [row] = await db<{ year: number; month: number }[]>`
    select i.year, i.month from invoices i
     where ${matching(db, seen, { contributorId })} and i.date <= ${day}::date
     order by i.date desc limit 1`;
  return row ?? { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}
