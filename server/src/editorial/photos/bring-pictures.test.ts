import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { importKinds } from '../../import-kinds.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { testFolder, twoColours } from '../../platform/images/images.testing.ts';
import { WorkQueue } from '../../platform/images/work-queue.ts';
import { beginRun, beginUndo } from '../../platform/imports/import.store.ts';
import { pictureQueue } from '../../platform/imports/import-jobs.ts';
import { readReport } from '../../platform/imports/import-report.ts';
import { saveImport } from '../../platform/imports/start-import.ts';
import { workOnImport } from '../../platform/imports/work-on-import.ts';
import { builtInHost } from '../../platform/integrations/images/built-in-host.ts';
import { diskStorage } from '../../platform/integrations/images/disk-storage.ts';
import { readConfig } from '../../platform/process/config.ts';
import { type BringWork, bringPictures, startPictureJobs } from './picture-jobs.ts';

let database: TestDatabase;
let work: BringWork;
let asked: string[] = [];
const files = testFolder();
const pictures = new Map<string, Buffer>();
const host = createServer((request, response) => {
  asked.push(request.url ?? '');
  const picture = pictures.get(request.url ?? '');
  response.writeHead(picture ? 200 : 404).end(picture);
});
let base = '';

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool`insert into sites (property, city, url, name, is_main) values
    ('Main', 'Austin', 'https://austin.example', 'Main Austin', true)`;
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  base = `http://pictures.test:${port}`;
  pictures.set('/bats.png?size=1&crop=2', await twoColours(60, 40).png().toBuffer());
  pictures.set('/bridge.jpg', await twoColours(80, 40).jpeg().toBuffer());
  pictures.set('/words.png', Buffer.from('no picture'));
  const reach = {
    resolve: async (name: string) => [name === 'inside.test' ? '10.0.0.7' : '127.0.0.1'],
    isAllowed: (address: string) => address === '127.0.0.1',
    ports: [port],
  };
  const parts = {
    host: builtInHost(diskStorage(files.folder)),
    uploads: new WorkQueue({ atOnce: 1, waiting: 30 }),
  };
  work = { pool: database.pool, parts, reach };
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  host.close();
  await database.drop();
  files.drop();
});

interface Story {
  key: string;
  lead?: string;
  body?: string;
}
const item = ({
  key,
  lead,
  body = '',
}: Story) => `<item><title>Story ${key}</title><guid>${key}</guid><pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate>
  ${lead ? `<media:content url="${lead.replaceAll('&', '&amp;')}" medium="image"><media:description>Bats at dusk</media:description><media:credit>Ana Ruiz</media:credit></media:content>` : ''}
  <content:encoded><![CDATA[<p>Words of it</p>${body}]]></content:encoded></item>`;

/** Imports a feed, without its pictures. */
async function importStories(
  stories: Story[],
  person: { id: number; organizationId: number | null } | null = null,
): Promise<number> {
  const text = `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Desk</title>${stories.map(item).join('')}</channel></rss>`;
  const { pool } = database;
  const id = await saveImport(pool, person, {
    kind: 'feed',
    fileName: 'feed.xml',
    options: { siteId: 1 },
    target: 'Main',
    file: Readable.from([Buffer.from(text)]),
  });
  await workOnImport({ pool, kinds: importKinds }, id);
  await beginRun(pool, id);
  await workOnImport({ pool, kinds: importKinds }, id);
  return id;
}
async function post(key: string) {
  const [row] = await database.pool<{ id: number; imageUrl: string | null; body: string }[]>`
    select n.id, n.image_url, c.body, c.details -> 'lead_image' as lead from news_items n
      join news_item_contents c on c.news_item_id = n.id where n.headline = ${`Story ${key}`} order by n.id desc limit 1`;
  if (!row) throw new Error('no post');
  return row;
}
const photos = () =>
  database.pool<
    { src: string; altTag: string; credit: string | null; snapUrl: string }[]
  >`select src, alt_tag, credit, snap_url from photos where deleted_at is null order by alt_tag`;

test('imports images with alt text and credit, reports failures by line, and undoes all of it', async () => {
  const lead = `${base}/bats.png?size=1&crop=2`;
  const body = `<figure><img src="${base}/bridge.jpg" alt="The bridge"><figcaption>At noon. Photo by Bo Li.</figcaption></figure>
    <p><img src="${lead.replace('&', '&amp;')}"><img src="http://inside.test/x.png"><img src="${base}/words.png"><img src="${base}/gone.png"></p>`;
  const id = await importStories([
    { key: 'one', lead, body },
    { key: 'two', lead: `${base}/bridge.jpg` },
  ]);
  // A picture of two posts is one.
  expect((await readReport(database.pool, id)).pictures).toEqual({
    waiting: 5,
    kept: 0,
    failed: 0,
  });
  await bringPictures(work, id);

  const [bats, bridge, ...others] = await photos();
  expect(others).toEqual([]);
  expect(bats).toMatchObject({ altTag: 'Bats at dusk', credit: 'Ana Ruiz', snapUrl: lead });
  expect(bridge).toMatchObject({ altTag: 'The bridge', credit: 'Bo Li' });
  const one = await post('one');
  expect(one).toMatchObject({
    imageUrl: bats?.src,
    lead: { alt: 'Bats at dusk', credit: 'Ana Ruiz' },
  });
  expect([...one.body.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    bridge?.src,
    bats?.src,
    'http://inside.test/x.png',
    `${base}/words.png`,
    `${base}/gone.png`,
  ]);
  expect((await post('two')).imageUrl).toBe(bridge?.src);
  expect(asked.filter((path) => path === '/bridge.jpg')).toHaveLength(1);
  const report = await readReport(database.pool, id);
  expect(report.pictures).toEqual({ waiting: 0, kept: 2, failed: 3 });
  expect(report.problems.map(({ kind, line, text }) => `${kind} ${line} ${text}`)).toEqual(
    Array(3).fill('kept 1 Story one'),
  );
  expect(report.problems.map(({ message }) => message).sort()[0]).toBe(
    'The post still uses the image at http://inside.test/x.png. Images can’t be fetched from this address.',
  );

  asked = [];
  await bringPictures(work, id);
  expect(asked).toEqual([]);

  await database.pool`update photos set tags = 'river' where src = ${bridge?.src ?? ''}`;
  await beginUndo(database.pool, id);
  await workOnImport({ pool: database.pool, kinds: importKinds }, id);
  const after = await readReport(database.pool, id);
  expect(after.counts).toMatchObject({ undone: 2, stayed: 0, photosStayed: 1 });
  expect(after.problems.filter(({ kind }) => kind === 'stayed').map(({ text }) => text)).toEqual([
    'The bridge',
  ]);
  expect((await photos()).map(({ src }) => src)).toEqual([bridge?.src]);
});

test('does not replace image URLs in a post that someone is editing', async () => {
  const id = await importStories([
    { key: 'three', lead: `${base}/bridge.jpg` },
    { key: 'four', lead: `${base}/bridge.jpg` },
  ]);
  await database.pool`update news_items set description = 'Mine' where id = ${(await post('three')).id}`;
  await bringPictures(work, id);
  expect((await post('three')).imageUrl).toBe(`${base}/bridge.jpg`);
  expect((await post('four')).imageUrl).toContain('/library/');
  const { problems } = await readReport(database.pool, id);
  expect(problems.map(({ message }) => message)).toEqual([
    `The post still uses the image at ${base}/bridge.jpg. Someone changed the post before its images were imported.`,
  ]);
});

test('resumes after a stop without importing an image twice', async () => {
  const stories = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      pictures.set(
        `/${n}.png`,
        await twoColours(20 + n, 20)
          .png()
          .toBuffer(),
      );
      return { key: `many ${n}`, lead: `${base}/${n}.png` };
    }),
  );
  const id = await importStories(stories);
  let steps = 0;
  const stopped = { ...work, isStopping: () => ++steps > 1 };
  await expect(bringPictures(stopped, id)).rejects.toThrow('The server is stopping');
  expect((await readReport(database.pool, id)).pictures).toMatchObject({ waiting: 2, kept: 6 });
  await bringPictures(work, id);
  expect((await readReport(database.pool, id)).pictures).toMatchObject({ waiting: 0, kept: 8 });
  expect(asked).toHaveLength(8);
});

test('fetches no image for a person who may no longer import', async () => {
  const { pool } = database;
  await buildStaff(pool, 'admin');
  const id = await buildStaff(pool, 'admin');
  const stories = [{ key: 'five', lead: `${base}/bridge.jpg` }];
  const imported = await importStories(stories, { id, organizationId: null });
  await pool`update users set is_disabled = true where id = ${id}`;
  await bringPictures(work, imported);
  expect([asked, (await post('five')).imageUrl]).toEqual([[], `${base}/bridge.jpg`]);
  const { pictures: counts, problems } = await readReport(pool, imported);
  expect(counts).toEqual({ waiting: 0, kept: 0, failed: 1 });
  expect(problems[0]?.message).toContain(postsImportMessages.pictureNotAllowed);
});

test('an undo waits for a concurrent use of a photo, and keeps it', async () => {
  const { pool } = database;
  pictures.set('/used.png', await twoColours(44, 44).png().toBuffer());
  const id = await importStories([{ key: 'six', lead: `${base}/used.png` }]);
  await bringPictures(work, id);
  const { imageUrl } = await post('six');
  const using = await openTransaction(
    pool,
    (db) => db`insert into authors (name, avatar) values ('Ana', ${imageUrl})`,
  );
  await beginUndo(pool, id);
  const undone = workOnImport({ pool, kinds: importKinds }, id);
  await untilWaiting(pool);
  await using.commit();
  await undone;
  expect((await photos()).map(({ src }) => src)).toContain(imageUrl);
  expect((await readReport(pool, id)).counts).toMatchObject({ undone: 1, photosStayed: 1 });
});

test('reschedules interrupted image imports within a minute, but not finished ones', async () => {
  const { pool } = database;
  const [left, done] = [
    await importStories([{ key: 'left', lead: `${base}/bridge.jpg` }]),
    await importStories([{ key: 'done', lead: `${base}/bridge.jpg` }]),
  ];
  await bringPictures(work, done);
  const planned: unknown[] = [];
  let everyMinute = async () => {};
  await startPictureJobs(
    {
      check: async () => {},
      plan: async (_db, queue, data) => void planned.push({ queue, ...data }),
      work: async () => {},
      everyMinute: async (_queue, run) => {
        everyMinute = run;
      },
      begin: () => {},
      stop: async () => {},
    },
    { pool, config: readConfig({ MASTHEAD_DATA: files.folder }) },
  );
  await everyMinute();
  expect(planned).toEqual([{ queue: pictureQueue, importId: left }]);
});
