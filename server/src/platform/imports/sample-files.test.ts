import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noCounts } from '@masthead/shared/platform/imports/import.ts';
import { describe, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildAudience } from '../../email/campaigns/campaigns.testing.ts';
import { importKinds } from '../../import-kinds.ts';
import { beginRun } from './import.store.ts';
import { readReport } from './import-report.ts';
import { type NewImport, saveImport } from './start-import.ts';
import { workOnImport } from './work-on-import.ts';

const samples = join(import.meta.dirname, '../../../../../shared/data');

const database = withTestDatabase();

async function siteFor(name: string): Promise<number> {
  const [site] = await database.pool<{ id: number }[]>`
    insert into sites (property, city, url, name)
    values ('Main', ${name}, 'https://samples.example', ${name}) returning id`;
  return site?.id ?? 0;
}

/** Checks and imports a file; answers the report. */
async function broughtIn(fileName: string, given: Pick<NewImport, 'kind' | 'options'>) {
  const file = createReadStream(join(samples, fileName));
  const id = await saveImport(database.pool, null, { ...given, fileName, target: fileName, file });
  const work = () => workOnImport({ pool: database.pool, kinds: importKinds }, id);
  await work();
  await beginRun(database.pool, id);
  await work();
  return readReport(database.pool, id);
}

/** Imports a file as the command line does; answers the report and the records, oldest first. */
async function imported(fileName: string) {
  const siteId = await siteFor(fileName);
  const report = await broughtIn(fileName, { kind: 'feed', options: { siteId } });
  const posts = await database.pool<{ type: string; status: number; tags: string[] }[]>`
    select type, status, tags from news_items where site_id = ${siteId} order by id`;
  return { report, posts };
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

    test('mailchimp-unsubscribed.csv: everyone is remembered as unsubscribed, since they left', async () => {
      const name = 'mailchimp-unsubscribed.csv';
      const audienceId = await buildAudience(database.pool, await siteFor(name), 0);
      const report = await broughtIn(name, { kind: 'subscribers', options: { audienceId } });
      expect([report.counts, report.problemCount]).toEqual([{ ...noCounts, unsubscribed: 5 }, 0]);
      const people = await database.pool`
        select name, status, status_at from subscribers where audience_id = ${audienceId} order by id limit 2`;
      expect([...people]).toEqual([
        { name: 'Dolor', status: 'unsubscribed', statusAt: new Date('2018-07-23T12:19:27Z') },
        { name: 'Simet', status: 'unsubscribed', statusAt: new Date('2023-06-06T12:56:15Z') },
      ]);
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
