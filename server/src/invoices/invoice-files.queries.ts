import { fileWaits, type InvoiceFile } from '@masthead/shared/invoices/invoice-file.ts';
import { type Rows, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Notes a file that was sent; whoever sends it is the one who writes. */
export async function insertUpload(db: Db, file: Omit<InvoiceFile, 'id'>): Promise<void> {
  await db`insert into invoice_uploads ${db(file)}`;
}

/** Forgets what somebody sent for invoices that were never saved; answers where it lies. */
export async function forgetUploads(db: Db, userId: number): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    delete from invoice_uploads
     where created_by = ${userId} and invoice_id is null and created_at < now() - ${fileWaits} * interval '1 hour'
    returning key`;
  return rows.map(({ key }) => key);
}

/** A file by its generated name. */
export async function findUpload(
  db: Db,
  seen: Rows<'invoice file'>,
  key: string,
): Promise<InvoiceFile | null> {
  const [row] = await db<InvoiceFile[]>`
    select f.id, f.key, f.name, f.kind, f.bytes from invoice_uploads f
     where f.key = ${key} and ${within(db, seen, 'f')}`;
  return row ?? null;
}

/**
 * Of these files, those that an invoice may name: its own, and what the caller has sent for one that
 * is not saved yet. Locked, so that no two invoices take the same one.
 */
export async function lockUploads(
  db: Db,
  seer: Seer,
  { ids, invoiceId }: { ids: number[]; invoiceId: number | null },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db<{ id: number }[]>`
    select f.id from invoice_uploads f
     where f.id = any(${ids}::integer[])
       and (f.invoice_id = ${invoiceId} or (f.invoice_id is null and f.created_by = ${seer.id}))
     order by f.id for update`;
  return rows.map(({ id }) => id);
}

/** Sets the files of an invoice, in order; answers whether that changed anything. */
export async function setInvoiceFiles(db: Db, id: number, fileIds: number[]): Promise<boolean> {
  await db`update invoice_uploads set invoice_id = ${id} where id = any(${fileIds}::integer[]) and invoice_id is null`;
  const changed = [
    await db`delete from invoice_files where invoice_id = ${id} and upload_id <> all(${fileIds}::integer[])`,
    await db`
      insert into invoice_files (invoice_id, upload_id, position, name)
      select ${id}, f.id, given.at, f.name
        from unnest(${fileIds}::integer[]) with ordinality given (upload, at) join invoice_uploads f on f.id = given.upload
      on conflict (invoice_id, upload_id) do update set position = excluded.position
       where invoice_files.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}
