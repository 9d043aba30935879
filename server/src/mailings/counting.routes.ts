import type { FastifyReply } from 'fastify';
import type { App } from '../app-parts.ts';
import type { Pool } from '../db/client.ts';
import { gatherCounts } from '../db/gather-counts.ts';
import { dot, isNotToBeCounted, isRobot } from '../http/counting.ts';
import { addReadings, findTarget, machinePlace, openPlace } from './counts.queries.ts';
import type { MailLinks } from './mail-links.ts';
import { showPage, unknownPage } from './public-pages.ts';

/** Opens and clicks that wait at most, counted by message and place. */
const mostReadings = 100_000;

/** Opens and clicks until they are written, by mailing, place and token. */
export const gatherReadings = (pool: Pool, onTrouble: (error: unknown) => void) =>
  gatherCounts<`${number} ${number} ${string} ${number | ''}`>({
    most: mostReadings,
    write: (counts) =>
      addReadings(
        pool,
        [...counts].map(([key, times]) => {
          const [mailingId, place, token = '', reader] = key.split(' ');
          const subscriberId = reader ? Number(reader) : null;
          return { mailingId: Number(mailingId), place: Number(place), token, subscriberId, times };
        }),
      ),
    onTrouble,
  });

/**
 * Links and the dot of emails that went out (decision 54). A link leads only where the email has led:
 * its address holds the place of a link and no address of anybody's choice.
 */
export function countingRoutes({ http, links, pool }: App): void {
  const readings = gatherReadings(pool, (error) =>
    http.log.error({ err: error }, 'Opens and clicks could not be written'),
  );
  http.addHook('onClose', () => readings.close());
  const count = (mailingId: number, place: number, read: ReturnType<MailLinks['readToken']>) => {
    if (read) readings.add(`${mailingId} ${place} ${read.token} ${read.subscriberId ?? ''}`);
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
