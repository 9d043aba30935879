import Fastify from 'fastify';
import { openPool } from '../server/src/db/client.ts';
import { type Order, onOrder, startProduct } from './product.ts';

/** The yardstick sends the very bytes that the product sends, with no header but their type. */
export interface BareOrder {
  kind: 'bare';
  html: string;
}

async function startBare(html: string) {
  const http = Fastify();
  const bytes = Buffer.from(html);
  http.get('/sites/:siteId/:slug', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(bytes),
  );
  return { address: await http.listen({ host: '127.0.0.1', port: 0 }), token: '' };
}

onOrder(async (order: BareOrder | (Order & { kind: 'product' })) =>
  order.kind === 'bare' ? startBare(order.html) : startProduct(openPool(order.connection)),
);
