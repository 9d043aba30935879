import type { InvoiceWishes } from '@masthead/shared/finance/invoices/invoice.ts';
import type {
  Statement,
  TotalsBy,
  TotalsLine,
} from '@masthead/shared/finance/invoices/invoice-report.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { matching } from './invoice.store.ts';

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

/** Totals of the invoices of a filter, by month, contributor or site. The database adds them up exactly. */
export function listTotals(
  db: Db,
  visible: Rows<'invoice'>,
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
     where ${matching(db, visible, wishes)} group by 1 order by ${db.unsafe(order)}`;
}

/** A person who can have a statement, including people who have left. */
export async function findContributor(
  db: Db,
  visible: Rows<'user'>,
  id: number,
): Promise<Statement['contributor'] | null> {
  const [row] = await db<Statement['contributor'][]>`
    select u.id, u.name from users u where u.id = ${id} and ${within(db, visible, 'u')}`;
  return row ?? null;
}

/** The invoices of a statement, the oldest first. */
export const listStatement = (
  db: Db,
  visible: Rows<'invoice'>,
  of: { contributorId: number; year: number; month: number },
): Promise<Statement['lines']> =>
  db<Statement['lines']>`
    select i.id, i.date, i.type, site.name as site, i.description, i.state, i.amount::text as amount
      from invoices i join sites site on site.id = i.site_id
     where ${matching(db, visible, of)} order by i.date, i.id`;

/** The newest month that has an invoice of a contributor, up to today's; today's when there is none. */
export async function newestMonth(
  db: Db,
  visible: Rows<'invoice'>,
  contributorId: number,
  day: Day,
): Promise<{ year: number; month: number }> {
  const [row] = await db<{ year: number; month: number }[]>`
    select i.year, i.month from invoices i
     where ${matching(db, visible, { contributorId })} and i.date <= ${day}::date
     order by i.date desc limit 1`;
  return row ?? { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** A row of the export. */
export interface ExportedRow {
  id: number;
  contributor: string;
  editor: string;
  date: string;
  month: number;
  year: number;
  amount: string;
  description: string;
  site: string;
  isApproved: boolean;
  editorComments: string | null;
}

/** The last invoice exported so far. */
export type ExportCursor = Pick<ExportedRow, 'date' | 'id'>;

/** Starts a batch. */
export async function insertExport(db: Db, wishes: InvoiceWishes): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into invoice_exports (wishes) values (${db.json(wishes)}) returning id`;
  return row?.id ?? 0;
}

/** Blocks the end of exports while an invoice is being deleted. */
export async function holdExports(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock_shared(hashtext('invoice exports'))`;
}

/** Marks a batch as finished; false if one of its invoices was deleted meanwhile. */
export async function finishExport(db: Db, id: number): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('invoice exports'))`;
  const finished = await db<{ id: number }[]>`
    update invoice_exports set finished_at = now()
     where id = ${id} and not exists (
       select from invoices i join invoice_export_rows r on r.invoice_id = i.id and r.export_id = ${id}
        where i.deleted_at is not null)
    returning id`;
  return finished.length > 0;
}

/**
 * The next invoices of an export by date, each recorded in its batch with the exported version. Why in
 * one statement: the recorded version is the one that was read, whatever changes meanwhile.
 */
export function exportNext(
  db: Db,
  visible: Rows<'invoice'>,
  batch: number,
  wishes: InvoiceWishes,
  after: ExportCursor | null,
  limit: number,
): Promise<ExportedRow[]> {
  const onward = after ? db`and (i.date, i.id) > (${after.date}::date, ${after.id})` : db``;
  return db<ExportedRow[]>`
    with next as materialized (
      select i.id, i.version, contributor.name as contributor, editor.name as editor, i.date, i.month, i.year,
             i.amount::text as amount, i.description, site.name as site, i.state = 'approved' as is_approved,
             i.editor_comments
        from invoices i join users contributor on contributor.id = i.contributor_id
        join users editor on editor.id = i.editor_id join sites site on site.id = i.site_id
       where ${matching(db, visible, wishes)} ${onward} order by i.date, i.id limit ${limit}),
    noted as (
      insert into invoice_export_rows (export_id, invoice_id, version) select ${batch}, id, version from next
      on conflict do nothing returning invoice_id)
    select next.* from next join noted on noted.invoice_id = next.id order by next.date, next.id`;
}
