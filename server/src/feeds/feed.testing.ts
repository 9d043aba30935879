import type { FeedEntry, FeedItem } from './feed.ts';
import { readFeed } from './read-feed.ts';

/** A feed with all that it holds. */
export interface ParsedFeed {
  title: string;
  items: FeedItem[];
  problems: { position: number; message: string }[];
}

/** The same bytes in pieces, as a file comes. */
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
