import { imagesOf } from './feed-images.ts';
import type { FeedSource, RawItem } from './feed-source.ts';
import {
  absoluteUrl,
  childOf,
  childrenOf,
  escapeText,
  type FeedElement,
  markupIn,
  textIn,
} from './feed-xml.ts';

/** Atom 1.0, and 0.3 where it agrees; null for anything else. */
export function atomSource(root: FeedElement): FeedSource | null {
  if (root.name !== 'atom:feed') return null;
  const home = alternateLink(root);
  const base = root.base || (absoluteUrl(home, '') ?? '');
  const writers = authorsOf(root);
  return {
    kind: 'atom',
    title: htmlIn(childOf(root, 'atom:title')),
    items: childrenOf(root, 'atom:entry').map((entry) => rawItem(entry, base, writers)),
  };
}

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
    authors: writers.length > 0 ? writers : feedWriters,
    categories: childrenOf(entry, 'atom:category').map(
      ({ attributes }) => attributes.label ?? attributes.term ?? '',
    ),
    date: textIn(childOf(entry, 'atom:published', 'atom:issued', 'atom:updated', 'atom:modified')),
    hadControlCharacters: entry.hadControlCharacters,
  };
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

/** Content of another kind, such as a base64 picture, is no text and comes out empty. */
function htmlIn(element: FeedElement | null): string {
  if (!element) return '';
  const type = element.attributes.type ?? 'text';
  if (isPlainText(element)) return escapeText(textIn(element));
  if (type === 'html' || type === 'text/html') return textIn(element);
  return type.includes('xhtml') ? markupIn(element) : '';
}
