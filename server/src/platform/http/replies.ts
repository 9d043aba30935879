import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseEnded } from '../access/standing.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, type Pool } from '../db/client.ts';
import { unauthorized } from './errors.ts';

/** A file as a reply: whole, or piece by piece, each made when the client has taken the one before. */
export interface FileReply {
  /** What people save it as, in any alphabet. */
  name: string;
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Content type where it is not the one of the declaration. */
  type?: string;
}

export const isFileReply = (answer: unknown): answer is FileReply =>
  typeof answer === 'object' && answer !== null && 'content' in answer && 'name' in answer;

/** Sends a file. When the client goes away, the work on its next pieces ends. */
export async function sendFile(
  reply: FastifyReply,
  { name, content, type }: FileReply,
  declaredType: string,
): Promise<FastifyReply> {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  const body = isWhole ? content : Readable.from(await startedBefore(content));
  return reply
    .type(type ?? declaredType)
    .header('content-disposition', attachment(name))
    .send(body);
}

/** Why the first piece before the reply begins: what goes wrong there is still told as an error. */
async function startedBefore<T>(content: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  return (async function* () {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
    } finally {
      await pieces.return?.();
    }
  })();
}

/** `attachment` under a name that people read, in any alphabet. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/**
 * Reads in separate steps, each as the caller, for files that are generated while they are sent: no transaction waits
 * for a slow client, which may take an hour. If a right is lost meanwhile, the next step ends the file with 401 or
 * 403 (`refuseEnded`).
 */
export const readsOf =
  ({ pool }: { pool: Pool }, { viewer }: Pick<FastifyRequest, 'viewer'>): Reads =>
  async (work) => {
    if (!viewer) throw unauthorized();
    await refuseEnded(pool, viewer);
    return viewer.isStaff ? work(pool, viewer) : asPartner(pool, viewer, (db) => work(db, viewer));
  };
export type Reads = <T>(work: (db: Db, viewer: Viewer) => Promise<T>) => Promise<T>;

/** Fires when whoever asked goes away before the answer is out: what was only for them need not be done. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** A tag of what an answer says, whatever it is packed as. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** A JSON reply that is cached as bytes. */
export interface ReadyReply {
  bytes: Buffer;
  etag: string;
}

export const isReadyReply = (answer: unknown): answer is ReadyReply =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'etag' in answer;

/** Sends a cached reply to one caller, who may cache it for a minute; nothing if it is known there. */
export function sendReady(reply: FastifyReply, { bytes, etag }: ReadyReply): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, max-age=60', vary: 'authorization' });
  if (hasTag(reply.request.headers, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** True when one of the tags of a reader, or its wildcard, is that of an answer; null when it brings none. */
export function hasTag(headers: IncomingHttpHeaders, etag: string): boolean | null {
  const tags = headers['if-none-match'];
  if (tags === undefined) return null;
  const bare = etag.replace(/^W\//, '');
  return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
