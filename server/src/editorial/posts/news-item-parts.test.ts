import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { dropDatabase, withTestDatabase } from '../../../test/database.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { openPool, write } from '../../platform/db/client.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { addPosts } from './add-posts.queries.ts';
import { buildAuthor } from './news-items.testing.ts';

const database = withTestDatabase();

const migrations = join(import.meta.dirname, '../../../migrations');

/** A database as it was before posts had parts; the rest of the migrations are still to come. */
async function oldDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await database.pool.unsafe(`create database ${name} template template0`);
  const connection = { ...inject('database'), database: name };
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`create table migrations (id text primary key, at timestamptz not null default now())`;
  for (const file of readdirSync(migrations).sort()) {
    if (file >= '0028') continue;
    await pool.unsafe(readFileSync(join(migrations, file), 'utf8'));
    await pool`insert into migrations (id) values (${file})`;
    await pool`select attach_history()`;
  }
  const drop = async () => {
    await pool.end({ timeout: 2 });
    await dropDatabase(database.pool, name);
  };
  return { pool, connection, drop };
}

test('a migrated database keeps text, sections, authors, venues and counts', async () => {
  const { pool, connection, drop } = await oldDatabase();
  await pool`insert into sites (property, city, url, name) values ('P', 'Austin', 'https://a.example', 'A')`;
  await pool`insert into sections (site_id, title) values (1, 'Arts'), (1, 'Sports')`;
  await pool`insert into authors (name) values ('Ana'), ('Ben')`;
  await pool`insert into news_items (site_id, type, status, headline, slug, body, section_ids, author_ids, venue) values
    (1, 'article', 0, 'One', 'same', '<p>Text</p>', '{2,1,99}', '{2,1,2}', null),
    (1, 'event', 5, 'Two', 'same', '', '{}', '{}', 'The Hall'),
    (1, 'article', 0, 'Three', null, '', '{}', '{}', null)`;
  await migrate(connection);
  const rows = await pool`
    select n.slug, c.body, c.details,
           array(select section_id from news_item_sections where news_item_id = n.id order by position) as sections,
           array(select author_id from news_item_authors where news_item_id = n.id order by position) as authors
      from news_items n join news_item_contents c on c.news_item_id = n.id order by n.id`;
  expect(rows).toEqual([
    { slug: 'same', body: '<p>Text</p>', details: {}, sections: [2, 1], authors: [2, 1] },
    {
      slug: 'same-2',
      body: '',
      details: { location: { venue: 'The Hall' } },
      sections: [],
      authors: [],
    },
    { slug: null, body: '', details: {}, sections: [], authors: [] },
  ]);
  const [counted] = await pool`select sum(posts)::int as posts from news_item_totals`;
  expect(counted?.posts).toBe(3);
  await drop();
});

describe('writing posts', () => {
  const post = (siteId: number, more: object) => ({
    siteId,
    type: 'article' as const,
    status: 5,
    headline: 'A',
    ...more,
  });
  const slugs = async (siteId: number) =>
    (
      await database.pool<{ id: number; slug: string }[]>`
        select id, slug from news_items where site_id = ${siteId} order by id`
    ).map(({ id, slug }) => slug.replace(String(id), 'ID'));

  test('appends the id to a slug that is taken, also in the same call or by an old slug', async () => {
    const { id: siteId } = await buildSite(database.pool);
    const { id: other } = await buildSite(database.pool);
    const [first] = await addPosts(database.pool, [
      post(siteId, { slug: 'tacos' }),
      post(siteId, { slug: 'tacos' }),
      post(other, { slug: 'tacos' }),
    ]);
    await database.pool`insert into news_item_old_slugs values (${siteId}, 'once', ${first ?? 0})`;
    await addPosts(database.pool, [
      post(siteId, { slug: 'tacos' }),
      post(siteId, { slug: 'once' }),
      post(other, { slug: 'once' }),
    ]);
    expect(await slugs(siteId)).toEqual(['tacos', 'tacos-ID', 'tacos-ID', 'once-ID']);
    expect(await slugs(other)).toEqual(['tacos', 'once']);
  });

  test('skips posts that an import already added, with all their parts', async () => {
    const { id: siteId, sections } = await buildSite(database.pool);
    const authorId = await buildAuthor(database.pool);
    const imported = post(siteId, {
      slug: 'x',
      externalKey: 'k',
      body: 'Text',
      sectionIds: [sections.get('Arts') ?? 0],
      authorIds: [authorId, authorId],
    });
    const [id] = await addPosts(database.pool, [imported]);
    expect(await addPosts(database.pool, [imported, post(siteId, { slug: 'y' })])).toEqual([
      null,
      expect.any(Number),
    ]);
    const [parts] = await database.pool`
      select (select count(*)::int from news_item_contents where news_item_id = ${id ?? 0}) as contents,
             (select count(*)::int from news_item_sections where news_item_id = ${id ?? 0}) as sections,
             (select count(*)::int from news_item_authors where news_item_id = ${id ?? 0}) as authors`;
    expect(parts).toEqual({ contents: 1, sections: 1, authors: 1 });
  });

  test('the database rejects an unknown section or author, and History contains no body', async () => {
    const { id: siteId } = await buildSite(database.pool);
    await expect(
      write(database.pool, null, (db) => addPosts(db, [post(siteId, { sectionIds: [999_999] })])),
    ).rejects.toThrow('news_item_sections_section_fkey');
    const [id] = await addPosts(database.pool, [post(siteId, { body: 'Not in the log' })]);
    const [change] = await database.pool`
      select after from changes where table_name = 'news_items' and record_id = ${String(id)}`;
    expect(change?.after).toMatchObject({ headline: 'A' });
    const [logged] = await database.pool`
      select count(*)::int as n from changes where concat(before, after) like '%Not in the log%'`;
    expect(logged?.n).toBe(0);
  });
});
