import { oldAddressOf } from '@masthead/shared/editorial/public-posts/old-address.ts';
import {
  pageSection,
  postPath,
  sectionPath,
  sitePath,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { App } from '../../app-parts.ts';
import type { Pool } from '../../platform/db/client.ts';
import { html, markupOf } from '../../platform/http/html.ts';
import { type AimedImage, aimedImages } from '../../platform/integrations/images/aimed-image.ts';
import { type FeedFormat, feedFormats, renderFeed } from './feeds.ts';
import { pageSite } from './page-of-post.ts';
import type { Answer, PageStore } from './page-store.ts';
import { listPublished } from './public-posts.queries.ts';
import {
  numberIn,
  renderedPageRoutes,
  type Show,
  type Wanted,
  wordIn,
} from './rendered-page.routes.ts';
import { seriesPages } from './series-pages.ts';
import { findSectionPosts, newsTypes, sitePages } from './site-pages.ts';
import {
  listNews,
  listSitemapParts,
  listSitemapPosts,
  listSitesWithPages,
} from './sitemaps.queries.ts';

/** News sitemaps name what is of the last hours, and series have days, so they change by themselves. */
const newsMs = 300_000;

/** What anybody reads without signing in: front pages, sections and posts of each site, and their feeds (decision 36). */
export function sitePageRoutes(app: App, store: PageStore): void {
  const show = renderedPageRoutes(app, store);
  const parts = {
    pool: app.pool,
    publicUrl: app.config.publicUrl,
    aimed: aimedImages(app.keys),
  };
  const pages = sitePages(parts);

  const list = (siteId: number, section: string | null, given: unknown): Wanted => {
    const page = given === undefined ? 1 : numberIn(given, 10_000);
    const make = () => pages.list(siteId, section, page);
    return { key: `${siteId} list ${section ?? ''} ${page}`, make, maxMs: newsMs };
  };
  const moved = (siteId: number, path: string, url: string): Wanted => {
    const address = oldAddressOf(path, url.split('?', 2)[1] ?? '');
    return { key: `${siteId} moved ${address}`, make: () => pages.moved(siteId, address) };
  };
  show('/sites/:siteId', ({ params, query, url }) => {
    const siteId = numberIn(params.siteId);
    return query.p === undefined ? list(siteId, null, query.page) : moved(siteId, '/', url);
  });
  show('/sites/:siteId/sections/:section', ({ params, query }) =>
    list(numberIn(params.siteId), wordIn(params.section), query.page),
  );
  const series = seriesPages(parts);
  show('/sites/:siteId/series/:slug', ({ params }) => {
    const [siteId, slug] = [numberIn(params.siteId), wordIn(params.slug)];
    const make = () => series.page(siteId, slug);
    return { key: `${siteId} series ${slug}`, make, maxMs: newsMs };
  });
  show('/sites/:siteId/series/:slug/module.js', ({ params }) => {
    const [siteId, slug] = [numberIn(params.siteId), wordIn(params.slug)];
    const make = () => series.module(siteId, slug);
    return { key: `${siteId} module ${slug}`, make, maxMs: newsMs };
  });
  show('/sites/:siteId/:slug', ({ params }) => {
    const siteId = numberIn(params.siteId);
    const slug = wordIn(params.slug);
    return { key: `${siteId} post ${slug}`, make: () => pages.post(siteId, slug) };
  });
  show('/sites/:siteId/*', ({ params, url }) =>
    moved(numberIn(params.siteId), `/${wordIn(params['*'])}`, url),
  );
  feedRoutes(show, parts);
}

/** Feeds, sitemaps and robots.txt. */
function feedRoutes(show: Show, parts: Parameters<typeof feedAnswers>[0]): void {
  const answers = feedAnswers(parts);
  for (const format of feedFormats) {
    show(`/sites/:siteId/feed.${format}`, ({ params }) => {
      const siteId = numberIn(params.siteId);
      return { key: `${siteId} ${format}`, make: () => answers.feed(siteId, null, format) };
    });
    show(`/sites/:siteId/sections/:section/feed.${format}`, ({ params }) => {
      const siteId = numberIn(params.siteId);
      const section = wordIn(params.section);
      const make = () => answers.feed(siteId, section, format);
      return { key: `${siteId} ${format} ${section}`, make };
    });
  }
  show('/sites/:siteId/sitemap.xml', ({ params }) => {
    const siteId = numberIn(params.siteId);
    return { key: `${siteId} sitemap`, make: () => answers.site(siteId) };
  });
  show('/sites/:siteId/sitemap/:part.xml', ({ params }) => {
    const siteId = numberIn(params.siteId);
    const part = numberIn(params.part, 100_000);
    return { key: `${siteId} sitemap ${part}`, make: () => answers.part(siteId, part) };
  });
  show('/sites/:siteId/news-sitemap.xml', ({ params }) => {
    const siteId = numberIn(params.siteId);
    return { key: `${siteId} news`, make: () => answers.news(siteId), maxMs: newsMs };
  });
  show('/sitemap.xml', () => ({ key: 'sitemap', make: () => answers.allSites() }));
  const robots = {
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: robotsText(parts.publicUrl),
  } as const;
  show('/robots.txt', () => ({ key: 'robots', make: async () => robots }));
}

/** The number of posts in a feed. */
const feedLength = 30;

const xml = (text: string): Answer => ({
  status: 200,
  type: 'application/xml; charset=utf-8',
  text,
});

interface Parts {
  pool: Pool;
  publicUrl: string;
  aimed: AimedImage;
}

/** Feeds and sitemaps, rendered from the database; null if the site doesn't exist. */
function feedAnswers({ pool, publicUrl, aimed }: Parts) {
  return {
    async feed(siteId: number, slug: string | null, format: FeedFormat): Promise<Answer | null> {
      const site = await pageSite(pool, siteId);
      const section = slug === null ? null : await findSectionPosts(pool, siteId, slug);
      if (!site || (slug !== null && !section)) return null;
      const posts = await listPublished(
        pool,
        { siteId, sectionIds: section?.ids ?? null, types: section ? null : newsTypes },
        { limit: feedLength },
      );
      const title = section ? `${pageSection(section.title).title} | ${site.name}` : site.name;
      const path = slug === null ? sitePath(siteId) : sectionPath(siteId, slug);
      return { status: 200, ...renderFeed({ title, publicUrl, aimed, path, posts }, format) };
    },

    async allSites(): Promise<Answer> {
      const ids = await listSitesWithPages(pool);
      const address = (id: number) => publicUrl + sitePath(id);
      return xml(
        renderSitemapIndex(
          ids.flatMap((id) => [`${address(id)}/sitemap.xml`, `${address(id)}/news-sitemap.xml`]),
        ),
      );
    },

    async site(siteId: number): Promise<Answer | null> {
      if (!(await pageSite(pool, siteId))) return null;
      const parts = await listSitemapParts(pool, siteId, idsPerSitemap);
      const address = (part: number) => `${publicUrl}${sitePath(siteId)}/sitemap/${part}.xml`;
      return xml(renderSitemapIndex(parts.map(address)));
    },

    async part(siteId: number, part: number): Promise<Answer | null> {
      const to = part * idsPerSitemap;
      const posts = await listSitemapPosts(pool, siteId, to - idsPerSitemap + 1, to);
      return posts.length > 0 ? xml(renderSitemap(publicUrl, siteId, posts)) : null;
    },

    async news(siteId: number): Promise<Answer | null> {
      const site = await pageSite(pool, siteId);
      if (!site) return null;
      const posts = await listNews(pool, siteId, newsHours, mostNews);
      return xml(renderNewsSitemap(publicUrl, site, posts));
    },
  };
}

/** Sitemaps may name 50,000 addresses; each of ours is of this many ids, so that a new post changes one of them. */
const idsPerSitemap = 10_000;
/** News sitemaps name what was published in the last two days, at most this many. */
const mostNews = 1000;
const newsHours = 48;

const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A list of other sitemaps. */
const renderSitemapIndex = (addresses: readonly string[]): string =>
  head +
  markupOf(html`<sitemapindex xmlns="${schema}">
${addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>
`);

/** The posts of a site with these ids and when each began to say what it says. */
const renderSitemap = (
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

/** A news sitemap. */
const renderNewsSitemap = (
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

/** Crawlers may read the public pages and their images only. */
const robotsText = (publicUrl: string): string =>
  `User-agent: *\nAllow: /sites/\nAllow: /images/\nAllow: /sitemap.xml\nDisallow: /\nSitemap: ${publicUrl}/sitemap.xml\n`;
