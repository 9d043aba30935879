import { startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';
import { loadInTurn, rateCells, type Serving, serve } from './serving.ts';

const listings = Number(process.env.BENCH_LISTINGS ?? 100_000);
const amount = {
  connections: 20,
  seconds: Number(process.env.BENCH_SECONDS ?? 4),
  rounds: Number(process.env.BENCH_ROUNDS ?? 5),
};

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

async function measure(bare: Serving, product: Serving, asked: Asked) {
  const of = await loadInTurn({ bare, product }, asked, amount);
  return [
    asked.name,
    ...rateCells(of, asked.aim),
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
    const bare = await serve('requests-server.ts', { kind: 'bare', connection });
    const product = await serve('requests-server.ts', { kind: 'product', connection });
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
