import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import { fileWaits, mostFiles } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { fileSentences } from '@masthead/shared/platform/contract/upload.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

let server: TestServer;
let folder: string;
let desk: InvoiceDesk;
let contributor: TestClient;
let colleague: TestClient;
let editor: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-invoices-'));
  server = await startTestServer({ config: { logLevel: 'silent', dataFolder: folder } });
  desk = await buildDesk(server.pool);
  contributor = server.as(desk.contributor);
  colleague = server.as(desk.colleague);
  editor = server.as(desk.editor);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const pdf = '%PDF-1.7\nA bill.';
const upload = (client: TestClient, name = 'bill.pdf', bytes: string | Uint8Array = pdf) =>
  client.upload(invoiceFileEndpoints.upload, { file: { bytes, name, type: 'text/html' } });
const fetchFile = (client: TestClient, key: string) =>
  client.call(invoiceFileEndpoints.file, { params: { key } });
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(invoiceEndpoints.update, { body });
const stored = () => readdir(join(folder, 'invoices', 'files')).catch(() => []);
const own = () => buildInvoice(server.pool, desk);

test('an attachment is visible to those who see its invoice, and to nobody else', async () => {
  const { status, body: file } = await upload(contributor);
  expect([status, file]).toMatchObject([200, { name: 'bill.pdf', kind: 'pdf', bytes: 16 }]);
  expect((await fetchFile(colleague, file.key)).status).toBe(404);
  const invoice = await own();
  const { body: saved } = await save(contributor, { ...invoice, fileIds: [file.id, file.id] });
  expect(saved).toMatchObject({ version: invoice.version + 1, fileIds: [file.id], files: [file] });
  for (const client of [contributor, editor]) {
    const { raw } = await fetchFile(client, file.key);
    expect(raw.body).toBe(pdf);
    expect(raw.headers['content-type']).toBe('application/octet-stream');
    expect(raw.headers['content-disposition']).toMatch(/^attachment; filename="bill.pdf"/);
    expect(raw.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(raw.headers['cache-control']).toBe('no-store');
  }
  const foreign = await fetchFile(colleague, file.key);
  const missing = await fetchFile(colleague, 'f'.repeat(32));
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  expect((await fetchFile(server.as(null), file.key)).status).toBe(401);
});

test.each([
  ['a page that is called a bill', 'bill.pdf', '<html><script>alert(1)</script></html>'],
  ['a drawing that can hold a program', 'logo.svg', '<svg xmlns="x"></svg>'],
  ['a program', 'bill.exe', 'MZ'],
])('%s is refused by its content', async (_, name, bytes) => {
  const before = await stored();
  const { status, error } = await upload(contributor, name, bytes);
  expect([status, error.message]).toEqual([400, [invoiceMessages.otherFile]]);
  expect(await stored()).toEqual(before);
});

test('rejects an empty file, and detects images by content instead of name', async () => {
  const empty = await upload(contributor, 'bill.pdf', '');
  expect([empty.status, empty.error.message]).toEqual([400, [fileSentences.empty]]);
  const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');
  const { body } = await upload(contributor, '../../etc/passwd\0.pdf', png);
  expect([body.kind, body.name]).toEqual(['png', expect.stringMatching(/^[^/\\\0]+$/)]);
  expect(await stored()).toContain(body.key);
});

test('cannot attach a file of someone else or of another invoice', async () => {
  const { body: foreign } = await upload(colleague);
  const { body: taken } = await upload(contributor);
  const [first, second] = [await own(), await own()];
  await save(contributor, { ...first, fileIds: [taken.id] });
  for (const id of [foreign.id, taken.id, 2_000_000_000]) {
    const { status, error } = await save(contributor, { ...second, fileIds: [id] });
    expect([status, error.errors?.[0]]).toEqual([
      400,
      { path: 'fileIds', message: invoiceMessages.unknownFile },
    ]);
  }
  const many = Array.from({ length: mostFiles + 1 }, (_, at) => at + 1);
  expect((await save(contributor, { ...second, fileIds: many })).status).toBe(400);
});

test('an attachment added after review began is not approved with it, and an approved invoice is locked', async () => {
  const seenVersion = await own();
  const { body: file } = await upload(contributor);
  const { body: changed } = await save(contributor, { ...seenVersion, fileIds: [file.id] });
  const approve = (version: number) =>
    editor.call(invoiceEndpoints.approve, {
      body: { invoices: [{ id: seenVersion.id, version }] },
    });
  expect((await approve(seenVersion.version)).status).toBe(409);
  const { body } = await approve(changed.version);
  const version = body[0]?.version ?? 0;
  const removed = await save(contributor, { id: seenVersion.id, version, fileIds: [] });
  expect([removed.status, removed.error.message]).toEqual([409, [invoiceMessages.locked]]);
});

test('a removed file can be attached again, and one that was never saved is purged', async () => {
  const invoice = await own();
  const { body: file } = await upload(contributor);
  const { body: with1 } = await save(contributor, { ...invoice, fileIds: [file.id] });
  const { body: without } = await save(contributor, {
    id: invoice.id,
    version: with1.version,
    fileIds: [],
  });
  const { body: left } = await upload(contributor);
  await server.pool`update invoice_uploads set created_at = now() - ${fileWaits + 1} * interval '1 hour'`;
  await upload(contributor);
  expect(await stored()).not.toContain(left.key);
  expect((await fetchFile(contributor, left.key)).status).toBe(404);
  const again = await save(contributor, {
    id: invoice.id,
    version: without.version,
    fileIds: [file.id],
  });
  expect([again.status, again.body.files]).toEqual([200, [file]]);
});
