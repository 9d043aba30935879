import { dayInZone } from '@masthead/shared/showcase/zone-days.ts';
import Fastify from 'fastify';
import { openPool, type Pool } from '../server/src/db/client.ts';
import {
  findActiveSlotIds,
  findServedSlots,
  findSiteZone,
} from '../server/src/showcase/served-slots.queries.ts';
import { type Order, onOrder, startProduct } from './product.ts';

/** The yardstick: the same rows, no signed names, no native form, no ETag, no reply check. */
async function startBare(pool: Pool): Promise<string> {
  const http = Fastify();
  http.get<{ Params: { siteId: string } }>(
    '/api/public/sites/:siteId/showcase',
    async (request, reply) => {
      const siteId = Number(request.params.siteId);
      const site = await findSiteZone(pool, siteId);
      const day = dayInZone(new Date(), site?.timeZone ?? 'America/Chicago');
      const slots = await findServedSlots(pool, await findActiveSlotIds(pool, siteId, day));
      reply.type('application/json');
      return JSON.stringify({ siteId, slots });
    },
  );
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async (order: Order) => {
  const pool = openPool(order.connection);
  if (order.kind === 'product') return startProduct(pool);
  return { address: await startBare(pool), token: '' };
});
