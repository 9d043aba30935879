import { JSONParser } from '@streamparser/json';
import { z } from 'zod';
import { reachItem } from '../../platform/imports/file-reader.ts';
import { readEntry } from './feed.ts';
import { FeedRefused } from './feed-decode.ts';
import { plainText } from './feed-html.ts';
import { ghostStory } from './ghost-story.ts';
import { asImported, type ImportedEntry, leftOut } from './imported-post.ts';
import { creditIn } from './post-pictures.ts';

const text = z.string().nullish().catch(null);
const key = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

const ghostPost = z.object({
  id: key,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  plaintext: text,
  feature_image: text,
  type: text,
  status: text,
  visibility: text,
  published_at: z.union([z.string(), z.number()]).nullish().catch(null),
  custom_excerpt: text,
  canonical_url: text,
  page: z.union([z.boolean(), z.number()]).nullish().catch(null),
  meta_title: text,
  meta_description: text,
});
type GhostPost = z.output<typeof ghostPost>;

const named = z.object({ id: key, name: text, visibility: text });
const link = z.object({
  post_id: key,
  tag_id: key,
  author_id: key,
  sort_order: z.number().nullish().catch(null),
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
});
type Link = z.output<typeof link>;

/** The data of the whole export, read before its posts. */
interface Export {
  names: Map<string, string>;
  links: Map<string, Link[]>;
}
const tables = ['posts', 'users', 'tags', 'posts_authors', 'posts_tags', 'posts_meta'] as const;
type Table = (typeof tables)[number];

/**
 * Reads a Ghost export with one record in memory at a time, in two passes: first authors and tags, which come after the
 * posts, then the posts. Drafts stay drafts, and members-only posts never go live.
 */
export async function* readGhost(file: AsyncIterable<Buffer>): AsyncGenerator<ImportedEntry> {
  const whole: Export = { names: new Map(), links: new Map() };
  let posts = 0;
  for await (const { table, value } of records(file)) {
    if (table === 'posts') posts += 1;
    else learn(whole, table, value);
  }
  if (posts === 0) throw new FeedRefused('This JSON file is not a Ghost export with posts.');
  const kept = new Map<string, number>();
  let position = 0;
  for await (const { table, value } of records(file))
    if (table === 'posts') {
      reachItem(++position);
      yield readPost(ghostPost.parse(value), position, whole, kept);
      reachItem(position + 1);
    }
}

async function* records(
  file: AsyncIterable<Buffer>,
): AsyncGenerator<{ table: Table; value: object }> {
  const found: { table: Table; value: object }[] = [];
  let posts = 0;
  reachItem(1);
  // Why both: older exports wrap their data in `db`.
  const paths = tables.flatMap((table) => [`$.data.${table}.*`, `$.db.*.data.${table}.*`]);
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, stack }) => {
    const table = stack.at(-1)?.key as Table | undefined;
    if (table && value && typeof value === 'object') found.push({ table, value });
    if (table === 'posts') reachItem(++posts + 1);
  };
  try {
    for await (const bytes of file) {
      parser.write(bytes);
      yield* found.splice(0);
    }
    if (!parser.isEnded) throw new FeedRefused('This file is incomplete: it ends in the middle.');
  } catch (error) {
    if (error instanceof FeedRefused) throw error;
    throw new FeedRefused('This file is not valid JSON.');
  }
}

function learn({ names, links }: Export, table: Table, value: object): void {
  if (table === 'users' || table === 'tags') {
    const { id, name, visibility } = named.parse(value);
    // Why: tags that begin with # are internal to Ghost.
    if (id && name && visibility !== 'internal' && !name.startsWith('#'))
      names.set(`${table}:${id}`, name);
    return;
  }
  const one = link.parse(value);
  const ofPost = `${table}:${one.post_id}`;
  const others = links.get(ofPost);
  // Why mutate: copying the lists for each link would be quadratic.
  if (others) others.push(one);
  else links.set(ofPost, [one]);
}

function linksOf({ links }: Export, table: Table, id: string): Link[] {
  const found = links.get(`${table}:${id}`) ?? [];
  return found.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}

function readPost(
  post: GhostPost,
  position: number,
  whole: Export,
  kept: Map<string, number>,
): ImportedEntry {
  const title = post.title ?? '';
  if (post.type === 'page' || post.page)
    return leftOut(position, title, 'it is a page, not an article');
  const id = post.id ?? '';
  const tags = linksOf(whole, 'posts_tags', id).flatMap(
    ({ tag_id }) => whole.names.get(`tags:${tag_id}`) ?? [],
  );
  const authors = linksOf(whole, 'posts_authors', id).flatMap(
    ({ author_id }) => whole.names.get(`users:${author_id}`) ?? [],
  );
  const meta = linksOf(whole, 'posts_meta', id)[0];
  const isPublic =
    ['published', 'sent', 'scheduled'].includes(post.status ?? '') &&
    (post.visibility ?? 'public') === 'public';
  const story = ghostStory(post);
  const raw = {
    ...rawOf(post, story.html, tags, authors),
    ...pictureWords(meta),
    isUnread: story.isUnread === true,
    source: post.html ?? post.lexical ?? post.mobiledoc ?? story.html,
  };
  const entry = readEntry(raw, position, kept);
  const said = asImported(entry, {
    isPublic,
    // Why unlisted: email-only posts are in no list but can be read at their URL.
    standing: isPublic && post.status === 'sent' ? 'unlisted' : null,
    slug: post.slug ?? null,
    seo: {
      title: post.meta_title ?? meta?.meta_title ?? null,
      description: post.meta_description ?? meta?.meta_description ?? null,
    },
  });
  const notes = [...story.notes, ...notesOf(post, isPublic)];
  // Why a set: the text is cleaned in parts and as a whole, which repeats notes.
  const messages = [...new Set([...said.messages, ...notes])];
  return { ...said, headline: said.headline || title, messages };
}

/** Ghost's caption below the image usually has the credit. */
const pictureWords = (meta: Link | undefined) => ({
  imageAlt: meta?.feature_image_alt ?? '',
  imageCredit: creditIn(plainText(meta?.feature_image_caption ?? '')),
});

const notesOf = ({ status, visibility }: GhostPost, isPublic: boolean): string[] =>
  isPublic || status === 'draft'
    ? []
    : [`only "${visibility ?? 'nobody'}" may read it at the source, so it becomes a draft`];

const rawOf = (post: GhostPost, content: string, tags: string[], authors: string[]) => ({
  id: `ghost:${post.uuid ?? post.id ?? post.slug ?? ''}`,
  title: post.title ?? '',
  isTitleLiteral: true,
  link: post.canonical_url ?? '',
  base: '',
  summary: post.custom_excerpt ?? '',
  content,
  images: [post.feature_image ?? ''].filter(Boolean),
  authors,
  categories: tags,
  date: dateOf(post.published_at),
  hadControlCharacters: false,
});

const dateOf = (at: string | number | null | undefined): string =>
  typeof at === 'number' ? new Date(at).toISOString() : (at ?? '');
