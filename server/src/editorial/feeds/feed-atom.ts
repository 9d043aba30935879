import type { FeedFormat, RawItem } from './feed-source.ts';
import {
  absoluteUrl,
  childOf,
  childrenOf,
  escapeText,
  type FeedElement,
  markupIn,
  textIn,
} from './feed-xml.ts';

/** Atom 1.0, and 0.3 where it agrees. */
export const atomFormat: FeedFormat = {
  roots: ['atom:feed'],
  item: 'atom:entry',
  told: ['atom:title', 'atom:link', 'atom:author'],
  open(head) {
    const base = head.base || (absoluteUrl(alternateLink(head), '') ?? '');
    const writers = authorsOf(head);
    return {
      title: htmlIn(childOf(head, 'atom:title')),
      read: (entry) => rawItem(entry, base, writers),
    };
  },
};

function rawItem(entry: FeedElement, base: string, feedWriters: string[]): RawItem {
  const title = childOf(entry, 'atom:title');
  const writers = authorsOf(entry);
  const isTitleLiteral = isPlainText(title);
  return {
    id: textIn(childOf(entry, 'atom:id')),
    title: isTitleLiteral ? textIn(title) : htmlIn(title),
    isTitleLiteral,
    link: alternateLink(entry),
    base: childOf(entry, 'atom:content')?.base || entry.base || base,
    summary: htmlIn(childOf(entry, 'atom:summary', 'atom:subtitle')),
    content: htmlIn(childOf(entry, 'atom:content')),
    images: imagesOf(entry),
    ...imageWordsOf(entry),
    authors: writers.length > 0 ? writers : feedWriters,
    categories: childrenOf(entry, 'atom:category').map(
      ({ attributes }) => attributes.label ?? attributes.term ?? '',
    ),
    date: textIn(childOf(entry, 'atom:published', 'atom:issued', 'atom:updated', 'atom:modified')),
    hadControlCharacters: entry.hadControlCharacters,
    ...standingOf(entry),
  };
}

/**
 * The visibility of an entry: drafts (RFC 5023) and, in Blogger's Atom export, also
 * comments, pages and the settings of the blog.
 */
function standingOf(entry: FeedElement): Pick<RawItem, 'isDraft' | 'isOther'> {
  const told = (name: string) => textIn(childOf(entry, name)).trim().toLowerCase();
  const kind = childrenOf(entry, 'atom:category').find(({ attributes }) =>
    attributes.scheme?.endsWith('schemas.google.com/g/2005#kind'),
  );
  const type = told('blogger:type') || (kind?.attributes.term?.split('#').at(-1) ?? '');
  const status = told('blogger:status');
  if (type === 'page') return { isOther: 'it is a page, not an article' };
  if (status === 'soft_trashed') return { isOther: 'it is in the trash at the source' };
  const isDraft =
    told('app:control').includes('yes') || !['', 'live', 'scheduled'].includes(status);
  return { isDraft, isOther: !['', 'post'].includes(type) };
}

function alternateLink(element: FeedElement): string {
  const links = childrenOf(element, 'atom:link').filter(
    ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
  );
  const page =
    links.find(({ attributes }) => (attributes.type ?? 'text/html').includes('html')) ?? links[0];
  return page?.attributes.href ?? '';
}

function authorsOf(element: FeedElement): string[] {
  return childrenOf(element, 'atom:author')
    .map((author) => textIn(childOf(author, 'atom:name')).trim())
    .filter(Boolean);
}

function isPlainText(element: FeedElement | null): boolean {
  const type = element?.attributes.type ?? 'text';
  return type === 'text' || type === 'text/plain';
}

/** Other content, such as a base64 image, counts as empty text. */
function htmlIn(element: FeedElement | null): string {
  if (!element) return '';
  const type = element.attributes.type ?? 'text';
  if (isPlainText(element)) return escapeText(textIn(element));
  if (type === 'html' || type === 'text/html') return textIn(element);
  return type.includes('xhtml') ? markupIn(element) : '';
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** Image URLs of an item outside its text, best first. */
export function imagesOf(item: FeedElement): string[] {
  const groups = childrenOf(item, 'media:group');
  const within = (name: string) =>
    [item, ...groups].flatMap((element) => childrenOf(element, name));
  const contents = within('media:content').flatMap((content) => [
    content,
    ...childrenOf(content, 'media:thumbnail'),
  ]);
  const pictures = contents.filter(
    (content) => content.name === 'media:content' && isPicture(content),
  );
  const thumbnails = [
    ...within('media:thumbnail'),
    ...contents.filter((content) => content.name === 'media:thumbnail'),
  ];
  const enclosures = childrenOf(item, 'enclosure').filter(isPicture);
  const links = childrenOf(item, 'atom:link').filter(
    (link) => link.attributes.rel === 'enclosure' && isPicture(link),
  );
  const podcast = childrenOf(item, 'itunes:image');
  const widestFirst = pictures.toSorted((one, other) => widthOf(other) - widthOf(one));
  return [...widestFirst, ...enclosures, ...links, ...thumbnails, ...podcast]
    .map(addressOf)
    .filter(Boolean);
}

/** Alt text and credit of an item's best image. */
export function imageWordsOf(item: FeedElement): { imageAlt: string; imageCredit: string } {
  const groups = childrenOf(item, 'media:group');
  const contents = [item, ...groups].flatMap((element) => childrenOf(element, 'media:content'));
  const best = contents.filter(isPicture).toSorted((one, other) => widthOf(other) - widthOf(one));
  const said = (...names: string[]) =>
    [...best.slice(0, 1), ...groups]
      .map((element) => textIn(childOf(element, ...names)))
      .find(Boolean) ?? '';
  return { imageAlt: said('media:description', 'media:title'), imageCredit: said('media:credit') };
}

function isPicture({ attributes }: FeedElement): boolean {
  const kind = attributes.medium ?? attributes.type;
  if (kind) return kind === 'image' || kind.toLowerCase().startsWith('image/');
  return IMAGE_FILE.test(attributes.url ?? attributes.href ?? '');
}

function widthOf({ attributes }: FeedElement): number {
  return Number(attributes.width) || 0;
}

function addressOf({ attributes }: FeedElement): string {
  return attributes.url ?? attributes.href ?? '';
}
