import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { readSubscribers } from '../audiences/read-subscribers.ts';
import { importKinds } from '../import-kinds.ts';
import { readReport } from './import-report.ts';
import { beginRun } from './imports.queries.ts';
import { keepImport } from './start-import.ts';
import { workOnImport } from './work-on-import.ts';

const samples = join(import.meta.dirname, '../../../../shared/data');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Imports a file as the command line does; answers the report and the records, oldest first. */
async function imported(fileName: string) {
  const [site] = await database.pool<{ id: number }[]>`
    insert into sites (property, city, url, name)
    values ('Main', ${fileName}, 'https://samples.example', ${fileName}) returning id`;
  const siteId = site?.id ?? 0;
  const id = await keepImport(database.pool, null, {
    kind: 'feed',
    fileName,
    options: { siteId },
    target: fileName,
    file: createReadStream(join(samples, fileName)),
  });
  const work = () => workOnImport({ pool: database.pool, kinds: importKinds }, id);
  await work();
  await beginRun(database.pool, id);
  await work();
  const posts = await database.pool<{ type: string; status: number; tags: string[] }[]>`
    select type, status, tags from news_items where site_id = ${siteId} order by id`;
  return { report: await readReport(database.pool, id), posts };
}

/** The files of docs/imports.md: entries in each, and what comes in. */
const files = [
  ['nasa-news.rss.xml', { entries: 10, live: 10, drafts: 0, noPosts: 0, pictures: 9, tags: [] }],
  [
    'wordpress-sample.wxr.xml',
    {
      entries: 6,
      live: 2,
      drafts: 1,
      noPosts: 3,
      pictures: 1,
      tags: ['Company News', 'Has Images', 'Programming'],
    },
  ],
  [
    'wordpress-captions.wxr.xml',
    { entries: 5, live: 3, drafts: 0, noPosts: 2, pictures: 2, tags: [] },
  ],
  [
    'wordpress-yoast.wxr.xml',
    { entries: 2, live: 2, drafts: 0, noPosts: 0, pictures: 0, tags: [] },
  ],
  ['ghost-flat.json', { entries: 1, live: 1, drafts: 0, noPosts: 0, pictures: 2, tags: [] }],
] as const;

describe.skipIf(!existsSync(samples))(
  'files of other systems come in (needs ../shared/data)',
  () => {
    test.each(files)('%s: every entry is a post or told as none', async (name, wanted) => {
      const text = readFileSync(join(samples, name), 'utf8');
      const entries = name.endsWith('.json')
        ? JSON.parse(text).data.posts.length
        : text.split('<item>').length - 1;
      const { report, posts } = await imported(name);
      const countOf = (status: number) => posts.filter((post) => post.status === status).length;
      expect({
        entries,
        live: countOf(0),
        drafts: countOf(5),
        noPosts: report.counts.leftOut,
        pictures: report.pictures?.waiting ?? 0,
        tags: [...new Set(posts.flatMap(({ tags }) => tags))].sort(),
      }).toEqual(wanted);
      expect(posts.length + report.counts.leftOut).toBe(entries);
    });

    test('mailchimp-unsubscribed.csv: nobody of it is subscribed', async () => {
      const lines: unknown[] = [];
      const file = createReadStream(join(samples, 'mailchimp-unsubscribed.csv'));
      for await (const { problem } of readSubscribers(file)) lines.push(problem?.message);
      expect(lines).toEqual(Array(5).fill("The file itself says 'unsubscribed' here"));
    });

    test.each([
      ['events-daily.ics', 390, 400],
      ['events-recurring.ics', 12, 14],
      ['events-duration.ics', 1, 1],
    ])('%s: each time within the window of a calendar is an event', async (name, least, most) => {
      const { report, posts } = await imported(name);
      expect(report.counts.added).toBe(posts.length);
      expect(posts.every(({ type, status }) => type === 'event' && status === 0)).toBe(true);
      expect(posts.length).toBeGreaterThanOrEqual(least);
      expect(posts.length).toBeLessThanOrEqual(most);
    });
  },
);
