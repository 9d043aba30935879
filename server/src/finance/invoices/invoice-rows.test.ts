import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { asContributor, type Db } from '../../platform/db/client.ts';
import { buildDesk, buildInvoice, type InvoiceDesk } from './invoices.testing.ts';

const server = withTestServer();
let desk: InvoiceDesk;
let own: { id: number; version: number };
let foreign: { id: number; version: number };

/** An invoice with an article, a file and a place in an export. */
async function buildWhole(contributorId: number) {
  const { pool } = server;
  const invoice = await buildInvoice(pool, desk, { contributorId });
  const postId = await buildNewsItem(pool, { siteId: desk.siteId });
  await pool`insert into invoice_posts (invoice_id, news_item_id, position, headline)
    values (${invoice.id}, ${postId}, 1, 'Tacos')`;
  const key = contributorId.toString(16).padStart(32, '0');
  const [upload] = await pool<{ id: number }[]>`
    insert into invoice_uploads (key, name, kind, bytes, invoice_id, created_by)
    values (${key}, 'bill.pdf', 'pdf', 9, ${invoice.id}, ${contributorId}) returning id`;
  await pool`insert into invoice_files (invoice_id, upload_id, position, name)
    values (${invoice.id}, ${upload?.id ?? 0}, 1, 'bill.pdf')`;
  const [batch] = await pool<{ id: number }[]>`
    insert into invoice_exports (wishes) values ('{}') returning id`;
  await pool`insert into invoice_export_rows (export_id, invoice_id, version)
    values (${batch?.id ?? 0}, ${invoice.id}, 1)`;
  return invoice;
}

beforeAll(async () => {
  desk = await buildDesk(server.pool);
  own = await buildWhole(desk.contributor);
  foreign = await buildWhole(desk.colleague);
});

/** Runs SQL without any scope as the database role of the contributor. */
const asOne = <T>(work: (db: Db) => Promise<T>) =>
  asContributor(server.pool, { id: desk.contributor }, work);
const refusal = (work: (db: Db) => Promise<unknown>) =>
  asOne(work).then(
    () => 'nothing was refused',
    (error: { code?: string }) => error.code,
  );
const denied = '42501';
const byNumber = (one: number, other: number) => one - other;

describe('without any scope in the query, the database', () => {
  test.each([
    ['invoices', 'id'],
    ['invoice_posts', 'invoice_id'],
    ['invoice_uploads', 'invoice_id'],
    ['invoice_files', 'invoice_id'],
    ['invoice_export_rows', 'invoice_id'],
  ])('shows a contributor of %s their own only', async (table, column) => {
    const ids = async (db: Db) =>
      (await db<{ id: number }[]>`select ${db(column)} as id from ${db(table)}`).map(
        ({ id }) => id,
      );
    expect(await asOne(ids)).toEqual([own.id]);
    expect((await ids(server.pool)).toSorted(byNumber)).toEqual([own.id, foreign.id]);
  });

  test('shows contributors only exports with their own invoices, and the names of colleagues', async () => {
    const stranger = await buildUser(server.pool, {
      organizationId: await buildOrganization(server.pool),
    });
    const seen = await asOne(async (db) => ({
      exports: (await db`select id from invoice_exports`).length,
      people: (await db<{ id: number }[]>`select id from users`).map(({ id }) => id),
    }));
    expect(seen.exports).toBe(1);
    expect(seen.people).toEqual(expect.arrayContaining([desk.editor, desk.colleague]));
    expect(seen.people).not.toContain(stranger);
    for (const secret of ['password_hash', 'email'])
      expect(await refusal((db) => db`select ${db(secret)} from users`)).toBe(denied);
    for (const table of ['chat_messages', 'sessions', 'changes', 'news_item_contents'])
      expect(await refusal((db) => db`select * from ${db(table)}`)).toBe(denied);
  });

  test('lets nobody change another’s invoice or approve their own', async () => {
    const changed = await asOne(async (db) => [
      await db`update invoices set amount = 1 where id = ${foreign.id} returning id`,
      await db`delete from invoice_files where invoice_id = ${foreign.id} returning id`,
      await db`update invoice_uploads set invoice_id = ${own.id} where invoice_id = ${foreign.id} returning id`,
    ]);
    expect(changed.flat()).toEqual([]);
    for (const forged of [
      (db: Db) => db`update invoices set contributor_id = ${desk.colleague} where id = ${own.id}`,
      (db: Db) =>
        db`update invoices set state = 'approved', decided_at = now() where id = ${own.id}`,
      (db: Db) => db`insert into invoice_posts (invoice_id, news_item_id, position, headline)
        select ${foreign.id}, id, 2, '' from news_items limit 1`,
      (db: Db) => db`insert into invoice_uploads (key, name, kind, bytes, created_by)
        values ('k', 'n', 'pdf', 1, ${desk.colleague})`,
      (db: Db) => db`delete from invoices`,
      (db: Db) => db`update news_items set headline = ''`,
      (db: Db) => db`insert into invoice_exports (wishes) values ('{}')`,
    ])
      expect(await refusal(forged)).toBe(denied);
  });
});

test('every call open to contributors runs in this role, or opens its own transactions', () => {
  const all = { ...invoiceEndpoints, ...invoiceFileEndpoints, ...invoiceReportEndpoints };
  const theirs = Object.values(all).filter(({ access }) => access.includes('contributor'));
  expect(theirs).toContain(invoiceEndpoints.update);
  const unguarded = theirs.filter(
    ({ isContributorsOwn, ownTransactions }) => !isContributorsOwn && !ownTransactions,
  );
  expect(unguarded.map(({ path }) => path)).toEqual([]);
});

test('still names an editor who moved to another organization', async () => {
  const gone = await buildUser(server.pool, {
    organizationId: await buildOrganization(server.pool),
  });
  await server.pool`update invoices set editor_id = ${gone} where id = ${own.id}`;
  const { body } = await server
    .as(desk.contributor)
    .call(invoiceEndpoints.get, { params: { id: own.id } });
  expect(body[0]?.editorId).toBe(gone);
});

test('calls of contributors run as that role, those of editors do not', async () => {
  await server.pool`alter policy own_invoices on invoices using (false)`;
  const found = async (id: number) =>
    (await server.as(id).call(invoiceEndpoints.search, { body: {} })).body.totalCount;
  expect([await found(desk.contributor), await found(desk.editor)]).toEqual([0, 2]);
});
