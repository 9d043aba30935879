import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildAuthor, buildNewsItem } from '../posts/news-items.testing.ts';
import { type Answer, openPageStore, type PageStore } from './page-store.ts';

let database: TestDatabase;
let siteId: number;
let here: PageStore;
let there: PageStore;

beforeAll(async () => {
  database = await createTestDatabase();
  siteId = (await buildSite(database.pool)).id;
  here = openPageStore(database.pool);
  there = openPageStore(database.pool);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

let made = 0;
const make =
  (status: Answer['status'] = 200) =>
  async (): Promise<Answer> => {
    made += 1;
    return { status, type: 'text/plain', text: `text ${made}` };
  };
const text = async (store: PageStore, key: string, status: Answer['status'] = 200) =>
  (await store.get(key, make(status))).bytes.toString();

/** The text that a store keeps, once it listens and so keeps one. */
async function textOf(store: PageStore, key: string): Promise<string> {
  return vi.waitFor(async () => {
    const first = await text(store, key);
    if ((await text(store, key)) !== first) throw new Error('not kept');
    return first;
  }, 10_000);
}

const now = performance.now.bind(performance);
let later = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
/** Why: a proof is believed for a second; after it, a store first hears all that was told before. */
const proofsEnd = () => {
  later += 1001;
};

/** What a change does to a text that both stores keep: true when each makes it anew. */
async function isDropped(change: () => Promise<unknown>): Promise<boolean> {
  const key = `key ${made}`;
  proofsEnd();
  const before = [await textOf(here, key), await textOf(there, key)];
  await change();
  proofsEnd();
  const after = [await text(here, key), await text(there, key)];
  const stayed = before.filter((one, at) => one === after[at]).length;
  expect([0, 2]).toContain(stayed);
  return stayed === 0;
}

test('renders a page once for concurrent requests and caches it', async () => {
  const ofAll = (store: PageStore, key: string) =>
    Promise.all(Array.from({ length: 20 }, () => text(store, key)));
  const once = await textOf(here, 'once');
  expect(new Set(await ofAll(here, 'once'))).toEqual(new Set([once]));
  const before = made;
  expect(new Set(await ofAll(here, 'many')).size).toBe(1);
  expect(made - before).toBe(1);
});

test('does not cache missing pages', async () => {
  await textOf(here, 'other');
  expect(await text(here, 'nowhere', 404)).not.toBe(await text(here, 'nowhere', 404));
});

test.each<[string, (id: number) => Promise<unknown>]>([
  [
    'a live post says something else',
    (id) => database.pool`update news_items set headline = 'New' where id = ${id}`,
  ],
  ['a post is deleted', (id) => database.pool`update news_items set status = 4 where id = ${id}`],
  ['a post is new', () => buildNewsItem(database.pool, { siteId })],
  ['an author has another name', () => database.pool`update authors set name = name || 'a'`],
  ['a section has another title', () => database.pool`update sections set title = title || 'a'`],
  ['a site has another name', () => database.pool`update sites set name = name || 'a'`],
])('every server makes its pages anew when %s', async (_what, change) => {
  const id = await buildNewsItem(database.pool, { siteId });
  await buildAuthor(database.pool);
  expect(await isDropped(() => change(id))).toBe(true);
});

test.each<[string, (draft: number, live: number) => Promise<unknown>]>([
  [
    'a draft is saved',
    (draft) => database.pool`update news_items set headline = 'New' where id = ${draft}`,
  ],
  ['a draft is new', () => buildNewsItem(database.pool, { siteId, status: 5 })],
  [
    'views are counted',
    (_draft, live) =>
      database.pool`update news_items set total_views = total_views + 1 where id = ${live}`,
  ],
  [
    'a live post is typed at',
    (_draft, live) =>
      database.pool`update news_item_contents set draft_version = draft_version + 1 where news_item_id = ${live}`,
  ],
])('and keeps them when %s', async (_what, change) => {
  const draft = await buildNewsItem(database.pool, { siteId, status: 5 });
  const live = await buildNewsItem(database.pool, { siteId });
  expect(await isDropped(() => change(draft, live))).toBe(false);
});

test('a change made on this server is visible at once', async () => {
  for (let time = 0; time < 50; time += 1) {
    const before = await textOf(here, 'changed here');
    await database.pool`update sites set name = name || 'b'`;
    here.doubt();
    expect(await text(here, 'changed here')).not.toBe(before);
  }
});

test('serves cached pages while the database is down, and new pages fail', async () => {
  const away = async (): Promise<Answer> => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  };
  const before = await textOf(here, 'away');
  await database.pool`update authors set name = name || 'b'`;
  proofsEnd();
  expect((await here.get('away', away)).bytes.toString()).toBe(before);
  await expect(Promise.resolve(here.get('never', away))).rejects.toThrow('gone');
});

test('renders a page again after its maximum age', async () => {
  const first = await textOf(here, 'old');
  expect((await here.get('old', make(), 0)).bytes.toString()).not.toBe(first);
});
