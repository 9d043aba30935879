import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import type { Send } from '../http/early-answers.ts';
import { notFound } from '../http/errors.ts';
import { usualHeaders } from '../http/security-headers.ts';
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

/** How many addresses are known by heart. */
const mostAddresses = 20_000;

/** Addresses that were answered before, by heart: what they lead to is sent at once while it is kept. */
function addressBook(store: PageStore) {
  const known = new Map<string, Wanted>();
  return {
    note(url: string, wanted: Wanted): void {
      // Why: whoever makes up queries would fill the book.
      if (url.includes('?')) return;
      if (known.size >= mostAddresses) known.clear();
      known.set(url, wanted);
    },
    ready({ url = '', headers: asked }: IncomingMessage): Send | null {
      const wanted = known.get(url);
      const kept = wanted && store.peek(wanted.key, wanted.maxMs);
      if (kept?.status !== 200) return null;
      const { status, headers, body } = sentOf(kept, asked);
      if (body instanceof Promise) return null;
      const length = body && { 'content-length': body.length };
      return (response) =>
        response.writeHead(status, { ...usualHeaders, ...headers, ...length }).end(body);
    },
  };
}

/** Registers public addresses whose answers are kept; the same with a slash at its end leads there. */
export function keptRoutes({ http, pool, early }: App): Show {
  const store = openPageStore(pool);
  http.addHook('onClose', () => store.close());
  http.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') store.doubt();
  });
  const book = addressBook(store);
  early.add((request) => book.ready(request));
  return (path, wantedOf) => {
    http.get<Asked>(path, { schema: { hide: true } }, async (request, reply) => {
      const wanted = wantedOf(request);
      const made = async () => {
        const answer = await wanted.make();
        if (!answer) throw notFound();
        return answer;
      };
      const kept = await store.get(wanted.key, made, wanted.maxMs);
      if (kept.status === 200) book.note(request.url, wanted);
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
