import { inDigits } from '@masthead/shared/counting.ts';
import { labelMessages } from '@masthead/shared/news-items/import-labels.messages.ts';
import { type FeedEntry, readEntry, shortText } from './feed.ts';
import { atomFormat } from './feed-atom.ts';
import { FeedRefused } from './feed-refused.ts';
import { rssFormat } from './feed-rss.ts';
import type { FeedFormat, FeedHead } from './feed-source.ts';
import type { FeedElement } from './feed-xml.ts';
import { streamElements } from './xml-stream.ts';

const formats: readonly FeedFormat[] = [rssFormat, atomFormat];
/** Their ids are kept while a file is read, so that one that comes twice is known. */
const mostItems = 200_000;
/** Of what tells of the whole feed: its title, its address, its writers. */
const mostTold = 200;

/**
 * Reads RSS and Atom, one item in memory at a time: first through it for what is told of the whole feed, which may stand
 * behind the items, then for the items. Throws FeedRefused for a file that is no safe feed, before its first item, and
 * tells of every item that it skipped or repaired.
 */
export async function* readFeed(
  file: AsyncIterable<Buffer>,
  note: (sentence: string) => void,
): AsyncGenerator<FeedEntry> {
  const mends: string[] = [];
  const { format, head } = await openFeed(file, (sentence) => mends.push(sentence));
  if (head.title) note(labelMessages.fileTitle(shortText(head.title)));
  mends.forEach(note);
  const kept = new Map<string, number>();
  let position = 0;
  for await (const element of streamElements(file))
    if (element.name === format.item) yield readEntry(head.read(element), ++position, kept);
}

async function openFeed(
  file: AsyncIterable<Buffer>,
  onMend: (sentence: string) => void,
): Promise<{ format: FeedFormat; head: FeedHead }> {
  let format: FeedFormat | undefined;
  let outer: FeedElement | undefined;
  const told: FeedElement[] = [];
  let items = 0;
  const onOuter = (element: FeedElement) => {
    format ??= formats.find(({ roots }) => roots.includes(element.name));
    outer = element;
    if (format) return;
    throw new FeedRefused(
      `This is XML, but neither RSS nor Atom: it begins with <${element.name.slice(0, 60)}>.`,
    );
  };
  for await (const element of streamElements(file, { onOuter, onMend })) {
    if (element.name === format?.item) items += 1;
    else if (format?.told.includes(element.name) && told.length < mostTold) told.push(element);
  }
  if (!format || !outer || items === 0) throw new FeedRefused('This feed holds no items.');
  if (items > mostItems)
    throw new FeedRefused(
      `This feed holds ${inDigits(items)} items; at most ${inDigits(mostItems)} can be imported at once.`,
    );
  return { format, head: format.open({ ...outer, children: told }) };
}
