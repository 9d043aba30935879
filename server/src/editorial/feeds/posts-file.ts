import { asImported, type ImportedEntry } from './imported-post.ts';

/**
 * Reads posts from a file of another system: RSS or Atom, a WordPress or Ghost export, or a calendar. The
 * first bytes tell the format. Throws FeedRefused with a sentence for any other file.
 *
 * @param zone the time zone of the site, for times that name none
 * @param now the moment around which open-ended events are expanded
 */
export async function* readPostsFile(
  file: AsyncIterable<Buffer>,
  { zone, now }: { zone: string; now: Date },
  note: (sentence: string) => void,
): AsyncGenerator<ImportedEntry> {
  const start = await startOf(file);
  // Why lazy: loads a reader only when its format is needed.
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

/** Enough to tell the format. */
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
