import { centsOf, dollarsOf } from '@masthead/shared/invoices/amount.ts';
import type { invoiceRecord } from '@masthead/shared/invoices/invoice.record.ts';
import type { ApprovalRule } from '@masthead/shared/invoices/invoice.rules.ts';
import type {
  InvoiceSort,
  InvoiceTotals,
  InvoiceWishes,
} from '@masthead/shared/invoices/invoice.ts';
import type { Direction } from '@masthead/shared/paging.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { type Page, readPage } from '../db/page.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { filesWithInvoice, invoiceStore } from './invoice.record.ts';

export type InvoiceRow = RowOf<typeof invoiceRecord>;

/** The order of a list. */
export interface InvoiceOrder {
  sort: InvoiceSort;
  direction: Direction;
}

const sortColumns: Record<InvoiceSort, string> = {
  date: 'i.date',
  amount: 'i.amount',
  contributor: 'contributor.name collate "und-x-icu"',
  site: 'site.name collate "und-x-icu"',
};

const equal = (db: Db, column: string, value: string | number | null | undefined) =>
  value === null || value === undefined ? db`` : db`and ${db(column)} = ${value}`;

function exportedAs(db: Db, { exported }: Wanted) {
  if (!exported) return db``;
  const files = db.unsafe(filesWithInvoice);
  if (exported === 'never') return db`and not exists (select ${files})`;
  if (exported === 'exported') return db`and exists (select ${files})`;
  return db`and i.version <> (select r.version ${files} order by r.export_id desc limit 1)`;
}

/** Who decides, and whether approvals need somebody who had no hand in the invoice. */
export interface Reviewer extends ApprovalRule {
  id: number;
}

/** What invoices are narrowed to, with whose decision they wait for. */
export type Wanted = Omit<InvoiceWishes, 'decidable'> & { decidableBy?: Reviewer | null };

/** A search as somebody sends it; what they may decide depends on who they are. */
export const wantedBy = (
  { decidable, ...wishes }: InvoiceWishes,
  viewer: { id: number },
  rule: ApprovalRule,
): Wanted => ({
  ...wishes,
  decidableBy: decidable ? { id: viewer.id, ...rule } : null,
});

/** The same as `whyNotApproved` says of one invoice. */
function decidable(db: Db, { decidableBy }: Wanted) {
  if (!decidableBy) return db``;
  const { id, needsSecondPerson } = decidableBy;
  const hadNoHand = db`
    and i.created_by is distinct from ${id}
    and (i.amount_by is distinct from ${id} or i.amount_before is null or i.amount_before = i.amount)`;
  return db`
    and i.state <> 'approved' and i.contributor_id <> ${id} ${needsSecondPerson ? hadNoHand : db``}`;
}

/** The condition that invoice `i` is one of a search and of the caller's. */
export function matching(db: Db, seen: Rows<'invoice'>, wishes: Wanted) {
  const { state, contributorId, editorId, siteId, type, month, year } = wishes;
  const words = wishes.text?.trim() ?? '';
  return db`
    i.deleted_at is null and ${within(db, seen, 'i')}
    ${equal(db, 'i.state', state === 'all' ? null : state)}
    ${equal(db, 'i.contributor_id', contributorId)} ${equal(db, 'i.editor_id', editorId)}
    ${equal(db, 'i.site_id', siteId)} ${equal(db, 'i.type', type)}
    ${equal(db, 'i.month', month)} ${equal(db, 'i.year', year)} ${exportedAs(db, wishes)}
    ${decidable(db, wishes)}
    ${words ? db`and ${contains(db, `concat_ws(' ', i.description, i.editor_comments)`, words)}` : db``}`;
}

/** What a search finds, as a part of another statement. */
export const invoicesFound = (db: Db, seen: Rows<'invoice'>, wishes: Wanted) =>
  db`select from invoices i where ${matching(db, seen, wishes)}`;

const names = (db: Db) => db`
  join users contributor on contributor.id = i.contributor_id join sites site on site.id = i.site_id`;

/** A page of invoices with the number of all. */
export function listInvoices(
  db: Db,
  seen: Rows<'invoice'>,
  wishes: Wanted,
  { sort, direction }: InvoiceOrder,
  page: Page,
): Promise<{ rows: InvoiceRow[]; totalCount: number }> {
  const by = db.unsafe(sortColumns[sort]);
  const order = `ordered ${direction}, id ${direction}`;
  return readPage(
    db,
    page,
    order,
    db`select i.id, ${by} as ordered from invoices i ${sort === 'date' || sort === 'amount' ? db`` : names(db)}
        where ${matching(db, seen, wishes)}`,
    (onPage, totalCount) => db<InvoiceRow[]>`
      select ${columnsOf(db, invoiceStore)}, ${totalCount}
        from ${sourceOf(db, invoiceStore)} join ${onPage} on on_page.id = i.id
       order by ${by} ${db.unsafe(direction)}, i.id ${db.unsafe(direction)}`,
  );
}

/** What the invoices of a filter come to, by state; the sums are the database's, exact. */
export async function totalInvoices(
  db: Db,
  seen: Rows<'invoice'>,
  wishes: Wanted,
): Promise<InvoiceTotals> {
  const states = await db<InvoiceTotals['states']>`
    select i.state, count(*)::int as count, sum(i.amount)::text as amount from invoices i
     where ${matching(db, seen, wishes)} group by i.state order by i.state`;
  const cents = states.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const count = states.reduce((sum, one) => sum + one.count, 0);
  return { count, amount: dollarsOf(cents), states: [...states] };
}
