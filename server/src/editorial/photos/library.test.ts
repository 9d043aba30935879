import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { colourAt, testFolder } from '../../platform/images/images.testing.ts';
import { addPhoto, uploadPicture } from './photos.testing.ts';

let server: TestServer;
let admin: TestClient;
const files = testFolder();
beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  admin = server.as(await buildStaff(server.pool, 'admin'));
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const show = (url: string, headers = {}) => server.app.http.inject({ url, headers });
async function sizeOf(url: string) {
  const shown = await show(url);
  expect(shown.statusCode, url).toBe(200);
  const { width, height } = await sharp(shown.rawPayload).metadata();
  return { width, height, bytes: shown.rawPayload };
}

describe('the address of a photo', () => {
  test('shows the original file and every size in use', async () => {
    const { src, width } = await addPhoto(admin, {
      original: await uploadPicture(admin, 600, 300),
    });
    expect((await sizeOf(src)).width).toBe(width);
    expect((await sizeOf(imageUrl(src, 'photoThumbnail'))).width).toBe(100);
    expect((await show(imageUrl(src, 'listing'))).statusCode).toBe(200);
    expect((await show(src.replace('/upload/', '/upload/c_scale,w_123/'))).statusCode).toBe(400);
    expect((await show('/images/upload/library/aaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404);
  });

  test('follows the crop, the type and the focal point wherever it is used', async () => {
    // The left half is red, the right half is blue.
    const photo = await addPhoto(admin, { original: await uploadPicture(admin, 800, 200) });
    const save = (body: object) =>
      admin.call(photoEndpoints.update, { body: { id: photo.id, version, ...body } });
    let { version } = photo;
    const shown = async (size: 'listing' | 'article') => {
      const { width, height, bytes } = await sizeOf(imageUrl(photo.src, size));
      return {
        ratio: width / height,
        left: await colourAt(bytes, 2, 2),
        right: await colourAt(bytes, width - 3, 2),
      };
    };
    expect(await shown('listing')).toMatchObject({ left: 'red', right: 'blue' });
    version = (await save({ focus: '95,50' })).body.version;
    expect(await shown('listing')).toMatchObject({ left: 'blue', right: 'blue' });
    expect((await shown('article')).ratio).toBeGreaterThan(3);
    version = (await save({ photoType: '4x3' })).body.version;
    expect((await shown('article')).ratio).toBeCloseTo(4 / 3, 1);
    expect(await shown('article')).toMatchObject({ left: 'blue', right: 'blue' });
    version = (await save({ crop: '0,0,150,100', focus: null })).body.version;
    expect(await shown('article')).toMatchObject({ left: 'red', right: 'red' });
    expect(await sizeOf(photo.src)).toMatchObject({ width: 150, height: 100 });
  });

  test('shows the new file after a replacement, also to clients that cached the old one', async () => {
    const photo = await addPhoto(admin, { original: await uploadPicture(admin, 300, 300) });
    const before = await show(photo.src);
    expect(before.headers['cache-control']).toContain('max-age=60');
    const versioned = await show(photo.src.replace('/library/', '/v1/library/'));
    expect(versioned.headers['cache-control']).toContain('immutable');
    const original = await uploadPicture(admin, 500, 200);
    await admin.call(photoEndpoints.update, {
      body: { id: photo.id, version: photo.version, original },
    });
    const after = await show(photo.src, { 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect((await sharp(after.rawPayload).metadata()).width).toBeGreaterThanOrEqual(500);
    expect((await show(photo.src, { 'if-none-match': after.headers.etag })).statusCode).toBe(304);
  });

  test('of a large image is cropped and scaled to at most 2400 px', async () => {
    const original = await uploadPicture(admin, 3500, 2700, 'a.jpg');
    const photo = await addPhoto(admin, { original, crop: '0,0,3450,2650', focus: '90,10' });
    expect((await sizeOf(photo.src)).width).toBe(2400);
    expect((await sizeOf(imageUrl(photo.src, 'listing'))).width).toBe(500);
  });

  test('of a photo in the trash still works, because sent emails show it', async () => {
    const photo = await addPhoto(admin);
    await admin.call(photoEndpoints.update, {
      body: { id: photo.id, version: photo.version, isDeleted: true },
    });
    expect((await show(photo.src)).statusCode).toBe(200);
  });

  test('redirects to the external image host with the same crop and focal point', async () => {
    const photo = await addPhoto(admin);
    await server.pool`update photos set original = 'https://res.cloudinary.com/demo/image/upload/v1/photos/ab.jpg',
      width = 1000, height = 500, photo_type = '4x3', focus = '100,50' where id = ${photo.id}`;
    const shown = await show(imageUrl(photo.src, 'listing'));
    expect([shown.statusCode, shown.headers.location]).toEqual([
      302,
      'https://res.cloudinary.com/demo/image/upload/c_crop,x_333,y_0,w_667,h_500/ar_4:3,c_fill,f_webp,q_auto:good,w_500,g_xy_center,x_667,y_250/v1/photos/ab.jpg',
    ]);
    const many = photo.src.replace('/upload/', '/upload/c_scale,w_999/');
    expect((await show(many)).statusCode).toBe(400);
  });
});
