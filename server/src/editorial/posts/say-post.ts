import {
  newsItemMessages,
  whySectionBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { authorRows } from '../authors/author.store.ts';
import { asEditing, asRule } from './edit-blocked.ts';
import {
  type EditedPost,
  findKnownLinks,
  findSlugOwner,
  saveOldSlug,
  writeContent,
} from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { listSections } from './news-items.queries.ts';
import { withOccurrence } from './occurrence.ts';

const rolesBeyondOwn = ['admin', 'editor', 'author', 'events'];

/** Rejects a newly added section that the person may not use. */
export async function checkSections(
  db: Db,
  viewer: Viewer,
  post: EditedPost,
  sectionIds: readonly number[],
): Promise<void> {
  const before = new Set([...post.content.section_ids, ...(post.draft?.content.section_ids ?? [])]);
  const added = sectionIds.filter((id) => !before.has(id));
  if (added.length === 0) return;
  for (const { id, title } of await listSections(db, rowsOf(viewer, siteRows), post.siteId)) {
    if (!added.includes(id)) continue;
    const blocked = whySectionBlocked(asRule(post), title, asEditing(viewer));
    if (blocked) throw badRequest({ path: 'section_ids', message: blocked });
  }
}

/** Checks that need the database: sections belong to the site, authors exist, the slug is free. */
export async function checkWhole(
  db: Db,
  viewer: Viewer | null,
  post: EditedPost,
  content: NewsItemDraft,
): Promise<void> {
  const known = await findKnownLinks(
    db,
    rowsOf(viewer ?? theProduct, authorRows),
    post.siteId,
    content,
  );
  if (content.section_ids.some((id) => !known.sections.includes(id)))
    throw badRequest({ path: 'section_ids', message: newsItemMessages.unknownSection });
  if (viewer) await checkSections(db, viewer, post, content.section_ids);
  if (content.authors.some((id) => !known.authors.some((author) => author.id === id)))
    throw badRequest({ path: 'authors', message: newsItemMessages.unknownAuthor });
  // Why: contributors may edit only posts that list them as authors, so they would lock themselves out.
  const isOwnOnly = viewer && !viewer.roles.some((role) => rolesBeyondOwn.includes(role));
  if (isOwnOnly && !known.authors.some((author) => author.userId === viewer.id))
    throw badRequest({ path: 'authors', message: newsItemMessages.stayAuthor });
  if (content.slug) await checkSlug(db, viewer, { ...post, slug: content.slug });
}

/** Rejects a slug that another post has or had, because old URLs redirect to their post. */
async function checkSlug(
  db: Db,
  viewer: Viewer | null,
  asked: Pick<EditedPost, 'id' | 'siteId'> & { slug: string },
): Promise<void> {
  const owner = await findSlugOwner(db, rowsOf(viewer ?? theProduct, postRows), asked);
  if (!owner) return;
  const { slugRedirects, slugTaken } = newsItemMessages;
  const message = owner.isRedirect ? slugRedirects(owner.headline) : slugTaken;
  throw badRequest({ path: 'slug', message });
}

/** Publishes this content. If the URL of a published post changes, the old one redirects. */
export async function sayContent(
  db: Db,
  post: EditedPost,
  content: NewsItemDraft,
  revisionId: number,
): Promise<void> {
  const before = post.content.slug;
  const slug = content.slug ?? before;
  if (before && slug !== before && post.lastPublishedAt)
    await saveOldSlug(db, post.siteId, before, post.id);
  const occurrence = content.occurrence === null ? null : new Date(content.occurrence);
  const internalTags = withOccurrence(post.internalTags, occurrence);
  await writeContent(db, post.id, content, { revisionId, slug, internalTags });
}
