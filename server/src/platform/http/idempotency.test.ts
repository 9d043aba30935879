import { setTimeout as sleep } from 'node:timers/promises';
import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { operationDocument } from '@masthead/shared/platform/contract/graphql-text.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDesk, type InvoiceDesk } from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { retainNow } from '../../retentions.testing.ts';
import { write } from '../db/client.ts';
import { once as doneOnce } from './idempotency.ts';

const server = withTestServer();
let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await buildDesk(server.pool);
});

const key = () => crypto.randomUUID();
const written = (description: string) => ({
  editorId: desk.editor,
  siteId: desk.siteId,
  type: 'Article',
  date: '2026-11-10',
  amount: '125.50',
  description,
});
const create = (person: number, description: string, idempotencyKey?: string) =>
  server.as(person).call(invoiceEndpoints.create, {
    body: written(description),
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });
const created = async (description: string) =>
  (await server.pool`select id from invoices where description = ${description}`).length;

describe('a request with an Idempotency-Key', () => {
  test('is done once, and its repeat is answered with the same words', async () => {
    const asked = key();
    const first = await create(desk.contributor, 'once', asked);
    expect(first.status).toBe(200);
    const again = await create(desk.contributor, 'once', asked);
    expect([again.status, again.raw.body]).toEqual([200, first.raw.body]);
    expect(await created('once')).toBe(1);
    // Without the key, or with another one, it is another act.
    await create(desk.contributor, 'once');
    await create(desk.contributor, 'once', key());
    expect(await created('once')).toBe(3);
  });

  test('that comes twice in the same moment is done once and answered twice', async () => {
    const asked = key();
    const answers = await Promise.all(
      [1, 2, 3].map(() => create(desk.editor, 'three at once', asked)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(await created('three at once')).toBe(1);
  });

  test('is a 422 when the key was used for another request; keys are per user', async () => {
    const asked = key();
    await create(desk.contributor, 'first', asked);
    const other = await create(desk.contributor, 'second', asked);
    expect([other.status, other.error.message]).toEqual([422, [refusals.otherRequest]]);
    expect(await created('second')).toBe(0);
    expect((await create(desk.colleague, 'second', asked)).status).toBe(200);
  });

  test('runs again after a rejection', async () => {
    const asked = key();
    const call = (amount: string) =>
      server.as(desk.contributor).call(invoiceEndpoints.create, {
        body: { ...written('refused first'), amount },
        headers: { 'idempotency-key': asked },
      });
    expect((await call('')).status).toBe(400);
    expect((await call('10')).status).toBe(200);
  });

  test.each(['short', 'a key with spaces', 'x'.repeat(65)])(
    'is a 400 when its key is "%s"',
    async (bad) => {
      const { status, error } = await create(desk.contributor, 'bad key', bad);
      expect([status, error.message]).toEqual([400, [refusals.badKey]]);
    },
  );

  test('runs again after a day', async () => {
    const asked = key();
    await create(desk.contributor, 'yesterday', asked);
    await server.pool`update kept_answers set begun_at = now() - interval '25 hours' where key = ${asked}`;
    await retainNow(server.pool);
    await create(desk.contributor, 'yesterday', asked);
    expect(await created('yesterday')).toBe(2);
  });
});

describe('a call with transactions of its own', () => {
  const claim = () => ({ personId: desk.editor, key: key(), request: Buffer.from('asked') });
  const note = (text: string) =>
    write(server.pool, desk.editor, async (db) => {
      await db`insert into secrets (id, value) values (${text}, 'x')`;
    });
  const noted = async (text: string) =>
    (await server.pool`select id from secrets where id = ${text}`).length;

  test('is done once; a repeat waits for it and is answered the same', async () => {
    const asked = claim();
    let times = 0;
    const work = async () => {
      times += 1;
      await note('kept act');
      await sleep(300);
      return '"done"';
    };
    const both = [doneOnce(server.pool, asked, work), doneOnce(server.pool, asked, work)];
    expect(await Promise.all(both)).toEqual(['"done"', '"done"']);
    expect(await doneOnce(server.pool, asked, work)).toBe('"done"');
    expect([await noted('kept act'), times <= 2]).toEqual([1, true]);
  });

  test('that fails forgets its key, whatever it has done by then', async () => {
    const asked = claim();
    const failing = async () => {
      await note('failing act');
      throw new Error('no');
    };
    await expect(doneOnce(server.pool, asked, failing)).rejects.toThrow('no');
    expect(await doneOnce(server.pool, asked, async () => '"done"')).toBe('"done"');
  });

  test('is not repeated after a crash, because its progress is unknown', async () => {
    const asked = claim();
    await server.pool`
      insert into kept_answers (person_id, key, request) values (${asked.personId}, ${asked.key}, ${asked.request})`;
    let times = 0;
    const work = async () => {
      times += 1;
      return '"done"';
    };
    await expect(doneOnce(server.pool, asked, work)).rejects.toThrow(refusals.begunBefore);
    expect(times).toBe(0);
  });

  test('an act on many posts is done once', async () => {
    const { siteId } = desk;
    const id = await buildNewsItem(server.pool, { siteId, status: 5, headline: 'Deleted once' });
    const [seen] = await server.pool`select version from news_items where id = ${id}`;
    const asked = key();
    const act = () =>
      server.as(desk.editor).call(bulkEndpoints.run, {
        body: {
          act: 'delete',
          type: 'article',
          posts: [{ id, version: seen?.version, draft_version: 0 }],
        },
        headers: { 'idempotency-key': asked },
      });
    const first = await act();
    expect(first.body).toMatchObject({ done: 1, refused: [] });
    expect((await act()).raw.body).toBe(first.raw.body);
  });
});

test('a mutation of GraphQL is done once', async () => {
  const mailer = await buildStaff(server.pool, 'email-campaign');
  const token = await openSession(server.pool, mailer);
  const asked = key();
  const post = () =>
    server.app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': asked },
      payload: {
        query: operationDocument(newsAlertOperations.createNewsAlert),
        variables: { siteId: desk.siteId, subject: 'Once' },
      },
    });
  const first = await post();
  expect(first.json().errors ?? []).toEqual([]);
  expect((await post()).body).toBe(first.body);
  expect(await server.pool`select id from campaigns where subject = 'Once'`).toHaveLength(1);
});
