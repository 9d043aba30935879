import { digestOf, type FeedEntry, type FeedItem } from './feed.ts';

/** A post as a file of another system tells it, cleaned and in our words. */
export interface ImportedPost extends FeedItem {
  type: 'article' | 'event';
  /** By which an earlier Masthead knew it; that of another post may be the same. */
  formerKey: string | null;
  /** Where readers found it there, besides its address. */
  otherAddresses: string[];
  /** The end of its address there; null when it has none of its own. */
  slug: string | null;
  tags: string[];
  seo: { title: string | null; description: string | null } | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** When this one of a recurring event takes place. */
  occurrence: Date | null;
  /** Of what waits there for a review, and of what is read there by whoever has its address but is in no list. */
  standing: 'pending' | 'unlisted' | null;
  location: { venue: string | null; website: string | null } | null;
}

/** What became of one record of the file. */
export interface ImportedEntry extends Omit<FeedEntry, 'item'> {
  item: ImportedPost | null;
}

/** An entry of which the file says no more than a feed does. */
export function asImported(
  { item, ...entry }: FeedEntry,
  more: Partial<ImportedPost> = {},
): ImportedEntry {
  if (!item) return { ...entry, item };
  const post = { ...item, ...noMore, ...more };
  const mayBePublic = item.isPublic && post.isPublic;
  // Why: on its own it would be live as of now, and lead the site.
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

/** A record that is no post, with a word about it where somebody may miss it. */
export const leftOut = (position: number, headline: string, message?: string): ImportedEntry => ({
  position,
  headline,
  item: null,
  isDuplicate: false,
  isOther: true,
  messages: message ? [message] : [],
});
