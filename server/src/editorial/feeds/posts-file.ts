import { asImported, type ImportedEntry } from './imported-post.ts';

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
  else {
    const { readFeed } = await import('./read-feed.ts');
    for await (const entry of readFeed(file, note)) yield asImported(entry);
  }
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
