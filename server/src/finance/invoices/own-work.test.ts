import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { ownWork } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, withTestServer } from '../../../test/server.ts';
import { buildDesk, type InvoiceDesk } from './invoices.testing.ts';

const config = { needsSecondPerson: false };
const server = withTestServer({ config });
let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await buildDesk(server.pool);
});

const write = async (by: number, contributorId: number, amount = '10') => {
  const { status, body } = await server.as(by).call(invoiceEndpoints.create, {
    body: {
      contributorId,
      editorId: desk.editor,
      siteId: desk.siteId,
      type: 'Article',
      date: '2026-11-10',
      amount,
      description: 'Review of a restaurant',
      postIds: [],
      fileIds: [],
      editorComments: null,
    },
  });
  expect(status).toBe(200);
  return body;
};
const change = async (by: number, { id, version }: Invoice, amount: string) => {
  const { status, body } = await server
    .as(by)
    .call(invoiceEndpoints.update, { body: { id, version, amount } });
  expect(status).toBe(200);
  return body;
};
const said = (invoice: Invoice, id: number) => ownWork(invoice, { id });

describe('the reviewer’s own work on an invoice', () => {
  test('only the person who entered an invoice for someone else is told so', async () => {
    const invoice = await write(desk.editor, desk.contributor);
    expect(said(invoice, desk.editor)).toEqual([invoiceMessages.wroteIt(invoice.contributor.name)]);
    expect(said(invoice, desk.otherEditor)).toEqual([]);
    expect(said(await write(desk.contributor, desk.contributor), desk.contributor)).toEqual([]);
  });

  test('names the original amount after several changes by the reviewer', async () => {
    const invoice = await write(desk.contributor, desk.contributor);
    const twice = await change(desk.editor, await change(desk.editor, invoice, '50'), '77');
    expect(said(twice, desk.editor)).toEqual([invoiceMessages.changedAmount('$10.00')]);
    expect(said(twice, desk.otherEditor)).toEqual([]);
    expect(said(await change(desk.editor, twice, '10'), desk.editor)).toEqual([]);
  });

  test('an amount that the contributor set later no longer counts as the reviewer’s', async () => {
    const invoice = await change(
      desk.editor,
      await write(desk.contributor, desk.contributor),
      '77',
    );
    expect(said(await change(desk.contributor, invoice, '80'), desk.editor)).toEqual([]);
  });

  test('recording who set the amount adds no entry to the history', async () => {
    const invoice = await write(desk.contributor, desk.contributor);
    await change(desk.editor, invoice, '77');
    const changes = await server.pool<{ after: Record<string, unknown> }[]>`
      select after from changes where table_name = 'invoices' and record_id = ${String(invoice.id)} and action = 'update'`;
    expect(changes.map(({ after }) => after.amount)).toEqual([77]);
    expect(changes.flatMap(({ after }) => Object.keys(after))).not.toContain('amount_by');
  });
});

describe('with MASTHEAD_SECOND_APPROVER', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ config: { needsSecondPerson: true } });
  });
  afterAll(() => strict.stop());

  test('the person who entered an invoice or set its amount cannot approve it, but others can', async () => {
    const own = await buildDesk(strict.pool);
    const editor = strict.as(own.editor);
    const other = strict.as(own.otherEditor);
    const create = async (client: typeof editor) =>
      (
        await client.call(invoiceEndpoints.create, {
          body: {
            contributorId: own.contributor,
            editorId: own.editor,
            siteId: own.siteId,
            type: 'Article',
            date: '2026-11-10',
            amount: '10',
            description: 'Review of a restaurant',
            postIds: [],
            fileIds: [],
            editorComments: null,
          },
        })
      ).body;
    const written = await create(editor);
    const { id, version } = await create(strict.as(own.contributor));
    const { body: changed } = await editor.call(invoiceEndpoints.update, {
      body: { id, version, amount: '77' },
    });
    const approve = (client: typeof editor, one: Invoice) =>
      client.call(invoiceEndpoints.approve, {
        body: { invoices: [{ id: one.id, version: one.version }] },
      });
    for (const [one, sentence] of [
      [written, invoiceMessages.wroteItOnly],
      [changed, invoiceMessages.changedAmountOnly],
    ] as const) {
      const { status, error } = await approve(editor, one);
      expect([status, error.message]).toEqual([409, [sentence]]);
      const saved = await editor.call(invoiceEndpoints.update, {
        body: { id: one.id, version: one.version, isApproved: true },
      });
      expect([saved.status, saved.error.message]).toEqual([409, [sentence]]);
    }
    const counted = await editor.call(invoiceEndpoints.approvable, { body: {} });
    expect(counted.body).toMatchObject({ count: 0, leftOut: 2 });
    const { body: people } = await editor.call(invoiceEndpoints.people);
    expect(people.needsSecondPerson).toBe(true);
    for (const one of [written, changed]) expect((await approve(other, one)).status).toBe(200);
  });
});
