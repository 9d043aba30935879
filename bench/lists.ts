import { performance } from 'node:perf_hooks';
import { listingRows, listListings } from '@masthead/server/showcase/listings/listing.store.ts';
import { addDays, startOfDay, today } from '@masthead/shared/platform/values/dates.ts';
import type { NewsItemSearch } from '../server/src/editorial/posts/news-items.queries.ts';
import { rowsOf, theProduct } from '../server/src/platform/access/rows.ts';
import type { Pool } from '../server/src/platform/db/client.ts';
import { onBench } from './database.ts';
import { amountOf, grouped, median, roundsOf, table } from './figures.ts';
import { fillDesk, fillInvoices, fillPeople, fillPosts, fillShowcase } from './fill.ts';
import {
  type Asked,
  comparedCells,
  comparedHead,
  load,
  loadInTurn,
  type Serving,
} from './serving.ts';

const sizes = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);
const amount = amountOf({ connections: 16, seconds: 3, rounds: 3 });
const aims = { ratio: 0.7, deskMs: 30, wordMs: 100 };

const allArticles: NewsItemSearch = {
  limit: 20,
  offset: 0,
  statuses: [0, 1, 2, 5],
  types: ['article'],
  title: null,
  siteId: null,
  sectionIds: null,
  authorId: null,
  importId: null,
  isStarred: false,
  isFlagged: false,
  when: null,
  state: null,
  assigneeId: null,
  dueBefore: null,
  hasComments: false,
  hasSuggestions: false,
  from: null,
  until: null,
  sort: 'updated_ts',
  direction: 'desc',
};
/** Pages of articles, each as a search and as an address. */
const articles: [name: string, search: Partial<NewsItemSearch>, query: string][] = [
  ['articles, as opened', {}, ''],
  [
    'articles, one city, Last 30 Days',
    { siteId: 2, from: startOfDay(addDays(today(new Date()), -29)) },
    '&siteId=2&startDate=Last%2030%20Days',
  ],
  ['articles, headline contains a word, 50 hits', { title: 'zeppelin' }, '&title=zeppelin'],
];
/** Pages of listings. Frequency of the words: in 50 listings, in about 1 of 180, in about 1 of 4. */
const listings: [name: string, body: object][] = [
  ['listings, one firm', { showcaseFirmId: 77 }],
  ['listings, first page', {}],
  ['listings, page 500', { offset: 9980 }],
  ['listings, rare words', { description1: 'zeppelin', description2: 'observatory' }],
  ['listings, middling words', { description1: 'bungalow', description2: 'cellar' }],
  ['listings, common words', { description1: 'house', description2: 'garden' }],
];

/** All pages, with the most that each may take as a multiple of its time in the small database. */
const pages: (Asked & { name: string; growth: number })[] = [
  ...articles.map(([name, , query], at) => ({
    name,
    growth: 1.5,
    path: `/api/news-item/search?type=article&limit=20&sort=updated_ts${query}`,
    barePath: `/posts/${at}`,
  })),
  ...listings.map(([name, body]) => ({
    name,
    growth: 2,
    method: 'POST' as const,
    path: '/api/showcase-firm-item/search',
    barePath: '/listings',
    body: { limit: 20, offset: 0, ...body },
  })),
];

/** The very first search, before any count is cached. */
async function firstMs({ address, headers }: Serving, { path, method = 'GET', body }: Asked) {
  const start = performance.now();
  const asked = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  await (await fetch(address + path, asked)).arrayBuffer();
  return Math.round(performance.now() - start);
}

/** Measures the to-do list of an admin, who sees every item. */
async function deskRows(product: Serving) {
  const rows: (string | number)[][] = [];
  const asked = { path: '/api/desk' };
  await firstMs(product, asked);
  for (const connections of [1, 16]) {
    const rounds: Awaited<ReturnType<typeof load>>[] = [];
    while (rounds.length < amount.rounds)
      rounds.push(await load(product, asked, { ...amount, connections }));
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const p50 = `**${of((f) => f.p50)}**${connections === 1 ? ` (${aims.deskMs})` : ''}`;
    rows.push([connections, p50, of((f) => f.p99), of((f) => f.cpuMs).toFixed(2)]);
  }
  return rows;
}

/** From the rarest to the most common, and two that occur in no listing. */
const words =
  'zeppelin,observatory,bungalow,koi pond,houseboat,skylight,Mueller,garden,bed,a,xylophone,qq';

/** Measures word search in listings: the first page with the total, and a later page. */
async function wordRows(pool: Pool) {
  const everybody = rowsOf(theProduct, listingRows);
  const ask = async (anyText: string, offset: number) => {
    const taken: number[] = [];
    let found = 0;
    for (let time = 0; time < roundsOf(7); time += 1) {
      const start = performance.now();
      const search = { firmIds: null, type: null, texts: {}, anyText };
      const page = await listListings(pool, everybody, search, { limit: 20, offset });
      taken.push(performance.now() - start);
      found = page.totalCount;
    }
    return { ms: Math.round(median(taken)), found };
  };
  const rows: (string | number)[][] = [];
  for (const word of words.split(',')) {
    const first = await ask(word, 0);
    const later = await ask(word, 1980);
    rows.push([word, grouped(first.found), `**${first.ms}** (${aims.wordMs})`, later.ms]);
  }
  return rows;
}

/** Measures everything at one size; `before` has the seconds of each page at the first size. */
const measure = (size: number, before: Map<string, number>) =>
  onBench(async ({ pool, serve }) => {
    await fillPeople(pool);
    await fillPosts(pool, size);
    await fillShowcase(pool, size);
    await fillInvoices(pool, size / 10);
    await fillDesk(pool);
    const searches = articles.map(([, search]) => ({ ...allArticles, ...search }));
    const bare = await serve({ kind: 'bare', searches });
    const product = await serve({ kind: 'product' });
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      const first = await firstMs(product, page);
      const of = await loadInTurn({ bare, product }, page, amount);
      const seconds = of((f) => 1 / f.product.rate);
      const growth = (seconds / (before.get(page.name) ?? seconds)).toFixed(2);
      if (!before.has(page.name)) before.set(page.name, seconds);
      rows.push([page.name, ...comparedCells(of, aims.ratio), `${growth} (${page.growth})`, first]);
    }
    const against = `time against ${grouped(sizes[0] ?? 0)} (aim) | first search, ms`;
    return [
      ...table(`${grouped(size)} posts and listings | ${comparedHead} | ${against}`, rows),
      '',
      ...table(
        'desk: callers at once | p50 ms (aim) | p99 ms | server CPU ms',
        await deskRows(product),
      ),
      '',
      ...table(
        'word | found | page 1, median ms (aim) | page 100, median ms',
        await wordRows(pool),
      ),
    ];
  });

/** Measures lists compared with the same SQL, the to-do list, and word search, in a small and a large database. */
export async function run(): Promise<string[]> {
  const lines: string[] = [];
  const before = new Map<string, number>();
  for (const size of sizes) lines.push(...(await measure(size, before)), '');
  return lines;
}
