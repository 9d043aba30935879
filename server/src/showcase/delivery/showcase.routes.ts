import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { type SentEvent, servedId } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { hashToken } from '../../platform/access/seal.ts';
import type { Pool } from '../../platform/db/client.ts';
import { isNotToBeCounted, isProgram } from '../../platform/http/counting.ts';
import { badRequest, notFound, tooMany } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { limitRate, openRateLimit } from '../../platform/http/limits.ts';
import { tagOf } from '../../platform/http/replies.ts';
import { parseJson } from '../../platform/http/request-bodies.ts';
import { webFolder } from '../../platform/http/web-app.ts';
import { logged } from '../../platform/process/logged.ts';
import { signals } from '../../platform/process/signals.ts';
import { openEventCounter } from './count-events.ts';
import type { ReaderEvent } from './reader-events.queries.ts';
import { findClickTarget, findServedSlots, saveTagSeen } from './served-slots.queries.ts';
import { type ShowcaseTokens, showcaseTokens } from './showcase-tokens.ts';
import { siteShowcases } from './site-showcase.ts';
import { openProof } from './slot-proofs.queries.ts';

/** Events per minute from one IP address: enough for an office behind one address, but no flood. */
const eventsPerMinute = 600;

/** Lets pages of any origin read the response; everything else is same-origin. */
function forEveryOrigin(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** The events of a request that are counted. */
function countedIn(
  request: FastifyRequest,
  told: readonly (Omit<ReaderEvent, 'isRobot'> & { isCounted: boolean })[],
): ReaderEvent[] {
  if (isNotToBeCounted(request)) return [];
  const isRobot = isProgram(request.headers['user-agent']);
  return told.flatMap(({ isCounted, ...event }) => (isCounted ? [{ ...event, isRobot }] : []));
}

/** The slots of a site, and the script that shows them. */
function siteRoutes(app: App, tokens: ShowcaseTokens): void {
  const { pool, config } = app;
  const siteShowcase = siteShowcases({ pool, tokens, publicUrl: config.publicUrl });
  const tagSeen = tagsSeen(pool);
  handle(app, showcaseEndpoints.site, async ({ params, request, reply }) => {
    forEveryOrigin(reply);
    const answer = await siteShowcase(params.siteId, new Date());
    if (!answer) throw notFound();
    // Why: bots that fetch the URL are not pages with the tag.
    if (!isProgram(request.headers['user-agent'])) void tagSeen(params.siteId);
    reply
      .header('etag', answer.etag)
      .header('cache-control', 'public, max-age=60, stale-if-error=86400');
    if (request.headers['if-none-match'] !== answer.etag) return answer.text;
    reply.code(304);
    return '';
  });

  app.http.get<{ Params: { siteId: string } }>(
    '/showcase/:siteId.js',
    { schema: { hide: true } },
    async (request, reply) => {
      const tag = /^[1-9]\d{0,9}$/.test(request.params.siteId) ? showcaseTag() : null;
      if (!tag) throw notFound();
      forEveryOrigin(reply);
      reply
        .header('etag', tag.etag)
        .header('cache-control', 'public, max-age=300, stale-if-error=86400');
      if (request.headers['if-none-match'] === tag.etag) return reply.code(304).send();
      return reply.type('text/javascript; charset=utf-8').send(tag.text);
    },
  );
}

/** Events from pages, and redirects of their links. */
function countingRoutes(app: App, tokens: ShowcaseTokens): void {
  const counter = openEventCounter(app.pool);
  const count = async (events: readonly ReaderEvent[]) => {
    await counter(events);
    for (const { kind, isRobot } of events)
      if (!isRobot) signals.readerEvent.send(kind === 'click' ? 'slot click' : 'slot view');
  };
  // Why: `sendBeacon` sends text/plain, which needs no CORS preflight.
  app.http.register(async (http) => {
    const limit = openRateLimit(app.pool, {
      counted: 'showcase events',
      perMinute: eventsPerMinute,
    });
    limitRate(http, limit);
    http.addContentTypeParser(
      'text/plain',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => parseJson(body),
    );
    const read = ({ token, kind, servedId, listingId = 0 }: SentEvent, path: string, now: Date) => {
      const name = tokens.readEvent(token, now);
      if (!name) throw badRequest({ path, message: 'This token is not valid.' });
      return { ...name, kind, servedId, listingId };
    };
    handle({ ...app, http }, showcaseEndpoints.event, async ({ body, request, reply }) => {
      forEveryOrigin(reply);
      await count(countedIn(request, [read(body, '', new Date())]));
      reply.code(204);
      return '';
    });
    handle({ ...app, http }, showcaseEndpoints.events, async ({ body, request, reply }) => {
      forEveryOrigin(reply);
      const waitMs = limit.waitMs(request.ip, body.events.length - 1);
      if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
      const now = new Date();
      const told = body.events.map((event, at) => read(event, `events.${at}.token`, now));
      await count(countedIn(request, told));
      reply.code(204);
      return '';
    });
  });

  handle(app, showcaseEndpoints.click, async ({ params, query, db, request, reply }) => {
    const name = tokens.readClick(params.signed, new Date());
    const target = name && (await findClickTarget(db, name));
    if (!target || !isWebAddress(target)) throw notFound();
    const shown = servedId.safeParse(query.s);
    if (shown.success)
      await count(countedIn(request, [{ ...name, kind: 'click', servedId: shown.data }]));
    reply.code(302).header('location', new URL(target).href).header('x-robots-tag', 'noindex');
    return '';
  });
}

/** Public routes: what sites load and report, and what clients open, each with its own token (decisions 9). */
export function showcaseRoutes(app: App): void {
  const tokens = showcaseTokens(app.keys);
  siteRoutes(app, tokens);
  countingRoutes(app, tokens);

  handle(app, showcaseEndpoints.proof, async ({ params, db, request, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const proof = await openProof(db, hashToken(params.token), request.method !== 'HEAD');
    const [slot] = proof ? await findServedSlots(db, [proof.adSlotId]) : [];
    if (!proof || !slot) throw notFound();
    const { sites, startDate, endDate } = proof;
    return { slot, sites, startDate, endDate, expiresAt: proof.expiresAt.toISOString() };
  });
}

/** Shortest time between two records of a site. Why: pages request far more often than anyone checks. */
const everyMs = 5 * 60_000;

/** Records that pages of a site request its slots, which shows that its tag is in place. */
function tagsSeen(pool: Pool) {
  const notedAt = new Map<number, number>();
  return async (siteId: number, now = Date.now()): Promise<void> => {
    if (now - (notedAt.get(siteId) ?? -everyMs) < everyMs) return;
    notedAt.set(siteId, now);
    // Why: a page gets its slots even if this cannot be recorded.
    await saveTagSeen(pool, siteId).catch((error) => {
      notedAt.delete(siteId);
      logged('Could not record that a site has its tag in place')(error);
    });
  };
}

interface Tag {
  text: string;
  etag: string;
}

let cachedTag: Tag | null = null;

/** The built script that sites include; null before the first build. */
function showcaseTag(): Tag | null {
  const file = join(webFolder, 'showcase', 'tag.js');
  if (!cachedTag && existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    cachedTag = {
      text,
      etag: tagOf(text),
    };
  }
  return cachedTag;
}
