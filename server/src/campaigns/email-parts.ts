import type { PickedItem } from '@masthead/shared/campaigns/picked-item.ts';
import type { Words } from '@masthead/shared/campaigns/preflight-facts.ts';
import type { Field } from '@masthead/shared/records/field.ts';
import type { AnyRecord } from '@masthead/shared/records/record.ts';
import { wordsOf } from '@masthead/shared/rich-text/words.ts';

type Values = Readonly<Record<string, unknown>>;

/** An address in an email, and its field. */
export interface Address {
  path: string;
  url: string;
}

/** A picture of an email with its words. */
export interface PictureOfEmail extends Address {
  alt: string;
  altPath: string;
}

/** What an email says, links, shows and picks, field by field. */
export interface EmailParts {
  words: Words[];
  links: Address[];
  pictures: PictureOfEmail[];
  picked: { path: string; item: PickedItem }[];
  bareBanners: string[];
}

/** The fields whose words stand in for a picture, the first that is filled. */
const altFields: Readonly<Record<string, readonly string[]>> = {
  bannerImageUrl: ['bannerAlt'],
  banner2ImageUrl: ['banner2Alt'],
  photoUrl: ['title', 'subject'],
};

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the links of a formatted text lead. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/<a\b[^>]*\shref="([^"]*)"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

function addLink({ links }: EmailParts, path: string, url: string): void {
  // Why: a page of this server, or an address to write to, leads where it says.
  if (/^https?:/i.test(url)) links.push({ path, url });
}

function addItem(parts: EmailParts, path: string, item: PickedItem): void {
  parts.words.push({ path, text: item.headline });
  if (item.dek) parts.words.push({ path, text: item.dek });
  addLink(parts, path, item.url);
  if (item.image_url)
    parts.pictures.push({ path, url: item.image_url, alt: item.headline, altPath: path });
  parts.picked.push({ path, item });
}

interface Section {
  title: string;
  header: string | null;
  logo: string | null;
  items: PickedItem[];
}

function addSection(parts: EmailParts, path: string, section: Section): void {
  parts.words.push({ path, text: section.title });
  for (const url of [section.header, section.logo])
    if (url && section.items.length > 0)
      parts.pictures.push({ path, url, alt: section.title || 'Series', altPath: path });
  for (const item of section.items) addItem(parts, path, item);
}

function addPicture(parts: EmailParts, path: string, url: string, values: Values): void {
  const [first = path, ...others] = altFields[path] ?? [];
  const altPath = [first, ...others].find((key) => said(values[key])) ?? first;
  parts.pictures.push({ path, url, alt: said(values[altPath]), altPath: first });
}

function addField(parts: EmailParts, path: string, { kind, shows }: Field, values: Values): void {
  const value = values[path];
  if (!value) return;
  if (shows === 'posts')
    for (const item of [value].flat()) addItem(parts, path, item as PickedItem);
  else if (shows === 'series section') addSection(parts, path, value as Section);
  else if (kind === 'text') parts.words.push({ path, text: said(value) });
  else if (kind === 'link') addLink(parts, path, said(value));
  else if (kind === 'picture') addPicture(parts, path, said(value), values);
  else if (kind === 'rich text') {
    parts.words.push({ path, text: wordsOf(said(value)) });
    for (const url of linksIn(said(value))) addLink(parts, path, url);
  }
}

const bannerFields = ['bannerImageUrl', 'banner2ImageUrl'];

/** What an email of any kind is made of, read off the declaration of its fields. */
export function emailParts({ fields }: AnyRecord, values: Values): EmailParts {
  const parts: EmailParts = { words: [], links: [], pictures: [], picked: [], bareBanners: [] };
  // Why: a bottom banner that is not shown keeps what was written on it.
  const isShown = (path: string) => !(values.reuseBanner && path.startsWith('banner2'));
  for (const [path, field] of Object.entries<Field>(fields))
    if (isShown(path)) addField(parts, path, field, values);
  parts.bareBanners = bannerFields.filter(
    (path) => path in fields && isShown(path) && !values[path],
  );
  return { ...parts, links: onceEach(parts.links), pictures: onceEach(parts.pictures) };
}

/** Why: one link that stands in a field twice is one finding. */
const onceEach = <T extends Address>(all: T[]): T[] => [
  ...new Map(all.map((one) => [`${one.path} ${one.url}`, one])).values(),
];
