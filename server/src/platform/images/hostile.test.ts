import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { signTail } from '../integrations/images/image-host.ts';
import { testFolder, twoColours } from './images.testing.ts';

let server: TestServer;
let address: string;
let editor: ReturnType<TestServer['as']>;
let large: string;
const files = testFolder();

const upload = async (bytes: Buffer) =>
  (await editor.upload(imageEndpoints.upload, { file: { bytes } })).body.publicId;

beforeAll(async () => {
  server = await startTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
  address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  editor = server.as(await buildStaff(server.pool, 'editor'));
  large = await upload(await twoColours(4000, 3000).png().toBuffer());
});
afterAll(async () => {
  await server.stop();
  files.drop();
});

async function ask(tail: string, signal?: AbortSignal): Promise<number> {
  const answer = await fetch(`${address}/images/upload/${tail}`, signal ? { signal } : {});
  await answer.arrayBuffer();
  return answer.status;
}
const signed = (tail: string) => `${signTail(oneKey('test key'), tail)}/${tail}`;
const made = () => {
  const folder = join(files.folder, 'images', 'derived', ...large.split('/'));
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
};

test('sixty signed-out wishes for large AVIF are refused, and nothing is made', async () => {
  const hostile = Array.from({ length: 60 }, (_, at) => {
    const chain = [1, 2, 3, 4].map((step) => `c_scale,w_${3000 + 5 * at + step}`);
    return ask(`${chain.join('/')}/f_avif,q_100/v1/${large}.avif`);
  });
  expect(new Set(await Promise.all(hostile))).toEqual(new Set([400]));
  expect(made()).toBe(0);
});

test('a small picture and an upload do not wait behind sixty large ones, which end with their clients', async () => {
  const small = await upload(await twoColours(300, 200).jpeg().toBuffer());
  const clients = new AbortController();
  let answered = 0;
  const hostile = Array.from({ length: 60 }, async (_, at) => {
    await ask(signed(`c_scale,w_${2400 + at}/v1/${large}.png`), clients.signal);
    answered += 1;
  });
  const ends = Promise.allSettled(hostile);
  const thumbnail = await fetch(address + imageUrl(`/images/upload/v1/${small}.jpg`, 'thumbnail'));
  expect((await sharp(await thumbnail.arrayBuffer()).metadata()).width).toBe(160);
  expect(answered).toBeLessThan(10);
  await upload(await twoColours(90, 60).jpeg().toBuffer());
  expect(answered).toBeLessThan(30);

  clients.abort();
  await ends;
  // What is asked for now costs more than the others, and does not wait for them, because none of them waits any more.
  const before = made();
  expect(await ask(signed(`c_scale,w_2600/v1/${large}.png`))).toBe(200);
  expect(made() - before).toBeLessThan(5);
  expect(made()).toBeLessThan(40);
});
