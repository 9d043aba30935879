import { newsSections, postStatus } from '@masthead/shared/news-items/news-item.ts';
import type { Site } from '@masthead/shared/sites/site.ts';
import { findOrAddAuthors } from '../authors/authors.queries.ts';
import { type Pool, write } from '../db/client.ts';
import { addPosts } from './add-posts.queries.ts';
import { describeProblem, type FeedItem, parseFeed } from './feed.ts';
import { listSections } from './news-items.queries.ts';

/** What an import did. */
export interface ImportReport {
  title: string;
  added: number;
  alreadyThere: number;
  problems: string[];
}

const slug = (headline: string) =>
  headline
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Categories that are called like a section of news put the post into it. */
function sectionsOf(item: FeedItem, sections: ReadonlyMap<string, number>): number[] {
  const known = item.categories.flatMap(
    (category) => newsSections.find((name) => name.toLowerCase() === category.toLowerCase()) ?? [],
  );
  return [...new Set(known)].flatMap((name) => sections.get(name) ?? []);
}

/**
 * Imports a feed into a site in one transaction: a stop or a refusal leaves nothing half-imported,
 * and what an earlier import has brought is left as it is (decisions 6). Throws FeedRefused.
 */
export async function importFeed(
  pool: Pool,
  site: Site,
  bytes: Uint8Array,
  now: Date,
): Promise<ImportReport> {
  const feed = parseFeed(bytes);
  const added = await write(pool, null, async (db) => {
    const sections = new Map(
      (await listSections(db, site.id)).map((section) => [section.title, section.id]),
    );
    let count = 0;
    for (const item of feed.items) {
      const authorIds = await findOrAddAuthors(db, item.authors);
      const publishedAt = item.publishedAt ?? now;
      const [id] = await addPosts(db, [
        {
          siteId: site.id,
          type: 'article',
          status: postStatus.live,
          headline: item.headline,
          slug: slug(item.headline),
          description: item.dek,
          body: item.body,
          imageUrl: item.imageUrl,
          postUrl: item.url,
          sectionIds: sectionsOf(item, sections),
          authorIds,
          byline: item.authors.join(', ') || null,
          externalKey: item.externalKey,
          createdAt: publishedAt,
          lastPublishedAt: publishedAt,
        },
      ]);
      if (id) count += 1;
    }
    return count;
  });
  return {
    title: feed.title,
    added,
    alreadyThere: feed.items.length - added,
    problems: feed.problems.map(describeProblem),
  };
}
