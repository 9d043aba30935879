import { newsSections, postStatus } from '@masthead/shared/news-items/news-item.ts';
import {
  eventSection,
  newsItemLimits,
  slugOf,
} from '@masthead/shared/news-items/news-item-form.ts';
import { actingFor, rowsOf, type Seer } from '../access/rows.ts';
import { findOrAddAuthors } from '../authors/authors.queries.ts';
import type { Db } from '../db/client.ts';
import type { ImportedPost } from '../feeds/imported-post.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { insertPictures, type NewPicture } from '../imports/pictures.queries.ts';
import { siteRows } from '../sites/site.rows.ts';
import { addPosts, type NewPost } from './add-posts.queries.ts';
import { findByKeys } from './import-feed.queries.ts';
import { listSections } from './news-items.queries.ts';
import { occurrenceTag } from './occurrence.ts';
import { postRows } from './post.rows.ts';
import type { PostRow } from './read-posts.ts';
import { undoPosts } from './undo-posts.ts';

/**
 * Posts from a feed, an export of WordPress or Ghost, or a calendar. What an earlier import has brought is left as it
 * is (decisions 6).
 */
export const feedImport: ImportKind<PostRow> = {
  rowsAtATime: 50,
  open({ id, options, organizationId }) {
    const seer = actingFor(organizationId);
    const siteId = Number(options.siteId);
    return {
      async take(db, rows, isDryRun) {
        const keys = rows.flatMap(({ item }) => item?.externalKey ?? []);
        const known = new Set(await findByKeys(db, rowsOf(seer, postRows), siteId, keys));
        const fresh = rows.filter(({ item }) => item && !known.has(item.externalKey));
        const ids = isDryRun ? [] : await addPosts(db, await postsOf(db, seer, siteId, fresh));
        const idOf = new Map(fresh.map(({ line }, at) => [line, ids[at] ?? null]));
        await insertPictures(db, id, fresh.flatMap(picturesOf(idOf)));
        return rows.map((row) => outcomeOf(row, idOf, isDryRun));
      },
    };
  },
  undo: undoPosts,
};

/** The pictures that a new post names at other hosts. */
const picturesOf =
  (idOf: ReadonlyMap<number, number | null>) =>
  ({ line, pictures }: PostRow): NewPicture[] => {
    const newsItemId = idOf.get(line);
    return newsItemId ? pictures.map((picture) => ({ ...picture, line, newsItemId })) : [];
  };

function outcomeOf(
  { line, item, headline, isDuplicate, isOther, messages }: PostRow,
  idOf: ReadonlyMap<number, number | null>,
  isDryRun: boolean,
): RowOutcome {
  const problems = messages.map((message) => ({
    kind: item ? ('repaired' as const) : ('refused' as const),
    field: '',
    text: headline.slice(0, 100),
    message,
  }));
  if (isOther) return { line, act: 'leftOut', problems };
  if (!item) return { line, act: isDuplicate ? 'duplicates' : 'refused', problems };
  if (!idOf.has(line)) return { line, act: 'unchanged' };
  const recordId = idOf.get(line);
  if (isDryRun || !recordId) return { line, act: isDryRun ? 'added' : 'unchanged', problems };
  const change = { recordId, version: 1, before: null, after: null };
  return { line, act: 'added', problems, change };
}

async function postsOf(
  db: Db,
  seer: Seer,
  siteId: number,
  rows: readonly PostRow[],
): Promise<NewPost[]> {
  const sections = new Map(
    (await listSections(db, rowsOf(seer, siteRows), siteId)).map((section) => [
      section.title,
      section.id,
    ]),
  );
  const now = new Date();
  const posts: NewPost[] = [];
  for (const { item } of rows) {
    if (!item) continue;
    posts.push({
      siteId,
      type: item.type,
      ...standingOf(item, now),
      headline: item.headline,
      slug: slugOf(item.slug ?? '') || slugOf(item.headline),
      description: item.dek,
      body: item.body,
      imageUrl: item.imageUrl,
      postUrl: item.url,
      tags: tagsOf(item.tags),
      internalTags: item.occurrence ? [occurrenceTag(item.occurrence)] : [],
      startsAt: item.startsAt,
      endsAt: item.endsAt,
      details: detailsOf(item),
      sectionIds: sectionsOf(item, sections),
      authorIds: await findOrAddAuthors(db, item.authors),
      byline: item.authors.join(', ') || null,
      externalKey: item.externalKey,
    });
  }
  return posts;
}

/**
 * What waits for a review there does so here, and what is on no list is on none. What nobody could read there is a
 * draft; what the future holds is one that waits for its time; the rest is live.
 */
function standingOf({ isPublic, publishedAt, standing }: ImportedPost, now: Date) {
  const at = publishedAt ?? now;
  const createdAt = at < now ? at : now;
  if (standing === 'pending') return { status: postStatus.pending, createdAt };
  if (standing === 'unlisted')
    return { status: postStatus.unlisted, lastPublishedAt: createdAt, createdAt };
  if (!isPublic) return { status: postStatus.draft, createdAt };
  return at > now
    ? { status: postStatus.draft, scheduledAt: at, createdAt }
    : { status: postStatus.live, lastPublishedAt: at, createdAt };
}

const detailsOf = ({ seo, location, imageAlt, imageCredit }: ImportedPost) => ({
  ...((imageAlt || imageCredit) && { lead_image: { alt: imageAlt, credit: imageCredit } }),
  ...(seo && { seo }),
  ...(location && { location }),
});

const longestTag = 60;
const tagsOf = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().slice(0, longestTag)).filter(Boolean))].slice(
    0,
    newsItemLimits.tags,
  );

/** Categories that are called like a section of news put the post into it; an event has a section of its own. */
function sectionsOf(
  { type, categories }: ImportedPost,
  sections: ReadonlyMap<string, number>,
): number[] {
  const known = categories.flatMap(
    (category) => newsSections.find((name) => name.toLowerCase() === category.toLowerCase()) ?? [],
  );
  const names = type === 'event' ? [eventSection] : [...new Set(known)];
  return names.flatMap((name) => sections.get(name) ?? []);
}
