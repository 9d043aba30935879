import type { Site } from '@masthead/shared/people/sites/site.record.ts';
import type { DifferingChoice } from '@masthead/shared/platform/imports/import.ts';
import { expect, test } from 'vitest';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { beginRun, beginUndo } from '../../platform/imports/import.store.ts';
import { readReport } from '../../platform/imports/import-report.ts';
import { workAndStop } from '../../platform/imports/imports.testing.ts';
import { dated, withFeedImports } from './import-feed.testing.ts';

const { database, site, workOn, startFeed, importFeed } = withFeedImports();

const feed = (items: string) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><rss version="2.0"><channel><title>City Desk</title>${items}</channel></rss>`,
  );
const item = (n: number, more = '') =>
  `<item><title>Story ${n}</title><link>https://desk.example/${n}</link><guid>desk-${n}</guid>
   <pubDate>Fri, 20 Nov 2020 08:0${n}:00 CST</pubDate>${more}</item>`;

test('imports long posts a few at a time, each once even if the server stops in between', async () => {
  const long = `<description>&lt;p&gt;${'The boats go by. '.repeat(5000)}&lt;/p&gt;</description>`;
  const posts = Array.from({ length: 30 }, (_, n) =>
    item(1, long).replaceAll('desk-1', `long-${n}`),
  );
  const id = await startFeed(await site(2), feed(posts.join('')));
  const { pool } = database;
  await workAndStop(database, id, 1);
  const { progress } = await readReport(pool, id);
  // A megabyte of text, of posts of 85 KB each.
  expect(progress).toBe(12);
  await workOn(id);
  expect((await readReport(pool, id)).counts).toMatchObject({ added: 30, unchanged: 0 });
});

test('imports a feed as live posts of the site with sections, authors and times', async () => {
  const bytes = feed(
    item(1, '<category>Arts</category><author>desk@example.com (Ada Brook)</author>') + item(2),
  );
  const report = await importFeed(await site(1), bytes);
  expect(report).toMatchObject({
    notes: ['File title: City Desk'],
    added: 2,
    alreadyThere: 0,
  });
  const [row] = await database.pool`
    select n.*, array(select section_id from news_item_sections where news_item_id = n.id) as section_ids,
           array(select a.name from news_item_authors x join authors a on a.id = x.author_id where news_item_id = n.id) as authors
      from news_items n where external_key = 'desk-1'`;
  expect(row).toMatchObject({
    headline: 'Story 1',
    status: 0,
    siteId: 1,
    type: 'article',
    sectionIds: [2],
    authors: ['Ada Brook'],
    slug: 'story-1',
  });
  expect(row?.lastPublishedAt).toEqual(new Date('2020-11-20T14:01:00Z'));
});

test('importing again adds nothing twice, and another site gets its own posts', async () => {
  const bytes = feed(item(1) + item(2) + item(3));
  expect(await importFeed(await site(1), bytes)).toMatchObject({
    added: 1,
    alreadyThere: 1,
    counts: { differs: 1 },
  });
  expect(await importFeed(await site(1), bytes)).toMatchObject({
    added: 0,
    alreadyThere: 2,
    counts: { differs: 1 },
  });
  expect(await importFeed(await site(2), bytes)).toMatchObject({ added: 3 });
});

test('two concurrent imports of one feed import it once', async () => {
  const bytes = feed(
    Array.from(
      { length: 9 },
      (_, n) => `<item><title>Twin ${n}</title><guid>twin-${n}</guid></item>`,
    ).join(''),
  );
  const target = await site(1);
  const reports = await Promise.all([1, 2, 3].map(() => importFeed(target, bytes)));
  expect(reports.reduce((sum, report) => sum + report.added, 0)).toBe(9);
});

test('rejects a file that is no feed and leaves nothing behind', async () => {
  const before = await database.pool`select count(*) as n from news_items`;
  for (const [text, sentence] of [
    ['', 'This file is empty.'],
    ['hello', 'This file is not XML'],
    ['<html><body>no</body></html>', 'This is a web page, not a feed.'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><rss/>', 'declares entities'],
    ['<rss><channel><item>', 'not well-formed'],
  ] as const) {
    const { state, problem } = await importFeed(await site(1), new TextEncoder().encode(text));
    expect(state, text).toBe('refused');
    expect(problem).toContain(sentence);
  }
  expect(await database.pool`select count(*) as n from news_items`).toEqual(before);
});

test('imports a post dated in the future as a scheduled draft, never live', async () => {
  const at = new Date(Date.now() + 86_400_000);
  at.setUTCMilliseconds(0);
  const later = `<item><title>Tomorrow</title><guid>tomorrow</guid><pubDate>${at.toUTCString()}</pubDate></item>`;
  await importFeed(await site(2), feed(later));
  const [row] = await database.pool`select * from news_items where external_key = 'tomorrow'`;
  expect(row).toMatchObject({ status: 5, lastPublishedAt: null, scheduledAt: at });
});

test('undoes an import except posts changed since, and the rest can be imported again', async () => {
  const items = [1, 2, 3].map(
    (n) => `<item><title>Undo ${n}</title><guid>undo-${n}</guid>${dated}</item>`,
  );
  const { id } = await importFeed(await site(2), feed(items.join('')));
  await database.pool`update news_items set headline = 'Undo 2, edited' where external_key = 'undo-2'`;
  await beginUndo(database.pool, id);
  await workOn(id);
  const undone = await readReport(database.pool, id);
  expect([undone.state, undone.counts.undone, undone.counts.stayed]).toEqual(['undone', 2, 1]);
  expect(undone.problems).toEqual([
    expect.objectContaining({
      kind: 'stayed',
      line: 2,
      text: 'Undo 2, edited',
      message: 'Changed since the import; left as is',
    }),
  ]);
  const rows = await database.pool<{ headline: string; status: number }[]>`
    select headline, status from news_items where headline like 'Undo%' order by headline`;
  expect(rows.map(({ headline, status }) => [headline, status])).toEqual([
    ['Undo 1', 4],
    ['Undo 2, edited', 0],
    ['Undo 3', 4],
  ]);
  expect(await importFeed(await site(2), feed(items.join('')))).toMatchObject({
    added: 2,
    alreadyThere: 1,
  });
});

test('an undo keeps and lists posts with unpublished changes, proposals or series', async () => {
  const { pool } = database;
  const person = await buildStaff(pool, 'editor', 'contributor');
  const [by] = await pool<{ name: string }[]>`select name from users where id = ${person}`;
  const items = ['draft', 'proposed', 'series', 'left', 'alone'].map(
    (key) => `<item><title>Kept ${key}</title><guid>kept-${key}</guid>${dated}</item>`,
  );
  const { id } = await importFeed(await site(2), feed(items.join('')));
  const idOf = async (key: string) => {
    const [row] = await pool<{ id: number }[]>`
      select id from news_items where external_key = ${`kept-${key}`}`;
    return row?.id ?? 0;
  };
  const revise = async (newsItemId: number, proposal: string | null) => {
    const [row] = await pool<{ id: number }[]>`
      insert into news_item_revisions (news_item_id, content, actor_id, proposal)
      values (${newsItemId}, '{}', ${person}, ${proposal}) returning id`;
    return row?.id ?? 0;
  };
  const draft = await idOf('draft');
  await pool`
    update news_item_contents set draft_revision_id = ${await revise(draft, null)} where news_item_id = ${draft}`;
  await revise(await idOf('proposed'), 'open');
  await revise(await idOf('alone'), 'declined');
  for (const [key, deletedAt] of [
    ['series', null],
    ['left', new Date()],
  ] as const)
    await pool`
      with made as (
        insert into series (site_id, slug, name, headline, type, deleted_at)
        values (2, ${key}, 'Sea', 'Sea', 'series', ${deletedAt}) returning id)
      insert into series_posts (series_id, news_item_id, position) select id, ${await idOf(key)}, 1 from made`;
  await beginUndo(pool, id);
  await workOn(id);
  const { counts, problems } = await readReport(pool, id);
  expect(counts).toMatchObject({ undone: 2, stayed: 3 });
  expect(problems.map(({ text, message }) => [text, message])).toEqual([
    ['Kept draft', `${by?.name} has unpublished changes in this post, so it was left as it is.`],
    ['Kept proposed', `${by?.name} has proposed changes to this post, so it was left as it is.`],
    ['Kept series', 'This post is in the series "Sea", so it was left as it is.'],
  ]);
  const live = await pool<{ headline: string }[]>`
    select headline from news_items where headline like 'Kept %' and status <> 4 order by headline`;
  expect(live.map(({ headline }) => headline)).toEqual([
    'Kept draft',
    'Kept proposed',
    'Kept series',
  ]);
});

/** Imports a file again and says what is to become of what differs. */
async function importAgain(target: Site, bytes: Uint8Array, differing: DifferingChoice) {
  const id = await startFeed(target, bytes, differing);
  await workOn(id);
  return readReport(database.pool, id);
}
const textsOf = (like: string) => database.pool<
  { headline: string; body: string; status: number }[]
>`
  select n.headline, c.body, n.status from news_items n join news_item_contents c on c.news_item_id = n.id
   where n.headline like ${like} and n.status <> 4 order by n.headline, n.id`;
const changing = (words: string, ...keys: string[]) =>
  feed(
    keys
      .map(
        (key) => `<item><title>Tide ${key}</title><guid>tide-${key}</guid>${dated}
          <description>&lt;p&gt;${words} ${key}&lt;/p&gt;</description><category>Arts</category></item>`,
      )
      .join(''),
  );

test('reports and skips posts that differ, until someone chooses to update them', async () => {
  const { pool } = database;
  const target = await site(1);
  const person = await buildStaff(pool, 'editor');
  await importFeed(target, changing('Old', 'a', 'b', 'c'));
  await write(
    pool,
    person,
    (db) => db`update news_items set description = 'Mine' where headline = 'Tide b'`,
  );
  const newer = changing('New', 'a', 'b', 'c', 'd');
  const left = await importFeed(target, newer);
  expect(left.counts).toMatchObject({ added: 1, differs: 3, unchanged: 0, changed: 0 });
  expect((await textsOf('Tide a'))[0]?.body).toBe('<p>Old a</p>');
  const [by] = await pool<{ name: string }[]>`select name from users where id = ${person}`;
  expect(left.problems.map(({ text, message }) => [text, message])).toEqual([
    ['Tide a', 'Differs from the post in Masthead.'],
    [
      'Tide b',
      `Differs from the post in Masthead, which ${by?.name} has changed since. An update skips it.`,
    ],
    ['Tide c', 'Differs from the post in Masthead.'],
  ]);

  const done = await importAgain(target, newer, 'update');
  expect(done.counts).toMatchObject({ changed: 2, differs: 1, unchanged: 1, added: 0 });
  expect((await textsOf('Tide %')).map(({ body }) => body)).toEqual([
    '<p>New a</p>',
    '<p>Old b</p>',
    '<p>New c</p>',
    '<p>New d</p>',
  ]);
  expect((await importFeed(target, newer)).counts).toMatchObject({ unchanged: 3, differs: 1 });

  await write(
    pool,
    person,
    (db) => db`update news_items set description = 'Mine' where headline = 'Tide c'`,
  );
  await beginUndo(pool, done.id);
  await workOn(done.id);
  expect((await readReport(pool, done.id)).counts).toMatchObject({ undone: 1, stayed: 1 });
  expect((await textsOf('Tide %')).map(({ body }) => body)).toEqual([
    '<p>Old a</p>',
    '<p>Old b</p>',
    '<p>New c</p>',
    '<p>New d</p>',
  ]);
  expect((await importAgain(target, newer, 'update')).counts).toMatchObject({
    changed: 1,
    differs: 1,
  });
});

test('imports a post that differs as a new post, once, and undoes that', async () => {
  const target = await site(1);
  await importFeed(target, changing('Old', 'own'));
  const newer = changing('New', 'own');
  const added = await importAgain(target, newer, 'add');
  expect(added.counts).toMatchObject({ added: 1, differs: 0 });
  expect((await textsOf('Tide own')).map(({ body }) => body)).toEqual([
    '<p>Old own</p>',
    '<p>New own</p>',
  ]);
  expect((await importAgain(target, newer, 'add')).counts).toMatchObject({
    added: 0,
    unchanged: 1,
  });
  await beginUndo(database.pool, added.id);
  await workOn(added.id);
  expect((await textsOf('Tide own')).map(({ body }) => body)).toEqual(['<p>Old own</p>']);
});

test('an update waits for a concurrent edit and keeps it', async () => {
  const { pool } = database;
  const target = await site(1);
  await importFeed(target, changing('Old', 'held'));
  const id = await startFeed(target, changing('New', 'held'), 'update');
  const editing = await openTransaction(
    pool,
    (db) => db`update news_items set description = 'Mine' where headline = 'Tide held'`,
  );
  const done = workOn(id);
  await untilWaiting(pool);
  await editing.commit();
  await done;
  expect((await readReport(pool, id)).counts).toMatchObject({ changed: 0, differs: 1 });
  expect((await textsOf('Tide held'))[0]?.body).toBe('<p>Old held</p>');
});

test('matches posts of older imports by guid only with the same URL', async () => {
  const { pool } = database;
  const entry = (n: number) =>
    `<item><title>Copy ${n}</title><link>https://blog.example/${n}</link><guid>copied</guid><wp:post_id>${n}</wp:post_id>
     <wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${dated}</item>`;
  const bytes = new TextEncoder().encode(
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title><link>https://blog.example</link>${entry(1)}${entry(2)}</channel></rss>`,
  );
  await importFeed(await site(2), bytes);
  await pool`update import_changes set after = null where record_id in (select id from news_items where headline like 'Copy %')`;
  await pool`update news_items set external_key = null where headline = 'Copy 2'`;
  await pool`update news_items set external_key = 'copied' where headline = 'Copy 1'`;
  expect((await importFeed(await site(2), bytes)).counts).toMatchObject({ added: 1, unchanged: 1 });
});

test('removes scripts from a feed and reports them', async () => {
  const evil = item(
    7,
    '<description><![CDATA[<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>]]></description>',
  );
  const report = await importFeed(await site(1), feed(evil));
  expect(report.problems.map(({ message }) => message).join(' ')).toContain('script');
  expect(report.problems[0]).toMatchObject({ kind: 'repaired', line: 1, text: 'Story 7' });
  const [row] = await database.pool<
    { body: string; description: string }[]
  >`select c.body, n.description from news_items n join news_item_contents c on c.news_item_id = n.id
     where external_key = 'desk-7' and site_id = 1`;
  expect(row?.body).toContain('Hello');
  expect(`${row?.body}${row?.description}`).not.toMatch(/<script|onclick|javascript:/i);
});

test('a failure leaves nothing half-done, is reported, and the import resumes from there', async () => {
  await database.pool.unsafe(
    `alter table news_items add constraint refuses_one check (headline <> 'Story 5')`,
  );
  const bytes = feed(
    '<item><title>Before</title><guid>before-5</guid></item><item><title>Story 5</title><guid>desk-5</guid></item>',
  );
  const id = await startFeed(await site(1), bytes);
  const tried = await Promise.all([1, 2].map(() => workOn(id).catch(() => 'failed')));
  expect(tried).toEqual(['failed', 'failed']);
  await workOn(id);
  expect(await readReport(database.pool, id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('went wrong on our side'),
    counts: { added: 0 },
  });
  expect(
    await database.pool`select 1 from news_items where external_key = 'before-5'`,
  ).toHaveLength(0);
  await database.pool.unsafe('alter table news_items drop constraint refuses_one');
  await beginRun(database.pool, id);
  await workOn(id);
  expect(await readReport(database.pool, id)).toMatchObject({
    state: 'done',
    counts: { added: 2 },
  });
});
