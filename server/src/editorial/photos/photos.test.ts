import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { historyEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { testFolder } from '../../platform/images/images.testing.ts';
import { addPhoto, uploadPicture } from './photos.testing.ts';

let server: TestServer;
let admin: TestClient;
let author: TestClient;
const files = testFolder();
beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  const adminId = await buildStaff(server.pool, 'admin');
  await server.pool`update users set name = 'Ada de la Cruz' where id = ${adminId}`;
  admin = server.as(adminId);
  author = server.as(await buildStaff(server.pool, 'author'));
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const add = (body: Record<string, unknown>) => admin.call(photoEndpoints.create, { body });
const save = (body: Record<string, unknown>) => admin.call(photoEndpoints.update, { body });
const list = async (query: Record<string, string | number> = {}, as = admin) => {
  const { body, status } = await as.call(photoEndpoints.list, { query });
  expect(status).toBe(200);
  return { ids: body[0].map(({ id }) => id), count: body[1] };
};

describe('adding a photo', () => {
  test('requires an image, alt text, and a credit unless it is marked as missing', async () => {
    const { status, error } = await add({});
    expect(status).toBe(400);
    expect(error.message).toEqual(['An image file or URL is required', 'Alt text is required']);
    const original = await uploadPicture(admin);
    const anonymous = await add({ original, altTag: 'A bat' });
    expect(anonymous.error.errors).toEqual([{ path: 'credit', message: 'A credit is required' }]);
    const words = { original, altTag: 'A bat', missingCredits: true };
    expect((await add(words)).status).toBe(200);
  });

  test('returns every field of the specification', async () => {
    const original = await uploadPicture(admin, 90, 45);
    const { body, status } = await add({
      original,
      altTag: ' The capitol ',
      credit: 'Ana Ruiz',
      creditUrl: 'https://ana.example',
      tags: 'capitol, night',
      address_1: '1100 Congress Ave',
      address_2: 'South steps',
      city: 'Austin',
      photoType: '4x3',
      onlyPhoto: true,
      snapUrl: 'https://pictures.example/a.png',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      original,
      altTag: 'The capitol',
      title: 'The capitol',
      credit: 'Ana Ruiz',
      tags: 'capitol, night',
      address_1: '1100 Congress Ave',
      address_2: 'South steps',
      city: 'Austin',
      photoType: '4x3',
      missingCredits: false,
      onlyPhoto: true,
      oneOfManyPhoto: false,
      useCount: 0,
      snapUrl: 'https://pictures.example/a.png',
      addedBy: { firstName: 'Ada', lastName: 'de la Cruz' },
      version: 1,
    });
    expect(body.src).toMatch(/^\/images\/upload\/library\/[a-z2-9]{20}$/);
    expect(body.url).toEqual({
      original: body.src,
      medium: body.src.replace('/upload/', '/upload/c_scale,w_500/'),
    });
    expect(body.uploadDatetime).toBe(body.dateCreated);
    expect(body.width).toBeGreaterThanOrEqual(90);
    expect((await admin.call(photoEndpoints.get, { params: { id: body.id } })).body).toEqual(body);
    const { body: people } = await admin.call(photoEndpoints.users);
    expect(people).toEqual([{ id: body.addedById, firstName: 'Ada', lastName: 'de la Cruz' }]);
  });

  test('accepts only images uploaded to Masthead', async () => {
    for (const original of [
      'https://evil.example/a.png',
      '/images/upload/v1/photos/none.png',
      'javascript:alert(1)',
    ]) {
      const { status } = await add({ original, altTag: 'A', credit: 'B' });
      expect(status, original).toBe(400);
    }
  });

  test('rejects an invalid crop, focal point, URL or text', async () => {
    const original = await uploadPicture(admin);
    const words = { original, altTag: 'A', credit: 'B' };
    for (const wrong of [
      { crop: '0,0,5000,5000' },
      { crop: '1,2,3' },
      { focus: '101,0' },
      { focus: 'a' },
      { photoType: '1x1' },
      { creditUrl: 'javascript:alert(1)' },
      { altTag: 'x'.repeat(501) },
      { altTag: 'a\0b' },
      { src: '/x', key: 'y' },
      { onlyPhoto: true, oneOfManyPhoto: true },
    ]) {
      const { status } = await add({ ...words, ...wrong });
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('accepts a trailing slash', async () => {
    const raw = await server.app.http.inject({ method: 'POST', url: '/api/photos/' });
    expect(raw.statusCode).toBe(401);
    const put = await server.app.http.inject({ method: 'PUT', url: '/api/photoset/' });
    expect(put.statusCode).toBe(401);
  });
});

describe('the list of photos', () => {
  test('returns a pair: pages of 50 counted from zero, newest first, and the total', async () => {
    const first = await addPhoto(admin, { tags: 'pageful', altTag: 'The first' });
    await server.pool`
      insert into photos (original, width, height, alt_tag, credit, tags, created_at)
      select original, 10, 10, 'Copy ' || i, 'C', 'pageful', created_at + i * interval '1 second'
        from photos, generate_series(1, 54) i where id = ${first.id}`;
    const page = await list({ query: 'pageful', take: 50, page: 0 });
    expect([page.ids.length, page.count]).toEqual([50, 55]);
    const second = await list({ query: 'pageful', page: 1 });
    expect([second.ids.length, second.ids.at(-1), second.count]).toEqual([5, first.id, 55]);
    const { body } = await admin.call(photoEndpoints.search, {
      query: { query: 'pageful copy 54', page: 0, take: 2 },
    });
    expect([body[0].map(({ altTag }) => altTag), body[1]]).toEqual([['Copy 54'], 1]);
    expect(body[0][0]).toHaveProperty('address_1');
  });

  test('finds words in any descriptive field, and takes special characters literally', async () => {
    const photo = await addPhoto(admin, {
      altTag: 'Zilker 100%_park',
      city: 'Marfa',
      credit: 'Sol Vega',
    });
    for (const query of ['zilker', 'MARFA vega', '100%_p'])
      expect((await list({ query })).ids).toEqual([photo.id]);
    expect((await list({ query: '%marfa' })).count).toBe(0);
  });

  test('filters by uploader, time, type, missing credits, missing alt text and use', async () => {
    const old = await addPhoto(admin, { tags: 'narrow', photoType: '16x9' });
    await server.pool`update photos set created_at = now() - interval '400 days' where id = ${old.id}`;
    const nameless = await addPhoto(admin, { tags: 'narrow', credit: null, missingCredits: true });
    const { body: kept } = await author.call(photoEndpoints.save, {
      body: { original: await uploadPicture(author) },
    });
    await server.pool`update photos set tags = 'narrow' where id = ${kept.photo.id}`;
    const ids = async (query: Record<string, string | number>) =>
      (await list({ query: 'narrow', ...query })).ids;
    expect(await ids({})).toEqual([kept.photo.id, nameless.id, old.id]);
    expect(await ids({ addedById: kept.photo.addedById ?? 0 })).toEqual([kept.photo.id]);
    expect(await ids({ uploaded: 'This year' })).toEqual([kept.photo.id, nameless.id]);
    expect(await ids({ uploaded: 'Today' })).toEqual([kept.photo.id, nameless.id]);
    expect(await ids({ uploaded: 'Any', type: '16x9' })).toEqual([old.id]);
    expect(await ids({ missingCredits: 'true' })).toEqual([kept.photo.id, nameless.id]);
    expect(await ids({ withoutAlt: 'true' })).toEqual([kept.photo.id]);
    expect(await ids({ unfinished: 'true' })).toEqual([kept.photo.id]);
    await server.pool`update users set image_url = ${old.src} where id = ${old.addedById}`;
    expect(await ids({ unused: 'true' })).toEqual([kept.photo.id, nameless.id]);
  });

  test('rejects invalid filters', async () => {
    for (const query of [
      { page: -1 },
      { take: 101 },
      { type: '5x5' },
      { uploaded: 'Ever' },
      { unused: 'yes' },
    ]) {
      const { status } = await admin.call(photoEndpoints.list, { query });
      expect(status, JSON.stringify(query)).toBe(400);
    }
  });
});

describe('a picture that was uploaded somewhere', () => {
  test('is added to the library without a description, and an identical file returns the same photo', async () => {
    const original = await uploadPicture(author, 200, 100, 'bats.png');
    const { body } = await author.call(photoEndpoints.save, { body: { original } });
    expect(body).toMatchObject({
      isNew: true,
      photo: { altTag: '', credit: null, title: 'bats.png', original },
    });
    const again = await author.call(photoEndpoints.save, { body: { original } });
    expect(again.body).toMatchObject({ isNew: false, photo: { id: body.photo.id } });
    const { body: same } = await admin.call(photoEndpoints.same, { query: { original } });
    expect(same).toEqual([{ id: body.photo.id, title: 'bats.png' }]);
    const missing = await author.call(photoEndpoints.save, {
      body: { original: '/images/none.png' },
    });
    expect(missing.error.message).toEqual([
      'Upload the image first. Only images stored in Masthead can become photos.',
    ]);
  });

  test('takes its description from the file’s metadata, unless the photo already exists', async () => {
    const original = await uploadPicture(author);
    const said = { altTag: 'Bats at dusk', credit: 'Ana Ruiz' };
    const { body } = await author.call(photoEndpoints.save, { body: { original, ...said } });
    expect(body).toMatchObject({ isNew: true, photo: { ...said, title: 'Bats at dusk' } });
    const other = { altTag: 'Other', credit: 'Somebody' };
    const again = await author.call(photoEndpoints.save, { body: { original, ...other } });
    expect(again.body).toMatchObject({ isNew: false, photo: said });
    const long = { original, altTag: 'a'.repeat(501) };
    expect((await author.call(photoEndpoints.save, { body: long })).status).toBe(400);
  });

  test('can be described by a valid save', async () => {
    const { body } = await author.call(photoEndpoints.save, {
      body: { original: await uploadPicture(author) },
    });
    const { id, version } = body.photo;
    expect((await save({ id, version, credit: 'Ana' })).error.message).toEqual([
      'Alt text is required',
    ]);
    const { body: saved } = await save({ id, version, altTag: 'Bats', credit: 'Ana' });
    expect(saved).toMatchObject({ title: 'Bats', version: version + 1 });
  });
});

describe('saving a photo', () => {
  test('with another file keeps the URL, takes the new size, and clears the crop', async () => {
    const photo = await addPhoto(admin, {
      original: await uploadPicture(admin, 300, 200),
      crop: '0,0,50,50',
    });
    const original = await uploadPicture(admin, 700, 300, 'new.png');
    const { body } = await save({ id: photo.id, version: photo.version, original });
    expect(body).toMatchObject({ src: photo.src, original, fileName: 'new.png', crop: null });
    expect(body.width).toBeGreaterThanOrEqual(700);
    const outside = await save({
      id: photo.id,
      version: body.version,
      crop: '0,0,9000,10',
    });
    expect(outside.error.message).toEqual(['The crop extends beyond the image.']);
  });

  test('shows the old and the new file in History', async () => {
    const photo = await addPhoto(admin);
    const original = await uploadPicture(admin);
    await save({ id: photo.id, version: photo.version, original, city: 'Austin' });
    const { body } = await admin.call(historyEndpoints.photoEdit, {
      params: { id: String(photo.id) },
      query: {},
    });
    const { differences } = body.nodes[0] ?? { differences: [] };
    expect(differences).toContainEqual({
      field: 'Image',
      before: photo.original,
      after: original,
      isHidden: false,
      isPicture: true,
    });
    expect(differences).toContainEqual({
      field: 'City',
      before: null,
      after: 'Austin',
      isHidden: false,
    });
  });
});

describe('credit and tags of many photos', () => {
  const credit = (photos: unknown[], as = admin) =>
    as.call(photoEndpoints.credit, { body: { photos: photos as [] } });

  test('are saved, also on photos without alt text, and omitted fields keep their values', async () => {
    const kept = await author.call(photoEndpoints.save, {
      body: { original: await uploadPicture(author) },
    });
    const bare = kept.body.photo;
    const tagged = await addPhoto(admin, { tags: 'river' });
    const { body, status } = await credit([
      { id: tagged.id, version: tagged.version, tags: 'river, dusk' },
      { id: bare.id, version: bare.version, credit: ' Ana Ruiz ' },
    ]);
    expect(status).toBe(200);
    expect(body.stayed).toEqual([]);
    expect(body.photos).toMatchObject([
      { id: bare.id, version: bare.version + 1, altTag: '', credit: 'Ana Ruiz', tags: null },
      { id: tagged.id, credit: tagged.credit, tags: 'river, dusk' },
    ]);
  });

  test('skips and lists photos that were changed or deleted since', async () => {
    const [changed, deleted, open] = [
      await addPhoto(admin),
      await addPhoto(admin),
      await addPhoto(admin),
    ];
    await save({ id: changed.id, version: changed.version, credit: 'Ben' });
    await save({ id: deleted.id, version: deleted.version, isDeleted: true });
    const { body } = await credit(
      [changed, deleted, open].map(({ id, version }) => ({ id, version, credit: 'Cleo' })),
    );
    expect(body.photos.map(({ id }) => id)).toEqual([open.id]);
    expect(body.stayed).toEqual([
      { id: changed.id, title: changed.title, message: expect.stringContaining('Ada de la Cruz') },
      { id: deleted.id, title: deleted.title, message: 'It has been deleted.' },
    ]);
    const read = await admin.call(photoEndpoints.get, { params: { id: changed.id } });
    expect(read.body.credit).toBe('Ben');
  });

  test('make one row of Activity, are rejected when empty, and require an admin', async () => {
    const photos = [await addPhoto(admin), await addPhoto(admin)];
    const none = await credit(photos.map(({ id, version }) => ({ id, version })));
    expect([none.status, none.error.message[0]]).toEqual([400, 'Enter a credit or a tag']);
    const asked = photos.map(({ id, version }) => ({ id, version, credit: 'Dora' }));
    expect((await credit(asked, author)).status).toBe(403);
    await credit(asked);
    const [row] = await server.pool<{ works: number }[]>`
      select count(distinct work)::integer as works from changes
       where table_name = 'photos' and record_id = any(${photos.map(({ id }) => String(id))}) and after ->> 'credit' = 'Dora'`;
    expect(row?.works).toBe(1);
  });
});
