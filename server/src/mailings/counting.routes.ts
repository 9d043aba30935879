import type { FastifyReply } from 'fastify';
import type { App } from '../app-parts.ts';
import { dot } from '../http/dot.ts';
import { isNotToBeCounted, isRobot } from '../http/who-counts.ts';
import { countOne, findTarget, machinePlace, openPlace } from './counts.queries.ts';
import { showPage, unknownPage } from './public-pages.ts';

/**
 * Links and the dot of emails that went out (decision 54). A link leads only where the email has led:
 * its address holds the place of a link and no address of anybody's choice.
 */
export function countingRoutes({ http, links, pool }: App): void {
  const count = (mailingId: number, place: number, token: string | null) => {
    if (token === null) return;
    // Why not waited for: nobody's reading depends on being counted.
    countOne(pool, mailingId, place, token).catch((error: unknown) =>
      http.log.warn({ err: error }, 'An open or click could not be counted'),
    );
  };
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  http.get<{ Params: { link: string; token: string } }>(
    '/c/:link/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const link = links.readClick(request.params.link);
      const target = link && (await findTarget(pool, link.mailingId, link.place));
      if (!target) return showPage(reply, unknownPage(), 404);
      const isPerson = !isNotToBeCounted(request) && !isRobot(request.headers['user-agent']);
      if (isPerson)
        count(link.mailingId, link.place, links.readToken(link.mailingId, request.params.token));
      return fresh(reply).redirect(target, 302);
    },
  );

  http.get<{ Params: { mailing: string; token: string } }>(
    '/o/:mailing/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const mailingId = Number(/^[1-9]\d{0,8}$/.exec(request.params.mailing)?.[0] ?? 0);
      const token = links.readToken(mailingId, request.params.token.replace(/\.gif$/, ''));
      const place = isRobot(request.headers['user-agent']) ? machinePlace : openPlace;
      if (!isNotToBeCounted(request)) count(mailingId, place, token);
      // Why: mail programs in a browser show it within pages of theirs.
      return fresh(reply)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/gif')
        .send(dot);
    },
  );
}
