import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import type { InvoiceWishes } from '@masthead/shared/finance/invoices/invoice.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { insertSession } from '../../platform/access/session.queries.ts';
import { signedIn } from '../../platform/access/sessions.testing.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { exportInvoices } from './invoices.routes.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

const server = withTestServer();
let desk: InvoiceDesk;
let editor: TestClient;
beforeAll(async () => {
  desk = await buildDesk(server.pool);
  editor = server.as(desk.editor);
});

const exported = (body: InvoiceWishes) => editor.call(invoiceEndpoints.export, { body });
const linesOf = (text: string) => text.split('\r\n').slice(1, -1);
const get = async (id: number) =>
  (await editor.call(invoiceEndpoints.get, { params: { id } })).body[0];
const countOf = async (wishes: InvoiceWishes) =>
  (await editor.call(invoiceEndpoints.search, { body: wishes })).body.totalCount;

/** Adds approved invoices of a year. */
const buildApproved = (year: number, count: number) => server.pool`
  insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state, decided_at)
  select ${desk.contributor}, ${desk.editor}, ${desk.siteId}, 'Other', 'No. ' || n,
         make_date(${year}::int, 1, 1) + n % 7, 1 + n, 'approved', now()
    from generate_series(1, ${count}::int) n`;

test('exports the approved invoices of the filter in ten columns, as RFC 4180 requires', async () => {
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

test('records the batch, and flags invoices changed since', async () => {
  const seenVersion = await buildInvoice(server.pool, desk, {
    state: 'approved',
    date: '2025-01-05',
  });
  const wishes = { year: 2025 };
  expect((await get(seenVersion.id))?.exported).toBeNull();
  await exported(wishes);
  const first = (await get(seenVersion.id))?.exported;
  expect(first).toMatchObject({ isChanged: false });
  const found = (state: InvoiceWishes['exported']) => countOf({ ...wishes, exported: state });
  expect([await found('never'), await found('exported'), await found('changed')]).toEqual([
    0, 1, 0,
  ]);
  const { body: reopened } = await editor.call(invoiceEndpoints.unapprove, {
    body: { invoices: [seenVersion] },
  });
  expect([reopened[0]?.exported?.isChanged, await found('changed')]).toEqual([true, 1]);
  expect(await noted(seenVersion.id)).toHaveLength(1);
  await exported(wishes);
  expect((await get(seenVersion.id))?.exported).toEqual({ ...first, isChanged: true });
  const [again] = reopened;
  await editor.call(invoiceEndpoints.approve, {
    body: { invoices: [{ id: seenVersion.id, version: again?.version ?? 0 }] },
  });
  await exported(wishes);
  expect((await get(seenVersion.id))?.exported).toMatchObject({ isChanged: false });
  expect(await noted(seenVersion.id)).toHaveLength(0);
});

/** Whether an invoice is among those that may have changed since they were exported. */
const noted = (id: number) => server.pool`select from changed_invoices where invoice_id = ${id}`;

test('a change while an export of its invoice ends is not lost', async () => {
  const { pool } = server;
  const { id } = await buildInvoice(pool, desk, { state: 'approved' });
  const begin = async () => {
    const [batch] = await pool<{ id: number }[]>`
      insert into invoice_exports (wishes) values ('{}') returning id`;
    await pool`insert into invoice_export_rows select ${batch?.id ?? 0}, id, version from invoices where id = ${id}`;
    return batch?.id ?? 0;
  };
  const end = (batch: number) =>
    pool`update invoice_exports set finished_at = now() where id = ${batch}`;
  const change = (db: Db) => db`update invoices set version = version + 1 where id = ${id}`;
  await end(await begin());
  await change(pool);
  const second = await begin();
  const isWaiting = async () =>
    (
      await pool`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  const ending = await write(pool, null, async (db) => {
    await change(db);
    const asked = end(second).then((rows) => rows);
    await expect.poll(isWaiting).toBe(1);
    return { asked };
  });
  await ending.asked;
  expect(await noted(id)).toHaveLength(1);
  await end(await begin());
  expect(await noted(id)).toHaveLength(0);
});

test('an export streamed in many chunks holds each invoice once', async () => {
  await buildApproved(2024, 4500);
  const { body } = await exported({ year: 2024 });
  const descriptions = linesOf(body).map((line) => line.split(',')[6]);
  expect([descriptions.length, new Set(descriptions).size]).toEqual([4500, 4500]);
  const [batch] = await server.pool`
    select finished_at is not null as is_whole, (select count(*)::int from invoice_export_rows where export_id = e.id) as n
      from invoice_exports e order by id desc limit 1`;
  expect(batch).toEqual({ isWhole: true, n: 4500 });
});

/** Downloads a file over its own connection, which can be aborted. */
async function takingFile(wishes: InvoiceWishes) {
  const token = newToken();
  const opened = { tokenHash: hashToken(token), userId: desk.editor, userAgent: null };
  await insertSession(server.pool, { ...opened, absoluteDays: 1 });
  const address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  const sent = request(address + invoiceEndpoints.export.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  sent.on('error', () => {});
  sent.end(JSON.stringify(wishes));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  return { text: () => text, leave: () => sent.destroy() };
}
const connections = () =>
  new Promise<number>((resolve) => {
    server.app.http.server.getConnections((_, count) => resolve(count));
  });

test('an export aborted after the first chunk counts as never exported', async () => {
  await buildApproved(2023, 600);
  const wishes = { year: 2023 };
  const [inSecondPiece] = await server.pool<{ id: number }[]>`
    select id from invoices where year = 2023 order by date, id offset 300 limit 1`;
  const taken = await write(server.pool, null, async (held) => {
    // Why: the second chunk is recorded only once the client is known to be gone.
    await held`select from invoices where id = ${inSecondPiece?.id ?? 0} for update`;
    const file = await takingFile(wishes);
    await expect.poll(() => linesOf(file.text())).toHaveLength(250);
    file.leave();
    await expect.poll(connections).toBe(0);
    return linesOf(file.text());
  });
  const [first] = await server.pool<{ id: number }[]>`
    select id from invoices where year = 2023 and description = ${taken[0]?.split(',')[6] ?? ''}`;
  const seen = async () => ({
    never: await countOf({ ...wishes, exported: 'never' }),
    exported: await countOf({ ...wishes, exported: 'exported' }),
    ofTheFirst: (await get(first?.id ?? 0))?.exported,
  });
  expect(await seen()).toEqual({ never: 600, exported: 0, ofTheFirst: null });
  expect(linesOf((await exported({ ...wishes, exported: 'never' })).body)).toHaveLength(600);
  expect(await seen()).toMatchObject({ never: 0, exported: 600, ofTheFirst: { isChanged: false } });
  const batches = await server.pool`
    select finished_at is not null as is_whole from invoice_exports order by id desc limit 2`;
  expect(batches).toEqual([{ isWhole: true }, { isWhole: false }]);
});

/** Returns the invoice to review, as the screen does before deleting; returns the delete call. */
async function reopen(seenVersion: { id: number; version: number }) {
  const { body } = await editor.call(invoiceEndpoints.unapprove, {
    body: { invoices: [seenVersion] },
  });
  const version = body[0]?.version ?? 0;
  return (client: TestClient) =>
    client.call(invoiceEndpoints.update, {
      body: { id: seenVersion.id, version, isDeleted: true },
    });
}

test('an exported invoice cannot be deleted by anyone, and stays under changed since export', async () => {
  const seenVersion = await buildInvoice(server.pool, desk, {
    state: 'approved',
    date: '2022-03-04',
  });
  await exported({ year: 2022 });
  const remove = await reopen(seenVersion);
  for (const client of [editor, server.as(desk.admin), server.as(desk.contributor)]) {
    const { status, error } = await remove(client);
    expect([status, error.message]).toEqual([409, [invoiceMessages.inFile]]);
  }
  const { status } = await editor.call(invoiceEndpoints.update, {
    body: { ...(await get(seenVersion.id)), isDeleted: true },
  });
  expect([status, await countOf({ year: 2022, exported: 'changed' })]).toEqual([409, 1]);
});

test('an export breaks off and counts for nothing if one of its invoices is deleted meanwhile', async () => {
  const seenVersion = await buildInvoice(server.pool, desk, {
    state: 'approved',
    date: '2021-03-04',
  });
  const viewer = await signedIn(server.pool, desk.editor);
  const { content } = exportInvoices(server.pool, viewer, { year: 2021 });
  const pieces = (content as AsyncIterable<string>)[Symbol.asyncIterator]();
  await pieces.next();
  expect((await pieces.next()).value).toContain('2021-03-04');
  const remove = await reopen(seenVersion);
  expect((await remove(editor)).status).toBe(200);
  await expect(pieces.next()).rejects.toThrow('was deleted');
  const [batch] =
    await server.pool`select finished_at from invoice_exports order by id desc limit 1`;
  expect(batch).toEqual({ finishedAt: null });
});

test('a contributor sees the export that includes their invoice', async () => {
  const seenVersion = await buildInvoice(server.pool, desk, {
    state: 'approved',
    date: '2020-03-04',
  });
  await exported({ year: 2020 });
  const own = server.as(desk.contributor);
  const { body } = await own.call(invoiceEndpoints.get, { params: { id: seenVersion.id } });
  expect(body[0]?.exported).toMatchObject({ isChanged: false });
});
