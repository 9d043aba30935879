import { digestOf, type FeedEntry, type FeedItem } from './feed.ts';

/** A post of an imported file, cleaned and normalized. */
export interface ImportedPost extends FeedItem {
  type: 'article' | 'event';
  /** Its key in earlier versions; not unique. */
  formerKey: string | null;
  /** Its other URLs at the source. */
  otherAddresses: string[];
  /** The slug of its URL at the source; null if it has none. */
  slug: string | null;
  tags: string[];
  seo: { title: string | null; description: string | null } | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** The time of this occurrence of a recurring event. */
  occurrence: Date | null;
  /** Set for posts pending review or unlisted at the source. */
  standing: 'pending' | 'unlisted' | null;
  location: { venue: string | null; website: string | null } | null;
}

/** The result for one record of the file. */
export interface ImportedEntry extends Omit<FeedEntry, 'item'> {
  item: ImportedPost | null;
}

/** An entry of a format with no more data than a feed. */
export function asImported(
  { item, ...entry }: FeedEntry,
  more: Partial<ImportedPost> = {},
): ImportedEntry {
  if (!item) return { ...entry, item };
  const post = { ...item, ...noMore, ...more };
  const mayBePublic = item.isPublic && post.isPublic;
  // Why: otherwise it would go live now and lead the site.
  const isDateless = mayBePublic && post.type === 'article' && !item.publishedAt;
  const isPublic = mayBePublic && !isDateless;
  const { tags, seo, startsAt, endsAt, location } = post;
  const messages = isDateless ? ['it has no date, so it becomes a draft'] : [];
  return {
    ...entry,
    item: {
      ...post,
      isPublic,
      fingerprint: digestOf([item.fingerprint, tags, seo, startsAt, endsAt, location]),
      standing: isPublic || post.standing === 'pending' ? post.standing : null,
    },
    messages: [...entry.messages, ...messages],
  };
}

const noMore: Omit<ImportedPost, keyof FeedItem> = {
  type: 'article',
  formerKey: null,
  otherAddresses: [],
  slug: null,
  tags: [],
  seo: null,
  startsAt: null,
  endsAt: null,
  occurrence: null,
  standing: null,
  location: null,
};

/** A record that is no post, with a note if someone may miss it. */
export const leftOut = (position: number, headline: string, message?: string): ImportedEntry => ({
  position,
  headline,
  item: null,
  isDuplicate: false,
  isOther: true,
  messages: message ? [message] : [],
});
