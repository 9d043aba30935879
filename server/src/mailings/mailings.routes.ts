import type { FastifyReply } from 'fastify';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { asRawEmail } from '../http/security-headers.ts';
import { isArchiveKey } from './mail-links.ts';
import { describeAudience, findArchived, findMailing, unsubscribe } from './mailings.queries.ts';
import { askPage, donePage, testPage, unknownPage } from './public-pages.ts';

const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const show = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', formPolicy)
    .header('cache-control', 'no-store')
    .send(html);

/**
 * The pages that links in emails lead to: unsubscribe (a link that asks, a button, and one-click by
 * RFC 8058) and the email in a browser. They are public by nature and carry their own proof.
 */
export function mailingRoutes(app: App): void {
  explainConstraints({
    mailings_one_active: {
      status: 409,
      path: '',
      sentence: 'This email is already scheduled. Unschedule it first.',
    },
  });

  const { http, links, pool } = app;
  // Why: RFC 8058 clients post a form, to this address only.
  http.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      async () => null,
    );
    forms.get<{ Params: { token: string } }>(
      '/u/:token',
      { schema: { hide: true } },
      async (request, reply) => {
        if (request.params.token === 'test') return show(reply, testPage());
        const link = links.readUnsubscribe(request.params.token);
        const mailing = link && (await findMailing(pool, link.mailingId));
        const audience = mailing && (await describeAudience(pool, mailing.audienceId));
        return audience ? show(reply, askPage(audience.name)) : show(reply, unknownPage(), 404);
      },
    );
    forms.post<{ Params: { token: string } }>(
      '/u/:token',
      { schema: { hide: true } },
      async (request, reply) => {
        const link = links.readUnsubscribe(request.params.token);
        const done = link && (await write(pool, null, (db) => unsubscribe(db, link.subscriberId)));
        return done ? show(reply, donePage(done.email)) : show(reply, unknownPage(), 404);
      },
    );
  });

  http.get<{ Params: { key: string } }>(
    '/e/:key',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key } = request.params;
      const mailing = isArchiveKey(key) ? await findArchived(pool, key) : null;
      if (!mailing?.startedAt) return show(reply, unknownPage(), 404);
      const archive = links.archive(mailing.archiveKey);
      asRawEmail(reply);
      return reply
        .type('text/html; charset=utf-8')
        .send(mailing.html.replaceAll('*|UNSUB|*', archive).replaceAll('*|ARCHIVE|*', archive));
    },
  );
}
