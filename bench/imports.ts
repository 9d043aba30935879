import { Readable } from 'node:stream';
import { siteRows } from '@masthead/server/people/sites/site.store.ts';
import { beginRun } from '@masthead/server/platform/imports/import.store.ts';
import { importOptions } from '../server/src/editorial/posts/import-feed.queries.ts';
import { importKinds } from '../server/src/import-kinds.ts';
import { rowsOf, theProduct } from '../server/src/platform/access/rows.ts';
import { type Connection, openPool, type Pool } from '../server/src/platform/db/client.ts';
import { readReport } from '../server/src/platform/imports/import-report.ts';
import { type NewImport, saveImport } from '../server/src/platform/imports/start-import.ts';
import { workOnImport } from '../server/src/platform/imports/work-on-import.ts';
import { apart, onOrder, withMemory } from './apart.ts';
import { onBench } from './database.ts';
import { grouped, sizeOf, table } from './figures.ts';

const posts = sizeOf(10_000);
const subscribers = 10 * posts;
/** The large file: ten times as many posts, of 6 KB each. */
const large = { posts: 10 * posts, paragraphs: 18 };
const aims = { postsASecond: 500, subscriberSeconds: 15, megabytes: 200 };

/** A WordPress export of a city's newspaper: stories with about 60 words a paragraph by forty authors, one in ten a draft. */
function* wordpressFile(city: string, posts: number, paragraphs: number): Generator<Buffer> {
  const namespaces =
    'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${namespaces}><channel><title>City paper</title><link>https://${city}.example</link><wp:wxr_version>1.2</wp:wxr_version>`,
  );
  const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(6)}</p>\n\n`;
  for (let at = 1; at <= posts; at += 1) {
    const day = new Date(Date.UTC(2016, 0, 1) + at * 8 * 3_600_000).toISOString();
    const date = day.slice(0, 19).replace('T', ' ');
    yield Buffer.from(`<item><title>Story ${at} of the river</title><link>https://${city}.example/story-${at}/</link>
<dc:creator><![CDATA[writer${at % 40}]]></dc:creator><guid isPermaLink="false">https://${city}.example/?p=${at}</guid>
<content:encoded><![CDATA[${paragraph.repeat(paragraphs)}]]></content:encoded><excerpt:encoded><![CDATA[Before the sun.]]></excerpt:encoded>
<wp:post_id>${at}</wp:post_id><wp:post_date><![CDATA[${date}]]></wp:post_date><wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>
<wp:post_name><![CDATA[story-${at}]]></wp:post_name><wp:status><![CDATA[${at % 10 === 0 ? 'draft' : 'publish'}]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type>
<category domain="category" nicename="news"><![CDATA[News]]></category><category domain="post_tag" nicename="river"><![CDATA[river]]></category></item>`);
  }
  yield Buffer.from('</channel></rss>');
}

function* subscriberFile(): Generator<Buffer> {
  yield Buffer.from('Email Address,First Name,Last Name,OPTIN_TIME,TAGS\r\n');
  for (let at = 0; at < subscribers; at += 1)
    yield Buffer.from(
      `reader${at}@example.com,Reader,Number ${at},2024-05-0${1 + (at % 9)} 10:00:00,"""Food"""\r\n`,
    );
}

/** Imports a file from its first chunk to its last row, as a server's jobs do; returns the seconds and the rows imported. */
async function bring(pool: Pool, given: NewImport) {
  const begun = performance.now();
  const id = await saveImport(pool, null, given);
  const work = { pool, kinds: importKinds };
  await workOnImport(work, id);
  const checked = performance.now();
  if (await beginRun(pool, id)) await workOnImport(work, id);
  const { state, problem, counts } = await readReport(pool, id);
  if (state !== 'done') throw new Error(`${given.fileName}: ${state}, ${problem}`);
  const done = performance.now();
  return { checkSeconds: (checked - begun) / 1000, seconds: (done - begun) / 1000, counts };
}

const postsImport = async (pool: Pool, file: Iterable<Buffer>): Promise<NewImport> => ({
  kind: 'feed',
  fileName: 'city.xml',
  options: await importOptions(pool, rowsOf(theProduct, siteRows), 1),
  target: 'Austin',
  file: Readable.from(file),
});

/** Measures the large file: rows imported, time and memory. */
async function bringLarge(connection: Connection) {
  const pool = openPool(connection);
  const file = wordpressFile('dallas', large.posts, large.paragraphs);
  const given = await postsImport(pool, file);
  const { result, before, most } = await withMemory(() => bring(pool, given));
  await pool.end();
  return { ...result, before, most };
}

/** Measures the speed and memory of imports. */
export const run = () =>
  onBench(async ({ connection, pool: filling }) => {
    await filling`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site', true)`;
    await filling`insert into audiences (id, site_id, name) values ('all', 1, 'All')`;
    const pool = openPool(connection);
    const story = await bring(pool, await postsImport(pool, wordpressFile('austin', posts, 4)));
    const people = await bring(pool, {
      kind: 'subscribers',
      fileName: 'people.csv',
      options: { audienceId: 'all' },
      target: 'All',
      file: Readable.from(subscriberFile()),
    });
    await pool.end();
    type Brought = typeof story;
    const whole = await apart<typeof connection, Brought & { before: number; most: number }>(
      import.meta.filename,
      connection,
    );
    const row = (name: string, { counts, checkSeconds, seconds }: Brought, measured: string) => [
      name,
      grouped(counts.added),
      checkSeconds.toFixed(1),
      seconds.toFixed(1),
      measured,
    ];
    const rate = `**${(story.counts.added / story.seconds).toFixed(0)}** a second (${aims.postsASecond})`;
    const seconds = `**${people.seconds.toFixed(1)}** s (${aims.subscriberSeconds})`;
    const memory = `memory ${whole.before} MB before, **${whole.most}** at most (${aims.megabytes})`;
    return table('file | came in | seconds for the check | seconds in all | measured (aim)', [
      row('an export of WordPress, without pictures', story, rate),
      row('subscribers as CSV', people, seconds),
      row('an export of WordPress, 6 KB a post', whole, memory),
    ]);
  });

if (import.meta.main) onOrder(bringLarge);
