import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';
import { openWindow } from './together.testing.ts';

const server = withTestServer();
let siteId = 0;
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  ana = server.as(await buildStaff(server.pool, 'editor'));
  ben = server.as(await buildStaff(server.pool, 'author'));
});

/** A post that two windows have open. */
async function openTwice() {
  const body = '<p>First</p><p>Second</p>';
  const id = await buildNewsItem(server.pool, { siteId, status: 5, body, postUrl: null });
  const [a, b] = [openWindow(ana, id), openWindow(ben, id)];
  for (const each of [a, b]) expect((await each.sync()).status).toBe(200);
  return { id, a, b };
}

const updatesOf = (id: number) =>
  server.pool<{ seq: number; data: Uint8Array }[]>`
    select seq, data from news_item_updates where news_item_id = ${id} order by seq`;

async function revisionsOf(id: number) {
  const { body } = await ana.call(newsItemEditEndpoints.revisions, { params: { id } });
  const all = await Promise.all(
    body.map((one) => ana.call(newsItemEditEndpoints.revision, { params: { id: one.id } })),
  );
  return all.map(({ body: { content } }) => content.body);
}

describe('calls that are under way at once', () => {
  test.each([
    ['in their order', [0, 1]],
    ['the other way round', [1, 0]],
  ])('bring every edit once, %s', async (_, order) => {
    const { id, a, b } = await openTwice();
    const calls = [];
    for (const text of ['One', 'Two']) {
      a.write(text);
      calls.push(a.prepare());
    }
    const answers = [];
    for (const at of order) {
      const answer = await calls[at]?.send();
      expect(answer?.status).toBe(200);
      answers.unshift([at, answer] as const);
    }
    for (const [at, answer] of answers) if (answer) calls[at]?.take(answer);
    expect(await updatesOf(id)).toHaveLength(order[0] === 0 ? 2 : 1);
    for (const each of [a, b]) await each.sync();
    expect(await updatesOf(id)).toHaveLength(order[0] === 0 ? 2 : 1);
    for (const each of [a, b])
      expect(each.markup()).toBe('<p>First</p><p>Second</p><p>One</p><p>Two</p>');
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('store only what is new of an edit that the server has in part', async () => {
    const { id, a } = await openTwice();
    a.write('One');
    const first = a.prepare();
    a.write('Two');
    const second = a.prepare();
    await first.send();
    await second.send();
    const [, later] = await updatesOf(id);
    const letters = Y.decodeUpdate(later?.data ?? new Uint8Array()).structs.map((struct) =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString
        ? struct.content.str
        : '',
    );
    expect(letters.join('')).toBe('Two');
  });

  test('take nothing for unseen that a colleague has seen and taken away meanwhile', async () => {
    const { id, a, b } = await openTwice();
    a.words(0).insert(5, ' words');
    await a.prepare().send();
    await b.sync();
    b.body.delete(0, 1);
    await b.sync();
    a.write('Third');
    expect((await a.sync()).status).toBe(200);
    expect(await revisionsOf(id)).toEqual([]);
    expect(a.markup()).toBe('<p>Second</p><p>Third</p>');
  });
});

describe('words that came along the live connection after an edit, and before it was sent', () => {
  test('are in a revision when their paragraph was taken away before', async () => {
    const { id, a, b } = await openTwice();
    a.words(0).insert(5, ' words');
    await a.sync();
    b.body.delete(0, 1);
    await receiveAll(id, b);
    expect((await b.sync()).status).toBe(200);
    expect(await revisionsOf(id)).toContain('<p>First words</p><p>Second</p>');
  });

  test('leave what was typed into a paragraph that they take away in a revision', async () => {
    const { id, a, b } = await openTwice();
    a.body.delete(0, 1);
    await a.sync();
    b.words(0).insert(5, ' words');
    await receiveAll(id, b);
    expect(b.markup()).toBe('<p>Second</p>');
    expect((await b.sync()).status).toBe(200);
    expect(await revisionsOf(id)).toContain('<p>Second</p><p> words</p>');
  });

  async function receiveAll(id: number, window: ReturnType<typeof openWindow>) {
    const { document } = window.at();
    for (const { seq, data } of await updatesOf(id)) {
      const update = Buffer.from(data).toString('base64');
      window.receive({ document: document ?? '', before: seq - 1, since: seq, update });
    }
    expect(window.at().since).toBeGreaterThan(0);
  }
});
