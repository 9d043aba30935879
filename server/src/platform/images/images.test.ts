import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { imageMessages } from '@masthead/shared/platform/images/image.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { write } from '../db/client.ts';
import { animation, colourAt, testFolder, twoColours } from './images.testing.ts';

let server: TestServer;
let contributor: number;
let partner: number;
const files = testFolder();

beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  contributor = await buildStaff(server.pool, 'contributor');
  const organizationId = await buildOrganization(server.pool);
  partner = await buildUser(server.pool, { organizationId, roles: ['rep'] });
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

const upload = (bytes: Uint8Array | string, body: Record<string, string> = {}, name = 'a.png') =>
  server.as(contributor).upload(imageEndpoints.upload, { file: { bytes, name }, body });
const show = (address: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url: address, headers });
const jpeg = (width = 60, height = 40) => twoColours(width, height).jpeg().toBuffer();

const grainSize = { width: 2805, height: 1870 };
/** Why not by sharp: its noise takes five times as long. */
const shades = (channels: 1 | 3, shade: (byte: number) => number) =>
  sharp(randomBytes(grainSize.width * grainSize.height * channels).map(shade), {
    raw: { ...grainSize, channels },
  });

/** Grain that is written small, in low quality or in few colors: in the usual quality it is over the limit. */
function grain(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  if (format === 'png') {
    const image = shades(1, (byte) => byte & 0xf0);
    return image.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer();
  }
  const image = shades(3, (byte) => 24 + ((byte * 13) >> 4));
  return (
    format === 'webp' ? image.webp({ quality: 50, effort: 0 }) : image.jpeg({ quality: 50 })
  ).toBuffer();
}

async function rows(): Promise<number> {
  const [row] = await server.pool<{ count: number }[]>`select count(*) from images`;
  return row?.count ?? 0;
}

describe('uploading a picture', () => {
  test('requires sign-in; a contributor may upload', async () => {
    const file = { bytes: await jpeg(), name: 'a.jpg' };
    expect((await server.as(null).upload(imageEndpoints.upload, { file })).status).toBe(401);
    expect((await server.as(contributor).upload(imageEndpoints.upload, { file })).status).toBe(200);
  });

  test('answers with an address that shows it, and notes who brought it', async () => {
    const answer = await upload(
      await jpeg(),
      { folder: 'profiles' },
      'C:\\Users\\me\\Portrait.jpg',
    );
    expect(answer.body).toMatchObject({ width: 60, height: 40, format: 'jpg' });
    expect(answer.body.publicId).toMatch(/^profiles\/[a-z2-9]{20}$/);
    expect(answer.body.url).toBe(
      `/images/upload/v${answer.body.version}/${answer.body.publicId}.jpg`,
    );
    const [row] = await server.pool`
      select i.created_by, original_name, folder, c.actor_id from images i
        join changes c on c.table_name = 'images' and c.record_id = i.id::text
       where public_id = ${answer.body.publicId}`;
    expect(row).toEqual({
      createdBy: contributor,
      originalName: 'Portrait.jpg',
      folder: 'profiles',
      actorId: contributor,
    });
    const shown = await show(answer.body.url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('three hundred in an hour are enough for one person; others go on', async () => {
    const busy = await buildStaff(server.pool, 'contributor');
    const file = { bytes: await jpeg(), name: 'a.jpg' };
    const send = (userId: number) => server.as(userId).upload(imageEndpoints.upload, { file });
    await server.pool`
      insert into images (host, public_id, host_version, format, width, height, bytes, folder, url, original_name,
                          content_hash, created_by)
      select 'cloudinary', 'busy/' || n, 1, 'jpg', 60, 40, 100, 'busy', 'https://pictures.example/' || n, 'a.jpg',
             'busy ' || n, ${busy} from generate_series(1, 299) n`;
    expect((await send(busy)).status).toBe(200);
    const refused = await send(busy);
    expect([refused.status, refused.error.message]).toEqual([429, [imageMessages.tooMany]]);
    expect(refused.raw.headers['retry-after']).toBe('600');
    expect((await send(contributor)).status).toBe(200);
    await server.pool`
      update images set created_at = created_at - interval '61 minutes' where created_by = ${busy}`;
    expect((await send(busy)).status).toBe(200);
  });

  test('a partner uploads too, and in the database sees only own pictures', async () => {
    const file = { bytes: await jpeg(), name: 'a.jpg' };
    const answer = await server.as(partner).upload(imageEndpoints.upload, { file });
    expect(answer.status).toBe(200);
    const seen = await write(server.pool, null, async (sql) => {
      await sql`select set_config('masthead.actor', ${String(partner)}, true), set_config('role', 'masthead_partner', true)`;
      return sql<{ publicId: string }[]>`select public_id from images`;
    });
    expect(seen.map((row) => row.publicId)).toEqual([answer.body.publicId]);
  });

  test('rotates it upright and strips its location', async () => {
    const bytes = await twoColours(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitude: '30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await upload(bytes);
    expect([body.width, body.height]).toEqual([40, 60]);
    const kept = (await show(body.url)).rawPayload;
    const facts = await sharp(kept).metadata();
    expect([facts.exif, facts.orientation, facts.xmp, facts.icc]).toEqual(Array(4).fill(undefined));
    expect([await colourAt(kept, 20, 5), await colourAt(kept, 20, 55)]).toEqual(['red', 'blue']);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'stores at most 3,145,728 bytes of a %s that grows by being written anew',
    async (format) => {
      const bytes = await grain(format);
      expect(bytes.length).toBeLessThanOrEqual(3_145_728);
      const { body } = await upload(bytes);
      const kept = (await show(body.url)).rawPayload;
      expect([body.bytes, body.bytes <= 3_145_728]).toEqual([kept.length, true]);
      expect(body.bytes).toBeGreaterThan(1_500_000);
      expect(body.width / body.height).toBeCloseTo(1.5, 2);
    },
  );

  test('cuts the crop out of the picture as it is seen', async () => {
    const { body } = await upload(await jpeg(), { crop: '30,10,20,25' });
    expect([body.width, body.height]).toEqual([20, 25]);
    expect(await colourAt((await show(body.url)).rawPayload, 3, 3)).toBe('blue');
  });

  test.each([
    ['40,0,30,10', 'The crop extends beyond the image.'],
    ['70,0,1,1', 'The crop extends beyond the image.'],
    ['1,2,3', 'A crop must be four whole numbers: left, top, width and height.'],
    ['-1,0,5,5', 'A crop must be four whole numbers: left, top, width and height.'],
    ['0,0,0,5', 'A crop must be four whole numbers: left, top, width and height.'],
  ])('refuses the crop %s', async (crop, sentence) => {
    const answer = await upload(await jpeg(), { crop });
    expect([answer.status, answer.error.errors]).toEqual([
      400,
      [{ path: 'crop', message: sentence }],
    ]);
  });

  test.each(['../etc', 'a/b', 'A', '', 'a.b', '__proto__'])(
    'refuses the folder "%s"',
    async (folder) => {
      const answer = await upload(await jpeg(), { folder });
      expect([answer.status, answer.error.message]).toEqual([
        400,
        ['A folder name can contain only lowercase letters, digits and dashes.'],
      ]);
    },
  );

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes %s whatever its name says',
    async (kind) => {
      const bytes = await twoColours(50, 30).toFormat(kind).toBuffer();
      const { body } = await upload(bytes, {}, 'holiday.txt');
      expect(body.format).toBe(kind === 'jpeg' ? 'jpg' : kind);
      const shown = await show(body.url);
      expect((await sharp(shown.rawPayload).metadata()).width).toBe(50);
    },
  );

  test.each(['gif', 'webp'] as const)(
    'keeps the frames of an animated %s, cropped too',
    async (kind) => {
      const { body } = await upload(await animation(5, kind), { crop: '10,10,20,16' });
      expect([body.width, body.height]).toEqual([20, 16]);
      const facts = await sharp((await show(body.url)).rawPayload, { animated: true }).metadata();
      expect([facts.pages, facts.pageHeight]).toEqual([5, 16]);
    },
  );
});

/** A PNG of the size that its header says, and next to nothing inside. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const content = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('rejects invalid or oversized images with a message and stores nothing', () => {
  const kind = 'This image can’t be used. Choose a PNG, JPEG, WebP, GIF or AVIF file.';
  const damaged = 'This image is damaged and can’t be read.';
  const large = 'This image has too many pixels. It can have at most 50 megapixels.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a script', () => '#!/bin/sh\nrm -rf everything\n', kind],
    ['a page', () => '<!doctype html><script>alert(1)</script>', kind],
    ['a drawing (SVG)', () => svg, kind],
    [
      'a drawing behind XML',
      () => `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`,
      kind,
    ],
    ['a PDF', () => '%PDF-1.7 and more of it than sixteen bytes', kind],
    ['a TIFF', () => twoColours(20, 20).tiff().toBuffer(), kind],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), kind],
    ['nothing', () => '', kind],
    ['256 megapixels', () => hollowPng(16_000, 16_000), large],
    ['one long line of pixels', () => hollowPng(60_000, 10), large],
    [
      'a GIF of 300 frames',
      () => animation(300, 'gif', 8),
      'This animation is too long. It can have at most 200 frames.',
    ],
    ['a PNG without its pixels', () => hollowPng(2000, 2000), damaged],
    [
      'the first half of a JPEG',
      async () => (await twoColours(900, 900).jpeg().toBuffer()).subarray(0, 2500),
      damaged,
    ],
    ['a magic number and nonsense', () => `\x89PNG\r\n\x1a\n${'x'.repeat(100)}`, kind],
    [
      'the head of a WebP and zeros',
      () => Buffer.concat([Buffer.from('RIFF\0\0\0\x10WEBPVP8 '), Buffer.alloc(200)]),
      damaged,
    ],
  ])('%s', async (_case, make, sentence) => {
    const before = await rows();
    const answer = await upload(await make(), {}, 'picture.png');
    expect([answer.status, answer.error.message]).toEqual([400, [sentence]]);
    expect(await rows()).toBe(before);
  });

  test('drops data appended to an image', async () => {
    const hidden = Buffer.concat([
      await jpeg(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { body } = await upload(hidden, {}, 'a.html');
    const shown = await show(body.url);
    expect(shown.rawPayload.includes('script')).toBe(false);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('a file of 3,145,729 bytes is a 413', async () => {
    const answer = await upload(Buffer.alloc(3_145_729));
    expect([answer.status, answer.error.message]).toEqual([
      413,
      ['This file is too large. It can be at most 3 MB.'],
    ]);
  });

  test('deletes an image if its row cannot be written', async () => {
    const kept = () => readdirSync(join(files.folder, 'images', 'originals', 'photos')).length;
    const before = kept();
    await server.pool`alter table images add constraint none_wider check (width < 61) not valid`;
    const answer = await upload(await jpeg(62, 40));
    await server.pool`alter table images drop constraint none_wider`;
    expect([answer.status, kept()]).toEqual([400, before]);
  });

  test('limits uploads per user and hour', async () => {
    const busy = await buildStaff(server.pool, 'editor');
    await server.pool`
      insert into images (host, public_id, host_version, format, width, height, bytes, folder, url, created_by)
      select 'built-in', 'a/' || n, 1, 'jpg', 1, 1, 1, 'a', '/', ${busy} from generate_series(1, 300) n`;
    const file = { bytes: await jpeg(), name: 'a.jpg' };
    const answer = await server.as(busy).upload(imageEndpoints.upload, { file });
    expect([answer.status, answer.error.message]).toEqual([
      429,
      ['You’ve uploaded too many images in the last hour. Try again later.'],
    ]);
    expect((await upload(await jpeg())).status).toBe(200);
  });
});

describe('a picture by its address', () => {
  let listener: Server;
  let connections = 0;
  let port = 0;
  beforeAll(async () => {
    listener = createServer((_, response) => response.end('secret')).on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    port = (listener.address() as { port: number }).port;
  });
  afterAll(() => listener.close());

  const fetchFrom = (url: string) =>
    server.as(contributor).call(imageEndpoints.fromUrl, { body: { url } });

  test('needs a sign-in', async () => {
    const body = { url: 'https://example.com/a.jpg' };
    expect((await server.as(null).call(imageEndpoints.fromUrl, { body })).status).toBe(401);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a',
    'data:image/png;base64,AA',
    'https://u:p@example.com/a',
    'x',
    '',
  ])('must be a web address: %s', async (url) => {
    const answer = await fetchFrom(url);
    expect([answer.status, answer.error.message]).toEqual([
      400,
      ['Enter the web address of an image'],
    ]);
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::]',
  ])('never leads to this machine: %s', async (host) => {
    const answer = await fetchFrom(`http://${host}:${port}/`);
    expect([answer.status, answer.error.errors]).toEqual([
      400,
      [{ path: 'url', message: 'Images can’t be fetched from this address.' }],
    ]);
    expect(connections).toBe(0);
  });
});
