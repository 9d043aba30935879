import { createHash } from 'node:crypto';
import {
  publicPostPaths,
  seriesModulePath,
  seriesPreviewPath,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages as words } from '@masthead/shared/editorial/series/series.messages.ts';
import { dayMs } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { html, markupOf, trusted } from '../../platform/http/html.ts';
import { findSeries, seriesRows } from '../series/series.store.ts';
import type { Page } from './page-frame.ts';
import { pageSite } from './page-of-post.ts';
import { moduleScript, renderSeriesPage, type ShownSeries } from './series-module.ts';
import { renderStatusPage, shownSeries } from './series-pages.ts';

const previewDays = 1;

/** A page with the module and the tag that embeds it. */
function renderModulePreview(shown: ShownSeries, publicUrl: string): Page {
  const { siteId, slug, headline } = shown.series;
  const script = moduleScript(shown, publicUrl);
  const hash = createHash('sha256').update(script).digest('base64');
  const tag = `<script async src="${publicUrl}${seriesModulePath(siteId, slug)}"></script>`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${headline}</title></head>
<body><p>${words.moduleTag}</p><pre style="white-space:pre-wrap">${tag}</pre>
<script>${trusted(script)}</script></body>
</html>
`;
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src 'self' https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { html: markupOf(page), policy };
}

/** Links that show a series with its drafts to people without an account. */
export function seriesPreviewRoutes(app: App): void {
  const { http, pool, config } = app;
  const { publicUrl } = config;
  const links = seriesLinks(app.keys);

  handle(app, seriesEndpoints.previewLink, async ({ params, body, viewer, db }) => {
    const series = await findSeries(db, rowsOf(viewer, seriesRows), params.seriesId);
    if (!series || series.siteId !== params.siteId) throw notFound();
    const { token, expiresAt } = links.write(series.id, previewDays, new Date());
    const path = seriesPreviewPath(series.siteId, body.shows, token);
    return { url: publicUrl + path, expires_at: expiresAt.toISOString() };
  });

  async function pageOf(shows: string, token: string): Promise<{ status: 200 | 410; page: Page }> {
    const link = links.read(token, new Date());
    const visible = rowsOf(theProduct, seriesRows);
    const series = link && (await findSeries(pool, visible, link.seriesId));
    const site = series && (await pageSite(pool, series.siteId));
    if (!link || !series || !site) throw notFound();
    if (link.isOver) return { status: 410, page: renderStatusPage(site, 'expired') };
    const shown = await shownSeries(pool, series, { onlyLive: false });
    const page =
      shows === 'module'
        ? renderModulePreview(shown, publicUrl)
        : renderSeriesPage(shown, { site, publicUrl, isIndexed: false });
    return { status: 200, page };
  }

  http.get<{ Params: { shows: string; token: string } }>(
    publicPostPaths.seriesPreview,
    { schema: { hide: true } },
    async (request, reply) => {
      const { status, page } = await pageOf(request.params.shows, request.params.token);
      return reply
        .code(status)
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', page.policy)
        .type('text/html; charset=utf-8')
        .send(page.html);
    },
  );
}

/** Signs and verifies series links that work without sign-in for some days (decision 43). */
function seriesLinks(keys: SigningKeys) {
  const signature = { length: 27, livesMs: previewDays * dayMs };
  return {
    write(seriesId: number, days: number, now: Date): { token: string; expiresAt: Date } {
      const expiresAt = new Date(Math.ceil((now.getTime() + days * dayMs) / 1000) * 1000);
      const text = `${seriesId}.${expiresAt.getTime() / 1000}`;
      return { token: `${text}.${keys.sign(`series:${text}`, signature)}`, expiresAt };
    },
    /** Null for an invalid signature. */
    read(token: string, now: Date): { seriesId: number; isOver: boolean } | null {
      const [, text = '', id, until, given = ''] =
        /^((\d{1,10})\.(\d{1,11}))\.([\w-]{27})$/.exec(token) ?? [];
      if (!text || !keys.isSigned(`series:${text}`, given, signature)) return null;
      return { seriesId: Number(id), isOver: Number(until) * 1000 <= now.getTime() };
    },
  };
}
