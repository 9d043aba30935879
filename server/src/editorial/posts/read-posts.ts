import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { badRequest } from '../../platform/http/errors.ts';
import type { FileReader, ReadOptions } from '../../platform/imports/file-reader.ts';
import { FeedRefused } from '../feeds/feed-decode.ts';
import type { ImportedEntry } from '../feeds/imported-post.ts';
import { type NamedPicture, picturesIn } from '../feeds/post-pictures.ts';
import { readPostsFile } from '../feeds/posts-file.ts';

/** A post of a file, with the pictures that it names at other hosts. */
export type PostRow = ImportedEntry & { line: number; pictures: NamedPicture[] };

async function* readPosts(
  file: AsyncIterable<Buffer>,
  { zone, at }: ReadOptions,
  note: (sentence: string) => void,
): AsyncGenerator<PostRow> {
  const place = { zone: String(zone ?? centralZone), now: new Date(at ?? Date.now()) };
  try {
    for await (const entry of readPostsFile(file, place, note))
      yield {
        ...entry,
        line: entry.position,
        pictures: entry.item ? picturesIn(entry.item) : [],
      };
  } catch (error) {
    throw error instanceof FeedRefused ? badRequest(error.message) : error;
  }
}

/** Reads feeds, calendars and exports of other systems in the thread of an import. */
export const postReader: FileReader<PostRow> = {
  read: readPosts,
  sizeOf: ({ item }) => item?.body.length ?? 0,
};
