import Fastify from 'fastify';
import { insertSession } from '../server/src/access/session.queries.ts';
import { hashToken, newToken } from '../server/src/access/token.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';
import {
  countNewsItems,
  type NewsItemSearch,
  searchNewsItems,
} from '../server/src/news-items/news-items.queries.ts';

/** What the parent process asks for: the product, or the same SQL behind a bare route. */
interface Order {
  kind: 'product' | 'bare';
  connection: Exclude<Connection, string>;
  search: NewsItemSearch;
}

/** The yardstick: no sign-in, no roles, no validation, no reply check. */
async function startBare(pool: Pool, search: NewsItemSearch): Promise<string> {
  const http = Fastify();
  http.get('/api/news-item/search', async (_request, reply) => {
    const [rows, count] = await Promise.all([
      searchNewsItems(pool, search),
      countNewsItems(pool, search),
    ]);
    reply.header('x-count', count).type('application/json');
    return JSON.stringify(rows);
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
  const [user] = await pool<{ id: number }[]>`select id from users limit 1`;
  await insertSession(pool, {
    tokenHash: hashToken(token),
    userId: user?.id ?? 0,
    userAgent: null,
    absoluteDays: 1,
  });
  return { address: await app.http.listen({ host: '127.0.0.1', port: 0 }), token };
}

process.once('message', (order: Order) => void serve(order));

async function serve(order: Order): Promise<void> {
  process.on('message', () => process.send?.(process.cpuUsage()));
  const pool = openPool(order.connection);
  if (order.kind === 'bare')
    process.send?.({ address: await startBare(pool, order.search), token: '' });
  else process.send?.(await startProduct(pool));
}
