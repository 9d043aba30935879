import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';

/** What the parent process asks for: the product, or a folder behind @fastify/static. */
interface Order {
  kind: 'product' | 'static';
  connection: Exclude<Connection, string>;
  folder: string;
}

async function startStatic(root: string): Promise<string> {
  const http = Fastify();
  await http.register(fastifyStatic, { root, immutable: true, maxAge: '365d' });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

async function startProduct({ connection, folder }: Order): Promise<string> {
  const config = {
    ...readConfig({ MASTHEAD_DATA: folder, MASTHEAD_DEMO: '1' }),
    requestsPerMinute: 1_000_000_000,
  };
  const parts = {
    config,
    pool: openPool(connection),
    jobs: {} as never,
    mail: {} as never,
    links: mailLinks(config.publicUrl, 'bench'),
    signingKey: 'bench',
  };
  const app = await buildApp(parts);
  return app.http.listen({ host: '127.0.0.1', port: 0 });
}

async function serve(order: Order): Promise<void> {
  const address =
    order.kind === 'static' ? await startStatic(order.folder) : await startProduct(order);
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.send?.(address);
}

process.once('message', (order: Order) => void serve(order));
