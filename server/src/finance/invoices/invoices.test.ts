import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildUser } from '../../people/users/users.testing.ts';
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

const byNumber = (one: number, other: number) => one - other;

const written = () => ({
  editorId: desk.editor,
  siteId: desk.siteId,
  type: 'Article',
  date: '2026-11-10',
  amount: '125.50',
  description: 'Review of a restaurant',
});
const create = (client: TestClient, change: Record<string, unknown> = {}) =>
  client.call(invoiceEndpoints.create, { body: { ...written(), ...change } });
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(invoiceEndpoints.update, { body });
const get = async (client: TestClient, id: number) => {
  const { status, body } = await client.call(invoiceEndpoints.get, { params: { id } });
  return status === 200 ? body[0] : status;
};

describe('adding', () => {
  test('a new invoice belongs to its contributor and awaits review, with the month and year of its date', async () => {
    const postId = await buildNewsItem(server.pool, { siteId: desk.siteId, headline: 'Tacos' });
    const { status, body } = await create(contributor, { postIds: [postId] });
    expect([status, body]).toMatchObject([
      200,
      {
        ...written(),
        contributorId: desk.contributor,
        contributor: { name: expect.stringMatching(/^Person/) },
        editor: { name: expect.stringMatching(/^Person/) },
        month: 11,
        year: 2026,
        state: 'awaiting',
        isApproved: false,
        isDeleted: false,
        editorComments: null,
        posts: [{ id: postId, headline: 'Tacos' }],
      },
    ]);
    expect(await get(contributor, body.id)).toEqual(body);
  });

  test('accepts an amount as a number and returns it as text; ignores month and year in the body', async () => {
    const { status, body } = await create(contributor, { amount: 99.9, month: 1, year: 2020 });
    expect([status, body]).toMatchObject([200, { amount: '99.90', month: 11, year: 2026 }]);
    const saved = await save(contributor, {
      id: body.id,
      version: body.version,
      month: 2,
      year: 2021,
    });
    expect([saved.status, saved.body]).toMatchObject([200, { month: 11, year: 2026 }]);
  });

  test('an empty form lists what is missing', async () => {
    const { status, error } = await contributor.call(invoiceEndpoints.create, { body: {} });
    expect(status).toBe(400);
    expect(error.errors).toEqual([
      { path: 'editorId', message: 'An editor is required' },
      { path: 'siteId', message: 'A site is required' },
      { path: 'type', message: 'An invoice type is required' },
      { path: 'date', message: 'A date is required' },
      { path: 'amount', message: 'An amount is required' },
      { path: 'description', message: 'A description is required' },
    ]);
  });

  test('only editors and admins may name another contributor', async () => {
    const forColleague = { contributorId: desk.colleague };
    const refused = await create(contributor, forColleague);
    expect([refused.status, refused.error.message]).toEqual([
      400,
      [invoiceMessages.contributorFixed],
    ]);
    for (const who of [desk.editor, desk.admin]) {
      const { status, body } = await create(server.as(who), forColleague);
      expect([status, body.contributorId]).toEqual([200, desk.colleague]);
    }
    const { body: own } = await create(contributor);
    const moved = await save(contributor, { ...forColleague, id: own.id, version: own.version });
    expect(moved.status).toBe(400);
  });

  test('the editor must be an enabled editor of the owner organization', async () => {
    const gone = await buildUser(server.pool, { roles: ['editor'], isDisabled: true });
    const partner = await buildUser(server.pool, { roles: ['editor'] });
    for (const editorId of [gone, partner, desk.colleague, 999_777]) {
      const { status, error } = await create(contributor, { editorId });
      expect([status, error.message]).toEqual([400, [invoiceMessages.unknownEditor]]);
    }
    const { body } = await contributor.call(invoiceEndpoints.people);
    expect(body.editors.map(({ id }) => id).toSorted(byNumber)).toEqual(
      [desk.editor, desk.otherEditor, desk.admin].toSorted(byNumber),
    );
    expect(body.contributors.map(({ id }) => id)).toEqual(
      expect.arrayContaining([desk.editor, desk.contributor, desk.colleague]),
    );
  });

  test('rejects unknown sites and articles', async () => {
    const { error } = await create(contributor, { siteId: 999_777, postIds: [999_777] });
    expect(error.message).toEqual([invoiceMessages.unknownSite, invoiceMessages.unknownPost]);
  });
});

describe('visibility', () => {
  test('lists, searches and totals hold one’s own invoices, and all of them for editors', async () => {
    const mine = await buildInvoice(server.pool, desk, { description: 'Only mine' });
    const foreign = await buildInvoice(server.pool, desk, {
      description: 'Only theirs',
      contributorId: desk.colleague,
    });
    const found = async (client: TestClient) => {
      const { body: listed } = await client.call(invoiceEndpoints.list, { query: { limit: 100 } });
      const { body: searched } = await client.call(invoiceEndpoints.search, {
        body: { text: 'only', limit: 100 },
      });
      const { body: totals } = await client.call(invoiceEndpoints.totals, {
        body: { text: 'only' },
      });
      const ids = (rows: { id: number }[]) =>
        rows
          .map(({ id }) => id)
          .filter((id) => id === mine.id || id === foreign.id)
          .toSorted(byNumber);
      return [ids(listed), ids(searched.nodes), totals.amount];
    };
    expect(await found(contributor)).toEqual([[mine.id], [mine.id], '125.50']);
    const both = [mine.id, foreign.id];
    expect(await found(editor)).toEqual([both, both, '251.00']);
    expect(await get(contributor, foreign.id)).toBe(404);
    expect((await save(contributor, { id: foreign.id, version: 1, amount: '1' })).status).toBe(404);
  });
});

describe('saving', () => {
  test('a change or a delete can follow another, and a delete can be undone', async () => {
    const { id, version } = await buildInvoice(server.pool, desk);
    const changed = await save(contributor, { id, version, amount: '130' });
    expect([changed.status, changed.body.amount]).toEqual([200, '130.00']);
    const deleted = await save(contributor, { id, version: version + 1, isDeleted: true });
    expect([deleted.status, await get(contributor, id)]).toEqual([200, 404]);
    const back = await save(contributor, { id, version: version + 2, isDeleted: false });
    expect([back.status, back.body.isDeleted]).toEqual([200, false]);
  });

  test('only editors comment and approve', async () => {
    const { id, version } = await buildInvoice(server.pool, desk);
    const by = (client: TestClient, change: object) => save(client, { id, version, ...change });
    expect((await by(contributor, { editorComments: 'Mine' })).error.message).toEqual([
      invoiceMessages.commentsFixed,
    ]);
    expect((await by(contributor, { isApproved: true })).error.message).toEqual([
      invoiceMessages.approvalFixed,
    ]);
    const { body: whole } = await by(contributor, { isApproved: false, editorComments: null });
    expect(whole.version).toBe(version);
    const { body } = await by(editor, { editorComments: 'Paid twice?', isApproved: true });
    expect(body).toMatchObject({
      editorComments: 'Paid twice?',
      isApproved: true,
      state: 'approved',
    });
    const again = await save(editor, { id, version: body.version, isApproved: false });
    expect(again.body).toMatchObject({ state: 'awaiting', decidedAt: null, decidedBy: null });
  });

  test('the contributor’s save resubmits an invoice sent back for changes; an editor’s save does not', async () => {
    const { id, version } = await buildInvoice(server.pool, desk, { state: 'changes asked' });
    const kept = await save(editor, { id, version, editorComments: 'See the reason' });
    expect(kept.body).toMatchObject({ state: 'changes asked', changesAsked: expect.any(String) });
    const handedIn = await save(contributor, { id, version: version + 1, amount: '99' });
    expect(handedIn.body).toMatchObject({ state: 'awaiting', changesAsked: null });
  });
});
