import { performance } from 'node:perf_hooks';
import type { ListingSearch } from '@masthead/server/listings/listing.store.ts';
import type { Connection } from '../server/src/db/client.ts';
import { startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';
import { loadInTurn, rateCells, type Serving, serve } from './serving.ts';

const sizes = (process.env.BENCH_SIZES ?? '100000,1000000').split(',').map(Number);
const amount = {
  connections: 16,
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
};

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

/** The very first search, before any count is kept. */
async function first(
  server: Serving,
  { path, body }: { path: string; body: object },
): Promise<{ ms: number; found: number }> {
  const start = performance.now();
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: server.headers,
    body: JSON.stringify(body),
  });
  const { totalCount } = (await answer.json()) as { totalCount: number };
  return { ms: performance.now() - start, found: totalCount };
}

async function measure(connection: Connection, page: Asked) {
  const offset = page.offset ?? 0;
  const order = { connection, search: asSearch(page), offset };
  const bare = await serve('listings-server.ts', { kind: 'bare', ...order });
  const product = await serve('listings-server.ts', { kind: 'product', ...order });
  const body = { ...page.body, limit: 20, offset };
  const asked = { method: 'POST' as const, path: '/api/showcase-firm-item/search', body };
  const cold = await first(product, asked);
  await first(bare, asked);
  const of = await loadInTurn({ bare, product }, asked, amount);
  bare.stop();
  product.stop();
  return { cold, of };
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
          ...rateCells(of),
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
