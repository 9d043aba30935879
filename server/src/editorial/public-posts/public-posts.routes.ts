import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { aimedImages } from '../../platform/integrations/images/aimed-image.ts';
import { postRows } from '../posts/news-item.store.ts';
import { pageOfPost } from './page-of-post.ts';
import { renderPostPage } from './post-page.ts';
import { findPostFacts } from './public-posts.queries.ts';

/** The public pages of posts and their previews (decisions 9). */
export function publicPostRoutes(app: App): void {
  const { publicUrl } = app.config;
  const aimed = aimedImages(app.keys);

  handle(app, publicPostEndpoints.preview, async ({ body, viewer, db, reply }) => {
    const facts = await findPostFacts(db, rowsOf(viewer, postRows), body.id);
    if (!facts) throw notFound();
    // Why: an unpublished post is shown as if it were published now.
    const published = { ...facts, lastPublishedAt: facts.lastPublishedAt ?? new Date() };
    const post = await pageOfPost(db, published, body.content, publicUrl);
    const page = renderPostPage(post, { publicUrl, aimed, isIndexed: false, countPath: null });
    reply.header('content-security-policy', page.policy);
    return page.html;
  });
}
