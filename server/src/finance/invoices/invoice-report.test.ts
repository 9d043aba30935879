import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import type { TotalsBy } from '@masthead/shared/finance/invoices/invoice-report.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

const server = withTestServer();
let desk: InvoiceDesk;
let editor: TestClient;
let site: number;
const invoices: number[] = [];
beforeAll(async () => {
  desk = await buildDesk(server.pool);
  editor = server.as(desk.editor);
  site = (await buildSite(server.pool)).id;
  const build = async (given: Parameters<typeof buildInvoice>[2], siteId = desk.siteId) =>
    invoices.push((await buildInvoice(server.pool, { ...desk, siteId }, given)).id);
  await build({ amount: '0.10', date: '2026-10-31', state: 'approved' });
  await build({ amount: '0.20', date: '2026-10-01', state: 'approved' });
  await build({ amount: '100.25', date: '2026-10-05', state: 'changes asked' }, site);
  await build({ amount: '7', date: '2026-09-30' });
  await build({ amount: '500', date: '2026-10-02', contributorId: desk.colleague });
  const gone = await buildInvoice(server.pool, desk, { amount: '9999', date: '2026-10-02' });
  await server.pool`update invoices set deleted_at = now() where id = ${gone.id}`;
});

const totals = async (by: TotalsBy, wishes: object = {}) => {
  const { body } = await editor.call(invoiceReportEndpoints.lines, { body: { by, ...wishes } });
  return [body.totalCount, body.nodes.map((l) => [l.id, l.count, l.approved, l.open, l.amount])];
};

test('adds up filtered invoices by month, contributor and site, exact to the cent', async () => {
  expect(await totals('month')).toEqual([
    2,
    [
      [202610, 4, '0.30', '600.25', '600.55'],
      [202609, 1, '0.00', '7.00', '7.00'],
    ],
  ]);
  expect(await totals('contributor', { month: 10, year: 2026 })).toEqual([
    2,
    [
      [desk.colleague, 1, '0.00', '500.00', '500.00'],
      [desk.contributor, 3, '0.30', '100.25', '100.55'],
    ],
  ]);
  expect(await totals('site', { contributorId: desk.contributor, state: 'approved' })).toEqual([
    1,
    [[desk.siteId, 2, '0.30', '0.00', '0.30']],
  ]);
  expect(await totals('month', { offset: 1, limit: 1 })).toEqual([
    2,
    [[202609, 1, '0.00', '7.00', '7.00']],
  ]);
});

const statementOf = (client: TestClient, contributorId?: number) =>
  client.call(invoiceReportEndpoints.statement, {
    query: {
      year: '2026',
      month: '10',
      ...(contributorId && { contributorId: String(contributorId) }),
    },
  });

test('a statement lists one’s own invoices from the first to the last day of a month', async () => {
  const own = await statementOf(server.as(desk.contributor));
  expect([own.status, own.body.contributor.id]).toEqual([200, desk.contributor]);
  expect(own.body.lines.map(({ id, date, amount, state }) => [id, date, amount, state])).toEqual([
    [invoices[1], '2026-10-01', '0.20', 'approved'],
    [invoices[2], '2026-10-05', '100.25', 'changes asked'],
    [invoices[0], '2026-10-31', '0.10', 'approved'],
  ]);
  expect((await statementOf(editor, desk.contributor)).body).toEqual(own.body);
});

test('another person’s statement is for editors and admins, and 404 for others', async () => {
  const foreign = await statementOf(server.as(desk.colleague), desk.contributor);
  expect((await statementOf(editor, desk.contributor)).status).toBe(200);
  expect(foreign.status).toBe(404);
  expect((await statementOf(editor, 2_000_000_000)).status).toBe(404);
});

test('a statement without a month shows the newest month with an invoice, up to today', async () => {
  await server.pool`
    insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount)
    select ${desk.admin}, ${desk.editor}, ${desk.siteId}, 'Other', 'Mileage', day, 1
      from unnest(array['2024-03-05', '2024-02-01', '2999-01-01']::date[]) day`;
  const { body } = await server.as(desk.admin).call(invoiceReportEndpoints.statement);
  expect([body.year, body.month, body.lines.length]).toEqual([2024, 3, 1]);
  const empty = await server.as(desk.otherEditor).call(invoiceReportEndpoints.statement);
  expect([empty.status, empty.body.lines]).toEqual([200, []]);
});
