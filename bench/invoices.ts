import { startBenchDatabase } from './database.ts';
import { fillInvoices } from './invoices-fill.ts';
import { loadInTurn, rateCells, type Serving, serve } from './serving.ts';

const size = Number(process.env.BENCH_INVOICES ?? 10_000);
const amount = {
  connections: 16,
  seconds: Number(process.env.BENCH_SECONDS ?? 4),
  rounds: Number(process.env.BENCH_ROUNDS ?? 5),
};
const aim = 0.7;

const page = { limit: 20, offset: 0 };
const calls = [
  { name: 'review page, awaiting', path: 'search', body: { state: 'awaiting', ...page } },
  { name: 'review page, every state', path: 'search', body: { state: 'all', ...page } },
  { name: 'totals of the review page', path: 'totals', body: { state: 'all' } },
  { name: 'totals by month', path: 'totals-by', body: { by: 'month' } },
  { name: 'totals by contributor', path: 'totals-by', body: { by: 'contributor' } },
];

async function measure(bare: Serving, product: Serving, { name, path, body }: (typeof calls)[0]) {
  const asked = { method: 'POST' as const, path: `/api/invoice/${path}`, body };
  const of = await loadInTurn({ bare, product }, asked, amount);
  return [
    name,
    ...rateCells(of, aim),
    `${of((f) => f.product.p50)} (${of((f) => f.bare.p50)})`,
    `${of((f) => f.product.cpuMs).toFixed(2)} (${of((f) => f.bare.cpuMs).toFixed(2)})`,
  ];
}

/** What reviewers ask for, against bare routes with the same SQL; answers a table. */
export async function benchInvoices(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    `| call, ${size.toLocaleString('en-US')} invoices | bare req/s | Masthead req/s | ratio (aim) | p50 ms (bare) | server CPU ms (bare) |`,
    '|---|---|---|---|---|---|',
  ];
  try {
    const connection = await database.create('invoices');
    await fillInvoices(connection, size);
    const bare = await serve('invoices-server.ts', { kind: 'bare', connection });
    const product = await serve('invoices-server.ts', { kind: 'product', connection });
    for (const asked of calls)
      rows.push(`| ${(await measure(bare, product, asked)).join(' | ')} |`);
    bare.stop();
    product.stop();
  } finally {
    await database.stop();
  }
  return rows;
}
