import { invoiceEndpoints } from '@masthead/shared/invoices/invoice.endpoints.ts';
import type { InvoiceWishes } from '@masthead/shared/invoices/invoice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

let server: TestServer;
let desk: InvoiceDesk;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  desk = await buildDesk(server.pool);
  editor = server.as(desk.editor);
});
afterAll(() => server.stop());

const exported = (body: InvoiceWishes) => editor.call(invoiceEndpoints.export, { body });
const linesOf = (text: string) => text.split('\r\n').slice(1, -1);
const get = async (id: number) =>
  (await editor.call(invoiceEndpoints.get, { params: { id } })).body[0];

test('approved invoices of the filter, with the ten columns, as RFC 4180 has them', async () => {
  const approved = { state: 'approved', date: '2026-10-05' } as const;
  await buildInvoice(server.pool, desk, { ...approved, description: '=1+1, "so"\nand on' });
  await buildInvoice(server.pool, desk, { ...approved, type: 'Other' });
  await buildInvoice(server.pool, desk, { ...approved, date: '2026-09-30' });
  await buildInvoice(server.pool, desk, { date: '2026-10-05' });
  const { raw, body } = await exported({ month: 10, type: 'Article', state: 'awaiting' });
  expect(raw.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('filename="invoices.csv"'),
  });
  const [names] = await server.pool<{ contributor: string; editor: string; site: string }[]>`
    select c.name as contributor, e.name as editor, s.name as site from users c, users e, sites s
     where c.id = ${desk.contributor} and e.id = ${desk.editor} and s.id = ${desk.siteId}`;
  expect(body).toBe(
    `\uFEFFContributor,Editor,Date,Month,Year,Amount,Description,Site,Is Approved,Editor Comments\r\n${names?.contributor},${names?.editor},2026-10-05,10,2026,125.50,"'=1+1, ""so""\nand on",${names?.site},Yes,\r\n`,
  );
});

test('a batch is remembered, and what was changed since says so', async () => {
  const seen = await buildInvoice(server.pool, desk, { state: 'approved', date: '2025-01-05' });
  const wishes = { year: 2025 };
  expect((await get(seen.id))?.exported).toBeNull();
  await exported(wishes);
  const first = (await get(seen.id))?.exported;
  expect(first).toMatchObject({ isChanged: false });
  const found = async (state: InvoiceWishes['exported']) =>
    (await editor.call(invoiceEndpoints.search, { body: { ...wishes, exported: state } })).body
      .totalCount;
  expect([await found('never'), await found('exported'), await found('changed')]).toEqual([
    0, 1, 0,
  ]);
  const { body: reopened } = await editor.call(invoiceEndpoints.unapprove, {
    body: { invoices: [seen] },
  });
  expect([reopened[0]?.exported?.isChanged, await found('changed')]).toEqual([true, 1]);
  await exported(wishes);
  expect((await get(seen.id))?.exported).toEqual({ ...first, isChanged: true });
  const [again] = reopened;
  await editor.call(invoiceEndpoints.approve, {
    body: { invoices: [{ id: seen.id, version: again?.version ?? 0 }] },
  });
  await exported(wishes);
  expect((await get(seen.id))?.exported).toMatchObject({ isChanged: false });
});

test('a file of many pieces holds each invoice once', async () => {
  await server.pool`
    insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state, decided_at)
    select ${desk.contributor}, ${desk.editor}, ${desk.siteId}, 'Other', 'No. ' || n, date '2024-01-01' + n % 7, 1 + n, 'approved', now()
      from generate_series(1, 4500) n`;
  const { body } = await exported({ year: 2024 });
  const descriptions = linesOf(body).map((line) => line.split(',')[6]);
  expect([descriptions.length, new Set(descriptions).size]).toEqual([4500, 4500]);
  const [batch] = await server.pool`
    select finished_at is not null as is_whole, (select count(*)::int from invoice_export_rows where export_id = e.id) as n
      from invoice_exports e order by id desc limit 1`;
  expect(batch).toEqual({ isWhole: true, n: 4500 });
});

test('a contributor exports nothing', async () => {
  const { status } = await server.as(desk.contributor).call(invoiceEndpoints.export, { body: {} });
  expect(status).toBe(403);
});
