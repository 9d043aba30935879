import type { PickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import type { Words } from '@masthead/shared/email/campaigns/preflight-facts.ts';
import type { Field } from '@masthead/shared/platform/records/field.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import type { Publisher } from './email-layout.ts';
import type { ListingNow } from './preflight.queries.ts';

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
  /** It is sent as it was uploaded; others are made smaller by the image host. */
  isWhole?: boolean;
}

/** The text, links, images and picked items of an email, by field. */
export interface EmailParts {
  words: Words[];
  links: Address[];
  pictures: PictureOfEmail[];
  picked: { path: string; item: PickedItem }[];
  bareBanners: string[];
}

/** A listing as readers meet it. */
export type ShownListing = Pick<
  ListingNow,
  'name' | 'description2' | 'address' | 'city' | 'state' | 'firm' | 'url' | 'imageUrl'
>;

/** What an email shows besides what its own fields hold. */
export interface Surroundings {
  /** The site in its name, and the page that its nameplate leads to. */
  site: string;
  siteUrl: string;
  publisher: Pick<Publisher, 'name' | 'postalAddress' | 'logo'>;
  /** Whom the email template names as its sender. */
  sender: string;
  /** The listings that it leaves standing. */
  listings: readonly ShownListing[];
}

/** The fields that can serve as alt text; the first non-empty one is used. */
const altFields: Readonly<Record<string, readonly string[]>> = {
  bannerImageUrl: ['bannerAlt'],
  banner2ImageUrl: ['banner2Alt'],
  photoUrl: ['title', 'subject'],
};

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the links of a formatted text lead. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/<a\b[^<>]*\shref="([^"]*)"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** Why: an address to write to, or to call, is no page. */
const isPage = (url: string) => /^https?:/i.test(url);

function addWords({ words }: EmailParts, path: string, ...texts: (string | null)[]): void {
  for (const text of texts) if (text) words.push({ path, text });
}

function addLink({ links }: EmailParts, path: string, url: string): void {
  if (isPage(url)) links.push({ path, url });
}

/** Posts that are headlines and nothing more. */
const headlinesOnly = ['newsLinks'];

function addItem(parts: EmailParts, path: string, item: PickedItem): void {
  parts.picked.push({ path, item });
  addWords(parts, path, item.headline);
  parts.links.push({ path, url: item.url });
  if (headlinesOnly.includes(path)) return;
  addWords(parts, path, item.dek, item.section, item.author);
  if (item.image_url)
    parts.pictures.push({ path, url: item.image_url, alt: item.headline, altPath: path });
}

interface Section {
  title: string;
  header: string | null;
  logo: string | null;
  items: PickedItem[];
}

function addSection(parts: EmailParts, path: string, section: Section): void {
  // Why: a section without posts is left out.
  if (section.items.length === 0) return;
  addWords(parts, path, section.title);
  const alt = { alt: section.title || 'Series', altPath: path };
  if (section.header) parts.pictures.push({ path, url: section.header, ...alt });
  if (section.logo) parts.pictures.push({ path, url: section.logo, ...alt, isWhole: true });
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
  else if (kind === 'text' || kind === 'long text') addWords(parts, path, said(value));
  else if (kind === 'link') addLink(parts, path, said(value));
  else if (kind === 'picture') addPicture(parts, path, said(value), values);
  else if (kind === 'rich text') {
    addWords(parts, path, wordsOf(said(value)));
    for (const url of linksIn(said(value))) addLink(parts, path, url);
  }
}

function addListing(parts: EmailParts, path: string, listing: ShownListing): void {
  const { name, description2, address, city, state, firm, url, imageUrl } = listing;
  addWords(parts, path, name, description2, address, city, state, firm);
  addLink(parts, path, url);
  if (imageUrl) parts.pictures.push({ path, url: imageUrl, alt: name, altPath: path });
}

/** Why the city's field: which site it is, is all that an email says of these. */
function addSite(parts: EmailParts, around: Surroundings): void {
  const { site, siteUrl, publisher, sender } = around;
  const path = 'siteId';
  addWords(parts, path, site, publisher.name, publisher.postalAddress);
  addWords(parts, 'emailTemplateId', sender);
  addLink(parts, path, siteUrl);
  const { logo } = publisher;
  if (logo)
    parts.pictures.push({ path, url: logo.src, alt: logo.alt, altPath: path, isWhole: true });
}

const bannerFields = ['bannerImageUrl', 'banner2ImageUrl'];

/**
 * What an email of any kind is made of: what the declaration of its fields says that they are, and what stands around
 * them. All of the nine styles are held to it by what their HTML shows (email-facts.test.ts).
 */
export function emailParts(
  { fields }: AnyRecord,
  values: Values,
  around: Surroundings | null = null,
): EmailParts {
  const parts: EmailParts = { words: [], links: [], pictures: [], picked: [], bareBanners: [] };
  // Why: a bottom banner that is not shown keeps what was written on it; one that leads nowhere is none.
  const hasBottom = !values.reuseBanner && said(values.banner2Url) !== '';
  const isShown = (path: string) => hasBottom || !path.startsWith('banner2');
  for (const [path, field] of Object.entries<Field>(fields))
    if (isShown(path)) addField(parts, path, field, values);
  if (around) {
    for (const listing of around.listings) addListing(parts, 'slots', listing);
    addSite(parts, around);
  }
  return {
    ...parts,
    words: onceEach(parts.words, ({ text }) => text),
    links: onceEach(parts.links, ({ url }) => url),
    pictures: onceEach(parts.pictures, ({ url }) => url),
    bareBanners: bannerFields.filter((path) => path in fields && isShown(path) && !values[path]),
  };
}

/** Why: a duplicate within a field is one finding. */
const onceEach = <T extends { path: string }>(all: T[], what: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [`${one.path} ${what(one)}`, one])).values(),
];
