import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { isPublicAddress } from '../../platform/outside/public-address.ts';
import { parseFeedDate } from './feed-dates.ts';
import { cleanHtml, cut, holdsMarkup, oneLine, plainText, tooTangled } from './feed-html.ts';
import type { RawItem } from './feed-source.ts';
import { absoluteUrl, detached } from './feed-xml.ts';

export interface FeedItem {
  /** Stable across reads: its id, else its URL, else its headline. */
  externalKey: string;
  /** A hash of the content in the file: text, image, authors. */
  fingerprint: string;
  headline: string;
  url: string | null;
  /** Plain text. */
  dek: string;
  /** Cleaned HTML, '' if the feed carries none. */
  body: string;
  imageUrl: string | null;
  /** Alt text and credit of the lead image, if the file has them. */
  imageAlt: string | null;
  imageCredit: string | null;
  authors: string[];
  categories: string[];
  publishedAt: Date | null;
  /** False for posts that were not public at the source, or not yet; they become drafts. */
  isPublic: boolean;
}

/** The result for one item of the file. */
export interface FeedEntry {
  position: number;
  /** Null when it was skipped. */
  item: FeedItem | null;
  headline: string;
  isDuplicate: boolean;
  /** True for records that are no posts, such as pages or images; they are skipped without an error. */
  isOther: boolean;
  messages: string[];
}

type Report = (message: string) => void;

const untitled = 'Untitled';
const LONGEST_HEADLINE = 500;
const LONGEST_DEK = 1000;
const MOST_OF_A_TITLE = 5000;
const LONGEST_NAME = 200;
const LONGEST_KEY = 500;
// Why: text that the editor couldn't save isn't imported.
const LONGEST_BODY = newsItemLimits.body;
const IMAGE_IN_BODY = /<img\s[^>]*?src="([^"]+)"/i;

/** Cleans one item; `kept` has the keys of earlier items. */
export function readEntry(raw: RawItem, position: number, kept: Map<string, number>): FeedEntry {
  const left = { position, item: null, isDuplicate: false, isOther: false };
  if (raw.isOther) {
    const said = typeof raw.isOther === 'string' ? [raw.isOther] : [];
    return { ...left, headline: shortText(raw.title), isOther: true, messages: said };
  }
  const messages = new Set<string>();
  const item = readItem(raw, (message) => messages.add(message));
  const headline = item?.headline ?? '';
  const earlier = item && kept.get(item.externalKey);
  if (earlier) {
    const skipped = [`it has the same ID as item ${earlier} and was skipped`];
    return { ...left, headline, isDuplicate: true, messages: skipped };
  }
  if (item) kept.set(detached(item.externalKey), position);
  return { ...left, item, headline, messages: [...messages] };
}

function readItem(raw: RawItem, report: Report): FeedItem | null {
  const headline = readHeadline(raw, report);
  if (raw.hadControlCharacters) report('control characters were removed');
  const address = readUrl(raw, report);
  const url = address && isForReaders(address) ? address : null;
  if (address && !url) report('its link points to a private network and was removed');
  const { dek, body, isRead } = readWords(raw, report);
  const imageUrl = readImage(raw, body);
  if (!headline && !dek && !body && !imageUrl && isRead) {
    report('it has neither a headline nor text and was skipped');
    return null;
  }
  if (!headline) report(`it has no headline, so it becomes a draft, called "${untitled}"`);
  if (!isRead) report('its text could not be read, so it becomes a draft');
  const when = readDate(raw, report);
  return {
    externalKey: readKey(raw, address, headline || digestOf([dek, body, imageUrl]), report),
    fingerprint: fingerprintOf(raw),
    headline: headline || untitled,
    url,
    dek,
    body,
    imageUrl,
    imageAlt: cut(plainText(raw.imageAlt ?? ''), LONGEST_DEK) || null,
    imageCredit: cut(plainText(raw.imageCredit ?? ''), LONGEST_NAME) || null,
    authors: distinct(raw.authors),
    categories: distinct(raw.categories),
    publishedAt: when === 'unreadable' ? null : when,
    // Why: an unreadable date may be in the future.
    isPublic: !raw.isDraft && when !== 'unreadable' && headline !== '' && isRead,
  };
}

function readHeadline(raw: RawItem, report: Report): string {
  const headline = raw.isTitleLiteral ? oneLine(raw.title) : shortText(raw.title);
  if (headline.length > LONGEST_HEADLINE)
    report(`the headline was shortened to ${LONGEST_HEADLINE} characters`);
  return cut(headline, LONGEST_HEADLINE);
}

function readUrl(raw: RawItem, report: Report): string | null {
  if (!raw.link) return null;
  const url = webUrl(raw.link, raw.base);
  if (!url) report('its link is not a web address and was removed');
  return url;
}

/** True for a public URL; false for localhost and private networks, where sites are developed. */
function isForReaders(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home|localdomain)$/.test(host);
}

/** Why: many feeds put the whole story into the description, so markup or length makes it a body. */
function readWords(raw: RawItem, said: Report): { dek: string; body: string; isRead: boolean } {
  let isTangled = false;
  const report = (message: string) => {
    if (message === tooTangled) isTangled = true;
    said(message);
  };
  const summary = limited(raw.summary, report);
  const summaryText = plainText(summary);
  const isStory = holdsMarkup(summary) || summaryText.length > LONGEST_DEK;
  const html = limited(raw.content, report) || (isStory ? summary : '');
  const clean = cleanHtml(holdsMarkup(html) ? html : paragraphs(html), raw.base, report);
  const body = limited(clean, report);
  if (raw.content && holdsMarkup(summary)) cleanHtml(summary, raw.base, report);
  const holdsSomething = plainText(body) !== '' || /<img|<div data-embed/.test(body);
  return {
    dek: cut(summaryText, LONGEST_DEK),
    body: holdsSomething ? body : '',
    isRead: !raw.isUnread && (holdsSomething || !isTangled),
  };
}

function limited(text: string, report: Report): string {
  if (text.length <= LONGEST_BODY) return text;
  report(tooTangled);
  return '';
}

function paragraphs(text: string): string {
  const blocks = text.split(/\n\s*\n/).map(oneLine);
  return blocks
    .filter(Boolean)
    .map((block) => `<p>${block}</p>`)
    .join('');
}

function readImage(raw: RawItem, body: string): string | null {
  const inBody = IMAGE_IN_BODY.exec(body)?.[1]?.replaceAll('&amp;', '&');
  for (const candidate of [...raw.images, inBody ?? '']) {
    const url = webUrl(candidate, raw.base);
    if (url) return url;
  }
  return null;
}

function readKey(raw: RawItem, url: string | null, headline: string, report: Report): string {
  const key = oneLine(raw.id) || url;
  if (!key) report('it has neither an ID nor a link, so it is recognized by its headline');
  return stableKey(key ?? `headline:${headline}`);
}

/** The key of a post; a long one is hashed. */
export const stableKey = (key: string): string =>
  key.length > LONGEST_KEY ? `sha256:${createHash('sha256').update(key).digest('hex')}` : key;

/** A hash for comparing content. */
export const digestOf = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);

/** Why without date and URLs: calendars update their timestamp on each export, and a moved site has the same content. */
const fingerprintOf = (raw: RawItem): string => {
  const { title, summary, source, content, images, imageAlt, imageCredit, authors, categories } =
    raw;
  return digestOf([
    title,
    summary,
    source ?? content,
    images,
    imageAlt,
    imageCredit,
    authors,
    categories,
  ]);
};

function readDate(raw: RawItem, report: Report): Date | 'unreadable' | null {
  const text = oneLine(raw.date);
  if (!text) return null;
  const date = parseFeedDate(text);
  if (!date) report(`the date "${text.slice(0, 60)}" could not be read, so it becomes a draft`);
  return date ?? 'unreadable';
}

function webUrl(address: string, base: string): string | null {
  const url = address.trim() ? absoluteUrl(address, base) : null;
  return url && /^https?:/.test(url) ? url : null;
}

/** Bounds titles and names, of which only the start is shown. */
export function shortText(html: string): string {
  return plainText(html.slice(0, MOST_OF_A_TITLE));
}

function distinct(names: string[]): string[] {
  const found = new Map<string, string>();
  for (const text of names) {
    const name = cut(shortText(text), LONGEST_NAME);
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  }
  return [...found.values()];
}
