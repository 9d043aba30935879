import { newsSections, postStatus } from '@masthead/shared/news-items/news-item.ts';
import { findOrAddAuthors } from '../authors/authors.queries.ts';
import type { Db } from '../db/client.ts';
import { type FeedEntry, FeedRefused, type ParsedFeed, parseFeed } from '../feeds/feed.ts';
import { refused } from '../http/errors.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { addPosts, type NewPost } from './add-posts.queries.ts';
import { findByKeys } from './import-feed.queries.ts';
import { listSections } from './news-items.queries.ts';
import { undoPosts } from './undo-posts.ts';

type EntryRow = FeedEntry & { line: number };

/** Posts from an RSS or Atom feed. What an earlier import has brought is left as it is (decisions 6). */
export const feedImport: ImportKind<EntryRow> = {
  rowsAtATime: 50,
  open({ options }) {
    const siteId = Number(options.siteId);
    return {
      read: readEntries,
      async take(db, rows, isDryRun) {
        const keys = rows.flatMap(({ item }) => item?.externalKey ?? []);
        const known = new Set(await findByKeys(db, siteId, keys));
        const fresh = rows.filter(({ item }) => item && !known.has(item.externalKey));
        const ids = isDryRun ? [] : await addPosts(db, await postsOf(db, siteId, fresh));
        const idOf = new Map(fresh.map(({ line }, at) => [line, ids[at] ?? null]));
        return rows.map((row) => outcomeOf(row, idOf, isDryRun));
      },
    };
  },
  undo: undoPosts,
};

async function* readEntries(
  file: AsyncIterable<Buffer>,
  note: (sentence: string) => void,
): AsyncGenerator<EntryRow> {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  const feed = asRefusal(() => parseFeed(Buffer.concat(pieces)));
  note(feed.title);
  for (const entry of feed.entries) yield { ...entry, line: entry.position };
}

function asRefusal(parse: () => ParsedFeed): ParsedFeed {
  try {
    return parse();
  } catch (error) {
    throw error instanceof FeedRefused ? refused(error.message) : error;
  }
}

function outcomeOf(
  { line, item, headline, isDuplicate, messages }: EntryRow,
  idOf: ReadonlyMap<number, number | null>,
  isDryRun: boolean,
): RowOutcome {
  const problems = messages.map((message) => ({
    kind: item ? ('repaired' as const) : ('refused' as const),
    field: '',
    text: headline.slice(0, 100),
    message,
  }));
  if (!item) return { line, act: isDuplicate ? 'duplicates' : 'refused', problems };
  if (!idOf.has(line)) return { line, act: 'unchanged' };
  const recordId = idOf.get(line);
  if (isDryRun || !recordId) return { line, act: isDryRun ? 'added' : 'unchanged', problems };
  const change = { recordId, version: 1, before: null, after: null };
  return { line, act: 'added', problems, change };
}

async function postsOf(db: Db, siteId: number, rows: readonly EntryRow[]): Promise<NewPost[]> {
  const sections = new Map(
    (await listSections(db, siteId)).map((section) => [section.title, section.id]),
  );
  const now = new Date();
  const posts: NewPost[] = [];
  for (const { item } of rows) {
    if (!item) continue;
    posts.push({
      siteId,
      type: 'article',
      ...standingOf(item.publishedAt ?? now, now),
      headline: item.headline,
      slug: slug(item.headline),
      description: item.dek,
      body: item.body,
      imageUrl: item.imageUrl,
      postUrl: item.url,
      sectionIds: sectionsOf(item.categories, sections),
      authorIds: await findOrAddAuthors(db, item.authors),
      byline: item.authors.join(', ') || null,
      externalKey: item.externalKey,
    });
  }
  return posts;
}

/** What the future holds is a draft that waits for its time; what has been published is live. */
const standingOf = (publishedAt: Date, now: Date) =>
  publishedAt > now
    ? { status: postStatus.draft, scheduledAt: publishedAt, createdAt: now }
    : { status: postStatus.live, lastPublishedAt: publishedAt, createdAt: publishedAt };

const slug = (headline: string) =>
  headline
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Categories that are called like a section of news put the post into it. */
function sectionsOf(categories: string[], sections: ReadonlyMap<string, number>): number[] {
  const known = categories.flatMap(
    (category) => newsSections.find((name) => name.toLowerCase() === category.toLowerCase()) ?? [],
  );
  return [...new Set(known)].flatMap((name) => sections.get(name) ?? []);
}
