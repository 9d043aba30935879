import { setTimeout as wait } from 'node:timers/promises';
import { postRows } from '@masthead/server/editorial/posts/news-item.store.ts';
import { openSetUp } from '@masthead/server/people/set-up/set-up.ts';
import { hashToken, newToken } from '@masthead/server/platform/access/seal.ts';
import { listWaiting } from '@masthead/server/platform/imports/import.store.ts';
import {
  type ListingSearch,
  listingRows,
  listListings,
} from '@masthead/server/showcase/listings/listing.store.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../server/src/app.ts';
import { searchNewsItems } from '../server/src/editorial/posts/news-items.queries.ts';
import { mailLinks } from '../server/src/email/mailings/mail-links.ts';
import { importKinds } from '../server/src/import-kinds.ts';
import { rowsOf, theProduct } from '../server/src/platform/access/rows.ts';
import { insertSession } from '../server/src/platform/access/session.queries.ts';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { workOnImport } from '../server/src/platform/imports/work-on-import.ts';
import { readConfig } from '../server/src/platform/process/config.ts';
import { oneKey } from '../server/test/one-key.ts';
import type { Address, Order } from './serving.ts';

/** Opens a session for a person, as a sign-in does. */
export async function openSession(pool: Pool, userId: number): Promise<string> {
  const token = newToken();
  const session = { tokenHash: hashToken(token), userId, userAgent: null, absoluteDays: 1 };
  await insertSession(pool, session);
  return token;
}

/** Starts the product on a free port, with a session for its first person, if there is one. */
async function startProduct(pool: Pool, folder: string): Promise<Address> {
  // Why a trusted proxy: a bench may claim the addresses of many readers.
  const settings = { MASTHEAD_DATA: folder, MASTHEAD_TRUSTED_PROXIES: '1' };
  const config = { ...readConfig(settings), requestsPerMinute: 1_000_000_000 };
  const app = await buildApp({
    config,
    pool,
    // Why no jobs: planned work is measured where it runs.
    jobs: { plan: async () => {}, check: async () => {} },
    mail: {} as never,
    transport: {} as never,
    mailchimp: {} as never,
    links: mailLinks(config.publicUrl, oneKey('bench')),
    keys: oneKey('bench'),
    setUp: openSetUp(pool, null),
  });
  const [user] = await pool<{ id: number }[]>`select id from users order by id limit 1`;
  const token = user ? await openSession(pool, user.id) : '';
  return { address: await app.http.listen({ host: '127.0.0.1', port: 0 }), token };
}

/** Imports in the server process, as `node server/src/main.ts` does: harder than in two processes, as in `npm start`. */
async function importAll(pool: Pool): Promise<void> {
  for (;;) {
    for (const { id } of await listWaiting(pool))
      await workOnImport({ pool, kinds: importKinds }, id);
    await wait(50);
  }
}

/** The columns of a listing in API responses. */
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

interface Page {
  limit: number;
  offset: number;
}

/** Common calls of listings in their simplest form: no row filter, no recorded person. */
function addListingCalls(http: FastifyInstance, pool: Pool): void {
  const path = '/api/showcase-firm-item';
  http.post<{ Body: Page & { showcaseFirmId: number } }>(`${path}/search`, async ({ body }) => {
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
  });
  http.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }) => {
    const [row] = await pool`
      select ${columns(pool)} from listings l ${names(pool)} where l.id = ${Number(params.id)}`;
    return row;
  });
  http.post<{ Body: Record<string, string | number | null> }>(path, async ({ body }) => {
    const [row] = await pool`with l as (insert into listings ${pool(body)} returning *)
      select ${columns(pool)} from l ${names(pool)}`;
    return row;
  });
}

type ListingsAsked = Page & { showcaseFirmId?: number } & ListingSearch['texts'];

/** The baseline: no sign-in, roles, validation or reply check. Lists use the product's own SQL. */
async function startBare(pool: Pool, { searches = [], html = '' }: Order): Promise<Address> {
  const http = Fastify();
  const posts = rowsOf(theProduct, postRows);
  http.get<{ Params: { at: string } }>('/posts/:at', async ({ params }, reply) => {
    const search = searches[Number(params.at)];
    if (!search) return reply.code(404).send();
    const { rows, totalCount } = await searchNewsItems(pool, posts, search);
    reply.header('x-count', totalCount).type('application/json');
    return JSON.stringify(rows);
  });
  const listings = rowsOf(theProduct, listingRows);
  http.post<{ Body: ListingsAsked }>('/listings', async ({ body }, reply) => {
    const { limit, offset, showcaseFirmId, ...texts } = body;
    const firmIds = showcaseFirmId === undefined ? null : [showcaseFirmId];
    const search = { firmIds, type: null, texts };
    const page = await listListings(pool, listings, search, { limit, offset });
    reply.type('application/json');
    return JSON.stringify({ totalCount: page.totalCount, nodes: page.rows });
  });
  addListingCalls(http, pool);
  const bytes = Buffer.from(html);
  http.get('/sites/:siteId/:slug', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(bytes),
  );
  return { address: await http.listen({ host: '127.0.0.1', port: 0 }), token: '' };
}

/** The other end of `serve`: starts the ordered server, then reports its usage so far on request. */
async function answer(order: Order): Promise<void> {
  const pool = openPool(order.connection);
  if (order.kind === 'importing') void importAll(pool);
  const started = await (order.kind === 'bare'
    ? startBare(pool, order)
    : startProduct(pool, order.folder));
  process.on('message', () => process.send?.({ ...process.cpuUsage(), ...process.memoryUsage() }));
  process.send?.(started);
}

if (import.meta.main) process.once('message', (order: Order) => void answer(order));
