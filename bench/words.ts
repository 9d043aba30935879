import { performance } from 'node:perf_hooks';
import { listingRows, listListings } from '@masthead/server/listings/listing.store.ts';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { openPool } from '../server/src/db/client.ts';
import { median, startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';

const everybody = rowsOf(theProduct, listingRows);

const size = Number(process.env.BENCH_LISTINGS ?? 1_000_000);
const times = 7;

/** From the rarest to the most common, and two that no listing holds. */
const words =
  'zeppelin,observatory,bungalow,koi pond,houseboat,skylight,Mueller,garden,bed,a,xylophone,qq';

/** The first page of a word anywhere in a listing, with its number; answers a table. */
export async function benchWords(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = ['| word | found | page 1, median ms | page 100, median ms |', '|---|---|---|---|'];
  try {
    const connection = await database.create('words');
    await fill(connection, size);
    const pool = openPool(connection, { max: 1 });
    const medianOf = async (anyText: string, offset: number) => {
      const taken: number[] = [];
      let found = 0;
      for (let time = 0; time < times; time += 1) {
        const start = performance.now();
        const search = { firmIds: null, type: null, texts: {}, anyText };
        const page = await listListings(pool, everybody, search, { limit: 20, offset });
        taken.push(performance.now() - start);
        found = page.totalCount;
      }
      return { ms: Math.round(median(taken)), found };
    };
    for (const word of words.split(',')) {
      const first = await medianOf(word, 0);
      const later = await medianOf(word, 1980);
      rows.push(`| ${word} | ${first.found.toLocaleString('en-US')} | ${first.ms} | ${later.ms} |`);
    }
    await pool.end();
  } finally {
    await database.stop();
  }
  return rows;
}
