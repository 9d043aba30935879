import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { type HintedInvoice, hintWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

const server = withTestServer();
let desk: InvoiceDesk;
let contributor: TestClient;
let editor: TestClient;
beforeAll(async () => {
  desk = await buildDesk(server.pool);
  contributor = server.as(desk.contributor);
  editor = server.as(desk.editor);
});

const hints = async (client: TestClient, body: HintedInvoice) => {
  const { status, body: found } = await client.call(invoiceEndpoints.hints, { body });
  expect(status).toBe(200);
  return found.map(({ text, invoiceIds }) => [text, invoiceIds]);
};

test('hints at the same contributor and amount within 30 days, except the invoice itself', async () => {
  const { id } = await buildInvoice(server.pool, desk, { amount: '77', date: '2026-01-10' });
  const typed = { contributorId: desk.contributor, amount: '77.00', date: '2026-02-09' };
  const said = [[hintWords.sameAmount('77', 1), [id]]];
  expect(await hints(contributor, typed)).toEqual(said);
  expect(await hints(editor, typed)).toEqual(said);
  expect(await hints(editor, { ...typed, id })).toEqual([]);
  expect(await hints(editor, { ...typed, date: '2026-02-10' })).toEqual([]);
  expect(await hints(editor, { ...typed, amount: '77.01' })).toEqual([]);
});

test('hints at the same article on another invoice, but tells contributors nothing of others’ invoices', async () => {
  const post = await buildNewsItem(server.pool, { siteId: desk.siteId, headline: 'Tacos' });
  const { id } = await buildInvoice(server.pool, desk, { contributorId: desk.colleague });
  await server.pool`insert into invoice_posts (invoice_id, news_item_id, position, headline) values (${id}, ${post}, 1, 'Tacos')`;
  const typed = { postIds: [post] };
  expect(await hints(editor, typed)).toEqual([[hintWords.samePost('Tacos'), [id]]]);
  expect(await hints(server.as(desk.colleague), typed)).toHaveLength(1);
  expect(await hints(contributor, typed)).toEqual([]);
});

test('hints at an amount far from the median of its type, once there are enough to compare', async () => {
  const typed = { type: 'Promoted Content', amount: '301', date: '2026-06-01' };
  const middle = (amount: string) =>
    buildInvoice(server.pool, desk, {
      amount,
      type: 'Promoted Content',
      date: '2026-05-01',
      state: 'approved',
    });
  for (const amount of ['90', '100', '100', '400']) await middle(amount);
  expect(await hints(editor, typed)).toEqual([]);
  await middle('50');
  expect(await hints(editor, typed)).toEqual([[hintWords.unusual('Promoted Content', '100'), []]]);
  expect(await hints(editor, { ...typed, amount: '300' })).toEqual([]);
  expect(await hints(editor, { ...typed, amount: '33' })).toHaveLength(1);
});

test('hints at a future date, and ignores incomplete input', async () => {
  const tomorrow = addDays(today(new Date()), 1);
  expect(await hints(contributor, { date: tomorrow })).toEqual([[hintWords.future, []]]);
  expect(
    await hints(contributor, { date: '2026-02', amount: 'x', type: '', contributorId: 0 }),
  ).toEqual([]);
});
