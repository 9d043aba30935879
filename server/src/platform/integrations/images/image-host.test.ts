import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v2 as cloudinary } from 'cloudinary';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtInHost, originalKey } from './built-in-host.ts';
import { cloudinaryHost, readCloudinaryUrl, signAnswer, signParameters } from './cloudinary.ts';
import { cloudinaryAccount, oracle, startCloudinaryPeer } from './cloudinary-peer.testing.ts';
import { diskStorage } from './disk-storage.ts';
import {
  type ImageHost,
  ImageHostError,
  type ImageStorage,
  type PreparedImage,
} from './image-host.ts';
import { s3Account, startS3Peer } from './s3-peer.testing.ts';
import { s3Storage } from './s3-storage.ts';

const picture: PreparedImage = {
  bytes: Buffer.from('a picture'),
  format: 'jpg',
  width: 60,
  height: 40,
};

let folder: string;
let bucket: Awaited<ReturnType<typeof startS3Peer>>;
let peer: Awaited<ReturnType<typeof startCloudinaryPeer>>;
const storages: Record<string, ImageStorage> = {};
const hosts: Record<
  string,
  { host: ImageHost; kept: (publicId: string) => Promise<Buffer | null> }
> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-host-'));
  bucket = await startS3Peer();
  peer = await startCloudinaryPeer();
  storages['a folder'] = diskStorage(folder);
  storages['a bucket'] = s3Storage({ ...s3Account, url: bucket.url });
  for (const [name, storage] of Object.entries(storages))
    hosts[name] = {
      host: builtInHost(storage),
      kept: (publicId) => storage.read(originalKey(publicId, 'jpg')),
    };
  hosts.Cloudinary = {
    host: cloudinaryHost(peer.url),
    kept: async (publicId) => peer.kept.get(publicId) ?? null,
  };
});
afterEach(() => {
  Object.assign(peer.state, { status: 0, answer: null, hang: false });
  Object.assign(bucket.state, { fail: 0, isSilent: false });
});
afterAll(async () => {
  bucket.stop();
  peer.stop();
  await rm(folder, { recursive: true });
});
const of = (name: string) => hosts[name] as (typeof hosts)[string];

describe.each(['a folder', 'a bucket', 'Cloudinary'])('an image host in %s', (name) => {
  test('keeps a picture and says where it is', async () => {
    const { host, kept } = of(name);
    const image = await host.upload(picture, { folder: 'photos' });
    expect(image).toMatchObject({ width: 60, height: 40, format: 'jpg', bytes: 9 });
    expect(image.publicId).toMatch(/^photos\/[a-z0-9]{20,}$/);
    expect(image.url.endsWith(`/v${image.version}/${image.publicId}.jpg`)).toBe(true);
    expect(host.deliveryUrl(image)).toBe(image.url);
    expect(host.deliveryUrl(image, 'c_scale,w_500')).toBe(
      image.url.replace('/upload/', '/upload/c_scale,w_500/'),
    );
    expect(await kept(image.publicId)).toEqual(picture.bytes);
  });

  test('gives every picture an id of its own', async () => {
    const { host } = of(name);
    const images = await Promise.all([1, 2, 3].map(() => host.upload(picture, { folder: 'a' })));
    expect(new Set(images.map((image) => image.publicId)).size).toBe(3);
  });

  test('removes a picture, and does not mind that it is gone', async () => {
    const { host, kept } = of(name);
    const { publicId } = await host.upload(picture, { folder: 'photos' });
    expect(await kept(publicId)).toEqual(picture.bytes);
    await host.destroy(publicId);
    expect(await kept(publicId)).toBeNull();
    await host.destroy(publicId);
  });
});

describe.each(['a folder', 'a bucket'])('storage in %s', (name) => {
  const storage = () => storages[name] as ImageStorage;

  test('lists, overwrites and removes', async () => {
    for (const at of [1, 2, 3])
      await storage().write(`derived/x/y/${at}.webp`, Buffer.from('old'), 'image/webp');
    await storage().write('derived/x/y/2.webp', Buffer.from('newer'), 'image/webp');
    const found = await storage().list('derived/x/y/');
    expect(found.length).toBe(3);
    expect(new Map(found.map(({ key, bytes }) => [key, bytes]))).toEqual(
      new Map([
        ['derived/x/y/1.webp', 3],
        ['derived/x/y/2.webp', 5],
        ['derived/x/y/3.webp', 3],
      ]),
    );
    expect(Math.abs(Date.now() - +(found[0]?.changedAt ?? 0))).toBeLessThan(60_000);
    await storage().remove('derived/x/y/1.webp');
    expect(await storage().read('derived/x/y/1.webp')).toBeNull();
    expect(await storage().list('derived/nothing/')).toEqual([]);
  });

  test.each(['../a', 'a/../b', '/etc/passwd', 'a', 'a/b\0', 'a\\b/c', 'a/b.c/d', ''])(
    'has no place for %j',
    async (key) => {
      await expect(storage().write(key, picture.bytes, 'image/jpeg')).rejects.toThrow(
        'Invalid image storage key',
      );
      await expect(storage().read(key)).rejects.toThrow('Invalid image storage key');
    },
  );
});

describe('a folder', () => {
  test('shows a file only when all of it is there, and leaves none behind that failed', async () => {
    const storage = diskStorage(folder);
    await storage.write('closed/one.jpg', picture.bytes, 'image/jpeg');
    await writeFile(join(folder, 'blocked'), 'a file where a folder should be');
    await expect(storage.write('blocked/one.jpg', picture.bytes, 'image/jpeg')).rejects.toThrow();
    chmodSync(join(folder, 'closed'), 0o700);
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
  });
});

describe('a bucket', () => {
  test('a wrong secret is refused by the storage, which is no refusal of ours', async () => {
    const wrong = s3Storage({ ...s3Account, secretAccessKey: 'wrong', url: bucket.url });
    await expect(wrong.read('a/b.jpg')).rejects.toThrow(
      new ImageHostError('The storage responded with 403'),
    );
  });

  test('a bucket that does not exist and a full one are told apart', async () => {
    const none = s3Storage({ ...s3Account, bucket: 'none', url: bucket.url });
    await expect(none.write('a/b.jpg', picture.bytes, 'image/jpeg')).rejects.toThrow(
      'The bucket does not exist',
    );
    bucket.state.fail = 507;
    const full = storages['a bucket']?.write('a/b.jpg', picture.bytes, 'image/jpeg');
    await expect(full).rejects.toMatchObject({ isFull: true });
  });

  test('a storage that never answers is left alone after three calls, and tried again', async () => {
    const asked: string[] = [];
    const silent = createServer((request) => {
      asked.push(request.method ?? '');
      request.destroy();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const storage = s3Storage({ ...s3Account, url: `http://127.0.0.1:${port}` });
    for (let time = 0; time < 5; time += 1)
      await expect(storage.read('a/b.jpg')).rejects.toThrow(ImageHostError);
    const calls = asked.length;
    await expect(storage.read('a/b.jpg')).rejects.toThrow('does not answer');
    expect(asked).toHaveLength(calls);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await expect(storage.read('a/b.jpg')).rejects.toThrow('cannot be reached');
    expect(asked.length).toBeGreaterThan(calls);
    silent.close();
  });

  test('a file that the storage saved without saying so is removed', async () => {
    bucket.state.isSilent = true;
    const key = 'a/unsaid.jpg';
    const write = storages['a bucket']?.write(key, picture.bytes, 'image/jpeg');
    await expect(write).rejects.toThrow('cannot be reached');
    await vi.waitFor(() => expect(bucket.requests.at(-1)).toBe(`DELETE ${key}`));
    expect(bucket.files.has(key)).toBe(false);
  });

  test('a storage that cannot be reached is a failure of the host', async () => {
    const away = s3Storage({ ...s3Account, url: 'http://127.0.0.1:1' });
    await expect(away.read('a/b.jpg')).rejects.toThrow(ImageHostError);
  });
});

describe('Cloudinary', () => {
  test.each([400, 401, 403, 404, 420, 429, 500])(
    'an answer of %i is a failure of the host',
    async (status) => {
      peer.state.status = status;
      await expect(of('Cloudinary').host.upload(picture, { folder: 'a' })).rejects.toThrow(
        new ImageHostError(`Cloudinary responded with ${status}`),
      );
    },
  );

  test('an answer that it has not signed is not believed', async () => {
    peer.state.status = 200;
    peer.state.answer = {
      public_id: 'a/b',
      version: 1,
      signature: '0'.repeat(40),
      width: 1,
      height: 1,
      format: 'jpg',
      bytes: 1,
      secure_url: 'https://evil.example/a.jpg',
    };
    await expect(of('Cloudinary').host.upload(picture, { folder: 'a' })).rejects.toThrow(
      'The response is not signed by Cloudinary',
    );
    peer.state.answer = { result: 'ok' };
    await expect(of('Cloudinary').host.upload(picture, { folder: 'a' })).rejects.toThrow(
      'Unexpected response from Cloudinary',
    );
  });

  test('its address says the account; a wrong one is a clear error', () => {
    expect(readCloudinaryUrl('cloudinary://k%40:s%2F@cloud?signature_algorithm=sha256')).toEqual({
      key: 'k@',
      secret: 's/',
      cloud: 'cloud',
      uploadPrefix: 'https://api.cloudinary.com',
      algorithm: 'sha256',
    });
    for (const wrong of ['https://k:s@cloud', 'cloudinary://cloud', 'cloudinary://k@cloud', 'x'])
      expect(() => readCloudinaryUrl(wrong)).toThrow(
        'CLOUDINARY_URL must look like cloudinary://key:secret@cloud.',
      );
  });

  test('parameters are signed as its own library does, version 2', () => {
    const eager = 'w_400,h_300,c_pad|w_260,h_200,c_crop';
    expect(
      signParameters({ eager, public_id: 'sample_image', timestamp: 1_315_060_510 }, 'abcd'),
    ).toBe('bfd09f95f331f558cbd1320e67aa8d488770583e');
    const value = fc.oneof(
      fc.string(),
      fc.integer({ min: 1 }),
      fc.array(fc.string({ minLength: 1 })),
      fc.constant(null),
    );
    const name = fc
      .stringMatching(/^[a-z_]{1,12}$/)
      .filter(
        (one) => !['file', 'signature', 'api_key', 'cloud_name', 'resource_type'].includes(one),
      );
    fc.assert(
      fc.property(
        fc.dictionary(name, value),
        fc.constantFrom('sha1', 'sha256'),
        (parameters, algorithm) => {
          expect(signParameters(parameters, 'abcd', algorithm)).toBe(
            oracle.api_sign_request(parameters, 'abcd', algorithm, 2),
          );
        },
      ),
    );
  });

  test('one value cannot pass for two parameters', () => {
    expect(signParameters({ public_id: 'a&overwrite=true' }, 'abcd')).not.toBe(
      signParameters({ public_id: 'a', overwrite: 'true' }, 'abcd'),
    );
  });

  test('signatures of answers are what its own library takes', () => {
    const [publicId, version] = ['photos/b8sjhoslj8cq8ovoa0ma', 1_555_337_587];
    const signature = signAnswer({ publicId, version }, cloudinaryAccount.secret);
    cloudinary.config({ api_secret: cloudinaryAccount.secret });
    expect(oracle.verify_api_response_signature(publicId, String(version), signature)).toBe(true);
  });
});
