import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import {
  markOf,
  whyMarkBlocked,
  whySectionBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  type PostMark,
  type PostType,
  postStatus,
} from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type AddedType,
  addSentences,
  eventSection,
  type NewNewsItem,
  slugOf,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, forbidden, notFound } from '../../platform/http/errors.ts';
import { findOrAddOwnAuthor } from '../authors/author.store.ts';
import { addPosts } from './add-posts.queries.ts';
import { asEditing, whyBlocked } from './edit-blocked.ts';
import { type EditedPost, findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { findNewsItem, listSections } from './news-items.queries.ts';

/** Refuses a section that the person may not put a post into. */
function checkSection(
  viewer: Viewer,
  isEvent: boolean,
  path: string,
  section: { title: string } | undefined,
): void {
  const blocked =
    section && whySectionBlocked({ is_event: isEvent }, section.title, asEditing(viewer));
  if (blocked) throw badRequest({ path, message: blocked });
}

/** True if a person may set a tag. Only tags that set marks are restricted. */
const mayMark = (viewer: Viewer, isEvent: boolean, mark: PostMark | undefined) =>
  !mark || whyMarkBlocked({ is_event: isEvent }, mark, asEditing(viewer)) === null;

/** True if a person may add posts of a type. Types without a list, such as videos, count as articles. */
function mayAdd(viewer: Viewer, type: PostType): boolean {
  const list = contentLists[type as AddedType] ?? contentLists.article;
  return may(viewer, screens[list.screen].access);
}

/** The person who clones, as an author, if they couldn't edit the clone otherwise. */
async function authorToAdd(db: Db, viewer: Viewer, { type, authorUserIds }: EditedPost) {
  const clone = { type, status: postStatus.draft, authorUserIds };
  return whyBlocked(clone, viewer) === null ? [] : [await findOrAddOwnAuthor(db, viewer)];
}

/**
 * Clones a post to a site as a draft with the same text, tags and authors, and the marks that the person may set.
 * A person who may edit only their own posts becomes one of the authors.
 */
export async function clonePost(
  db: Db,
  viewer: Viewer,
  id: number,
  to: { siteId: number; sectionId: number | null },
): Promise<number> {
  const visible = rowsOf(viewer, postRows);
  const sites = rowsOf(viewer, siteRows);
  const [row, post] = await Promise.all([
    findNewsItem(db, visible, id),
    findEditedPost(db, visible, id),
  ]);
  if (!row || !post) throw notFound();
  if (!mayAdd(viewer, post.type)) throw forbidden();
  const isEvent = post.type === 'event';
  const sentences = addSentences[isEvent ? 'event' : 'article'];
  if (!(await findSite(db, sites, to.siteId)))
    throw badRequest({ path: 'siteId', message: sentences.site_id });
  const section = (await listSections(db, sites, to.siteId)).find(({ id: each, title }) =>
    isEvent && to.sectionId === null ? title === eventSection : each === to.sectionId,
  );
  if (!section && !(isEvent && to.sectionId === null))
    throw badRequest({ path: 'sectionId', message: addSentences.article.section_id });
  checkSection(viewer, isEvent, 'sectionId', section);
  const others = row.authors.map(({ id, title }) => ({ id, name: title }));
  const authors = [...others, ...(await authorToAdd(db, viewer, post))];
  const { content } = post;
  const { location, lead_image, seo, social } = content;
  const [made] = await addPosts(db, [
    {
      siteId: to.siteId,
      type: post.type,
      status: postStatus.draft,
      headline: content.headline,
      slug: content.slug ?? slugOf(content.headline),
      description: content.description,
      imageUrl: content.image_url,
      byline: authors.map(({ name }) => name).join(', ') || null,
      internalTags: row.internalTags.filter((tag) => mayMark(viewer, isEvent, markOf(tag))),
      tags: content.tags,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      body: content.body,
      details: { location, lead_image, seo, social },
      sectionIds: section ? [section.id] : [],
      authorIds: authors.map(({ id }) => id),
      updatedBy: viewer.id,
    },
  ]);
  return made ?? 0;
}

/** Adds a draft and returns its id. Authors and contributors become its author. */
export async function createPost(db: Db, viewer: Viewer, given: NewNewsItem): Promise<number> {
  const siteId = given.site_id ?? 0;
  const sites = rowsOf(viewer, siteRows);
  const sentences = addSentences[given.type];
  if (!(await findSite(db, sites, siteId)))
    throw badRequest({ path: 'site_id', message: sentences.site_id });
  const section = (await listSections(db, sites, siteId)).find(({ id, title }) =>
    given.type === 'event' ? title === eventSection : id === given.section_id,
  );
  if (!section && given.type !== 'event')
    throw badRequest({ path: 'section_id', message: sentences.section_id });
  checkSection(viewer, given.type === 'event', 'section_id', section);
  const isWriter = viewer.roles.some((role) => role === 'author' || role === 'contributor');
  const author = isWriter ? await findOrAddOwnAuthor(db, viewer) : null;
  const [id] = await addPosts(db, [
    {
      siteId,
      type: given.type,
      status: postStatus.draft,
      headline: given.headline,
      slug: slugOf(given.headline),
      byline: author?.name ?? null,
      sectionIds: section ? [section.id] : [],
      authorIds: author ? [author.id] : [],
      updatedBy: viewer.id,
    },
  ]);
  if (!id) throw new Error('Inserting a post without a key returned no row');
  return id;
}
