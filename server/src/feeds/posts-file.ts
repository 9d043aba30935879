import { parseFeed } from './feed.ts';
import { FeedRefused } from './feed-refused.ts';
import { asImported, type ImportedEntry } from './imported-post.ts';

const mostFeedBytes = 20 * 1024 * 1024;

/**
 * Reads posts from whatever file another system has made: RSS and Atom, an export of WordPress or Ghost, a calendar. The
 * first bytes tell which it is. Throws FeedRefused with a sentence for a file that is none of them.
 *
 * @param zone the time zone of the site, for times that name none
 * @param now what a calendar without an end is unfolded around
 */
export async function* readPostsFile(
  file: AsyncIterable<Buffer>,
  { zone, now }: { zone: string; now: Date },
  note: (sentence: string) => void,
): AsyncGenerator<ImportedEntry> {
  const start = await startOf(file);
  // Why: what reads a kind of file is loaded where one of it comes.
  if (start.startsWith('{')) yield* (await import('./ghost.ts')).readGhost(file);
  else if (/^BEGIN:VCALENDAR/i.test(start))
    yield* (await import('./calendar.ts')).readCalendar(file, { zone, now }, note);
  else if (/\/\/wordpress\.org\/export\/|<wp:wxr_version>/i.test(start))
    yield* (await import('./wordpress.ts')).readWordPress(file, note);
  else yield* readFeed(file, note);
}

/** Enough to tell the kind of file. */
const startBytes = 16 * 1024;

async function startOf(file: AsyncIterable<Buffer>): Promise<string> {
  let start = Buffer.alloc(0);
  for await (const bytes of file) {
    start = Buffer.concat([start, bytes]);
    if (start.length >= startBytes) break;
  }
  return start
    .subarray(0, startBytes)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll('\0', '')
    .trimStart();
}

async function* readFeed(
  file: AsyncIterable<Buffer>,
  note: (sentence: string) => void,
): AsyncGenerator<ImportedEntry> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    if (size > mostFeedBytes)
      throw new FeedRefused('This feed is larger than 20 MB. Ask for a feed with fewer items.');
    pieces.push(piece);
  }
  const feed = parseFeed(Buffer.concat(pieces));
  note(feed.title);
  for (const entry of feed.entries) yield asImported(entry);
}
