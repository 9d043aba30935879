import {
  invoiceRows,
  listInvoices,
  totalInvoices,
} from '@masthead/server/invoices/invoice.store.ts';
import Fastify from 'fastify';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { listTotals } from '../server/src/invoices/invoice-report.queries.ts';
import type { InvoiceWishes } from '../shared/src/invoices/invoice.ts';
import type { TotalsBy } from '../shared/src/invoices/invoice-report.ts';
import { type Order, onOrder, startProduct } from './product.ts';

const everybody = rowsOf({ ...theProduct, isEditor: true }, invoiceRows);
const newest = { sort: 'date', direction: 'desc' } as const;

type Asked<T = object> = { Body: InvoiceWishes & T };

/** The yardstick: no sign-in, no roles, no validation, no reply check. */
async function startBare(pool: Pool): Promise<string> {
  const http = Fastify();
  http.post<Asked<{ limit: number; offset: number }>>(
    '/api/invoice/search',
    async ({ body: { limit, offset, ...wishes } }, reply) => {
      const page = await listInvoices(pool, everybody, wishes, newest, { limit, offset });
      reply.type('application/json');
      return JSON.stringify({ totalCount: page.totalCount, nodes: page.rows });
    },
  );
  http.post<Asked>('/api/invoice/totals', async ({ body }, reply) => {
    reply.type('application/json');
    return JSON.stringify(await totalInvoices(pool, everybody, body));
  });
  http.post<Asked<{ by: TotalsBy }>>('/api/invoice/totals-by', async ({ body }, reply) => {
    const { by, ...wishes } = body;
    const nodes = await listTotals(pool, everybody, by, wishes);
    reply.type('application/json');
    return JSON.stringify({ totalCount: nodes.length, nodes });
  });
  return http.listen({ host: '127.0.0.1', port: 0 });
}

onOrder(async ({ kind, connection }: Order) => {
  const pool = openPool(connection);
  if (kind === 'product') return startProduct(pool);
  return { address: await startBare(pool), token: '' };
});
