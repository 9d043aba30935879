import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A tag of what an answer says, whatever it is packed as. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** True when one of the tags of a reader, or its wildcard, is that of an answer; null when it brings none. */
export function hasTag(headers: IncomingHttpHeaders, etag: string): boolean | null {
  const tags = headers['if-none-match'];
  if (tags === undefined) return null;
  const bare = etag.replace(/^W\//, '');
  return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
