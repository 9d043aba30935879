import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dated, withFeedImports } from './import-feed.testing.ts';

const { database, site, importFeed } = withFeedImports();

test('a WordPress export keeps its statuses: drafts stay drafts, future posts are scheduled, pages are skipped', async () => {
  const entry = (n: number, status: string, more = '') =>
    `<item><title>Paper ${n}</title><guid>paper-${n}</guid><wp:post_type>post</wp:post_type><wp:status>${status}</wp:status>${more}</item>`;
  const ahead = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
  const bytes = new TextEncoder().encode(
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>
     ${entry(1, 'publish', `<category domain="post_tag">Tea</category>${dated}`)}${entry(2, 'draft')}${entry(3, 'private')}
     ${entry(4, 'future', `<wp:post_date_gmt>${ahead}</wp:post_date_gmt>`)}${entry(5, 'trash')}${entry(6, 'pending')}
     ${entry(7, 'pending', '<wp:post_password>tea</wp:post_password>')}</channel></rss>`,
  );
  const report = await importFeed(await site(2), bytes);
  expect([report.added, report.counts.leftOut, report.alreadyThere]).toEqual([6, 1, 0]);
  const rows = await database.pool<{ status: number; isWaiting: boolean; tags: string[] }[]>`
    select status, scheduled_at is not null as is_waiting, tags from news_items
     where external_key like 'paper-%' order by external_key`;
  expect(rows).toEqual([
    { status: 0, isWaiting: false, tags: ['Tea'] },
    { status: 5, isWaiting: false, tags: [] },
    { status: 5, isWaiting: false, tags: [] },
    { status: 5, isWaiting: true, tags: [] },
    { status: 1, isWaiting: false, tags: [] },
    { status: 5, isWaiting: false, tags: [] },
  ]);
  expect(await importFeed(await site(2), bytes)).toMatchObject({ added: 0, alreadyThere: 6 });
});

test('imports email-only Ghost posts as unlisted and pending posts as pending, neither live', async () => {
  const post = (uuid: string, status: string, visibility = 'public') => ({
    id: uuid,
    uuid,
    title: `Letter ${uuid}`,
    html: '<p>Dear reader</p>',
    status,
    visibility,
    published_at: '2026-01-01T10:00:00.000Z',
  });
  const posts = [
    post('a', 'published'),
    post('b', 'sent'),
    post('c', 'sent', 'members'),
    post('d', 'draft'),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify({ db: [{ data: { posts } }] }));
  expect(await importFeed(await site(2), bytes)).toMatchObject({ added: 4 });
  const rows = await database.pool<{ status: number; isOut: boolean }[]>`
    select status, last_published_at is not null as is_out from news_items
     where external_key like 'ghost:_' order by external_key`;
  expect(rows).toEqual([
    { status: 0, isOut: true },
    { status: 2, isOut: true },
    { status: 5, isOut: false },
    { status: 5, isOut: false },
  ]);
});

test('imports calendar events with times and place, one per occurrence', async () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:fair',
    'SUMMARY:Fair',
    'LOCATION:Zilker Park',
    'DTSTART:20261201T180000Z',
    'DTEND:20261201T190000Z',
    'RRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  expect(await importFeed(await site(1), bytes)).toMatchObject({ added: 2 });
  const rows = await database.pool`
    select n.type, n.starts_at, n.ends_at, n.internal_tags, c.details #>> '{location,venue}' as venue
      from news_items n join news_item_contents c on c.news_item_id = n.id
     where external_key like 'fair#%' order by starts_at`;
  expect(rows).toEqual(
    [1, 2].map((day) => ({
      type: 'event',
      startsAt: new Date(`2026-12-0${day}T18:00:00Z`),
      endsAt: new Date(`2026-12-0${day}T19:00:00Z`),
      internalTags: [`occurrence-2026120${day}1200`],
      venue: 'Zilker Park',
    })),
  );
  expect(await importFeed(await site(1), bytes)).toMatchObject({ added: 0, alreadyThere: 2 });
});

const nasa = join(import.meta.dirname, '../../../../..', 'shared', 'data', 'nasa-news.rss.xml');

test.skipIf(!existsSync(nasa))(
  'a real feed of 2021 is imported whole, once (needs ../shared/data)',
  async () => {
    const bytes = readFileSync(nasa);
    expect(await importFeed(await site(2), bytes)).toMatchObject({
      notes: ['File title: NASA Breaking News'],
      added: 10,
    });
    expect(await importFeed(await site(2), bytes)).toMatchObject({
      added: 0,
      alreadyThere: 10,
    });
    const [row] = await database.pool<{ n: number }[]>`
    select count(*) as n from news_items where site_id = 2 and image_url like 'http%' and last_published_at < '2021-07-01'`;
    expect(row?.n).toBe(10);
  },
);
