import { labelMessages } from '@masthead/shared/editorial/posts/import-labels.ts';
import { readEntry, stableKey } from './feed.ts';
import { oneLine, plainText } from './feed-html.ts';
import type { RawItem } from './feed-source.ts';
import {
  absoluteUrl,
  childrenOf,
  detached,
  type FeedElement,
  textIn,
  textOfChild,
} from './feed-xml.ts';
import { asImported, type ImportedEntry, type ImportedPost, leftOut } from './imported-post.ts';
import { creditIn } from './post-pictures.ts';
import { storyOf } from './wordpress-story.ts';
import { streamElements } from './xml-stream.ts';

interface Picture {
  address: string;
  alt: string;
  caption: string;
}

/** The data of the whole export, read before its items. */
interface Export {
  base: string;
  /** Names of authors by their login. */
  authors: Map<string, string>;
  /** Pictures by the id of their attachment. */
  pictures: Map<string, Picture>;
}

/** Malformed parts of old exports that are accepted. Reader comments are ignored. */
const dialect = { isForgiving: true, leftOut: 'wp:comment' };
/** Record types that are skipped without a note. */
const machinery =
  /^(attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;
/** WordPress's value for a missing date. */
const noDate = /^(0000|-)/;

/**
 * Reads a WordPress export (WXR) with one item in memory at a time, in two passes: first authors and images, which may
 * come after the posts that refer to them, then the posts. Drafts stay drafts, and private or
 * trashed posts never go live. Throws FeedRefused if the file is no such export.
 */
export async function* readWordPress(
  file: AsyncIterable<Buffer>,
  note: (sentence: string) => void,
): AsyncGenerator<ImportedEntry> {
  const whole: Export = { base: '', authors: new Map(), pictures: new Map() };
  const mends: string[] = [];
  const telling = { ...dialect, onMend: (sentence: string) => mends.push(sentence) };
  for await (const element of streamElements(file, telling)) learn(whole, element, note);
  mends.forEach(note);
  const kept = new Map<string, number>();
  let position = 0;
  for await (const element of streamElements(file, dialect))
    if (element.name === 'item') yield readItem(element, ++position, whole, kept);
}

function learn(whole: Export, element: FeedElement, note: (sentence: string) => void): void {
  const { name } = element;
  const text = name === 'item' ? '' : textIn(element).trim();
  if (name === 'title' && text) note(labelMessages.fileTitle(text));
  if (name === 'link' || name === 'wp:base_blog_url') whole.base ||= absoluteUrl(text, '') ?? '';
  if (name === 'wp:author') {
    const login = textOfChild(element, 'wp:author_login');
    whole.authors.set(
      detached(login),
      detached(textOfChild(element, 'wp:author_display_name') || login),
    );
  }
  const address = name === 'item' ? textOfChild(element, 'wp:attachment_url') : '';
  if (address)
    whole.pictures.set(detached(textOfChild(element, 'wp:post_id')), {
      address: detached(address),
      alt: detached(metaOf(element, '_wp_attachment_image_alt') ?? ''),
      caption: detached(textOfChild(element, 'excerpt:encoded')),
    });
}

function readItem(
  element: FeedElement,
  position: number,
  whole: Export,
  kept: Map<string, number>,
): ImportedEntry {
  const told = (name: string) => textOfChild(element, name);
  const type = told('wp:post_type') || 'post';
  const status = told('wp:status');
  const title = told('title');
  const at = `(line ${element.line})`;
  if (machinery.test(type) || status === 'auto-draft') return leftOut(position, title);
  if (type === 'page') return leftOut(position, title, `it is a page, not an article ${at}`);
  if (type !== 'post')
    return leftOut(position, title, `it is a record of type "${type.slice(0, 40)}" ${at}`);
  if (status === 'trash') return leftOut(position, title, `it is in the trash at the source ${at}`);
  const { raw, notes } = rawItem(element, whole);
  const read = readEntry(raw, position, kept);
  const formerKey = stableKey(oneLine(told('guid')) || (read.item?.url ?? `headline:${title}`));
  const entry = asImported(read, {
    ...moreOf(element, status),
    formerKey,
    otherAddresses: [told('guid'), `${whole.base}/?p=${told('wp:post_id')}`].filter((address) =>
      URL.canParse(address),
    ),
  });
  const why = entry.item && !isPublic(element, status) ? whyDraft(element, status) : [];
  const messages = [...entry.messages, ...notes, ...why].map((message) => `${message} ${at}`);
  return { ...entry, headline: entry.headline || title, messages };
}

const hasPassword = (element: FeedElement) => textOfChild(element, 'wp:post_password') !== '';

/** Only posts that were public at the source are live here. */
const isPublic = (element: FeedElement, status: string) =>
  (status === 'publish' || status === 'future') && !hasPassword(element);

function whyDraft(element: FeedElement, status: string): string[] {
  if (hasPassword(element))
    return ['it is password-protected at the source, so it becomes a draft'];
  const plain = ['draft', 'pending'].includes(status);
  return plain
    ? []
    : [`its status at the source is "${status || 'unknown'}", so it becomes a draft`];
}

const metaOf = (element: FeedElement, key: string): string | null =>
  childrenOf(element, 'wp:postmeta')
    .filter((meta) => textOfChild(meta, 'wp:meta_key') === key)
    .map((meta) => textOfChild(meta, 'wp:meta_value'))
    .at(-1) || null;

/** WordPress taxonomies that are no categories: authors and internal ones of plugins. */
const noCategory =
  /^(post_tag|author|post_format|nav_menu|language|post_translations|link_category|translation_priority|(term|wp|yst)_.*)$/;

/** Categories and custom taxonomies, such as places or topics. */
const categoriesOf = (element: FeedElement) =>
  childrenOf(element, 'category')
    .filter(({ attributes }) => !noCategory.test(attributes.domain ?? 'category'))
    .map((each) => textIn(each).trim());

const inDomain = (element: FeedElement, domain: string) =>
  childrenOf(element, 'category')
    .filter(({ attributes }) => (attributes.domain ?? 'category') === domain)
    .map((each) => textIn(each).trim());

function moreOf(element: FeedElement, status: string): Partial<ImportedPost> {
  const title = metaOf(element, '_yoast_wpseo_title');
  const description = metaOf(element, '_yoast_wpseo_metadesc');
  return {
    isPublic: isPublic(element, status),
    standing: status === 'pending' && !hasPassword(element) ? 'pending' : null,
    slug: slugIn(textOfChild(element, 'wp:post_name')),
    tags: inDomain(element, 'post_tag'),
    // Why: a title template with unfilled variables is useless.
    seo: { title: title?.includes('%%') ? null : title, description },
  };
}

/** WordPress percent-encodes non-Latin letters. */
function slugIn(name: string): string | null {
  try {
    return decodeURIComponent(name).replace(/\.html?$/, '') || null;
  } catch {
    return null;
  }
}

function rawItem(element: FeedElement, whole: Export): { raw: RawItem; notes: string[] } {
  const told = (name: string) => textOfChild(element, name);
  const writers = inDomain(element, 'author');
  const names = childrenOf(element, 'dc:creator').map((each) => textIn(each).trim());
  const { html, notes } = storyOf(told('content:encoded'));
  const picture = whole.pictures.get(metaOf(element, '_thumbnail_id') ?? '');
  return {
    notes,
    raw: {
      id: idOf(element, whole),
      source: told('content:encoded'),
      title: told('title'),
      isTitleLiteral: false,
      link: told('link'),
      base: whole.base,
      summary: told('excerpt:encoded'),
      content: html,
      images: picture ? [picture.address] : [],
      ...(picture && { imageAlt: picture.alt, imageCredit: creditIn(plainText(picture.caption)) }),
      authors:
        writers.length > 0
          ? writers
          : names.map((login) => whole.authors.get(login) ?? login.replace(/@.*/, '')),
      categories: categoriesOf(element),
      date: dateOf(element),
      hadControlCharacters: element.hadControlCharacters,
    },
  };
}

/** Why not the guid: copied posts and cloned sites share it. */
function idOf(element: FeedElement, { base }: Export): string {
  const guid = textOfChild(element, 'guid');
  const id = textOfChild(element, 'wp:post_id');
  const site = base.replace(/^https?:\/\//, '').replace(/\/$/, '') || guid;
  return id ? `wordpress:${site}#${id}` : guid;
}

function dateOf(element: FeedElement): string {
  const gmt = textOfChild(element, 'wp:post_date_gmt');
  if (gmt && !noDate.test(gmt)) return `${gmt} +0000`;
  const published = textOfChild(element, 'pubDate');
  if (published && !noDate.test(published) && !published.includes(' -0001 ')) return published;
  const local = textOfChild(element, 'wp:post_date');
  return noDate.test(local) ? '' : local;
}
