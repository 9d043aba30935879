import { publicPostPaths } from '@masthead/shared/public-posts/page-address.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import { dot, isNotToBeCounted, isRobot } from '../http/counting.ts';
import { notFound } from '../http/errors.ts';
import { networkOf } from '../http/limits.ts';
import { openViewCounter, sameViewMs } from './view-counter.ts';

/** Pages of others that ask for the picture are no readers of ours. */
const isFromElsewhere = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'cross-site';

/** Counts who reads a page, by a picture that the page asks for last (decision 37). */
export function countViewsRoutes(app: App): void {
  const { http, pool } = app;
  const counter = openViewCounter(pool, {
    onTrouble: (error) => http.log.error({ err: error }, 'Views could not be written'),
  });
  http.addHook('onClose', () => counter.close());

  http.get<{ Params: { postId: string } }>(
    publicPostPaths.count,
    { schema: { hide: true } },
    async (request, reply) => {
      const { postId } = request.params;
      if (!/^[1-9]\d{0,8}$/.test(postId)) throw notFound();
      const agent = request.headers['user-agent'];
      if (!isNotToBeCounted(request) && !isRobot(agent) && !isFromElsewhere(request))
        counter.count(Number(postId), `${networkOf(request.ip)} ${agent}`);
      return reply
        .header('cache-control', `private, max-age=${sameViewMs / 1000}`)
        .type('image/gif')
        .send(dot);
    },
  );
}
