import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { Db } from '../../platform/db/client.ts';
import { addPosts } from './add-posts.queries.ts';

let made = 0;

/** The fields of a post that a test sets; the others get valid values. */
export interface GivenPost {
  siteId: number;
  type?: PostType;
  status?: number;
  headline?: string;
  slug?: string;
  description?: string;
  body?: string;
  postUrl?: string | null;
  imageUrl?: string | null;
  sectionIds?: number[];
  authorIds?: number[];
  byline?: string | null;
  internalTags?: string[];
  tags?: string[];
  totalViews?: number;
  startsAt?: Date | string | null;
  scheduledAt?: Date | string | null;
  createdAt?: Date | string;
  lastPublishedAt?: Date | string | null;
}

/** A live article by default. */
export async function buildNewsItem(db: Db, given: GivenPost): Promise<number> {
  made += 1;
  const status = given.status ?? 0;
  const createdAt = new Date(given.createdAt ?? '2027-01-10T18:00:00Z');
  const [id] = await addPosts(db, [
    {
      siteId: given.siteId,
      type: given.type ?? 'article',
      status,
      headline: given.headline ?? `Headline ${made}`,
      slug: given.slug ?? null,
      description: given.description ?? 'What happened.',
      body: given.body ?? '',
      postUrl: given.postUrl === undefined ? `https://site.example/post-${made}/` : given.postUrl,
      imageUrl: given.imageUrl ?? null,
      sectionIds: given.sectionIds ?? [],
      authorIds: given.authorIds ?? [],
      byline: given.byline ?? null,
      internalTags: given.internalTags ?? [],
      tags: given.tags ?? [],
      totalViews: given.totalViews ?? 0,
      startsAt: given.startsAt ? new Date(given.startsAt) : null,
      scheduledAt: given.scheduledAt ? new Date(given.scheduledAt) : null,
      createdAt,
      lastPublishedAt: given.lastPublishedAt ? new Date(given.lastPublishedAt) : null,
    },
  ]);
  if (!id) throw new Error('no post');
  return id;
}

/** An author. */
export async function buildAuthor(db: Db, name?: string): Promise<number> {
  made += 1;
  const [row] = await db<{ id: number }[]>`
    insert into authors (name, avatar) values (${name ?? `Author ${made}`}, '/images/demo/avatar.jpg') returning id`;
  if (!row) throw new Error('no author');
  return row.id;
}
