import { withMemory } from './apart.ts';
import { onBench } from './database.ts';
import { grouped, inMegabytes, sizeOf, table } from './figures.ts';
import { fillInvoices, fillPeople, fillPosts, fillShowcase } from './fill.ts';
import type { Serving } from './serving.ts';

const lines = sizeOf(1_000_000);

/** Files that a server streams while it writes them. */
const files = [
  { path: '/api/invoice/export.csv', method: 'POST', body: '{}', aim: 250 },
  { path: '/api/showcase-firm-item/export.csv', method: 'GET', aim: 300 },
];

/** Reads the whole file, and returns its line ends and bytes. */
async function take({ address, headers }: Serving, { path, ...asked }: (typeof files)[number]) {
  const answer = await fetch(address + path, { headers, ...asked });
  if (!answer.ok || !answer.body) throw new Error(`The file was refused: ${answer.status}`);
  let [bytes, ends] = [0, 0];
  for await (const piece of answer.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) ends += 1;
  }
  return { bytes, ends };
}

/** Measures the server's memory while it exports all approved invoices and all listings. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    await fillPeople(pool);
    await fillPosts(pool, 2000);
    // Why: one in ten invoices is not approved, so it is not exported.
    await fillInvoices(pool, Math.ceil((lines * 10) / 9));
    await fillShowcase(pool, lines);
    const rows: (string | number)[][] = [];
    for (const file of files) {
      const product = await serve({ kind: 'product' });
      const begun = performance.now();
      const { result, before, most } = await withMemory(
        () => take(product, file),
        async () => (await product.usage()).rss,
      );
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const { bytes, ends } = result;
      product.stop();
      const megabytes = inMegabytes(bytes);
      rows.push([
        file.path,
        grouped(ends),
        megabytes,
        seconds,
        before,
        `**${most}** (${file.aim})`,
      ]);
    }
    return table('file | lines | MB | seconds | memory before, MB | most memory, MB (aim)', rows);
  });
