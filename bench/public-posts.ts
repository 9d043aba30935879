import { type Connection, openPool } from '../server/src/db/client.ts';
import { addPosts } from '../server/src/news-items/add-posts.queries.ts';
import { startBenchDatabase } from './database.ts';
import { loadInTurn, rateCells, serve } from './serving.ts';

const amount = { connections: 16, seconds: Number(process.env.BENCH_SECONDS ?? 5), rounds: 3 };
const path = '/sites/1/a-story';

/** A site with one article of some 700 words. */
async function fill(connection: Connection): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site Austin', true)`;
  const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(7)}</p>`;
  await addPosts(pool, [
    {
      siteId: 1,
      type: 'article',
      status: 0,
      headline: 'A story',
      slug: 'a-story',
      description: 'Before the sun.',
      imageUrl: '/images/upload/a.jpg',
      body: paragraph.repeat(10),
      lastPublishedAt: new Date('2027-01-10T18:00:00Z'),
    },
  ]);
  await pool.end();
}

/** A public post page against a bare route that sends the same HTML from memory; answers a table. */
export async function benchPublicPosts(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    '| page | bytes | bare req/s | Masthead req/s | ratio | ratio by processor time | p50 ms (bare) |',
    '|---|---|---|---|---|---|---|',
  ];
  try {
    const connection = await database.create('pages');
    await fill(connection);
    const product = await serve('public-posts-server.ts', { kind: 'product', connection });
    const html = await (await fetch(product.address + path)).text();
    const bare = await serve('public-posts-server.ts', { kind: 'bare', html });
    const of = await loadInTurn({ bare, product }, { path }, amount);
    const cells = [
      'an article',
      html.length.toLocaleString('en-US'),
      ...rateCells(of),
      of((f) => f.bare.cpuMs / f.product.cpuMs).toFixed(2),
      `${of((f) => f.product.p50)} (${of((f) => f.bare.p50)})`,
    ];
    rows.push(`| ${cells.join(' | ')} |`);
    bare.stop();
    product.stop();
  } finally {
    await database.stop();
  }
  return rows;
}
