import { setTimeout as wait } from 'node:timers/promises';
import { startBenchDatabase } from './database.ts';
import { fillInvoices } from './invoices-fill.ts';
import { loadInTurn, rateCells, type Serving, serve } from './serving.ts';

const size = Number(process.env.BENCH_INVOICES ?? 10_000);
const sizeOfFile = Number(process.env.BENCH_INVOICE_ROWS ?? 1_000_000);
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

const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Takes the whole file as it comes; answers its lines and bytes. */
async function takeFile({ address, headers }: Serving) {
  const answer = await fetch(`${address}/api/invoice/export.csv`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  if (!answer.ok || !answer.body) throw new Error(`The file was refused: ${answer.status}`);
  let bytes = 0;
  let lines = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}

/** The most memory that a server holds while something is done with it. */
async function mostMemory<T>(server: Serving, work: () => Promise<T>) {
  let most = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      most = Math.max(most, (await server.usage()).rss);
      await wait(100);
    }
  };
  const done = () => {
    isDone = true;
  };
  const [result] = await Promise.all([work().finally(done), watch()]);
  return { most, result };
}

/** The file of all approved invoices, and what the server holds in memory meanwhile; answers a table. */
export async function benchInvoiceFile(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create('invoice_file');
    // Why: one of ten invoices is not approved, and so in no file.
    await fillInvoices(connection, Math.ceil((sizeOfFile * 10) / 9));
    const product = await serve('invoices-server.ts', { kind: 'product', connection });
    const before = (await product.usage()).rss;
    const begun = performance.now();
    const { most, result } = await mostMemory(product, () => takeFile(product));
    const seconds = (performance.now() - begun) / 1000;
    product.stop();
    return [
      '| lines | file MB | seconds | memory before, MB | most memory, MB (aim) |',
      '|---|---|---|---|---|',
      `| ${result.lines.toLocaleString('en-US')} | ${inMegabytes(result.bytes)} | ${seconds.toFixed(1)} | ${inMegabytes(before)} | **${inMegabytes(most)}** (250) |`,
    ];
  } finally {
    await database.stop();
  }
}
