import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from '../http/tags.ts';
import type { Kept } from './page-store.ts';

/** True when the reader has this answer already: the tag decides, the date only where there is none. */
function isKnown(request: FastifyRequest, { etag, since }: Kept): boolean {
  const date = Date.parse(request.headers['if-modified-since'] ?? '');
  return hasTag(request, etag) ?? (since !== null && date >= since.getTime());
}

/** The best way of packing that the reader takes. */
function packingOf({ headers }: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Caches may keep an answer for a minute, and hand it out longer while the server is away. */
const cacheControl = 'public, max-age=60, stale-if-error=86400';

/** Sends an answer that is kept, packed as its reader takes it, or says that nothing has changed. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
  reply
    .header('etag', kept.etag)
    .header('cache-control', kept.status === 404 ? 'no-cache' : cacheControl)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('vary', 'accept-encoding');
  if (kept.since) reply.header('last-modified', kept.since.toUTCString());
  if (kept.isForOthers) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (kept.policy) reply.header('content-security-policy', kept.policy);
  if (kept.location) return reply.redirect(kept.location, kept.status);
  if (kept.status === 200 && isKnown(request, kept)) return reply.code(304).send();
  reply.code(kept.status).type(kept.type);
  const packing = kept.bytes.length > 1024 ? packingOf(request) : null;
  if (!packing) return reply.send(kept.bytes);
  return reply.header('content-encoding', packing).send(await kept.packed(packing));
}
