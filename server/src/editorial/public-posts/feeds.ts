import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  pageSections,
  wholeAddress,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import { escaped, type Html, html, markupOf } from '../../platform/http/html.ts';
import type { AimedImage } from '../../platform/integrations/images/aimed-image.ts';
import type { PublishedRow } from './public-posts.queries.ts';

/** The content of a feed: a site, or one of its sections. */
export interface Feed {
  title: string;
  publicUrl: string;
  aimed: AimedImage;
  /** The page that shows the same to people. */
  path: string;
  posts: PublishedRow[];
}

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

const selfOf = ({ publicUrl, path }: Feed, format: FeedFormat) =>
  `${publicUrl}${path}/feed.${format}`;

/** A permanent id of a post, independent of its URL. */
const nameOf = ({ publicUrl }: Feed, id: number) =>
  `tag:${new URL(publicUrl).hostname},2026:post/${id}`;

function entryOf(feed: Feed, row: PublishedRow) {
  const { publicUrl, aimed } = feed;
  const { lead_image } = newsItemContent.parse(row.details);
  return {
    id: nameOf(feed, row.id),
    url: wholeAddress(row.postUrl, publicUrl),
    title: row.headline,
    summary: row.description,
    image: row.imageUrl && wholeAddress(aimed(row.imageUrl, 'shareCard', lead_image), publicUrl),
    imageAlt: lead_image.alt,
    byline: row.byline,
    sections: pageSections(row.sections).map(({ title }) => title),
    publishedAt: row.internalTags.includes('hidedate') ? null : row.publishedAt,
    updatedAt: row.updatedAt,
  };
}
type Entry = ReturnType<typeof entryOf>;

/** The newest date in a feed. */
const newest = ({ posts }: Feed) =>
  new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));

/** Why escaped twice: feed readers parse an RSS description as HTML. */
const rssItem = (entry: Entry): Html => html`<item>
<title>${entry.title}</title>
<link>${entry.url}</link>
<guid isPermaLink="false">${entry.id}</guid>
${entry.publishedAt && html`<pubDate>${entry.publishedAt.toUTCString()}</pubDate>\n`}${
  entry.byline && html`<dc:creator>${entry.byline}</dc:creator>\n`
}${entry.sections.map((section) => html`<category>${section}</category>\n`)}<description>${escaped(entry.summary)}</description>
${entry.image && html`<media:content url="${entry.image}" medium="image">${entry.imageAlt && html`<media:description>${entry.imageAlt}</media:description>`}</media:content>\n`}</item>
`;

const rss = (feed: Feed): Html => html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${feed.title}</title>
<link>${feed.publicUrl}${feed.path}</link>
<description>${escaped(feed.title)}</description>
<language>en-us</language>
<lastBuildDate>${newest(feed).toUTCString()}</lastBuildDate>
<atom:link href="${selfOf(feed, 'rss')}" rel="self" type="application/rss+xml"/>
${feed.posts.map((row) => rssItem(entryOf(feed, row)))}</channel>
</rss>
`;

/** Why: Atom requires a date for each entry, so posts with a hidden date get that of the feed. */
const atomEntry = (entry: Entry, feed: Feed): Html => html`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link href="${entry.url}"/>
<updated>${(entry.publishedAt ? entry.updatedAt : newest(feed)).toISOString()}</updated>
${entry.publishedAt && html`<published>${entry.publishedAt.toISOString()}</published>\n`}<author><name>${
  entry.byline ?? feed.title
}</name></author>
${entry.sections.map((section) => html`<category term="${section}"/>\n`)}<summary>${entry.summary}</summary>
</entry>
`;

const atom = (feed: Feed): Html => html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${selfOf(feed, 'atom')}</id>
<title>${feed.title}</title>
<updated>${newest(feed).toISOString()}</updated>
<link href="${selfOf(feed, 'atom')}" rel="self"/>
<link href="${feed.publicUrl}${feed.path}"/>
${feed.posts.map((row) => atomEntry(entryOf(feed, row), feed))}</feed>
`;

const json = (feed: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feed.title,
  home_page_url: feed.publicUrl + feed.path,
  feed_url: selfOf(feed, 'json'),
  language: 'en-US',
  items: feed.posts
    .map((row) => entryOf(feed, row))
    .map(({ id, url, title, summary, image, byline, sections, publishedAt, updatedAt }) => ({
      id,
      url,
      title,
      content_text: summary,
      ...(image ? { image } : {}),
      ...(publishedAt
        ? { date_published: publishedAt.toISOString(), date_modified: updatedAt.toISOString() }
        : {}),
      ...(byline ? { authors: [{ name: byline }] } : {}),
      tags: sections,
    })),
});

/** A feed as text with its type. */
export function renderFeed(feed: Feed, format: FeedFormat): { type: string; text: string } {
  const type = types[format];
  if (format === 'json') return { type, text: JSON.stringify(json(feed)) };
  return { type, text: markupOf(format === 'rss' ? rss(feed) : atom(feed)) };
}
