import type { IncomingHttpHeaders } from 'node:http';
import { hasTag } from '../http/replies.ts';
import type { Kept, Packing } from './page-store.ts';

/** True when the reader has this answer already: the tag decides, the date only where there is none. */
function isKnown(headers: IncomingHttpHeaders, { etag, since }: Kept): boolean {
  const date = Date.parse(headers['if-modified-since'] ?? '');
  return hasTag(headers, etag) ?? (since !== null && date >= since.ms);
}

/** The best way of packing that the reader takes. */
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

/** What a reader is sent of an answer that is kept: packed as its headers ask, or that nothing has changed. */
export function sentOf(kept: Kept, asked: IncomingHttpHeaders): Sent {
  const headers: Record<string, string> = {
    etag: kept.etag,
    'cache-control': kept.status === 404 ? 'no-cache' : cacheControl,
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'accept-encoding',
  };
  const { since } = kept;
  if (since) headers['last-modified'] = since.text;
  if (kept.isForOthers) headers['cross-origin-resource-policy'] = 'cross-origin';
  if (kept.policy) headers['content-security-policy'] = kept.policy;
  if (kept.location)
    return { status: kept.status, headers: { ...headers, location: kept.location }, body: null };
  if (kept.status === 200 && isKnown(asked, kept)) return { status: 304, headers, body: null };
  headers['content-type'] = kept.type;
  const packing = kept.bytes.length > 1024 ? packingOf(asked) : null;
  if (!packing) return { status: kept.status, headers, body: kept.bytes };
  headers['content-encoding'] = packing;
  return { status: kept.status, headers, body: kept.packed(packing) };
}
