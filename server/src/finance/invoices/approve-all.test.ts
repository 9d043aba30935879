import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { mostByFilter } from '@masthead/shared/finance/invoices/invoice.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { fakeTransport } from '../../email/mailings/mailings.testing.ts';
import { type DecisionMail, endSittings, sendDecisionMail } from './decision-mail.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

let desk: InvoiceDesk;
let editor: TestClient;
let contributor: TestClient;
const planned: PlannedJob[] = [];
const server = withTestServer({ planned });
beforeAll(async () => {
  desk = await buildDesk(server.pool);
  editor = server.as(desk.editor);
  contributor = server.as(desk.contributor);
});
beforeEach(async () => {
  await server.pool`update invoices set deleted_at = now() where deleted_at is null`;
  planned.length = 0;
});

const wishes = { state: 'awaiting' } as const;
const count = async (client = editor) =>
  (await client.call(invoiceEndpoints.approvable, { body: wishes })).body;
const approveAll = (seen: string, client = editor) =>
  client.call(invoiceEndpoints.approveAll, { body: { wishes, seen } });
const undo = (decidedAt: string, client = editor) =>
  client.call(invoiceEndpoints.undoApproveAll, { body: { decidedAt } });
const states = async () =>
  (
    await server.pool<{ state: string }[]>`
      select state from invoices where deleted_at is null order by id`
  ).map(({ state }) => state);
const edit = (seenVersion: { id: number; version: number }) =>
  contributor.call(invoiceEndpoints.update, { body: { ...seenVersion, amount: '9999.99' } });

/** Adds invoices of both contributors, in one statement. */
const fill = (invoices: number) => server.pool`
  insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount)
  select case when n % 2 = 0 then ${desk.contributor}::int else ${desk.colleague}::int end, ${desk.editor}, ${desk.siteId},
         'Article', 'Mileage ' || n, date '2026-01-01' + n % 300, n % 100 + 0.25
    from generate_series(1, ${invoices}::int) n`;

describe('approving all matching invoices', () => {
  test('counts, adds up, approves and undoes what the reviewer may approve', async () => {
    await buildInvoice(server.pool, desk, { amount: '0.10' });
    await buildInvoice(server.pool, desk, { amount: '0.20' });
    await buildInvoice(server.pool, desk, { contributorId: desk.editor });
    await buildInvoice(server.pool, desk, { state: 'changes asked' });
    const counted = await count();
    expect(counted).toMatchObject({ count: 2, amount: '0.30', leftOut: 1 });
    const { status, body } = await approveAll(counted.seen);
    expect([status, body]).toMatchObject([200, { count: 2, amount: '0.30' }]);
    expect(await states()).toEqual(['approved', 'approved', 'awaiting', 'changes asked']);
    const undone = await undo(body.decidedAt);
    expect([undone.status, undone.body]).toEqual([200, { count: 2, amount: '0.30' }]);
    expect(await states()).toEqual(['awaiting', 'awaiting', 'awaiting', 'changes asked']);
    const { error } = await undo(body.decidedAt);
    expect(error.message).toEqual([invoiceMessages.nothingToUndo]);
  });

  test.each([
    ['changed', async () => (await edit(await first())).status],
    ['come', async () => (await buildInvoice(server.pool, desk)) && 200],
    [
      'gone',
      async () =>
        (await editor.call(invoiceEndpoints.approve, { body: { invoices: [await first()] } }))
          .status,
    ],
  ])('approves none when one has %s since it was counted', async (_, act) => {
    await buildInvoice(server.pool, desk);
    await buildInvoice(server.pool, desk);
    const { seen } = await count();
    expect(await act()).toBe(200);
    const before = await states();
    const { status, error } = await approveAll(seen);
    expect([status, error.message, await states()]).toEqual([
      409,
      [invoiceMessages.setChanged],
      before,
    ]);
    expect((await approveAll((await count()).seen)).status).toBe(200);
  });
  const first = async () => {
    const [row] = await server.pool<{ id: number; version: number }[]>`
      select id, version from invoices where deleted_at is null order by id limit 1`;
    if (!row) throw new Error('no invoice');
    return row;
  };

  test('undo skips invoices decided again since, and approvals by others', async () => {
    await fill(3);
    const others = await buildInvoice(server.pool, desk);
    await server
      .as(desk.otherEditor)
      .call(invoiceEndpoints.approve, { body: { invoices: [others] } });
    const { body } = await approveAll((await count()).seen);
    expect((await undo(body.decidedAt, server.as(desk.otherEditor))).status).toBe(409);
    const { id, version } = await first();
    const again = [
      await editor.call(invoiceEndpoints.unapprove, { body: { invoices: [{ id, version }] } }),
      await editor.call(invoiceEndpoints.approve, {
        body: { invoices: [{ id, version: version + 1 }] },
      }),
    ];
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await undo(body.decidedAt)).body.count).toBe(2);
    expect(await states()).toEqual(['approved', 'awaiting', 'awaiting', 'approved']);
  });

  test('rejects more invoices than the limit', async () => {
    expect((await approveAll('x')).status).toBe(400);
    await fill(mostByFilter + 1);
    const { status, error } = await editor.call(invoiceEndpoints.approvable, { body: wishes });
    expect([status, error.message]).toEqual([409, [invoiceMessages.tooManyMatch(mostByFilter)]]);
  });

  test('approves and undoes thousands at once, with one email per contributor', async () => {
    await fill(2889);
    const counted = await count();
    expect(counted.count).toBe(2889);
    const { status, body } = await approveAll(counted.seen);
    expect([status, body.count, body.amount]).toEqual([200, 2889, counted.amount]);
    await server.pool`update untold_decisions set last_at = last_at - interval '1 hour'`;
    await endSittings(server.pool, server.app.jobs, new Date());
    expect(
      planned.map(({ data }) => (data as DecisionMail).decided.length).toSorted((a, b) => a - b),
    ).toEqual([1444, 1445]);
    const { transport, messages } = fakeTransport(() => ({ result: 'sent' }));
    const { pool } = server;
    const sender = { pool, transport, publicUrl: 'https://masthead.example', mailFrom: null };
    for (const { data } of planned) await sendDecisionMail(sender, data as DecisionMail);
    expect(messages.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your invoices were approved: 144[45], \$[\d,.]+$/),
      expect.stringMatching(/^Your invoices were approved: 144[45], \$[\d,.]+$/),
    ]);
    expect(messages[0]?.text).toMatch(/And 142[45] more\./);
    expect((await undo(body.decidedAt)).body.count).toBe(2889);
    for (const { data } of planned.splice(0)) await sendDecisionMail(sender, data as DecisionMail);
    expect(messages).toHaveLength(2);
  });

  test('concurrent decisions on the same invoices never deadlock', async () => {
    await fill(400);
    const rows = await server.pool<{ id: number; version: number }[]>`
      select id, version from invoices where deleted_at is null order by id desc limit 200`;
    const { seen } = await count();
    const other = server.as(desk.otherEditor);
    const answers = await Promise.all([
      approveAll(seen),
      approveAll((await count(other)).seen, other),
      other.call(invoiceEndpoints.approve, { body: { invoices: [...rows] } }),
      editor.call(invoiceEndpoints.approve, { body: { invoices: rows.toReversed() } }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});
