import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { imageEndpoints } from '@masthead/shared/images/image.endpoints.ts';
import { imageSizes, pageSizes, transformOf } from '@masthead/shared/images/image-sizes.ts';
import sharp from 'sharp';
import { openPool } from '../server/src/db/client.ts';
import { median, startBenchDatabase } from './database.ts';
import { type Serving, serve } from './serving.ts';

const hostileAtOnce = 60;
const largePictures = 12;
const smallPictures = 10;
const bodiesAtOnce = 50;
const aims = { smallMs: 300, stillMs: 200 };

/** Noise in dots of some pixels, which is much work for its bytes; the same each time. */
async function picture(seed: number, width: number, height: number): Promise<Buffer> {
  const dots = { width: width / 5, height: height / 5, channels: 3 as const };
  const bytes = Buffer.alloc(dots.width * dots.height * dots.channels);
  let state = seed + 1;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  return sharp(bytes, { raw: dots }).resize(width, height).jpeg({ quality: 60 }).toBuffer();
}

async function upload({ address, headers }: Serving, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
  const { authorization = '' } = headers as { authorization?: string };
  const answer = await fetch(address + imageEndpoints.upload.path, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (!answer.ok) throw new Error(`The picture was not taken: ${await answer.text()}`);
  return ((await answer.json()) as { publicId: string }).publicId;
}

/** Every address of these pictures that strangers may ask for, and as many that they may not: AVIF in large steps. */
function* wishes(large: readonly string[]): Generator<string> {
  for (let round = 0; ; round += 1)
    for (const shape of [...Object.values(imageSizes), ...Object.values(pageSizes)])
      for (const id of large) {
        yield `/images/upload/${transformOf(shape)}/v1/${id}.jpg?${round}`;
        yield `/images/upload/c_scale,w_${3000 + (round % 900)}/f_avif,q_100/v1/${id}.avif`;
      }
}

/** Milliseconds until an answer has come whole. */
async function timed(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`An honest request was answered ${answer.status}`);
  return performance.now() - began;
}

/** Small pictures that nobody has asked for before, one after the other, while strangers ask for what is most work. */
async function smallBesideHostile(server: Serving): Promise<{ ms: number[]; asked: number }> {
  const large: string[] = [];
  for (let seed = 0; seed < largePictures; seed += 1)
    large.push(await upload(server, await picture(seed, 4000, 3000)));
  const small: string[] = [];
  for (let seed = 0; seed < smallPictures; seed += 1)
    small.push(await upload(server, await picture(seed, 300, 200)));
  const clients = new AbortController();
  const wanted = wishes(large);
  let asked = 0;
  const stranger = async () => {
    while (!clients.signal.aborted) {
      const { value } = wanted.next();
      await fetch(server.address + value, { signal: clients.signal })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      asked += 1;
    }
  };
  const strangers = Array.from({ length: hostileAtOnce }, stranger);
  const ms: number[] = [];
  for (const id of small) {
    await wait(500);
    const path = `/images/upload/${transformOf(imageSizes.thumbnail)}/v1/${id}.jpg`;
    ms.push(await timed(() => fetch(server.address + path)));
  }
  clients.abort();
  await Promise.all(strangers);
  return { ms, asked };
}

/** A body of a mebibyte of small keys. */
const manyKeys = () =>
  `{${Array.from({ length: 90_000 }, (_, at) => `"${at.toString(36)}":1`).join()}}`.padEnd(2 ** 20);

/** How long the server answers nobody while fifty such bodies come in at once, from somebody who is signed in. */
async function stillBesideBodies(server: Serving): Promise<{ ms: number[]; most: number }> {
  const body = manyKeys();
  const ms: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      ms.push(
        await timed(() => fetch(`${server.address}/api/auth/session`, { headers: server.headers })),
      );
      await wait(5);
    }
  };
  const path = `${server.address}/api/showcase-firm-item/search`;
  const send = async () => {
    const answer = await fetch(path, { method: 'POST', headers: server.headers, body });
    await answer.arrayBuffer();
  };
  const attack = async () => {
    await wait(200);
    await Promise.all(Array.from({ length: bodiesAtOnce }, send));
    isOver = true;
  };
  await Promise.all([watch(), attack()]);
  return { ms, most: Math.round((await server.usage()).rss / 2 ** 20) };
}

/** Honest requests beside hostile ones; answers a table. */
export async function benchHostile(): Promise<string[]> {
  const database = await startBenchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-hostile-'));
  const stops: (() => void)[] = [];
  try {
    const connection = await database.create('hostile');
    const pool = openPool(connection, { max: 1 });
    await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
    await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
    await pool.end();
    const server = await serve('images-server.ts', { kind: 'product', connection, folder });
    stops.push(server.stop);
    const small = await smallBesideHostile(server);
    const bodies = await stillBesideBodies(server);
    const cells = (ms: number[]) => `${Math.round(median(ms))} (${Math.round(Math.max(...ms))})`;
    return [
      '| honest request | beside it | median ms (worst) | aim |',
      '|---|---|---|---|',
      `| a small picture in a new size, ${small.ms.length} times | ${hostileAtOnce} strangers who ask for large ones, ${small.asked.toLocaleString('en-US')} times | **${cells(small.ms)}** | ${aims.smallMs} |`,
      `| a call, ${bodies.ms.length} times | ${bodiesAtOnce} bodies of 1 MiB of small keys at once; memory then ${bodies.most} MB | **${cells(bodies.ms)}** | ${aims.stillMs} |`,
    ];
  } finally {
    for (const stop of stops) stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
