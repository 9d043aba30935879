import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { openPool } from '../server/src/db/client.ts';
import { type Order, onOrder, startProduct } from './product.ts';

/** `folder` holds the data of the product, and for the bare server the pictures themselves. */
interface ImageOrder extends Order {
  folder: string;
}

/** The yardstick: the files behind @fastify/static. */
async function startBare(root: string): Promise<string> {
  const http = Fastify();
  await http.register(fastifyStatic, { root, immutable: true, maxAge: '365d' });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async ({ kind, connection, folder }: ImageOrder) => {
  if (kind === 'bare') return { address: await startBare(folder), token: '' };
  return startProduct(openPool(connection), { MASTHEAD_DATA: folder, MASTHEAD_DEMO: '1' });
});
