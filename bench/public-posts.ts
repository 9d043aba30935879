import { addPosts } from '../server/src/editorial/posts/add-posts.queries.ts';
import { onBench } from './database.ts';
import { amountOf, grouped, table } from './figures.ts';
import { comparedCells, comparedHead, loadInTurn } from './serving.ts';

const amount = amountOf({ connections: 16, seconds: 5, rounds: 3 });
const aim = 0.8;
const path = '/sites/1/a-story';

/** Measures the public page of an article of about 700 words, compared with a bare route that sends the same HTML from memory. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    await pool`insert into sites (property, city, url, name, is_main) values ('Site', 'Austin', 'https://example.com', 'Site Austin', true)`;
    const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(7)}</p>`;
    const post = {
      siteId: 1,
      type: 'article' as const,
      status: 0 as const,
      headline: 'A story',
      slug: 'a-story',
      description: 'Before the sun.',
      imageUrl: '/images/upload/a.jpg',
      body: paragraph.repeat(10),
      lastPublishedAt: new Date('2027-01-10T18:00:00Z'),
    };
    await addPosts(pool, [post]);
    const product = await serve({ kind: 'product' });
    const html = await (await fetch(product.address + path)).text();
    const bare = await serve({ kind: 'bare', html });
    const of = await loadInTurn({ bare, product }, { path }, amount);
    const row = ['an article', grouped(html.length), ...comparedCells(of, aim)];
    return table(`page | bytes | ${comparedHead}`, [row]);
  });
