import type { FastifyReply } from 'fastify';
import type { App } from '../../app-parts.ts';
import type { Pool } from '../../platform/db/client.ts';
import { gatherCounts } from '../../platform/db/gather-counts.ts';
import { dot, isNotToBeCounted, isRobot } from '../../platform/http/counting.ts';
import { signals } from '../../platform/process/signals.ts';
import { addReadings, findTarget, machinePlace, openPlace } from './counts.queries.ts';
import type { MailLinks } from './mail-links.ts';

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
    http.log.error({ err: error }, 'Couldn’t write opens and clicks'),
  );
  http.addHook('onClose', () => readings.close());
  const count = (mailingId: number, place: number, read: ReturnType<MailLinks['readToken']>) => {
    if (!read) return;
    readings.add(`${mailingId} ${place} ${read.token} ${read.subscriberId ?? ''}`);
    signals.readerEvent.send(place === openPlace || place === machinePlace ? 'open' : 'click');
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

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A small page for readers of emails: no scripts, readable in light and dark. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{font:17px/1.5 Georgia,serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.6rem;line-height:1.2}
button{font:600 16px system-ui;padding:.7rem 1.4rem;border:0;border-radius:6px;background:#1d3f8f;color:#fff;cursor:pointer}</style>
</head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}

/** Asks before unsubscribing: mail scanners follow links, people press buttons. */
export const askPage = (audience: string): string =>
  page(
    'Unsubscribe?',
    `<p>You will no longer get emails from <strong>${escaped(audience)}</strong>.</p>
<form method="post"><input type="hidden" name="confirm" value="yes"><button>Unsubscribe</button></form>`,
  );

/** Says that it is done. */
export const donePage = (email: string): string =>
  page('You are unsubscribed', `<p>${escaped(email)} will no longer get these emails.</p>`);

/** Says that a link is not one of ours. */
export const unknownPage = (): string =>
  page(
    'This link doesn’t work',
    '<p>It may have been cut off. Try the link at the end of the email again.</p>',
  );

/** What the links of a test email or a preview lead to. */
export const testPage = (): string =>
  page(
    'This was a test email or a preview',
    '<p>Its Unsubscribe and View in browser links don’t work.</p>',
  );

const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Shows a page to a reader of an email. */
export const showPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', formPolicy)
    .header('cache-control', 'no-store')
    .send(html);
