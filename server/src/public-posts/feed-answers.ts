import { pageSection, sectionPath, sitePath } from '@masthead/shared/public-posts/page-address.ts';
import type { Pool } from '../db/client.ts';
import type { AimedImage } from '../integrations/images/aimed-image.ts';
import { type FeedFormat, renderFeed } from './feeds.ts';
import { pageSite } from './page-of-post.ts';
import type { Answer } from './page-store.ts';
import { listPublished } from './public-posts.queries.ts';
import { findSectionPosts, newsTypes } from './published.ts';
import {
  listNews,
  listSitemapParts,
  listSitemapPosts,
  listSitesWithPages,
} from './sitemaps.queries.ts';
import {
  idsPerSitemap,
  mostNews,
  newsHours,
  renderNewsSitemap,
  renderSitemap,
  renderSitemapIndex,
} from './sitemaps.ts';

/** Posts that a feed holds. */
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

/** Feeds and sitemaps, each made from the database; what does not exist is null. */
export function feedAnswers({ pool, publicUrl, aimed }: Parts) {
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
