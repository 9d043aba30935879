import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import { notFound } from '../http/errors.ts';
import type { FindReady } from '../http/node-server.ts';
import { type Answer, openPageStore, type PageStore } from './page-store.ts';
import { sentOf } from './send-kept.ts';

/** Parts of public addresses. */
export interface Asked {
  Params: { siteId: string; section: string; slug: string; part: string; '*': string };
  Querystring: { page?: unknown; p?: unknown };
}

/** What is asked for: the name it is kept under, and how it is made; null does not exist. */
export interface Wanted {
  key: string;
  make: () => Promise<Answer | null>;
  /** How old it may be in any case. */
  maxMs?: number;
}
export type Show = (path: string, wantedOf: (request: FastifyRequest<Asked>) => Wanted) => void;

/** The number that a part of an address is, or 404. */
export function numberIn(text: unknown, max = 2_147_483_647): number {
  const number = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > max) throw notFound();
  return number;
}

/** A word of an address, as a database may be asked for it, or 404. */
export function wordIn(text: string): string {
  if (!/^[^\p{Cc}]{1,200}$/u.test(text)) throw notFound();
  return text;
}

/** What is kept of it and can be sent at once. */
const readyIn =
  (store: PageStore, { key, maxMs }: Wanted): FindReady =>
  (asked) => {
    const kept = store.peek(key, maxMs);
    if (kept?.status !== 200) return null;
    const { body, ...rest } = sentOf(kept, asked);
    return body instanceof Promise ? null : { ...rest, body };
  };

/** Registers public addresses whose answers are kept; the same with a slash at its end leads there. */
export function keptRoutes({ http, pool, node }: App): Show {
  const store = openPageStore(pool);
  http.addHook('onClose', () => store.close());
  http.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') store.doubt();
  });
  return (path, wantedOf) => {
    http.get<Asked>(path, { schema: { hide: true } }, async (request, reply) => {
      const wanted = wantedOf(request);
      const made = async () => {
        const answer = await wanted.make();
        if (!answer) throw notFound();
        return answer;
      };
      const kept = await store.get(wanted.key, made, wanted.maxMs);
      if (kept.status === 200) node.know(request.url, readyIn(store, wanted));
      const { status, headers, body } = sentOf(kept, request.headers);
      return reply
        .code(status)
        .headers(headers)
        .send((await body) ?? undefined);
    });
    // Why: the rest of an address holds its slash.
    if (path.endsWith('*')) return;
    http.get<Asked>(`${path}/`, { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(request.url.replace(/\/+(?=\?|$)/, ''), 301),
    );
  };
}
