import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  pageSections,
  postPath,
  wholeAddress,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/errors.ts';
import { photosetsIn } from './page-photosets.ts';
import type { PagePost, PageSite } from './page-post.ts';
import { findLinked, findPageSite, findPhotosets, type PostFacts } from './public-posts.queries.ts';

/** A site for its pages, or null. */
export async function pageSite(db: Db, siteId: number): Promise<PageSite | null> {
  const row = await findPageSite(db, siteId);
  return row && { ...row, sections: pageSections(row.sections) };
}

/** A post with this content instead of its own. */
export async function pageOfPost(
  db: Db,
  facts: PostFacts,
  content: NewsItemDraft,
  publicUrl: string,
): Promise<PagePost> {
  const [site, { sections, authors }, photosets] = await Promise.all([
    pageSite(db, facts.siteId),
    findLinked(db, content),
    findPhotosets(db, photosetsIn(content.body)),
  ]);
  if (!site) throw notFound();
  const slug = content.slug ?? facts.slug ?? `post-${facts.id}`;
  return {
    id: facts.id,
    type: facts.type,
    site,
    address: wholeAddress(facts.postUrl ?? postPath(site.id, slug), publicUrl),
    content,
    sections: pageSections(sections),
    authors: [...authors, ...facts.bylineNames.map((name) => ({ name, avatar: null }))],
    photosets,
    publishedAt: facts.lastPublishedAt,
    updatedAt: facts.updatedAt,
    isPromoted: facts.internalTags.includes('promoted'),
    hidesDate: facts.internalTags.includes('hidedate'),
  };
}
