import Fastify from 'fastify';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { insertSession } from '../server/src/access/session.queries.ts';
import { hashToken, newToken } from '../server/src/access/token.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import { listingRows } from '../server/src/listings/listing.rows.ts';
import { type ListingSearch, listListings } from '../server/src/listings/listings.queries.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';

const everybody = rowsOf(theProduct, listingRows);

/** What the parent process asks for: the product, or the same SQL behind a bare route. */
interface Order {
  kind: 'product' | 'bare';
  connection: Exclude<Connection, string>;
  search: ListingSearch;
  offset: number;
}

/** The yardstick: no sign-in, no roles, no validation, no reply check. */
async function startBare(pool: Pool, { search, offset }: Order): Promise<string> {
  const http = Fastify();
  http.post('/api/showcase-firm-item/search', async (_request, reply) => {
    const page = await listListings(pool, everybody, search, { limit: 20, offset });
    reply.type('application/json');
    return JSON.stringify({ totalCount: page.totalCount, nodes: page.rows });
  });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

async function startProduct(pool: Pool): Promise<{ address: string; token: string }> {
  const config = { ...readConfig({}), requestsPerMinute: 1_000_000_000 };
  const links = mailLinks(config.publicUrl, 'bench');
  const app = await buildApp({
    config,
    pool,
    jobs: {} as never,
    mail: {} as never,
    links,
    signingKey: 'bench',
  });
  const token = newToken();
  await insertSession(pool, {
    tokenHash: hashToken(token),
    userId: 1,
    userAgent: null,
    absoluteDays: 1,
  });
  return { address: await app.http.listen({ host: '127.0.0.1', port: 0 }), token };
}

process.once('message', (order: Order) => void serve(order));

async function serve(order: Order): Promise<void> {
  process.on('message', () => process.send?.(process.cpuUsage()));
  const pool = openPool(order.connection);
  if (order.kind === 'bare') process.send?.({ address: await startBare(pool, order), token: '' });
  else process.send?.(await startProduct(pool));
}
