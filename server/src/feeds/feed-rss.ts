import { imagesOf, imageWordsOf } from './feed-images.ts';
import type { FeedFormat, RawItem } from './feed-source.ts';
import {
  absoluteUrl,
  childOf,
  childrenOf,
  type FeedElement,
  markupIn,
  textIn,
} from './feed-xml.ts';

const LONGEST_BYLINE = 300;

/** RSS 0.9x, 1.0 and 2.0. */
export const rssFormat: FeedFormat = {
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

/** RSS 1.0 names an item by rdf:about, whatever prefix the file gave to RDF. */
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

/** RSS wants "desk@paper.com (Jane Doe)" here; a bare mail address is nobody's byline. */
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
