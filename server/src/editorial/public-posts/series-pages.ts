import { sitePath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { publicPostMessages as words } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { isActive } from '@masthead/shared/editorial/series/series.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Pool } from '../../platform/db/client.ts';
import { html } from '../../platform/http/html.ts';
import { postRows } from '../posts/news-item.store.ts';
import {
  findSeriesBySlug,
  listSeriesPosts,
  type SeriesRow,
  seriesRows,
} from '../series/series.store.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { pageSite } from './page-of-post.ts';
import type { PageSite } from './page-post.ts';
import type { Answer } from './page-store.ts';
import { moduleScript, renderSeriesPage, type ShownSeries } from './series-module.ts';

const visiblePosts = rowsOf(theProduct, postRows);
const visibleSeries = rowsOf(theProduct, seriesRows);

/** A series with the posts that readers see, or that a preview shows. */
export const shownSeries = async (
  pool: Pool,
  series: SeriesRow,
  { onlyLive }: { onlyLive: boolean },
): Promise<ShownSeries> => ({
  series,
  posts: await listSeriesPosts(pool, visiblePosts, series.id, { onlyLive, limit: 100 }),
});

/** Where a series is now; null when it was asked for by the slug that it has, in any letter case. */
const movedTo = (series: SeriesRow, slug: string, file = ''): Answer | null =>
  series.slug.toLowerCase() === slug.toLowerCase()
    ? null
    : {
        status: 301,
        type: 'text/plain',
        text: '',
        location: `${series.url}${file}`,
        isForOthers: file !== '',
      };

const hasBegun = ({ startDate }: SeriesRow, day: string) => startDate === null || startDate <= day;

/** What readers get of series: pages from their first day on, modules while they are active. */
export function seriesPages({ pool, publicUrl }: { pool: Pool; publicUrl: string }) {
  return {
    async page(siteId: number, slug: string): Promise<Answer | null> {
      const [site, series] = await Promise.all([
        pageSite(pool, siteId),
        findSeriesBySlug(pool, visibleSeries, siteId, slug),
      ]);
      if (!site) return null;
      const isOpen = series !== null && hasBegun(series, today(new Date()));
      const moved = isOpen ? movedTo(series, slug) : null;
      if (moved) return moved;
      const { html, policy } = isOpen
        ? renderSeriesPage(await shownSeries(pool, series, { onlyLive: true }), {
            site,
            publicUrl,
            isIndexed: true,
          })
        : renderStatusPage(site, 404);
      return { status: isOpen ? 200 : 404, type: 'text/html; charset=utf-8', text: html, policy };
    },

    async module(siteId: number, slug: string): Promise<Answer | null> {
      const series = await findSeriesBySlug(pool, visibleSeries, siteId, slug);
      if (!series) return null;
      const moved = movedTo(series, slug, '/module.js');
      if (moved) return moved;
      const shown = isActive(series, today(new Date()))
        ? await shownSeries(pool, series, { onlyLive: true })
        : null;
      const text = moduleScript(shown, publicUrl);
      return { status: 200, type: 'text/javascript; charset=utf-8', text, isForOthers: true };
    },
  };
}

const sentences = {
  404: [words.notFoundTitle, words.notFound],
  410: [words.goneTitle, words.gone],
  expired: [words.expiredTitle, words.expired],
} as const;

/** A page for 404 and 410. */
export function renderStatusPage(site: PageSite, status: keyof typeof sentences): Page {
  const [title, sentence] = sentences[status];
  return pageFrame({
    site,
    title: `${title} | ${site.name}`,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<article><header><h1>${title}</h1><p class="dek">${sentence}</p>
<p><a href="${sitePath(site.id)}">${words.toHome(site.name)}</a></p></header></article>`,
  });
}
