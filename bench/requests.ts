import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Connection } from '../server/src/db/client.ts';
import { median, startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';

const listings = Number(process.env.BENCH_LISTINGS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsEach = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 20;

interface Asked {
  name: string;
  aim: number;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const created = {
  showcaseFirmId: 77,
  representativeId: null,
  type: 'Property',
  description1: 'Bright cottage in Crestview',
  description2: '3 bedrooms, 2 baths. Garden, pantry and porch; fireplace at the back.',
  address: '77 Lantern Oak Lane',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  line1: null,
  line2: null,
  line3: null,
  url: 'https://firm.example/77',
  imageUrl: '/images/upload/77.jpg',
  price: '425000.00',
  openHouseStartDate: null,
  openHouseEndDate: null,
};
const calls: Asked[] = [
  {
    name: 'a page of 20 of a firm, with count',
    aim: 0.55,
    method: 'POST',
    path: '/api/showcase-firm-item/search',
    body: { showcaseFirmId: 77, limit: 20, offset: 0 },
  },
  { name: 'one listing', aim: 0.75, method: 'GET', path: '/api/showcase-firm-item/4711' },
  {
    name: 'create a listing',
    aim: 0.45,
    method: 'POST',
    path: '/api/showcase-firm-item',
    body: created,
  },
];

interface Usage extends NodeJS.CpuUsage, NodeJS.MemoryUsage {}

async function serve(kind: 'product' | 'bare', connection: Connection) {
  const child = fork(join(import.meta.dirname, 'requests-server.ts'), {
    serialization: 'advanced',
  });
  child.send({ kind, connection });
  const [{ address, token }] = (await once(child, 'message')) as [
    { address: string; token: string },
  ];
  return {
    address,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    async usage(): Promise<Usage> {
      child.send('usage');
      return ((await once(child, 'message')) as [Usage])[0];
    },
    stop: () => child.kill(),
  };
}
type Serving = Awaited<ReturnType<typeof serve>>;

async function load(server: Serving, { method, path, body }: Asked, seconds = secondsEach) {
  const before = await server.usage();
  const result = await autocannon({
    url: server.address + path,
    connections,
    duration: seconds,
    method,
    headers: server.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  const after = await server.usage();
  const cpu = after.user + after.system - before.user - before.system;
  return { rate: result.requests.average, cpuMs: cpu / 1000 / result.requests.total };
}

/** Both servers in turn, round by round, so that a noisy machine is noisy for both. */
async function measure(bare: Serving, product: Serving, asked: Asked) {
  for (const server of [bare, product]) await load(server, asked, 1);
  const figures: Record<'bare' | 'product', Awaited<ReturnType<typeof load>>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({ bare: await load(bare, asked), product: await load(product, asked) });
  const of = (pick: (each: (typeof figures)[number]) => number) => median(figures.map(pick));
  return [
    asked.name,
    Math.round(of((f) => f.bare.rate)),
    Math.round(of((f) => f.product.rate)),
    `**${of((f) => f.product.rate / f.bare.rate).toFixed(2)}** (${asked.aim})`,
    of((f) => f.bare.cpuMs).toFixed(3),
    of((f) => f.product.cpuMs).toFixed(3),
    of((f) => f.bare.cpuMs / f.product.cpuMs).toFixed(2),
  ];
}

/** The usual calls of listings against bare routes that do the same work; answers a table. */
export async function benchRequests(): Promise<string[]> {
  const wanted = process.env.BENCH_CALLS?.split(',').map(Number);
  const database = await startBenchDatabase();
  const rows = [
    '| call | bare req/s | Masthead req/s | ratio (aim) | bare CPU ms | Masthead CPU ms | ratio of CPU |',
    '|---|---|---|---|---|---|---|',
  ];
  try {
    const connection = await database.create('requests');
    await fill(connection, listings);
    const bare = await serve('bare', connection);
    const product = await serve('product', connection);
    for (const [at, asked] of calls.entries())
      if (!wanted || wanted.includes(at))
        rows.push(`| ${(await measure(bare, product, asked)).join(' | ')} |`);
    bare.stop();
    product.stop();
  } finally {
    await database.stop();
  }
  return rows;
}
