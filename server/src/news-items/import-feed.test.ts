import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { findSite } from '../sites/sites.queries.ts';
import { FeedRefused } from './feed.ts';
import { importFeed } from './import-feed.ts';

let database: TestDatabase;
const now = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool`insert into sites (property, city, url, name, is_main) values
    ('Main', 'Austin', 'https://austin.example', 'Main Austin', true), ('Main', 'Dallas', 'https://dallas.example', 'Main Dallas', true)`;
  await database.pool`insert into sections (site_id, title) values (1, 'Arts'), (1, 'Sports')`;
});
afterAll(() => database.drop());

const site = async (id: number) => {
  const found = await findSite(database.pool, id);
  if (!found) throw new Error('no site');
  return found;
};

const feed = (items: string) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><rss version="2.0"><channel><title>City Desk</title>${items}</channel></rss>`,
  );
const item = (n: number, more = '') =>
  `<item><title>Story ${n}</title><link>https://desk.example/${n}</link><guid>desk-${n}</guid>
   <pubDate>Fri, 20 Nov 2026 08:0${n}:00 CST</pubDate>${more}</item>`;

test('a feed becomes live posts of the site, with sections, authors and times', async () => {
  const bytes = feed(
    item(1, '<category>Arts</category><author>desk@example.com (Ada Brook)</author>') + item(2),
  );
  const report = await importFeed(database.pool, await site(1), bytes, now);
  expect(report).toMatchObject({ title: 'City Desk', added: 2, alreadyThere: 0 });
  const [row] = await database.pool`
    select n.*, array(select section_id from news_item_sections where news_item_id = n.id) as section_ids,
           array(select a.name from news_item_authors x join authors a on a.id = x.author_id where news_item_id = n.id) as authors
      from news_items n where external_key = 'desk-1'`;
  expect(row).toMatchObject({
    headline: 'Story 1',
    status: 0,
    siteId: 1,
    type: 'article',
    sectionIds: [1],
    authors: ['Ada Brook'],
    slug: 'story-1',
  });
  expect(row?.lastPublishedAt).toEqual(new Date('2026-11-20T14:01:00Z'));
});

test('importing again imports nothing twice, and another site has its own', async () => {
  const bytes = feed(item(1) + item(2) + item(3));
  expect(await importFeed(database.pool, await site(1), bytes, now)).toMatchObject({
    added: 1,
    alreadyThere: 2,
  });
  expect(await importFeed(database.pool, await site(1), bytes, now)).toMatchObject({
    added: 0,
    alreadyThere: 3,
  });
  expect(await importFeed(database.pool, await site(2), bytes, now)).toMatchObject({ added: 3 });
});

test('two imports of one feed at once import it once', async () => {
  const bytes = feed(
    Array.from(
      { length: 9 },
      (_, n) => `<item><title>Twin ${n}</title><guid>twin-${n}</guid></item>`,
    ).join(''),
  );
  const target = await site(1);
  const reports = await Promise.all(
    [1, 2, 3].map(() => importFeed(database.pool, target, bytes, now)),
  );
  expect(reports.reduce((sum, report) => sum + report.added, 0)).toBe(9);
});

test('what is no feed is refused with a sentence and leaves nothing behind', async () => {
  const before = await database.pool`select count(*) as n from news_items`;
  for (const text of [
    '',
    'hello',
    '<html><body>no</body></html>',
    '<!DOCTYPE x [<!ENTITY a "b">]><rss/>',
    '<rss><channel><item>',
  ]) {
    await expect(
      importFeed(database.pool, await site(1), new TextEncoder().encode(text), now),
    ).rejects.toThrow(FeedRefused);
  }
  expect(await database.pool`select count(*) as n from news_items`).toEqual(before);
});

test('script in a feed is removed and reported', async () => {
  const evil = item(
    7,
    '<description><![CDATA[<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>]]></description>',
  );
  const report = await importFeed(database.pool, await site(1), feed(evil), now);
  expect(report.problems.join(' ')).toContain('script');
  const [row] = await database.pool<
    { body: string; description: string }[]
  >`select c.body, n.description from news_items n join news_item_contents c on c.news_item_id = n.id
     where external_key = 'desk-7' and site_id = 1`;
  expect(row?.body).toContain('Hello');
  expect(`${row?.body}${row?.description}`).not.toMatch(/<script|onclick|javascript:/i);
});

test('a failure in the middle leaves nothing half-imported', async () => {
  await database.pool.unsafe(
    `alter table news_items add constraint refuses_one check (headline <> 'Story 5')`,
  );
  const bytes = feed(
    '<item><title>Before</title><guid>before-5</guid></item><item><title>Story 5</title><guid>desk-5</guid></item>',
  );
  await expect(importFeed(database.pool, await site(1), bytes, now)).rejects.toThrow();
  expect(
    await database.pool`select 1 from news_items where external_key = 'before-5'`,
  ).toHaveLength(0);
  await database.pool.unsafe('alter table news_items drop constraint refuses_one');
});

const nasa = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'shared',
  'data',
  'nasa-news.rss.xml',
);

test.skipIf(!existsSync(nasa))('a real feed of 2021 is imported whole, once', async () => {
  const bytes = readFileSync(nasa);
  expect(await importFeed(database.pool, await site(2), bytes, now)).toMatchObject({
    title: 'NASA Breaking News',
    added: 10,
  });
  expect(await importFeed(database.pool, await site(2), bytes, now)).toMatchObject({
    added: 0,
    alreadyThere: 10,
  });
  const [row] = await database.pool<{ n: number }[]>`
    select count(*) as n from news_items where site_id = 2 and image_url like 'http%' and last_published_at < '2021-07-01'`;
  expect(row?.n).toBe(10);
});
