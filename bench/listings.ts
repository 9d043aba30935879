import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type { Connection } from '../server/src/db/client.ts';
import type { ListingSearch } from '../server/src/listings/listings.queries.ts';
import { median, startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';

const sizes = (process.env.BENCH_SIZES ?? '100000,1000000').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const secondsEach = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 16;

interface Asked {
  name: string;
  body: { showcaseFirmId?: number; description1?: string; description2?: string };
  /** Where the page begins. */
  offset?: number;
}

/** The pages that are measured. Words: in 50 listings; in about 1 of 180; in about 1 of 4. */
const pages: Asked[] = [
  { name: 'one firm', body: { showcaseFirmId: 77 } },
  { name: 'all, first page', body: {} },
  { name: 'all, page 500', body: {}, offset: 9980 },
  { name: 'rare words', body: { description1: 'zeppelin', description2: 'observatory' } },
  { name: 'middling words', body: { description1: 'bungalow', description2: 'cellar' } },
  { name: 'common words', body: { description1: 'house', description2: 'garden' } },
];

const asSearch = ({ body: { showcaseFirmId, ...texts } }: Asked): ListingSearch => ({
  firmIds: showcaseFirmId === undefined ? null : [showcaseFirmId],
  type: null,
  texts,
});

interface Serving {
  post: { method: 'POST'; body: string; headers: Record<string, string> };
  url: string;
  /** Processor time that the server has used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): void;
}

async function serve(
  kind: 'product' | 'bare',
  connection: Connection,
  page: Asked,
  offset: number,
): Promise<Serving> {
  const child = fork(join(import.meta.dirname, 'listings-server.ts'), {
    serialization: 'advanced',
  });
  child.send({ kind, connection, search: asSearch(page), offset });
  const [{ address, token }] = (await once(child, 'message')) as [
    { address: string; token: string },
  ];
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return {
    url: `${address}/api/showcase-firm-item/search`,
    post: { method: 'POST', headers, body: JSON.stringify({ ...page.body, limit: 20, offset }) },
    async cpu() {
      child.send('cpu');
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return user + system;
    },
    stop: () => child.kill(),
  };
}

/** The very first search, before any count is kept. */
async function first({ url, post }: Serving): Promise<{ ms: number; found: number }> {
  const start = performance.now();
  const answer = await fetch(url, post);
  const { totalCount } = (await answer.json()) as { totalCount: number };
  return { ms: performance.now() - start, found: totalCount };
}

async function load(server: Serving) {
  const { url, post } = server;
  const before = await server.cpu();
  const result = await autocannon({ url, connections, duration: secondsEach, ...post });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  const cpuMs = ((await server.cpu()) - before) / 1000 / result.requests.total;
  const { p50, p99 } = result.latency;
  return { rate: result.requests.average, p50, p99, cpuMs };
}

/** Both servers in turn, round by round, so that a noisy machine is noisy for both. */
async function measure(connection: Connection, page: Asked) {
  const offset = page.offset ?? 0;
  const bare = await serve('bare', connection, page, offset);
  const product = await serve('product', connection, page, offset);
  const cold = await first(product);
  await first(bare);
  const figures: Record<'bare' | 'product', Awaited<ReturnType<typeof load>>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({ bare: await load(bare), product: await load(product) });
  bare.stop();
  product.stop();
  return {
    cold,
    of: (pick: (each: (typeof figures)[number]) => number) => median(figures.map(pick)),
  };
}

/** Listings search against the bare limit, at both sizes; answers a table. */
export async function benchListings(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    `| page | listings | found | bare req/s | Masthead req/s | ratio | p50 / p99 ms | server CPU ms (bare) | first search, count not kept, ms | time against ${sizes[0]?.toLocaleString('en-US')} |`,
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  const before = new Map<string, number>();
  try {
    for (const size of sizes) {
      const connection = await database.create(`listings_${size}`);
      await fill(connection, size);
      for (const page of pages) {
        const { cold, of } = await measure(connection, page);
        const time = of((f) => 1 / f.product.rate);
        if (!before.has(page.name)) before.set(page.name, time);
        const cells = [
          page.name,
          size.toLocaleString('en-US'),
          cold.found.toLocaleString('en-US'),
          Math.round(of((f) => f.bare.rate)),
          Math.round(of((f) => f.product.rate)),
          `**${of((f) => f.product.rate / f.bare.rate).toFixed(2)}**`,
          `${of((f) => f.product.p50)} / ${of((f) => f.product.p99)}`,
          `${of((f) => f.product.cpuMs).toFixed(2)} (${of((f) => f.bare.cpuMs).toFixed(2)})`,
          Math.round(cold.ms),
          (time / (before.get(page.name) ?? time)).toFixed(2),
        ];
        rows.push(`| ${cells.join(' | ')} |`);
      }
    }
  } finally {
    await database.stop();
  }
  return rows;
}
