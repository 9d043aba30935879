import { randomBytes } from 'node:crypto';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import {
  type InvoiceFileKind,
  invoiceFileTypes,
} from '@masthead/shared/finance/invoices/invoice-file.ts';
import { fileSentences } from '@masthead/shared/platform/contract/upload.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { asContributor } from '../../platform/db/client.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  fileReply,
  imageKindOf,
  isPdf,
  privateStorage,
  saveFile,
  storageKey,
} from '../../platform/integrations/files/private-files.ts';
import { findUpload, forgetUploads, insertUpload, invoiceFileRows } from './invoice-file.store.ts';

const isKind = (kind: string | null): kind is InvoiceFileKind =>
  kind !== null && Object.hasOwn(invoiceFileTypes, kind);

/** The type of a file by its content; rejects types that invoices do not take. */
function kindOf(bytes: Buffer): InvoiceFileKind {
  if (bytes.length === 0) throw badRequest(fileSentences.empty);
  const kind = isPdf(bytes) ? 'pdf' : imageKindOf(bytes);
  if (!isKind(kind)) throw badRequest(invoiceMessages.otherFile);
  return kind;
}

/** Attachments of invoices, visible to those who see the invoice (decision 53). */
export function invoiceFileRoutes(app: App): void {
  const { pool } = app;
  const storage = privateStorage(app.config, 'invoices');

  handle(app, invoiceFileEndpoints.upload, async ({ file: { bytes, name }, viewer }) => {
    const kind = kindOf(bytes);
    const forgotten = await asContributor(pool, viewer, (db) => forgetUploads(db, viewer.id));
    for (const key of forgotten) await storage.remove(storageKey(key));
    const key = randomBytes(16).toString('hex');
    const find = () =>
      asContributor(pool, viewer, (db) => findUpload(db, rowsOf(viewer, invoiceFileRows), key));
    const file = { key, name: name || 'file', kind, bytes: bytes.length };
    await saveFile(storage, {
      key,
      bytes,
      note: async () => {
        await asContributor(pool, viewer, (db) => insertUpload(db, file));
        return true;
      },
      isNoted: async () => (await find()) !== null,
    });
    const saved = await find();
    if (!saved) throw new Error('A saved invoice file is missing from storage');
    return saved;
  });

  handle(app, invoiceFileEndpoints.file, async ({ params: { key }, viewer, db, reply }) => {
    const found = await findUpload(db, rowsOf(viewer, invoiceFileRows), key);
    const file = found && (await fileReply(storage, found, reply));
    if (!file) throw notFound();
    return file;
  });
}
