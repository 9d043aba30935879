import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { median, startBenchDatabase } from './database.ts';

const rounds = 3;
const secondsEach = 5;
const connections = 16;

/** Pictures as lists, dialogs and articles ask for them. */
const wishes = [
  { name: 'thumbnail of a list, 160 wide', transform: 'c_scale,f_webp,q_auto:good,w_160' },
  { name: 'card, 4:3, 500 wide', transform: 'ar_4:3,c_fill,f_webp,q_auto:good,w_500' },
];

async function serve(kind: 'product' | 'static', connection: Connection, folder: string) {
  const child = fork(join(import.meta.dirname, 'images-server.ts'), { serialization: 'advanced' });
  child.send({ kind, connection, folder });
  const [address] = (await once(child, 'message')) as [string];
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return user + system;
  };
  return { address, cpu, stop: () => child.kill() };
}
type Serving = Awaited<ReturnType<typeof serve>>;

async function load({ address, cpu }: Serving, path: string) {
  const before = await cpu();
  const result = await autocannon({ url: address + path, connections, duration: secondsEach });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  const cpuMs = ((await cpu()) - before) / 1000 / result.requests.total;
  return { rate: result.requests.average, p50: result.latency.p50, cpuMs };
}

interface Figures {
  base: Awaited<ReturnType<typeof load>>;
  ours: Awaited<ReturnType<typeof load>>;
}

/** Kept pictures against the same bytes from @fastify/static, in turn; answers a table. */
export async function benchImages(): Promise<string[]> {
  const database = await startBenchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-images-'));
  const rows = [
    '| picture | bytes | first time ms | static req/s | Masthead req/s | ratio | server CPU ms (static) |',
    '|---|---|---|---|---|---|---|',
  ];
  const stops: (() => void)[] = [];
  try {
    const connection = await database.create('images');
    const pool = openPool(connection, { max: 1 });
    await pool`insert into authors (name, avatar) values ('Bench', '/images/demo/austin-river-3.jpg')`;
    await pool.end();
    const product = await serve('product', connection, folder);
    const files = await serve('static', connection, folder);
    stops.push(product.stop, files.stop);
    for (const [index, { name, transform }] of wishes.entries()) {
      const path = `/images/upload/${transform}/demo/austin-river-3.jpg`;
      const began = performance.now();
      const response = await fetch(product.address + path);
      const picture = Buffer.from(await response.arrayBuffer());
      const firstMs = performance.now() - began;
      await writeFile(join(folder, `${index}.webp`), picture);
      const figures: Figures[] = [];
      for (let round = 0; round < rounds; round += 1)
        figures.push({
          base: await load(files, `/${index}.webp`),
          ours: await load(product, path),
        });
      const of = (pick: (each: Figures) => number) => median(figures.map(pick));
      const cells = [
        name,
        picture.length.toLocaleString('en-US'),
        Math.round(firstMs),
        Math.round(of((f) => f.base.rate)),
        Math.round(of((f) => f.ours.rate)),
        `**${of((f) => f.ours.rate / f.base.rate).toFixed(2)}**`,
        `${of((f) => f.ours.cpuMs).toFixed(3)} (${of((f) => f.base.cpuMs).toFixed(3)})`,
      ];
      rows.push(`| ${cells.join(' | ')} |`);
    }
  } finally {
    for (const stop of stops) stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}
