import type { InvoiceWishes } from '@masthead/shared/invoices/invoice.ts';
import type { Rows } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { matching } from './invoices.queries.ts';

/** An invoice as its file says it. */
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

/** The last invoice of what has gone out. */
export type ExportCursor = Pick<ExportedRow, 'date' | 'id'>;

/** Begins a batch. */
export async function insertExport(db: Db, wishes: InvoiceWishes): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into invoice_exports (wishes) values (${db.json(wishes)}) returning id`;
  return row?.id ?? 0;
}

/** Holds up the end of files while an invoice is being deleted. */
export async function holdExports(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock_shared(hashtext('invoice exports'))`;
}

/** Says that the whole file has gone out; false when one of its invoices was deleted meanwhile. */
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
 * The next invoices of a file by date, each noted in its batch with the version that goes out. Why in
 * one statement: what is noted is what was read, whatever changes meanwhile.
 */
export function exportNext(
  db: Db,
  seen: Rows<'invoice'>,
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
       where ${matching(db, seen, wishes)} ${onward} order by i.date, i.id limit ${limit}),
    noted as (
      insert into invoice_export_rows (export_id, invoice_id, version) select ${batch}, id, version from next
      on conflict do nothing returning invoice_id)
    select next.* from next join noted on noted.invoice_id = next.id order by next.date, next.id`;
}
