import { createHmac, randomBytes } from 'node:crypto';
import { publicPostPaths } from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import type { Pool } from '../../platform/db/client.ts';
import { gatherCounts } from '../../platform/db/gather-counts.ts';
import { dot, isNotToBeCounted, isProgram } from '../../platform/http/counting.ts';
import { notFound } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { signals } from '../../platform/process/signals.ts';
import { addViews } from './views.queries.ts';

/** Requests for the pixel from other sites are not counted. */
const isFromElsewhere = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'cross-site';

/** Counts page views with a pixel that the page loads last (decision 37). */
export function countViewsRoutes(app: App): void {
  const { http, pool } = app;
  const counter = openViewCounter(pool, {
    onTrouble: (error) => http.log.error({ err: error }, 'Couldn’t save views'),
  });
  http.addHook('onClose', () => counter.close());

  http.get<{ Params: { postId: string } }>(
    publicPostPaths.count,
    { schema: { hide: true } },
    async (request, reply) => {
      const { postId } = request.params;
      if (!/^[1-9]\d{0,8}$/.test(postId)) throw notFound();
      const agent = request.headers['user-agent'];
      if (!isNotToBeCounted(request) && !isProgram(agent) && !isFromElsewhere(request))
        counter.count(Number(postId), `${networkOf(request.ip)} ${agent}`);
      return reply
        .header('cache-control', `private, max-age=${sameViewMs / 1000}`)
        .type('image/gif')
        .send(dot);
    },
  );
}

/** A reader counts once per post in this time; browsers cache the pixel that long (decision 37). */
export const sameViewMs = 600_000;
/** Most readers in memory; beyond that the oldest are dropped. */
const mostReaders = 200_000;
/** Most posts with unsaved views. */
const mostPosts = 100_000;

interface Options {
  onTrouble: (error: unknown) => void;
  now?: () => number;
}

/**
 * Counts views in memory and saves them in batches every few seconds, so that no page waits. Who read
 * what is remembered for ten minutes as a keyed hash; the key lives only in this process and nothing is stored.
 */
export function openViewCounter(pool: Pool, { onTrouble, now = Date.now }: Options) {
  const key = randomBytes(32);
  const seen = new Map<string, number>();
  const views = gatherCounts<number>({
    write: (counts) => addViews(pool, counts),
    most: mostPosts,
    onTrouble,
  });

  function isRepeated(postId: number, reader: string): boolean {
    const name = createHmac('sha256', key).update(`${postId} ${reader}`).digest('base64url');
    const last = seen.get(name);
    const time = now();
    if (last !== undefined && time - last < sameViewMs) return true;
    seen.delete(name);
    seen.set(name, time);
    for (const [oldest, at] of seen) {
      if (seen.size <= mostReaders && time - at < sameViewMs) break;
      seen.delete(oldest);
    }
    return false;
  }

  return {
    count(postId: number, reader: string): void {
      if (isRepeated(postId, reader)) return;
      views.add(postId);
      signals.readerEvent.send('view');
    },
    flush: views.flush,
    close: views.close,
  };
}
export type ViewCounter = ReturnType<typeof openViewCounter>;
