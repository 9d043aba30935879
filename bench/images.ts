import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../server/src/db/client.ts';
import { startBenchDatabase } from './database.ts';
import { loadInTurn, rateCells, serve } from './serving.ts';

const amount = { connections: 16, seconds: 5, rounds: 3 };

/** Pictures as lists, dialogs and articles ask for them. */
const wishes = [
  { name: 'thumbnail of a list, 160 wide', transform: 'c_scale,f_webp,q_auto:good,w_160' },
  { name: 'card, 4:3, 500 wide', transform: 'ar_4:3,c_fill,f_webp,q_auto:good,w_500' },
];

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
    const product = await serve('images-server.ts', { kind: 'product', connection, folder });
    const files = await serve('images-server.ts', { kind: 'bare', connection, folder });
    stops.push(product.stop, files.stop);
    for (const [index, { name, transform }] of wishes.entries()) {
      const path = `/images/upload/${transform}/demo/austin-river-3.jpg`;
      const began = performance.now();
      const response = await fetch(product.address + path);
      const picture = Buffer.from(await response.arrayBuffer());
      const firstMs = performance.now() - began;
      await writeFile(join(folder, `${index}.webp`), picture);
      const asked = { path, barePath: `/${index}.webp` };
      const of = await loadInTurn({ bare: files, product }, asked, amount);
      const cells = [
        name,
        picture.length.toLocaleString('en-US'),
        Math.round(firstMs),
        ...rateCells(of),
        `${of((f) => f.product.cpuMs).toFixed(3)} (${of((f) => f.bare.cpuMs).toFixed(3)})`,
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
