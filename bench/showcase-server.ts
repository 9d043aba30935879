import { dayInZone } from '@masthead/shared/showcase/zone-days.ts';
import Fastify from 'fastify';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';
import {
  findActiveSlotIds,
  findServedSlots,
  findSiteZone,
} from '../server/src/showcase/served-slots.queries.ts';

/** What the parent process asks for: the product, or the same SQL behind a bare route. */
interface Order {
  kind: 'product' | 'bare';
  connection: Exclude<Connection, string>;
}

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

async function startProduct(pool: Pool): Promise<string> {
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
  return app.http.listen({ host: '127.0.0.1', port: 0 });
}

process.once('message', (order: Order) => void serve(order));

async function serve({ kind, connection }: Order): Promise<void> {
  const pool = openPool(connection);
  const address = await (kind === 'bare' ? startBare(pool) : startProduct(pool));
  process.send?.({ address });
}
