import { addDays, startOfDay, today } from '@masthead/shared/dates.ts';
import { type Connection, openPool } from '../server/src/db/client.ts';
import type { NewsItemSearch } from '../server/src/news-items/news-items.queries.ts';
import { startBenchDatabase } from './database.ts';
import { loadInTurn, rateCells, serve } from './serving.ts';

const sizes = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);
const amount = { connections: 16, seconds: 5, rounds: 3 };

/** The pages that are measured, as addresses and as the same search. */
const base: NewsItemSearch = {
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
  from: null,
  until: null,
  sort: 'updated_ts',
  direction: 'desc',
};
const pages = [
  { name: 'Articles, as opened', query: 'type=article&limit=20&sort=updated_ts', search: base },
  {
    name: 'one city, Last 30 Days',
    query: 'type=article&limit=20&sort=updated_ts&siteId=2&startDate=Last%2030%20Days',
    search: { ...base, siteId: 2, from: startOfDay(addDays(today(new Date()), -29)) },
  },
  {
    name: 'headline contains a word, 50 hits',
    query: 'type=article&limit=20&sort=updated_ts&title=zeppelin',
    search: { ...base, title: 'zeppelin' },
  },
];

/** Fifty headlines hold a rare word at every size. Rows spread over eight sites, eleven sections and ten years; one in fifty is a draft. */
export async function fill(connection: Connection, rows: number): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id) values ('editor', 'editor@example.com', 'Editor', 1)`;
  await pool`insert into user_roles (user_id, name) values (1, 'editor')`;
  await pool`insert into sites (property, city, url, name, is_main) select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n, true from generate_series(1, 8) n`;
  await pool`insert into sections (site_id, title, position) select s.id, 'Section ' || n, n from sites s, generate_series(1, 11) n`;
  await pool`insert into authors (name) select 'Author ' || n from generate_series(1, 40) n`;
  await pool`alter table news_items disable trigger record_inserts`;
  const words = [
    'market',
    'opens',
    'downtown',
    'festival',
    'chef',
    'school',
    'bridge',
    'garden',
    'gallery',
    'stadium',
  ];
  for (let from = 1; from <= rows; from += 100_000) {
    await pool`
      insert into news_items (site_id, type, status, headline, description, image_url, post_url, byline,
                              total_views, created_at, updated_at, last_published_at)
      select 1 + n % 8, case when n % 6 = 0 then 'event' else 'article' end, case when n % 50 = 0 then 5 else 0 end,
             initcap((${words}::text[])[1 + n % 10] || ' ' || (${words}::text[])[1 + n / 7 % 10]) || case when n % (${rows}::int / 50) = 1 then ' zeppelin' else ' in part of town' end || ' number ' || n,
             'A description of about a hundred and twenty characters, as editors write under their headlines, number ' || n,
             '/images/' || n || '.jpg', 'https://example.com/' || n,
             'Author ' || (1 + n % 40), n % 5000,
             now() - (n::numeric / ${rows} * 3650) * interval '1 day', now() - (n::numeric / ${rows} * 3650) * interval '1 day',
             now() - (n::numeric / ${rows} * 3650) * interval '1 day'
        from generate_series(${from}::int, ${Math.min(from + 99_999, rows)}::int) n`;
  }
  await pool`insert into news_item_contents (news_item_id, body) select id, repeat('A paragraph of the story. ', 20) from news_items`;
  await pool`insert into news_item_sections select id, (site_id - 1) * 11 + 1 + id % 11, 1 from news_items`;
  await pool`insert into news_item_authors select id, 1 + id % 40, 1 from news_items`;
  await pool`alter table news_items enable trigger record_inserts`;
  for (const table of [
    'news_items',
    'news_item_contents',
    'news_item_sections',
    'news_item_authors',
  ])
    await pool.unsafe(`vacuum analyze ${table}`);
  await pool.unsafe('vacuum analyze news_item_counts');
  await pool.end();
}

async function measure(connection: Connection, page: (typeof pages)[number]) {
  const { search } = page;
  const bare = await serve('articles-server.ts', { kind: 'bare', connection, search });
  const product = await serve('articles-server.ts', { kind: 'product', connection, search });
  const asked = { path: `/api/news-item/search?${page.query}` };
  const of = await loadInTurn({ bare, product }, asked, amount);
  bare.stop();
  product.stop();
  return of;
}

/** Articles search against the bare limit, at both sizes; answers a table. */
export async function benchArticles(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    '| page | items | bare req/s | Masthead req/s | ratio | p50 ms (bare) | server CPU ms (bare) | time against 10,000 |',
    '|---|---|---|---|---|---|---|---|',
  ];
  const first = new Map<string, number>();
  try {
    for (const size of sizes) {
      const connection = await database.create(`items_${size}`);
      await fill(connection, size);
      for (const page of pages) {
        const of = await measure(connection, page);
        const time = of((f) => 1 / f.product.rate);
        const against = time / (first.get(page.name) ?? time);
        first.set(page.name, first.get(page.name) ?? time);
        const cells = [
          page.name,
          size.toLocaleString('en-US'),
          ...rateCells(of),
          `${of((f) => f.product.p50)} (${of((f) => f.bare.p50)})`,
          `${of((f) => f.product.cpuMs).toFixed(2)} (${of((f) => f.bare.cpuMs).toFixed(2)})`,
          against.toFixed(2),
        ];
        rows.push(`| ${cells.join(' | ')} |`);
      }
    }
  } finally {
    await database.stop();
  }
  return rows;
}
