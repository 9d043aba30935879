import { whyNoPreviewLink } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  draftPath,
  publicPostPaths,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import { dayMs } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { aimedImages } from '../../platform/integrations/images/aimed-image.ts';
import { findEditedPost } from '../posts/edited-post.queries.ts';
import { postRows } from '../posts/news-item.store.ts';
import type { Page } from './page-frame.ts';
import { pageOfPost, pageSite } from './page-of-post.ts';
import { renderPostPage } from './post-page.ts';
import {
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from './preview-links.queries.ts';
import { findPostFacts } from './public-posts.queries.ts';
import { renderStatusPage } from './series-pages.ts';

/** Links that show a draft to who has no account: what is written of it at the time, until the link ends or is revoked. */
export function previewLinkRoutes(app: App): void {
  const { config } = app;
  handle(app, publicPostEndpoints.previewLink, async ({ body, viewer, db }) => {
    const post = await findEditedPost(db, rowsOf(viewer, postRows), body.id);
    if (!post) throw notFound();
    const blocked = whyNoPreviewLink({ status_code: post.status, hasDraft: post.draft !== null });
    if (blocked) throw conflict(blocked);
    const token = newToken();
    const expiresAt = new Date(Date.now() + body.days * dayMs);
    const link = { newsItemId: post.id, tokenHash: hashToken(token), expiresAt };
    return {
      id: await insertPreviewLink(db, link),
      url: config.publicUrl + draftPath(post.siteId, token),
      expires_at: expiresAt.toISOString(),
    };
  });

  handle(app, publicPostEndpoints.previewLinks, async ({ params, viewer, db }) => {
    const visible = rowsOf(viewer, postRows);
    if (!(await findPostFacts(db, visible, params.id))) throw notFound();
    const rows = await listPreviewLinks(db, visible, params.id);
    return rows.map((row) => ({
      id: row.id,
      created_by: row.createdBy,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      revoked_by: row.revokedBy,
      revoked_at: row.revokedAt?.toISOString() ?? null,
    }));
  });

  handle(app, publicPostEndpoints.revokePreviewLink, async ({ params, viewer, db }) => {
    if (!(await revokePreviewLink(db, rowsOf(viewer, postRows), params.id))) throw notFound();
    return null;
  });
  previewPage(app);
}

function previewPage({ http, pool, config, keys }: App): void {
  const { publicUrl } = config;
  const aimed = aimedImages(keys);
  async function pageOf(token: string): Promise<{ status: 200 | 404; page: Page }> {
    const link = await findPreviewLink(pool, hashToken(token));
    const visible = rowsOf(theProduct, postRows);
    const facts = link && (await findPostFacts(pool, visible, link.newsItemId));
    const site = facts && (await pageSite(pool, facts.siteId));
    if (!link || !facts || !site) throw notFound();
    if (link.isOver) return { status: 404, page: renderStatusPage(site, 'expired') };
    const post = await findEditedPost(pool, visible, facts.id);
    if (!post) throw notFound();
    const content = post.draft?.content ?? post.content;
    const shown = { ...facts, lastPublishedAt: facts.lastPublishedAt ?? new Date() };
    const page = await pageOfPost(pool, shown, content, publicUrl);
    const showing = { publicUrl, aimed, isIndexed: false, countPath: null };
    return { status: 200, page: renderPostPage(page, showing) };
  }

  http.get<{ Params: { token: string } }>(
    publicPostPaths.draft,
    { schema: { hide: true } },
    async (request, reply) => {
      const { status, page } = await pageOf(request.params.token);
      return (
        reply
          .code(status)
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          // Why: players of other sites want to know which site they stand on; the link itself is not told.
          .header('referrer-policy', 'strict-origin-when-cross-origin')
          .header('content-security-policy', page.policy)
          .type('text/html; charset=utf-8')
          .send(page.html)
      );
    },
  );
}
