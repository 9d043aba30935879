import { postPath } from '@masthead/shared/public-posts/page-address.ts';
import { html, markupOf } from '../http/html.ts';

/** Sitemaps may name 50,000 addresses; each of ours is of this many ids, so that a new post changes one of them. */
export const idsPerSitemap = 10_000;
/** News sitemaps name what was published in the last two days, at most this many. */
export const mostNews = 1000;
export const newsHours = 48;

const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A list of other sitemaps. */
export const renderSitemapIndex = (addresses: readonly string[]): string =>
  head +
  markupOf(html`<sitemapindex xmlns="${schema}">
${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`);

/** The posts of a site with these ids and when each began to say what it says. */
export const renderSitemap = (
  publicUrl: string,
  siteId: number,
  posts: readonly { slug: string; updatedAt: Date }[],
): string =>
  head +
  markupOf(html`<urlset xmlns="${schema}">
${posts.map(
  ({ slug, updatedAt }) =>
    html`<url><loc>${publicUrl}${postPath(siteId, slug)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
)}</urlset>
`);

/** What is news, as search engines for news want it. */
export const renderNewsSitemap = (
  publicUrl: string,
  site: { id: number; name: string },
  posts: readonly { slug: string; headline: string; publishedAt: Date }[],
): string =>
  head +
  markupOf(html`<urlset xmlns="${schema}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${posts.map(
  ({ slug, headline, publishedAt }) =>
    html`<url><loc>${publicUrl}${postPath(site.id, slug)}</loc><news:news><news:publication><news:name>${site.name}</news:name><news:language>en</news:language></news:publication><news:publication_date>${publishedAt.toISOString()}</news:publication_date><news:title>${headline}</news:title></news:news></url>\n`,
)}</urlset>
`);

/** Robots read the public pages and their pictures, and nothing else of the product. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nAllow: /sites/\nAllow: /images/\nAllow: /sitemap.xml\nDisallow: /\nSitemap: ${publicUrl}/sitemap.xml\n`;
