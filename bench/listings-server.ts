import {
  type ListingSearch,
  listingRows,
  listListings,
} from '@masthead/server/listings/listing.store.ts';
import Fastify from 'fastify';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { type Order, onOrder, startProduct } from './product.ts';

const everybody = rowsOf(theProduct, listingRows);

interface ListingOrder extends Order {
  search: ListingSearch;
  offset: number;
}

/** The yardstick: no sign-in, no roles, no validation, no reply check. */
async function startBare(pool: Pool, { search, offset }: ListingOrder): Promise<string> {
  const http = Fastify();
  http.post('/api/showcase-firm-item/search', async (_request, reply) => {
    const page = await listListings(pool, everybody, search, { limit: 20, offset });
    reply.type('application/json');
    return JSON.stringify({ totalCount: page.totalCount, nodes: page.rows });
  });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async (order: ListingOrder) => {
  const pool = openPool(order.connection);
  if (order.kind === 'product') return startProduct(pool);
  return { address: await startBare(pool, order), token: '' };
});
