import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { imageSizes, pageSizes, shapedUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { signTail } from '../integrations/images/image-host.ts';
import { animation, colourAt, testFolder, twoColours } from './images.testing.ts';

let server: TestServer;
let publicId: string;
let moving: string;
let noisy: string;
const files = testFolder();

beforeAll(async () => {
  server = await startTestServer({
    config: { dataFolder: files.folder, logLevel: 'silent', wantsDemo: true },
  });
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const take = async (bytes: Buffer) =>
    (await editor.upload(imageEndpoints.upload, { file: { bytes } })).body.publicId;
  publicId = await take(await twoColours(600, 300).jpeg().toBuffer());
  moving = await take(await animation(4, 'gif', 60));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  noisy = await take(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const ask = (tail: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: `/images/upload/${tail}`, headers });
/** By an address that was signed here, which may ask for any size. */
const show = (tail: string, headers: Record<string, string> = {}) =>
  ask(`${signTail(oneKey('test key'), tail)}/${tail}`, headers);

async function sizeOf(transforms: string, ending = '.jpg') {
  const shown = await show(`${transforms}/v1/${publicId}${ending}`);
  expect(shown.statusCode).toBe(200);
  const { width, height, format } = await sharp(shown.rawPayload).metadata();
  expect(shown.headers['content-type']).toBe(`image/${format === 'heif' ? 'avif' : format}`);
  return [width, height, format];
}

describe('a picture of 600 x 300', () => {
  test.each<[string, number, number]>([
    ['w_500,c_scale', 500, 250],
    ['c_scale,w_500', 500, 250],
    ['w_500', 500, 250],
    ['h_100', 200, 100],
    ['c_scale,w_100,h_100', 100, 100],
    ['c_scale,w_1200', 1200, 600],
    ['c_fill,w_120,h_120', 120, 120],
    ['c_fill,ar_4:3,w_200', 200, 150],
    ['c_fill,ar_1.5,h_100', 150, 100],
    ['ar_4:3,c_fill', 400, 300],
    ['ar_3:1,c_fill', 600, 200],
    ['c_fit,w_1200,h_300', 600, 300],
    ['c_fit,w_300,h_300', 300, 150],
    ['c_limit,w_1000', 600, 300],
    ['c_limit,w_300,h_100', 200, 100],
    ['c_crop,w_50,h_40', 50, 40],
    ['c_crop,w_4000,h_40', 600, 40],
    ['w_100,dpr_2.0', 200, 100],
    ['ar_4:3,c_fill/c_scale,w_80', 80, 60],
    ['c_crop,w_300,h_300,x_0,y_0/w_30/f_jpg,q_auto:good', 30, 30],
  ])('with %s is %i x %i', async (transforms, width, height) => {
    expect(await sizeOf(transforms)).toEqual([width, height, 'jpeg']);
  });

  test('crops at the requested position', async () => {
    const colours = async (transform: string) => {
      const picture = (await show(`${transform}/${publicId}.png`)).rawPayload;
      return [await colourAt(picture, 1, 1), await colourAt(picture, 98, 98)];
    };
    expect(await colours('c_fill,w_100,h_100')).toEqual(['red', 'blue']);
    expect(await colours('c_fill,w_100,h_100,g_west')).toEqual(['red', 'red']);
    expect(await colours('c_crop,w_100,h_100,x_400,y_0')).toEqual(['blue', 'blue']);
    expect(await colours('c_crop,w_100,h_100,x_0')).toEqual(['red', 'red']);
    expect(await colours('c_crop,w_100,h_100')).toEqual(['red', 'blue']);
  });

  test('uses the requested format regardless of the extension', async () => {
    expect((await sizeOf('w_50,f_webp'))[2]).toBe('webp');
    expect((await sizeOf('w_50,f_avif'))[2]).toBe('heif');
    expect((await sizeOf('w_50', '.png'))[2]).toBe('png');
    expect((await sizeOf('w_50', ''))[2]).toBe('jpeg');
    expect((await sizeOf('f_gif'))[2]).toBe('gif');
  });

  test('f_auto sends WebP to clients that accept it, with a Vary header', async () => {
    const kindFor = async (accept: string) => {
      const shown = await show(`f_auto,w_40/${publicId}.jpg`, { accept });
      return [shown.headers['content-type'], shown.headers.vary];
    };
    expect(await kindFor('image/avif,image/webp,*/*')).toEqual(['image/webp', 'accept']);
    expect(await kindFor('image/png')).toEqual(['image/jpeg', 'accept']);
    expect(await kindFor('')).toEqual(['image/jpeg', 'accept']);
  });

  test('is smaller in lower quality', async () => {
    const bytes = async (quality: string) =>
      (await show(`f_webp,${quality}/${noisy}`)).rawPayload.length;
    expect(await bytes('q_auto:low')).toBeLessThan(await bytes('q_auto:best'));
  });

  test('an animation moves on in WebP and stands still in JPEG', async () => {
    const pages = async (transforms: string) =>
      (await sharp((await show(`${transforms}/${moving}.gif`)).rawPayload).metadata()).pages ?? 1;
    expect(await pages('w_30,f_webp')).toBe(4);
    expect(await pages('c_fill,w_30,h_20/w_15')).toBe(4);
    expect(await pages('w_30,f_jpg')).toBe(1);
  });
});

describe('an address', () => {
  test('is cacheable forever and answers 304 to clients that have it', async () => {
    const tail = `w_70,c_scale/v1/${publicId}.jpg`;
    const { headers } = await show(tail);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await show(tail, { 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await show(tail, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test.each([
    ['e_sepia', 'The transform "e_sepia" is unknown.'],
    ['c_pad,w_5', 'The transform "c_pad" is unknown.'],
    ['w_0', 'The transform "w_0" is unknown.'],
    ['w_-5', 'The transform "w_-5" is unknown.'],
    ['w_1e3', 'The transform "w_1e3" is unknown.'],
    ['w_4001', 'A side can have at most 4000 pixels.'],
    ['w_3000,dpr_2', 'A side can have at most 4000 pixels.'],
    ['c_scale,w_4000,h_4000', null],
    ['ar_0:1,c_fill', 'The transform "ar_0:1" is unknown.'],
    ['ar_9999:1,c_fill', 'The transform "ar_9999:1" is unknown.'],
    ['q_101', 'The transform "q_101" is unknown.'],
    ['q_auto:constructor', 'The transform "q_auto:constructor" is unknown.'],
    ['f_svg', 'The transform "f_svg" is unknown.'],
    ['g_face,c_fill,w_5', 'The transform "g_face" is unknown.'],
    ['w_5,w_6', 'The transform "w" appears twice.'],
    ['c_fill', 'A size transform needs a width, a height or an aspect ratio.'],
    ['w_5/w_5/w_5/w_5/w_5/w_5', 'An address can have at most 5 transforms.'],
    ['w_2000,f_avif', 'AVIF is available for small images only. Use WebP.'],
    ['s--abcdefgh--_', 'The transform "s--abcdefgh--_" is unknown.'],
    ['__proto__', 'The transform "__proto__" is unknown.'],
  ])('with %s is refused or within bounds', async (transforms, sentence) => {
    const answer = await show(`${transforms}/${publicId}.jpg`);
    if (sentence === null) expect(answer.statusCode).toBe(200);
    else expect([answer.statusCode, answer.json().message]).toEqual([400, [sentence]]);
  });

  test('that would make more than 16 megapixels is refused', async () => {
    const answer = await show(`h_4000/${publicId}.jpg`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      ['A resized image can be at most 16 megapixels.'],
    ]);
  });

  test.each([
    'photos/none.jpg',
    'w_5/photos/none.jpg',
    'v1/photos/none',
    '',
    'photos',
    'a/b/c.jpg',
    'photos/x.svg',
    '..%2f..%2fetc/passwd',
    '%2e%2e/%2e%2e/package.json',
    'w_5/..%2foriginals/photos.jpg',
    'photos/%00.jpg',
    `photos/${'a'.repeat(700)}.jpg`,
  ])('that leads nowhere is a 404: %s', async (tail) => {
    expect((await show(tail)).statusCode).toBe(404);
  });
});

describe('without a signature', () => {
  const refusal = async (tail: string) => {
    const { statusCode, json } = await ask(tail);
    return [statusCode, json().message];
  };
  const notOffered = [400, ['Images come in fixed sizes. Any other size needs a signed address.']];

  const named = [...Object.entries(imageSizes), ...Object.entries(pageSizes)];
  test.each(named)('the size "%s" is there', async (_name, shape) => {
    const address = shapedUrl(`/images/upload/v1/${publicId}.jpg`, shape);
    const shown = await server.app.http.inject(address);
    const { width } = await sharp(shown.rawPayload).metadata();
    const most = 'isMost' in shape ? 600 : Infinity;
    expect([shown.statusCode, width]).toEqual([200, Math.min(shape.width, most)]);
  });

  test.each([
    'w_500,c_scale',
    'c_scale,w_500,q_auto',
    'w_500,c_scale,f_auto',
    'c_fill,ar_4:3,w_500,f_webp,q_auto',
    'c_fill,ar_4:3,w_500',
    'c_scale,f_webp,q_auto:good,w_160/w_500,c_scale',
    // Why: saved pages and feeds ask for it.
    'c_scale,f_webp,q_auto:good,w_800',
  ])('%s is there', async (transforms) => {
    expect((await ask(`${transforms}/v1/${publicId}.jpg`)).statusCode).toBe(200);
  });

  test.each([
    'w_501',
    'w_500,h_500',
    'w_500,q_90',
    'w_500,f_avif',
    'w_500,f_gif',
    'w_500,g_auto,c_fill,h_400',
    'f_webp',
    'w_160/w_160/w_500',
    'w_500/w_160',
  ])('%s is not offered', async (transforms) => {
    expect(await refusal(`${transforms}/v1/${publicId}.jpg`)).toEqual(notOffered);
  });

  test('an ending of another format is not offered, the picture itself is', async () => {
    expect(await refusal(`v1/${publicId}.png`)).toEqual(notOffered);
    expect(await refusal(`w_500/${publicId}.avif`)).toEqual(notOffered);
    expect((await ask(`v1/${publicId}.jpg`)).statusCode).toBe(200);
  });

  test('a signature holds for its own address only', async () => {
    const tail = `w_501/v1/${publicId}.jpg`;
    const signature = signTail(oneKey('test key'), tail);
    expect((await ask(`${signature}/${tail}`)).statusCode).toBe(200);
    expect(await refusal(`${signature}/${tail.replace('501', '502')}`)).toEqual(notOffered);
    expect(await refusal(`${signTail(oneKey('another key'), tail)}/${tail}`)).toEqual(notOffered);
  });

  test('any signed-in user can get signed addresses', async () => {
    const editor = server.as(await buildStaff(server.pool, 'author'));
    const sign = (url: string, transform: string) =>
      editor.call(imageEndpoints.address, { body: { url, transform } });
    const { body } = await sign(`/images/upload/v1/${publicId}.jpg`, 'c_fill,ar_3:2,w_90');
    const shown = await server.app.http.inject(body.url);
    const { width, height } = await sharp(shown.rawPayload).metadata();
    expect([shown.statusCode, width, height]).toEqual([200, 90, 60]);
    for (const url of ['https://example.com/a.jpg', '/images/upload/../x', '/api/user'])
      expect((await sign(url, 'w_5')).error.message).toEqual([
        'This isn’t the address of an image in Masthead.',
      ]);
    expect((await sign(`/images/upload/${publicId}.jpg`, 'e_sepia')).status).toBe(400);
    const nobody = server.as(null).call(imageEndpoints.address, { body: {} });
    expect((await nobody).status).toBe(401);
  });

  test('a picture that would become too tall is refused', async () => {
    const tall = await twoColours(100, 700).jpeg().toBuffer();
    const editor = server.as(await buildStaff(server.pool, 'editor'));
    const { body } = await editor.upload(imageEndpoints.upload, { file: { bytes: tall } });
    const tail = body.url.slice('/images/upload/'.length);
    expect(await refusal(`c_scale,f_webp,q_auto:good,w_1200/${tail}`)).toEqual([
      400,
      ['This image is too tall for this size.'],
    ]);
  });
});

describe('stores resized images', () => {
  const made = () => readdirSync(join(files.folder, 'images', 'derived', ...publicId.split('/')));

  test('once, however it is written and however many ask at once', async () => {
    const before = made().length;
    const ways = [
      'w_33,c_scale',
      'c_scale,w_33',
      'w_33',
      'c_scale,w_33/q_auto',
      'w_33,q_auto:good',
    ];
    const answers = await Promise.all(
      [...ways, ...ways, ...ways].map((way) => show(`${way}/v7/${publicId}.jpg`)),
    );
    expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
    expect(made().length - before).toBe(1);
  });

  test('100 for each picture, the newest', async () => {
    for (let width = 100; width < 205; width += 1) await show(`w_${width}/${publicId}.jpg`);
    expect(made()).toHaveLength(100);
    expect((await show(`w_100/${publicId}.jpg`)).statusCode).toBe(200);
  });

  test('too many different sizes at once get 503, and succeed later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, at) => show(`c_scale,h_9,w_${at + 200}/${publicId}.jpg`)),
    );
    const busy = answers.filter((one) => one.statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers['retry-after']).toBe('2');
    expect(busy[0]?.json().message).toEqual([
      'Many images are being processed. Try again in a few seconds.',
    ]);
    expect((await show(`c_scale,h_9,w_359/${publicId}.jpg`)).statusCode).toBe(200);
  });
});

test('a picture of the demo data comes in any size, one that it does not have is a 404', async () => {
  await server.pool`insert into authors (name, avatar) values ('Ana', '/images/demo/austin-river-3.jpg')`;
  const shown = await show('c_scale,f_webp,q_auto:good,w_160/demo/austin-river-3.jpg');
  const { width, format } = await sharp(shown.rawPayload).metadata();
  expect([width, format, shown.rawPayload.length < 20_000]).toEqual([160, 'webp', true]);
  expect((await show('w_160/demo/austin-river-4.jpg')).statusCode).toBe(404);
  const whole = await server.app.http.inject({ url: '/images/demo/austin-river-3.jpg' });
  expect((await sharp(whole.rawPayload).metadata()).width).toBe(1200);
});

test('without demo data there are no demo pictures', async () => {
  const plain = await startTestServer();
  await plain.pool`insert into authors (name, avatar) values ('Ana', '/images/demo/austin-river-3.jpg')`;
  for (const url of [
    '/images/demo/austin-river-3.jpg',
    '/images/upload/w_160/demo/austin-river-3.jpg',
  ])
    expect((await plain.app.http.inject({ url })).statusCode).toBe(404);
  await plain.stop();
});
