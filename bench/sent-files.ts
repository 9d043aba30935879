import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../server/src/db/client.ts';
import { startBenchDatabase } from './database.ts';
import { fillInvoices } from './invoices-fill.ts';
import { fill as fillListings } from './listings-fill.ts';
import { type Serving, serve } from './serving.ts';

const lines = Number(process.env.BENCH_FILE_ROWS ?? 1_000_000);

/** A file that a server makes while it sends it. */
interface SentFile {
  /** Of the database and of the server's module in this folder. */
  area: 'invoices' | 'listings';
  fill: (connection: Connection) => Promise<void>;
  request: { path: string; method: 'GET' | 'POST'; body?: string };
  aimMegabytes: number;
}

const invoices: SentFile = {
  area: 'invoices',
  // Why: one of ten invoices is not approved, and so in no file.
  fill: (connection) => fillInvoices(connection, Math.ceil((lines * 10) / 9)),
  request: { path: '/api/invoice/export.csv', method: 'POST', body: '{}' },
  aimMegabytes: 250,
};
const listings: SentFile = {
  area: 'listings',
  fill: (connection) => fillListings(connection, lines),
  request: { path: '/api/showcase-firm-item/export.csv', method: 'GET' },
  aimMegabytes: 300,
};

const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Takes the whole file as it comes; answers its line ends and bytes. */
async function takeFile({ address, headers }: Serving, { path, ...asked }: SentFile['request']) {
  const answer = await fetch(address + path, { headers, ...asked });
  if (!answer.ok || !answer.body) throw new Error(`The file was refused: ${answer.status}`);
  let [bytes, ends] = [0, 0];
  for await (const piece of answer.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) ends += 1;
  }
  return { bytes, ends };
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

async function measure({ area, fill, request, aimMegabytes }: SentFile): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create(`file_of_${area}`);
    await fill(connection);
    const product = await serve(`${area}-server.ts`, { kind: 'product', connection });
    const before = (await product.usage()).rss;
    const begun = performance.now();
    const { most, result } = await mostMemory(product, () => takeFile(product, request));
    const seconds = (performance.now() - begun) / 1000;
    product.stop();
    return [
      '| lines | file MB | seconds | memory before, MB | most memory, MB (aim) |',
      '|---|---|---|---|---|',
      `| ${result.ends.toLocaleString('en-US')} | ${inMegabytes(result.bytes)} | ${seconds.toFixed(1)} | ${inMegabytes(before)} | **${inMegabytes(most)}** (${aimMegabytes}) |`,
    ];
  } finally {
    await database.stop();
  }
}

/** The file of all approved invoices, and what the server holds in memory meanwhile; answers a table. */
export const benchInvoiceFile = () => measure(invoices);
/** The same for all listings. */
export const benchListingFile = () => measure(listings);
