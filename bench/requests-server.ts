import Fastify from 'fastify';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { type Order, onOrder, startProduct } from './product.ts';

/** The columns of a listing as the API answers it. */
const columns = (pool: Pool) => pool`
  l.id, l.showcase_firm_id, f.name as firm, l.representative_id, r.name as representative, l.type,
  l.description1, l.description2, l.address, l.city, l.state, l.zip, l.line1, l.line2, l.line3,
  l.url, l.image_url, l.price::text as price, l.open_house_start_date, l.open_house_end_date,
  l.external_key, l.version, l.deleted_at is not null as is_deleted, l.created_at as date_created,
  l.updated_at as date_updated, c.name as created_by, u.name as updated_by`;
const names = (pool: Pool) => pool`
  join showcase_firms f on f.id = l.showcase_firm_id
  left join representatives r on r.id = l.representative_id
  left join users u on u.id = l.updated_by left join users c on c.id = l.created_by`;

/** The yardstick: no sign-in, no roles, no scope, no validation, no reply check, no person noted. */
async function startBare(pool: Pool): Promise<string> {
  const http = Fastify();
  http.post<{ Body: { showcaseFirmId: number; limit: number; offset: number } }>(
    '/api/showcase-firm-item/search',
    async ({ body }) => {
      const [nodes, [count]] = await Promise.all([
        pool`select ${columns(pool)} from (
               select * from listings l
                where l.showcase_firm_id = ${body.showcaseFirmId} and l.deleted_at is null
                order by l.created_at, l.id limit ${body.limit} offset ${body.offset}) l
             ${names(pool)} order by l.created_at, l.id`,
        pool<{ n: number }[]>`select count(*) as n from listings l
          where l.showcase_firm_id = ${body.showcaseFirmId} and l.deleted_at is null`,
      ]);
      return { totalCount: count?.n, nodes };
    },
  );
  http.get<{ Params: { id: string } }>('/api/showcase-firm-item/:id', async ({ params }) => {
    const [row] = await pool`
      select ${columns(pool)} from listings l ${names(pool)} where l.id = ${Number(params.id)}`;
    return row;
  });
  http.post<{ Body: Record<string, string | number | null> }>(
    '/api/showcase-firm-item',
    async ({ body }) => {
      const [row] = await pool`with l as (insert into listings ${pool(body)} returning *)
        select ${columns(pool)} from l ${names(pool)}`;
      return row;
    },
  );
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async (order: Order) => {
  const pool = openPool(order.connection);
  if (order.kind === 'product') return startProduct(pool);
  return { address: await startBare(pool), token: '' };
});
