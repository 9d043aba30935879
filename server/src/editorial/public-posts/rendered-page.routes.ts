import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { FindReady } from '../../platform/http/node-server.ts';
import { hasTag } from '../../platform/http/replies.ts';
import {
  type Answer,
  openPageStore,
  type Packing,
  type PageStore,
  type RenderedPage,
} from './page-store.ts';

/** Parts of public addresses. */
export interface Asked {
  Params: { siteId: string; section: string; slug: string; part: string; '*': string };
  Querystring: { page?: unknown; p?: unknown };
}

/** A request: its cache key and its render function; null if it doesn't exist. */
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

/** The cached response, if it can be sent at once. */
const readyIn =
  (store: PageStore, { key, maxMs }: Wanted): FindReady =>
  (asked) => {
    const rendered = store.peek(key, maxMs);
    if (rendered?.status !== 200) return null;
    const { body, ...rest } = sentOf(rendered, asked);
    return body instanceof Promise ? null : { ...rest, body };
  };

/** The cache of what is public, dropped whenever a request may have changed it. */
export function openPublicStore({ http, pool }: Pick<App, 'http' | 'pool'>): PageStore {
  const store = openPageStore(pool);
  http.addHook('onClose', () => store.close());
  http.addHook('onSend', ({ method }, _reply, _payload, done) => {
    if (method !== 'GET' && method !== 'HEAD') store.doubt();
    done();
  });
  return store;
}

/** Registers public paths with cached responses; a trailing slash redirects. */
export function renderedPageRoutes({ http, node }: App, store: PageStore): Show {
  return (path, wantedOf) => {
    http.get<Asked>(path, { schema: { hide: true } }, async (request, reply) => {
      const wanted = wantedOf(request);
      const made = async () => {
        const answer = await wanted.make();
        if (!answer) throw notFound();
        return answer;
      };
      const rendered = await store.get(wanted.key, made, wanted.maxMs);
      if (rendered.status === 200) node.know(request.url, readyIn(store, wanted));
      const { status, headers, body } = sentOf(rendered, request.headers);
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

/** True when the reader has this answer already: the tag decides, the date only where there is none. */
function isKnown(headers: IncomingHttpHeaders, { etag, since }: RenderedPage): boolean {
  const date = Date.parse(headers['if-modified-since'] ?? '');
  return hasTag(headers, etag) ?? (since !== null && date >= since.ms);
}

/** The best encoding that the client accepts. */
function packingOf(headers: IncomingHttpHeaders): Packing | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Caches may keep an answer for a minute, and hand it out longer while the server is away. */
const cacheControl = 'public, max-age=60, stale-if-error=86400';

/** What one reader is sent. */
interface Sent {
  status: number;
  headers: Record<string, string>;
  /** Null where nothing is sent but headers. */
  body: Buffer | Promise<Buffer> | null;
}

/** Sends a cached response in the accepted encoding, or a 304. */
function sentOf(rendered: RenderedPage, asked: IncomingHttpHeaders): Sent {
  const headers: Record<string, string> = {
    etag: rendered.etag,
    'cache-control': rendered.status === 404 ? 'no-cache' : cacheControl,
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'accept-encoding',
  };
  const { since } = rendered;
  if (since) headers['last-modified'] = since.text;
  if (rendered.isForOthers) headers['cross-origin-resource-policy'] = 'cross-origin';
  if (rendered.policy) headers['content-security-policy'] = rendered.policy;
  if (rendered.location)
    return {
      status: rendered.status,
      headers: { ...headers, location: rendered.location },
      body: null,
    };
  if (rendered.status === 200 && isKnown(asked, rendered))
    return { status: 304, headers, body: null };
  headers['content-type'] = rendered.type;
  const packing = rendered.bytes.length > 1024 ? packingOf(asked) : null;
  if (!packing) return { status: rendered.status, headers, body: rendered.bytes };
  headers['content-encoding'] = packing;
  return { status: rendered.status, headers, body: rendered.packed(packing) };
}
