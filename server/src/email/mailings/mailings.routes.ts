import type { App } from '../../app-parts.ts';
import { write } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { asRawEmail } from '../../platform/http/hooks.ts';
import { hasTag, tagOf } from '../../platform/http/replies.ts';
import { mergeMarks, withName } from '../../platform/integrations/mail/merge-marks.ts';
import { askPage, donePage, showPage, testPage, unknownPage } from './counting.routes.ts';
import { isArchiveKey } from './mail-links.ts';
import { findArchived, findMailing, unsubscribe } from './mailings.queries.ts';
import { nameOfAudience } from './sends.queries.ts';

/** Why: an email is frozen once its send has begun, so it may be cached. */
const archiveCaching = 'public, max-age=3600, stale-if-error=86400';

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
        if (request.params.token === 'test') return showPage(reply, testPage());
        const link = links.readUnsubscribe(request.params.token);
        const mailing = link && (await findMailing(pool, link.mailingId));
        const name = mailing && (await nameOfAudience(pool, mailing.audienceId));
        return name ? showPage(reply, askPage(name)) : showPage(reply, unknownPage(), 404);
      },
    );
    forms.post<{ Params: { token: string } }>(
      '/u/:token',
      { schema: { hide: true } },
      async (request, reply) => {
        const link = links.readUnsubscribe(request.params.token);
        const done = link && (await write(pool, null, (db) => unsubscribe(db, link)));
        return done ? showPage(reply, donePage(done.email)) : showPage(reply, unknownPage(), 404);
      },
    );
  });

  http.get<{ Params: { key: string } }>(
    '/e/:key',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key } = request.params;
      const html = isArchiveKey(key) ? await findArchived(pool, key) : null;
      if (html === null) return showPage(reply, unknownPage(), 404);
      const archive = links.archive(key);
      const page = withName(html, null)
        .replaceAll(mergeMarks.unsubscribe, archive)
        .replaceAll(mergeMarks.archive, archive);
      const etag = tagOf(page);
      asRawEmail(reply);
      reply.header('etag', etag).header('cache-control', archiveCaching);
      if (hasTag(request.headers, etag)) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
}
