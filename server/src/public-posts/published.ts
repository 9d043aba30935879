import type { PostType } from '@masthead/shared/news-items/news-item.ts';
import { pageSection } from '@masthead/shared/public-posts/page-address.ts';
import type { Db } from '../db/client.ts';
import { listSiteSections } from './public-posts.queries.ts';

/** What the front page and the feed of a site hold; places, charities and events have sections of their own. */
export const newsTypes: readonly PostType[] = ['article', 'image', 'video'];

/** The section at a part of an address; sections that readers cannot tell apart are one. */
export async function findSectionPosts(
  db: Db,
  siteId: number,
  slug: string,
): Promise<{ title: string; ids: number[] } | null> {
  const all = await listSiteSections(db, siteId);
  const found = all.filter(({ title }) => pageSection(title).slug === slug);
  return found[0] ? { title: found[0].title, ids: found.map(({ id }) => id) } : null;
}
