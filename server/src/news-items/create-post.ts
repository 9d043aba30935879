import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import {
  addSentences,
  eventSection,
  type NewNewsItem,
  slugOf,
} from '@masthead/shared/news-items/news-item-form.ts';
import type { Viewer } from '../access/viewer.ts';
import { findOrAddOwnAuthor } from '../authors/authors.queries.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { findSite } from '../sites/sites.queries.ts';
import { addPosts } from './add-posts.queries.ts';
import { listSections } from './news-items.queries.ts';

/** Adds a draft; whoever writes for a living is its author. Answers its id. */
export async function createPost(db: Db, viewer: Viewer, given: NewNewsItem): Promise<number> {
  const siteId = given.site_id ?? 0;
  const sentences = addSentences[given.type];
  if (!(await findSite(db, siteId)))
    throw badRequest({ path: 'site_id', message: sentences.site_id });
  const section = (await listSections(db, siteId)).find(({ id, title }) =>
    given.type === 'event' ? title === eventSection : id === given.section_id,
  );
  if (!section && given.type !== 'event')
    throw badRequest({ path: 'section_id', message: sentences.section_id });
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
    },
  ]);
  if (!id) throw new Error('A new post was left out although it has no key.');
  return id;
}
