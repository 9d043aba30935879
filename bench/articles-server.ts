import { postRows } from '@masthead/server/news-items/news-item.store.ts';
import Fastify from 'fastify';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import {
  type NewsItemSearch,
  searchNewsItems,
} from '../server/src/news-items/news-items.queries.ts';
import { type Order, onOrder, startProduct } from './product.ts';

interface ArticleOrder extends Order {
  search: NewsItemSearch;
}

/** The yardstick: no sign-in, no roles, no validation, no reply check. */
async function startBare(pool: Pool, search: NewsItemSearch): Promise<string> {
  const http = Fastify();
  const seen = rowsOf(theProduct, postRows);
  http.get('/api/news-item/search', async (_request, reply) => {
    const { rows, totalCount } = await searchNewsItems(pool, seen, search);
    reply.header('x-count', totalCount).type('application/json');
    return JSON.stringify(rows);
  });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async (order: ArticleOrder) => {
  const pool = openPool(order.connection);
  if (order.kind === 'product') return startProduct(pool);
  return { address: await startBare(pool, order.search), token: '' };
});
