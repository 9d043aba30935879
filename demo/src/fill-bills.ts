import { randomUUID } from 'node:crypto';
import type { Db } from '@masthead/server/platform/db/client.ts';
import {
  privateStorage,
  storageKey,
} from '@masthead/server/platform/integrations/files/private-files.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import sharp from 'sharp';

/** Invoices that come with a bill: open ones, and approved ones. */
const bills = 12;
const billsOfApproved = 4;

const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A page of text as a PDF. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${escaped(line)}) '`).join('\n');
  const text = `BT /F1 12 Tf 20 TL 72 740 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const markup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A receipt as a picture. */
function receiptOf(lines: readonly string[]): Promise<Buffer> {
  const shown = lines
    .map((line, at) => `<text x="24" y="${48 + 30 * at}">${markup(line)}</text>`)
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200" font-family="monospace" font-size="16"><rect width="640" height="200" fill="#fbfaf5"/>${shown}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

interface Billed {
  id: number;
  contributorId: number;
  name: string;
  date: string;
  amount: string;
  description: string;
}

/** The newest invoices that are open or are not. */
const newest = (db: Db, isOpen: boolean, limit: number) => db<Billed[]>`
  select i.id, i.contributor_id, u.name, i.date, i.amount::text as amount, i.description
    from invoices i join users u on u.id = i.contributor_id
   where (i.state <> 'approved') = ${isOpen} order by i.date desc, i.id desc limit ${limit}`;

/** Bills of the newest invoices; those of every sixth are pictures. */
export async function fillBills(db: Db, config: Config): Promise<void> {
  const storage = privateStorage(config, 'invoices');
  const billed = [
    ...(await newest(db, true, bills)),
    ...(await newest(db, false, billsOfApproved)),
  ];
  for (const [at, { id, contributorId, name, date, amount, description }] of billed.entries()) {
    const lines = [name, `Bill of ${listDay(date)}`, description, amountText(amount)];
    const kind = at % 6 === 5 ? 'png' : 'pdf';
    const content = kind === 'png' ? await receiptOf(lines) : pdfOf(lines);
    const key = randomUUID().replaceAll('-', '');
    const file = { key, name: `bill-${id}.${kind}`, kind, bytes: content.length };
    await storage.write(storageKey(key), content, 'application/octet-stream');
    const [kept] = await db<{ id: number }[]>`
      insert into invoice_uploads ${db({ ...file, invoiceId: id, createdBy: contributorId })} returning id`;
    await db`insert into invoice_files ${db({ invoiceId: id, uploadId: kept?.id ?? 0, position: 1, name: file.name })}`;
  }
}
