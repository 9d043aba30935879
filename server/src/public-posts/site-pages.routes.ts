import { oldAddressOf } from '@masthead/shared/public-posts/old-address.ts';
import type { App } from '../app-parts.ts';
import { aimedImages } from '../integrations/images/aimed-image.ts';
import { feedAnswers } from './feed-answers.ts';
import { feedFormats } from './feeds.ts';
import { keptRoutes, numberIn, type Show, type Wanted, wordIn } from './kept-routes.ts';
import { seriesPages } from './series-pages.ts';
import { sitePages } from './site-pages.ts';
import { robotsText } from './sitemaps.ts';

/** News sitemaps name what is of the last hours, and series have days, so they change by themselves. */
const newsMs = 300_000;

/** What anybody reads without signing in: front pages, sections and posts of each site, and their feeds (decision 36). */
export function sitePageRoutes(app: App): void {
  const show = keptRoutes(app);
  const parts = {
    pool: app.pool,
    publicUrl: app.config.publicUrl,
    aimed: aimedImages(app.signingKey),
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

/** What programs read. */
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
