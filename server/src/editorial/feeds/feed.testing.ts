import type { FeedEntry, FeedItem } from './feed.ts';
import type { ImportedEntry } from './imported-post.ts';
import { readPostsFile } from './posts-file.ts';
import { readFeed } from './read-feed.ts';

/** A feed with all its items. */
export interface ParsedFeed {
  title: string;
  items: FeedItem[];
  problems: { position: number; message: string }[];
}

/** The same bytes in chunks, as a stream delivers them. */
export const inPieces = (bytes: Uint8Array, pieceBytes = 64 * 1024): AsyncIterable<Buffer> => ({
  async *[Symbol.asyncIterator]() {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      yield Buffer.from(bytes.subarray(at, at + pieceBytes));
  },
});

/** Reads a whole feed the way an import does. */
export async function parseFeed(bytes: Uint8Array): Promise<ParsedFeed> {
  const titles: string[] = [];
  const entries: FeedEntry[] = [];
  for await (const entry of readFeed(inPieces(bytes), (title) => titles.push(title)))
    entries.push(entry);
  return {
    title: titles.join(),
    items: entries.flatMap(({ item }) => item ?? []),
    problems: entries.flatMap(({ position, messages }) =>
      messages.map((message) => ({ position, message })),
    ),
  };
}

/** The current time and zone in tests. */
export const readingAt = { zone: 'America/Chicago', now: new Date('2026-11-20T12:00:00Z') };

/** Reads a whole file of any kind the way an import does. Every way to cut it into pieces must read the same. */
export async function readPosts(text: string | Buffer, pieceBytes = 64 * 1024) {
  const file = inPieces(Buffer.from(text as string), pieceBytes);
  const notes: string[] = [];
  const entries: ImportedEntry[] = [];
  for await (const one of readPostsFile(file, readingAt, (note) => notes.push(note)))
    entries.push(one);
  return { notes, entries, posts: entries.flatMap(({ item }) => item ?? []) };
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** An RSS feed around these items. */
export const rss = (items: string, head = '<link>https://paper.test/news/</link>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
    <channel><title>The Paper</title>${head}${items}</channel></rss>`;
export const item = (inside: string) =>
  `<item><title>A headline</title><guid>1</guid>${inside}</item>`;

/** The only item of a feed. */
export function only({ items: [first, ...others] }: ParsedFeed): FeedItem {
  if (!first || others.length > 0) throw new Error(`The feed holds ${others.length + 1} items`);
  return first;
}
