import { records } from '@masthead/shared/all-records.ts';
import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { recordAt } from '@masthead/shared/workspace/find/record-at.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { testFolder } from '../../platform/images/images.testing.ts';
import { buildShowcase } from '../../showcase/delivery/showcase.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';
import { addSeriesFor } from '../series/series.testing.ts';
import { addPhoto } from './photos.testing.ts';

let server: TestServer;
let admin: TestClient;
let adminId: number;
const files = testFolder();
beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  adminId = await buildStaff(server.pool, 'admin');
  admin = server.as(adminId);
  await buildShowcase(server.pool);
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const usesOf = async (id: number) => {
  const { body } = await admin.call(photoEndpoints.uses, { params: { id } });
  return body.nodes.map(({ noun, title, path }) => `${noun} ${title} ${path}`).sort();
};
const mark = (id: number, version: number, isDeleted: boolean) =>
  admin.call(photoEndpoints.update, { body: { id, version, isDeleted } });
const idOf = ([row]: { id: number }[]) => row?.id ?? 0;

/** Names a picture in a row of each kind of record, and answers with that record's id. */
const namedIn: Record<string, (src: string, siteId: number) => Promise<readonly { id: number }[]>> =
  {
    ad_slots: (src) =>
      server.pool`update ad_slots set url = ${src} where id = (select min(id) from ad_slots) returning id`,
    authors: (src) =>
      server.pool`insert into authors (name, avatar) values (${src}, ${src}) returning id`,
    campaigns: (src, siteId) => buildEmail('daily-digest', src, siteId),
    email_templates: (src, siteId) =>
      server.pool`
        insert into email_templates (description, category, site_id, from_name, reply_to)
        values (${src}, 'Daily Digest', ${siteId}, 'News', 'news@example.com') returning id`,
    listings: (src) =>
      server.pool`update listings set image_url = ${src} where id = (select min(id) from listings) returning id`,
    news_items: (src, siteId) => buildPost(src, siteId),
    organizations: (src) =>
      server.pool`insert into organizations (name) values (${src}) returning id`,
    photosets: async (src) => {
      const { body } = await admin.call(photoEndpoints.list, { query: { take: 100 } });
      const photoIds = body[0].filter((photo) => photo.src === src).map(({ id }) => id);
      const { body: set } = await admin.call(photosetEndpoints.create, {
        body: { name: `Set of ${src}`, photoIds },
      });
      return [set];
    },
    representatives: (src) =>
      server.pool`update representatives set image_url = ${src} where id = (select min(id) from representatives) returning id`,
    series: async (src, siteId) => [await addSeriesFor(admin, siteId, { banner: src })],
    showcase_firms: (src) =>
      server.pool`update showcase_firms set logo_url1 = ${src} where id = (select min(id) from showcase_firms) returning id`,
    sites: (src, siteId) =>
      server.pool`update sites set logo_url = ${src} where id = ${siteId} returning id`,
    users: (src) =>
      server.pool`update users set image_url = ${src} where id = ${adminId} returning id`,
  };

const buildEmail = (kind: string, src: string, siteId: number) => server.pool<{ id: number }[]>`
  insert into campaigns (kind, style, subject, site_id, utm, content) values
    (${kind}, 'Daily Digest', 'News of bats', ${siteId}, '{"source":"s","medium":"m","campaign":"c"}',
     ${server.pool.json({ newsItems: [{ image_url: src }] })}) returning id`;

async function buildPost(src: string, siteId: number) {
  const big = src.replace('/upload/', '/upload/c_scale,w_500/');
  const id = await buildNewsItem(server.pool, { siteId, headline: 'Bats' });
  await server.pool`update news_item_contents set body = ${`<p>x</p><img src="${big}">`} where news_item_id = ${id}`;
  return [{ id }];
}

/** Tables whose records are known by another one's name: what a post says. */
const partsOf = ['news_item_contents', 'news_item_revisions'];

const watchedTables = async () => {
  const rows = await server.pool<{ table: string }[]>`
    select event_object_table::text as table from information_schema.triggers where trigger_name = 'note_photo_uses'`;
  return new Set(rows.map(({ table }) => table));
};

/** Where the kinds of emails, which share a table, are edited. */
const emailPaths = {
  'daily-digest': (id: number) => `/daily-digest/create/${id}`,
  hotw: (id: number) => `/hotw/create/${id}`,
  'promo-alert': (id: number) => `/promo-alert/create/${id}`,
  'news-alert': (id: number) => `/news-alert/edit/${id}`,
};

describe('where a photo is used', () => {
  test('is found in every area, each with the URL of its edit screen', async () => {
    const tables = [...(await watchedTables()), 'photosets'].filter(
      (table) => !partsOf.includes(table),
    );
    expect(Object.keys(namedIn).sort()).toEqual([...new Set(tables)].sort());
    const siteId = idOf(
      await server.pool<{ id: number }[]>`select id from sites order by id limit 1`,
    );
    for (const [table, name] of Object.entries(namedIn)) {
      const photo = await addPhoto(admin);
      const id = idOf([...(await name(photo.src, siteId))]);
      const { body } = await admin.call(photoEndpoints.uses, { params: { id: photo.id } });
      expect(body.nodes, table).toMatchObject([{ id: String(id) }]);
      const [{ path, noun } = { path: null, noun: '' }] = body.nodes;
      const kinds = allKinds.filter((kind) => kind.table === table);
      expect(
        kinds.map((kind) => kind.noun),
        table,
      ).toContain(noun);
      // Authors are shown and nowhere edited.
      if (table === 'authors') expect(path).toBeNull();
      else expect(path && recordAt(path), table).toMatchObject({ id: String(id) });
      if (table === 'series') expect(path).toBe(`/series/${siteId}/edit/${id}`);
      if (table === 'news_items') expect(path).toBe(`/editor/${siteId}/${id}`);
    }
    for (const [kind, pathOf] of Object.entries(emailPaths)) {
      const photo = await addPhoto(admin);
      const id = idOf([...(await buildEmail(kind, photo.src, siteId))]);
      const noun = records.find(
        (one) => one.table === 'campaigns' && 'where' in one && one.where.value === kind,
      )?.noun;
      expect(await usesOf(photo.id), kind).toEqual([`${noun} News of bats ${pathOf(id)}`]);
    }
  });

  test('ends when the URL is removed or the record is deleted', async () => {
    const photo = await addPhoto(admin);
    const siteId = idOf(
      await server.pool<{ id: number }[]>`select id from sites order by id limit 1`,
    );
    expect(await usesOf(photo.id)).toEqual([]);
    const post = idOf(await buildPost(photo.src, siteId));
    const email = idOf([...(await buildEmail('hotw', photo.src, siteId))]);
    const { body } = await admin.call(photoEndpoints.get, { params: { id: photo.id } });
    expect(body.useCount).toBe(2);
    await server.pool`update news_item_contents set body = '' where news_item_id = ${post}`;
    expect(await usesOf(photo.id)).toHaveLength(1);
    await server.pool`update campaigns set deleted_at = now() where id = ${email}`;
    expect(await usesOf(photo.id)).toEqual([]);
    await server.pool`update campaigns set deleted_at = null where id = ${email}`;
    expect(await usesOf(photo.id)).toHaveLength(1);
  });

  test('counts a post’s draft, but not its old revisions or a post in the trash', async () => {
    const photo = await addPhoto(admin);
    const db = server.pool;
    const post = idOf(
      await db<{ id: number }[]>`
      insert into news_items (site_id, type, status, headline)
      select min(id), 'article', 5, 'Draft' from sites returning id`,
    );
    await db`insert into news_item_contents (news_item_id) values (${post})`;
    const revision = async () =>
      idOf(
        await db<{ id: number }[]>`
      insert into news_item_revisions (news_item_id, content) values (${post}, ${db.json({ body: photo.src })}) returning id`,
      );
    await revision();
    expect(await usesOf(photo.id)).toEqual([]);
    await db`update news_item_contents set draft_revision_id = ${await revision()} where news_item_id = ${post}`;
    expect(await usesOf(photo.id)).toHaveLength(1);
    await db`update news_items set deleted_at = now() where id = ${post}`;
    expect(await usesOf(photo.id)).toEqual([]);
  });

  test('covers every record with an image', async () => {
    const tables = await watchedTables();
    const withPictures = records.filter(
      ({ slug, fields }) =>
        slug !== 'photo' && Object.values(fields).some(({ kind }) => kind === 'picture'),
    );
    expect(withPictures.length).toBeGreaterThan(3);
    for (const { table } of withPictures) expect(tables, table).toContain(table);
  });
});

describe('deleting a photo', () => {
  test('waits for a concurrent use and is rejected', async () => {
    const { pool } = server;
    const photo = await addPhoto(admin);
    const using = await openTransaction(
      pool,
      (db) => db`insert into authors (name, avatar) values ('Ana', ${photo.src})`,
    );
    const answer = mark(photo.id, photo.version, true);
    await untilWaiting(pool);
    await using.commit();
    expect((await answer).status).toBe(409);
    await pool`delete from authors where avatar = ${photo.src}`;
    const { body: set } = await admin.call(photosetEndpoints.create, {
      body: { name: 'Meanwhile', photoIds: [] },
    });
    const adding = await openTransaction(
      pool,
      (db) =>
        db`insert into photoset_photos (photoset_id, photo_id, position) values (${set.id}, ${photo.id}, 0)`,
    );
    const again = mark(photo.id, photo.version, true);
    await untilWaiting(pool);
    await adding.commit();
    expect((await again).status).toBe(409);
  });

  test('is rejected while the photo is used, with the places', async () => {
    const photo = await addPhoto(admin);
    await server.pool`update representatives set image_url = ${photo.src} where id = (select min(id) from representatives)`;
    const { body: set } = await admin.call(photosetEndpoints.create, {
      body: { name: 'Bridges', photoIds: [photo.id] },
    });
    const { status, error } = await mark(photo.id, photo.version, true);
    expect(status).toBe(409);
    expect(error.message[0]).toMatch(
      /^This photo can’t be deleted while it’s in use: photoset “Bridges” and realtor “.+”\.$/,
    );
    await admin.call(photosetEndpoints.update, {
      body: { id: set.id, version: set.version, photoIds: [] },
    });
    await server.pool`update representatives set image_url = null`;
    expect((await mark(photo.id, photo.version, true)).status).toBe(200);
    expect((await admin.call(photoEndpoints.get, { params: { id: photo.id } })).status).toBe(404);
    const { body } = await mark(photo.id, photo.version + 1, false);
    expect(body).toMatchObject({ id: photo.id, isDeleted: false, src: photo.src });
  });
});

describe('a photoset', () => {
  const add = (body: Record<string, unknown>) => admin.call(photosetEndpoints.create, { body });

  test('needs a unique name, ignoring case', async () => {
    expect((await add({ name: ' ' })).error.message).toEqual(['A name is required']);
    const { body } = await add({ name: 'Opening night' });
    expect(body).toMatchObject({ name: 'Opening night', photos: [], photoIds: [] });
    const taken = await add({ name: 'opening NIGHT' });
    expect([taken.status, taken.error.message[0]]).toEqual([
      400,
      'A photoset with this name already exists.',
    ]);
  });

  test('keeps its photos in the given order', async () => {
    const ids = [
      (await addPhoto(admin)).id,
      (await addPhoto(admin)).id,
      (await addPhoto(admin)).id,
    ];
    const { body } = await add({ name: 'Three', photoIds: ids });
    const turned = [...ids].reverse();
    const saved = await admin.call(photosetEndpoints.update, {
      body: { id: body.id, version: body.version, photoIds: turned },
    });
    expect(saved.body.photos.map(({ id }) => id)).toEqual(turned);
    expect(saved.body.version).toBeGreaterThan(body.version);
    const { body: page } = await admin.call(photosetEndpoints.list, {
      query: { query: 'thr', page: 0, take: 50 },
    });
    expect([page[0].map(({ photoIds }) => photoIds), page[1]]).toEqual([[turned], 1]);
    const { body: found } = await admin.call(photosetEndpoints.search, {
      query: { query: 'HRE t' },
    });
    expect([found[0].map(({ name }) => name), found[1]]).toEqual([['Three'], 1]);
    const { body: one } = await admin.call(photosetEndpoints.get, { params: { id: body.id } });
    expect(one.photos[0]).toMatchObject({
      id: turned[0],
      altTag: 'The river at dusk',
      isDeleted: false,
    });
  });

  test('accepts photos or photoIds, as objects or ids, and rejects two that differ', async () => {
    const [one, two] = [await addPhoto(admin), await addPhoto(admin)];
    const made = await add({ name: 'By photos', photos: [one, two] });
    expect([made.status, made.body.photoIds]).toEqual([200, [one.id, two.id]]);
    const { id, version } = made.body;
    const save = (given: Record<string, unknown>) =>
      admin.call(photosetEndpoints.update, { body: { id, ...given } });
    const turned = await save({ version, photos: [two.id, { id: one.id }] });
    expect(turned.body.photos.map((photo) => photo.id)).toEqual([two.id, one.id]);
    // A whole record sent back says the same twice.
    const same = await save(turned.body);
    expect([same.status, same.body.photoIds]).toEqual([200, [two.id, one.id]]);
    const contrary = await save({ photos: [one.id], photoIds: [two.id] });
    expect([contrary.status, contrary.error.message]).toEqual([
      400,
      ['photos and photoIds list different photos. Send only one of them.'],
    ]);
    const odd = await save({ photos: ['first'] });
    expect([odd.status, odd.error.message]).toEqual([
      400,
      ['List photos by ID, or as objects with an id.'],
    ]);
    const kept = await save({ version: same.body.version, name: 'Still both' });
    expect(kept.body.photoIds).toEqual([two.id, one.id]);
  });

  test('in the text of a post counts as used, with its photos, and cannot be deleted', async () => {
    const photo = await addPhoto(admin);
    const { body: set } = await add({ name: 'In a text', photoIds: [photo.id] });
    const usesOfSet = async () => {
      const { body } = await admin.call(photosetEndpoints.uses, { params: { id: set.id } });
      return body.nodes.map(({ noun, title }) => `${noun} ${title}`);
    };
    expect(await usesOfSet()).toEqual([]);
    const db = server.pool;
    const post = idOf(
      await db<{ id: number }[]>`
      insert into news_items (site_id, type, status, headline)
      select min(id), 'article', 5, 'With photos' from sites returning id`,
    );
    const body = `<p>x</p><figure data-photoset="${set.id}"><figcaption></figcaption></figure>`;
    await db`insert into news_item_contents (news_item_id) values (${post})`;
    const revision = idOf(
      await db<{ id: number }[]>`
      insert into news_item_revisions (news_item_id, content) values (${post}, ${db.json({ body })}) returning id`,
    );
    expect(await usesOfSet()).toEqual([]);
    await db`update news_item_contents set draft_revision_id = ${revision} where news_item_id = ${post}`;
    expect(await usesOfSet()).toEqual(['post With photos']);
    await db`update news_item_contents set body = ${body} where news_item_id = ${post}`;
    expect(await usesOfSet()).toEqual(['post With photos']);
    expect((await usesOf(photo.id)).map((use) => use.split(' /')[0])).toEqual([
      'photoset In a text',
      'post With photos',
    ]);
    const drop = () =>
      admin.call(photosetEndpoints.update, {
        body: { id: set.id, version: set.version, isDeleted: true },
      });
    const refused = await drop();
    expect([refused.status, refused.error.message[0]]).toEqual([
      409,
      'This photoset can’t be deleted while it’s in use: post “With photos”.',
    ]);
    const { body: read } = await admin.call(photosetEndpoints.get, { params: { id: set.id } });
    expect(read.useCount).toBe(1);
    await db`update news_items set deleted_at = now() where id = ${post}`;
    expect((await drop()).status).toBe(200);
  });

  test('accepts each photo once, and only existing ones', async () => {
    const { id } = await addPhoto(admin);
    for (const photoIds of [[999_999], [id, id]])
      expect((await add({ name: 'Wrong', photoIds })).error.message).toEqual([
        'One of these photos doesn’t exist.',
      ]);
  });
});
