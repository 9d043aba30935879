import { eventDates } from '@masthead/shared/editorial/posts/event-times.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import { sitePath, wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { cutTo, isLinkOrPath, isWithin } from '@masthead/shared/platform/values/fields.ts';
import { type Html, html, jsonMarkup } from '../../platform/http/html.ts';
import type { AimedImage } from '../../platform/integrations/images/aimed-image.ts';
import type { Photosets } from './page-photosets.ts';
import type { PagePost } from './page-post.ts';

/** The base URL and the image URLs for a page. */
interface Means {
  publicUrl: string;
  aimed: AimedImage;
}

/** The picture of a card: its own, the lead image around its focal point, or the first of the text; each with its own words. */
function cardOf({ content, photosets }: PagePost, { publicUrl, aimed }: Means) {
  const { social, image_url, lead_image } = content;
  if (social.image_url)
    return { url: wholeAddress(imageUrl(social.image_url, 'shareCard'), publicUrl), alt: null };
  if (!image_url) {
    const first = firstPicture(content.body, photosets);
    return (
      first && { url: wholeAddress(imageUrl(first.src, 'shareCard'), publicUrl), alt: first.alt }
    );
  }
  return {
    url: wholeAddress(aimed(image_url, 'shareCard', lead_image), publicUrl),
    alt: lead_image.alt,
  };
}

export const titleOf = ({ content }: PagePost): string => content.seo.title ?? content.headline;
export const descriptionOf = ({ content }: PagePost): string =>
  content.seo.description ?? (content.description || firstSentences(content.body));

const schemaTypes: Record<PostType, string> = {
  article: 'NewsArticle',
  image: 'NewsArticle',
  video: 'NewsArticle',
  page: 'WebPage',
  event: 'Event',
  charity: 'NGO',
  place: 'LocalBusiness',
};

const isoOf = (date: Date | null) => date?.toISOString();

/** Of an article: who wrote it and when. What hides its date hides it from machines, too. */
function articleFacts(post: PagePost, publicUrl: string) {
  const { site, sections, authors, hidesDate } = post;
  return {
    headline: post.content.headline,
    mainEntityOfPage: post.address,
    ...(hidesDate
      ? {}
      : { datePublished: isoOf(post.publishedAt), dateModified: isoOf(post.updatedAt) }),
    articleSection: sections.map(({ title }) => title),
    author: authors.map(({ name }) => ({ '@type': 'Person', name })),
    publisher: { '@type': 'Organization', name: site.name, url: publicUrl + sitePath(site.id) },
  };
}

function placeFacts({ content: { location }, site }: PagePost) {
  const { venue, address, city } = location;
  return {
    name: venue ?? address ?? city ?? site.city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city ?? site.city,
      addressRegion: 'TX',
      addressCountry: 'US',
    },
  };
}

function eventFacts(post: PagePost) {
  const { headline, starts_at, ends_at } = post.content;
  const end = ends_at ? new Date(ends_at) : null;
  const [startDate, endDate] = starts_at ? eventDates(new Date(starts_at), end) : [];
  return {
    name: headline,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', ...placeFacts(post) },
  };
}

function factsOf(post: PagePost, publicUrl: string): object {
  const { location, headline } = post.content;
  if (post.type === 'event') return eventFacts(post);
  if (post.type === 'page') return { name: headline };
  if (post.type !== 'charity' && post.type !== 'place') return articleFacts(post, publicUrl);
  return {
    name: headline,
    address: placeFacts(post).address,
    telephone: location.phone ?? undefined,
    sameAs: location.website ?? undefined,
  };
}

/** The schema.org data of a post. */
export const structuredData = (post: PagePost, means: Means) => ({
  '@context': 'https://schema.org',
  '@type': schemaTypes[post.type],
  ...factsOf(post, means.publicUrl),
  url: post.address,
  description: descriptionOf(post) || undefined,
  image: cardOf(post, means)?.url,
});

const property = (name: string, content: string | null | undefined) =>
  content ? html`<meta property="${name}" content="${content}">\n` : null;

function articleTags(post: PagePost): Html | null {
  if (post.type === 'event' || post.type === 'place') return null;
  return html`${post.hidesDate ? null : property('article:published_time', isoOf(post.publishedAt))}${
    post.hidesDate ? null : property('article:modified_time', isoOf(post.updatedAt))
  }${property('article:section', post.sections[0]?.title)}${post.content.tags.map(
    (tag) => property('article:tag', tag) ?? html``,
  )}`;
}

/** The metadata for search engines and social networks. */
export function postMeta(post: PagePost, means: Means): Html {
  const { social } = post.content;
  const picture = cardOf(post, means);
  return html`<link rel="canonical" href="${post.address}">
${descriptionOf(post) ? html`<meta name="description" content="${descriptionOf(post)}">\n` : null}${property(
  'og:type',
  post.type === 'article' ? 'article' : 'website',
)}${property('og:site_name', post.site.name)}${property('og:url', post.address)}${property(
  'og:title',
  social.title ?? titleOf(post),
)}${property('og:description', social.description ?? descriptionOf(post))}${property(
  'og:image',
  picture?.url,
)}${property('og:image:alt', picture?.alt)}${articleTags(post)}<meta name="twitter:card" content="${
    picture ? 'summary_large_image' : 'summary'
  }">
<script type="application/ld+json">${jsonMarkup(structuredData(post, means))}</script>`;
}

/** Characters of a description that search engines and networks show at most. */
const longest = 200;
/** Pixels that a picture of a card has at least on each side: networks show no smaller one. */
const smallest = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Abbreviations that end in a period. */
const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Gov|Sen|Rep|Gen|Lt|Sgt|Rev|Jr|No|vs|[A-Z])\.\s*$/;

/** The sentences of a paragraph, each with the blank after it. */
function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  for (const { segment } of sentences.segment(paragraph)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found.splice(-1, 1, last + segment);
    else found.push(segment);
  }
  return found;
}

/** The words of each paragraph; headings, captions and what is of other sites are none. */
function* paragraphsOf(body: string): Generator<string> {
  for (const piece of body.split(/<p(?:\s[^<>]*)?>/).slice(1)) {
    const words = wordsOf(piece.split('</p>', 1)[0] ?? '').replace(/[\s\u200b]+/g, ' ');
    if (words.trim()) yield words.trim();
  }
}

/** The first sentences of a text, up to 200 characters. A longer first sentence is cut at a word. */
function firstSentences(body: string): string {
  let said = '';
  for (const paragraph of paragraphsOf(body))
    for (const sentence of sentencesOf(cutTo(paragraph, longest * 2))) {
      const next = `${said} ${sentence.trim()}`.trim();
      if (!isWithin(next, longest)) return said || cutAtWord(next);
      said = next;
    }
  return said;
}

const cutAtWord = (text: string) => `${cutTo(text, longest - 1).replace(/[\s,;:–—-]+\S*$/, '')}…`;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const isSmall = (tag: string) =>
  ['width', 'height'].some((name) => Number(attribute(tag, name) ?? smallest) < smallest);

/** The first picture of a text that a card can show, photosets included, with its words; null when there is none. */
function firstPicture(
  body: string,
  photosets: Photosets,
): { src: string; alt: string | null } | null {
  for (const [tag, photoset] of body.matchAll(/<img\s[^<>]*>|data-photoset="([1-9]\d{0,8})"/g)) {
    const [photo] = (photoset && photosets.get(Number(photoset))) || [];
    if (photo) return { src: photo.src, alt: photo.altTag };
    const src = wordsOf(attribute(tag, 'src') ?? '');
    if (isLinkOrPath(src) && !isSmall(tag))
      return { src, alt: wordsOf(attribute(tag, 'alt') ?? '') || null };
  }
  return null;
}
