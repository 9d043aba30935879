import { labelMessages } from '@masthead/shared/editorial/posts/import-labels.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { type FeedEntry, readEntry, shortText } from './feed.ts';
import { atomFormat, imagesOf, imageWordsOf } from './feed-atom.ts';
import { FeedRefused } from './feed-decode.ts';
import type { FeedFormat, FeedHead, RawItem } from './feed-source.ts';
import {
  absoluteUrl,
  childOf,
  childrenOf,
  type FeedElement,
  markupIn,
  textIn,
} from './feed-xml.ts';
import { streamElements } from './xml-stream.ts';

const LONGEST_BYLINE = 300;

/** RSS 0.9x, 1.0 and 2.0. */
const rssFormat: FeedFormat = {
  roots: ['rss', 'rdf:RDF'],
  item: 'item',
  told: ['title', 'link'],
  open(head) {
    const base = absoluteUrl(textIn(childOf(head, 'link')), head.base) ?? head.base;
    return { title: textIn(childOf(head, 'title')), read: (item) => rawItem(item, base) };
  },
};

function rawItem(item: FeedElement, channelBase: string): RawItem {
  const link = linkOf(item);
  return {
    id: textIn(childOf(item, 'guid')) || aboutAttribute(item),
    title: htmlIn(childOf(item, 'title', 'dc:title', 'media:title')),
    isTitleLiteral: false,
    link,
    base: item.base || channelBase,
    summary: htmlIn(
      childOf(item, 'description', 'atom:summary', 'dc:description', 'media:description'),
    ),
    content: htmlIn(childOf(item, 'content:encoded', 'atom:content')),
    images: imagesOf(item),
    ...imageWordsOf(item),
    authors: authorsOf(item),
    categories: childrenOf(item, 'category', 'dc:subject').map(textIn),
    date: textIn(
      childOf(item, 'pubDate', 'dc:date', 'dcterms:issued', 'atom:published', 'atom:updated'),
    ),
    hadControlCharacters: item.hadControlCharacters,
  };
}

/** RSS 1.0 identifies an item by rdf:about, with any prefix for RDF. */
function aboutAttribute({ attributes }: FeedElement): string {
  const name = Object.keys(attributes).find((key) => /^(?:\w+:)?about$/.test(key));
  return (name && attributes[name]) ?? '';
}

function linkOf(item: FeedElement): string {
  const link = textIn(childOf(item, 'link')).trim();
  if (link) return link;
  const alternate = childrenOf(item, 'atom:link').find(
    ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
  );
  if (alternate?.attributes.href) return alternate.attributes.href;
  const guid = childOf(item, 'guid');
  const address = textIn(guid).trim();
  return guid?.attributes.isPermaLink !== 'false' && /^https?:/i.test(address) ? address : '';
}

function authorsOf(item: FeedElement): string[] {
  const names = childrenOf(item, 'dc:creator').map(textIn);
  const writers = childrenOf(item, 'author', 'itunes:author').map((author) =>
    withoutMailAddress(textIn(author).slice(0, LONGEST_BYLINE)),
  );
  return [...names, ...(names.length > 0 ? [] : writers)];
}

/** RSS uses "desk@paper.com (Jane Doe)" here. A bare email address is not used as a byline. */
function withoutMailAddress(author: string): string {
  const named = /^\s*\S+@\S+\s*\((.+)\)\s*$/.exec(author)?.[1] ?? author;
  return named.replace(/\s*<?[^\s<>]+@[^\s<>]+>?\s*/g, ' ').trim();
}

function htmlIn(element: FeedElement | null): string {
  if (!element) return '';
  return element.children.some((child) => typeof child !== 'string')
    ? markupIn(element)
    : textIn(element);
}

const formats: readonly FeedFormat[] = [rssFormat, atomFormat];
/** Ids stay in memory while a file is read, to find duplicates. */
const mostItems = 200_000;
/** Bounds the metadata of the feed: title, URL, authors. */
const mostTold = 200;

/**
 * Reads RSS and Atom with one item in memory at a time, in two passes: first the metadata of the feed, which may come
 * after the items, then the items. Throws FeedRefused before the first item if the file is no safe feed, and
 * reports every item that it skipped or repaired.
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
      `This XML file is neither RSS nor Atom: it begins with <${element.name.slice(0, 60)}>.`,
    );
  };
  for await (const element of streamElements(file, { onOuter, onMend })) {
    if (element.name === format?.item) items += 1;
    else if (format?.told.includes(element.name) && told.length < mostTold) told.push(element);
  }
  if (!format || !outer || items === 0) throw new FeedRefused('This feed has no items.');
  if (items > mostItems)
    throw new FeedRefused(
      `This feed has ${inDigits(items)} items, but at most ${inDigits(mostItems)} can be imported at once.`,
    );
  return { format, head: format.open({ ...outer, children: told }) };
}
