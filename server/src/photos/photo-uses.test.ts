import { records } from '@masthead/shared/history/records.ts';
import { hotwRecord } from '@masthead/shared/homes-of-the-week/hotw.record.ts';
import { photoEndpoints } from '@masthead/shared/photos/photo.endpoints.ts';
import { photosetEndpoints } from '@masthead/shared/photos/photoset.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { testFolder } from '../images/images.testing.ts';
import { buildShowcase } from '../showcase/showcase.testing.ts';
import { buildStaff } from '../users/users.testing.ts';
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

async function buildUses(src: string) {
  const db = server.pool;
  const big = src.replace('/upload/', '/upload/c_scale,w_500/');
  const siteId = idOf(await db<{ id: number }[]>`select id from sites order by id limit 1`);
  const post = idOf(
    await db<{ id: number }[]>`
    insert into news_items (site_id, type, status, headline) values (${siteId}, 'article', 0, 'Bats') returning id`,
  );
  await db`insert into news_item_contents (news_item_id, body) values (${post}, ${`<p>x</p><img src="${big}">`})`;
  const email = idOf(
    await db<{ id: number }[]>`
    insert into campaigns (kind, style, subject, site_id, utm, content) values
      ('daily-digest', 'Daily Digest', 'News of bats', ${siteId}, '{"source":"s","medium":"m","campaign":"c"}', ${db.json({ newsItems: [{ image_url: src }] })}) returning id`,
  );
  await db`update listings set image_url = ${src} where id = (select min(id) from listings)`;
  await db`update showcase_firms set logo_url1 = ${src} where id = (select min(id) from showcase_firms)`;
  await db`update representatives set image_url = ${src} where id = (select min(id) from representatives)`;
  await db`update users set image_url = ${src} where id = ${adminId}`;
  return { post, email, siteId };
}

describe('where a photo is used', () => {
  test('is known over every area, however its address is written, and the use ends with the address', async () => {
    const photo = await addPhoto(admin);
    expect(await usesOf(photo.id)).toEqual([]);
    const { post, email, siteId } = await buildUses(photo.src);
    const uses = await usesOf(photo.id);
    expect(uses.map((use) => use.split(' ')[0])).toEqual([
      'daily',
      'firm',
      'listing',
      'post',
      'realtor',
      'user',
    ]);
    expect(uses).toContain(`post Bats /editor/${siteId}/${post}`);
    expect(uses).toContain(`daily digest News of bats /daily-digest/create/${email}`);
    // Kinds of email share a table; each has its own name and its own screen.
    await server.pool`update campaigns set kind = 'hotw' where id = ${email}`;
    expect(await usesOf(photo.id)).toContain(
      `${hotwRecord.noun} News of bats /hotw/create/${email}`,
    );
    const { body } = await admin.call(photoEndpoints.get, { params: { id: photo.id } });
    expect(body.useCount).toBe(6);
    await server.pool`update news_item_contents set body = '' where news_item_id = ${post}`;
    await server.pool`update campaigns set deleted_at = now() where id = ${email}`;
    expect(await usesOf(photo.id)).toHaveLength(4);
    await server.pool`update campaigns set deleted_at = null where id = ${email}`;
    expect(await usesOf(photo.id)).toHaveLength(5);
  });

  test('of a post, its draft counts and what was written before does not; nor does a post in the trash', async () => {
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

  test('every record with a picture is looked after', async () => {
    const watched = await server.pool<{ table: string }[]>`
      select event_object_table::text as table from information_schema.triggers where trigger_name = 'note_photo_uses'`;
    const tables = new Set(watched.map(({ table }) => table));
    const withPictures = records.filter(
      ({ slug, fields }) =>
        slug !== 'photo' && Object.values(fields).some(({ kind }) => kind === 'picture'),
    );
    expect(withPictures.length).toBeGreaterThan(3);
    for (const { table } of withPictures) expect(tables, table).toContain(table);
  });
});

describe('deleting a photo', () => {
  test('is refused while it is used, with the places', async () => {
    const photo = await addPhoto(admin);
    await server.pool`update representatives set image_url = ${photo.src} where id = (select min(id) from representatives)`;
    const { body: set } = await admin.call(photosetEndpoints.create, {
      body: { name: 'Bridges', photoIds: [photo.id] },
    });
    const { status, error } = await mark(photo.id, photo.version, true);
    expect(status).toBe(409);
    expect(error.message[0]).toMatch(
      /^This photo cannot be deleted while it is used: photoset “Bridges” and realtor “.+”\.$/,
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

  test('needs a name that none has had, in any letter case', async () => {
    expect((await add({ name: ' ' })).error.message).toEqual(['A name is required']);
    const { body } = await add({ name: 'Opening night' });
    expect(body).toMatchObject({ name: 'Opening night', photos: [], photoIds: [] });
    const taken = await add({ name: 'opening NIGHT' });
    expect([taken.status, taken.error.message[0]]).toEqual([
      400,
      'A photoset with this name already exists.',
    ]);
  });

  test('keeps its photos in the order that it is given', async () => {
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

  test('in the text of a post is used there, with each of its photos, and cannot be deleted meanwhile', async () => {
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
      'This photoset cannot be deleted while it is used: post “With photos”.',
    ]);
    const { body: read } = await admin.call(photosetEndpoints.get, { params: { id: set.id } });
    expect(read.useCount).toBe(1);
    await db`update news_items set deleted_at = now() where id = ${post}`;
    expect((await drop()).status).toBe(200);
  });

  test('takes each photo once, and none that is not there', async () => {
    const { id } = await addPhoto(admin);
    for (const photoIds of [[999_999], [id, id]])
      expect((await add({ name: 'Wrong', photoIds })).error.message).toEqual([
        'One of these photos does not exist.',
      ]);
  });
});
