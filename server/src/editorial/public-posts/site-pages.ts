import { type PostType, postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { oldAddressOf } from '@masthead/shared/editorial/public-posts/old-address.ts';
import { countPath, pageSection } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Db, Pool } from '../../platform/db/client.ts';
import type { AimedImage } from '../../platform/integrations/images/aimed-image.ts';
import { findEditedPost } from '../posts/edited-post.queries.ts';
import { postRows } from '../posts/news-item.store.ts';
import { listHomeSeries, seriesRows } from '../series/series.store.ts';
import { renderListPage } from './list-page.ts';
import type { Page } from './page-frame.ts';
import { pageOfPost, pageSite } from './page-of-post.ts';
import type { PageCard } from './page-post.ts';
import type { Answer } from './page-store.ts';
import { renderPostPage } from './post-page.ts';
import {
  type Addressed,
  findAddressed,
  findMoved,
  findPostFacts,
  listPublished,
  listSiteSections,
  type PublishedRow,
} from './public-posts.queries.ts';
import { renderStatusPage } from './series-pages.ts';

interface Parts {
  pool: Pool;
  publicUrl: string;
  aimed: AimedImage;
}

const pageSize = 24;
/** Limit: lists go back this many pages; older posts are found by search engines and the sitemap. */
const mostPages = 50;

const visible = rowsOf(theProduct, postRows);
const visibleSeries = rowsOf(theProduct, seriesRows);

const answer = (status: Answer['status'], { html, policy }: Page): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  text: html,
  policy,
});

/** Why temporary for a post that was taken down: it may be published again. */
const movedTo = (location: string, status: 301 | 302 = 301): Answer => ({
  status,
  type: 'text/plain',
  text: '',
  location,
});

function cardOf(row: PublishedRow): PageCard {
  const { lead_image } = newsItemContent.parse(row.details);
  return {
    address: row.postUrl,
    headline: row.headline,
    description: row.description,
    imageUrl: row.imageUrl,
    imageAlt: lead_image.alt,
    focus: lead_image,
    byline: row.byline,
    startsAt: row.type === 'event' ? row.startsAt : null,
    publishedAt: row.publishedAt,
    hidesDate: row.internalTags.includes('hidedate'),
  };
}

const isOut = ({ status }: Addressed) =>
  status === postStatus.live || status === postStatus.unlisted;

/** It was published at some time. */
const isGone = ({ status, wasPublished, isTakenDown }: Addressed) =>
  isTakenDown || (status === postStatus.deleted && wasPublished);

/** Responses for URLs of posts, including former ones. */
function postPages({ pool, publicUrl, aimed }: Parts) {
  async function statusPage(siteId: number, status: 404 | 410): Promise<Answer | null> {
    const site = await pageSite(pool, siteId);
    return site && answer(status, renderStatusPage(site, status));
  }

  async function livePost(siteId: number, id: number): Promise<Answer | null> {
    const [facts, post] = await Promise.all([
      findPostFacts(pool, visible, id),
      findEditedPost(pool, visible, id),
    ]);
    if (!facts || !post) return statusPage(siteId, 404);
    const page = await pageOfPost(pool, facts, post.content, publicUrl);
    const showing = {
      publicUrl,
      aimed,
      isIndexed: facts.isListed,
      countPath: countPath(siteId, id),
    };
    return answer(200, renderPostPage(page, showing));
  }

  /** Redirects a path of the system that posts were imported from. */
  async function moved(siteId: number, address: string | null): Promise<Answer | null> {
    const slug = address && (await findMoved(pool, siteId, address));
    if (!slug) return statusPage(siteId, 404);
    const found = await findAddressed(pool, siteId, slug);
    if (!found || isOut(found)) return movedTo(`/sites/${siteId}/${found?.slug ?? slug}`);
    return statusPage(siteId, isGone(found) ? 410 : 404);
  }

  return {
    moved,

    async post(siteId: number, slug: string): Promise<Answer | null> {
      const found = await findAddressed(pool, siteId, slug);
      if (!found) return moved(siteId, oldAddressOf(`/${slug}`, ''));
      if (!isOut(found))
        return found.movedTo
          ? movedTo(new URL(found.movedTo, publicUrl).href, 302)
          : statusPage(siteId, isGone(found) ? 410 : 404);
      if (found.slug !== slug) return movedTo(`/sites/${siteId}/${found.slug}`);
      return livePost(siteId, found.id);
    },

    statusPage,
  };
}

/** The pages of sites, rendered from the database (decision 36); null for an unknown site. */
export function sitePages(parts: Parts) {
  const { pool, publicUrl } = parts;
  const posts = postPages(parts);
  const { statusPage } = posts;
  return {
    ...posts,

    /** A section page, or the front page if `slug` is null. */
    async list(siteId: number, slug: string | null, page: number): Promise<Answer | null> {
      const site = await pageSite(pool, siteId);
      if (!site) return null;
      const found = slug === null ? null : await findSectionPosts(pool, siteId, slug);
      const section = found && pageSection(found.title);
      if ((slug !== null && !section) || page > mostPages) return statusPage(siteId, 404);
      const rows = await listPublished(
        pool,
        {
          siteId,
          sectionIds: found?.ids ?? null,
          types: section ? null : newsTypes,
        },
        { limit: pageSize + 1, offset: (page - 1) * pageSize },
      );
      if (rows.length === 0 && page > 1) return statusPage(siteId, 404);
      const series =
        slug === null && page === 1
          ? await listHomeSeries(pool, visibleSeries, siteId, today(new Date()))
          : [];
      const cards = rows.slice(0, pageSize).map(cardOf);
      const hasMore = rows.length > pageSize && page < mostPages;
      return answer(
        200,
        renderListPage({ site, section, cards, page, hasMore, series }, publicUrl),
      );
    },
  };
}

/** The types on the front page and in the feed of a site. Places, charities and events have their own sections. */
export const newsTypes: readonly PostType[] = ['article', 'image', 'video'];

/** The sections of a path segment. Sections with the same segment are one page. */
export async function findSectionPosts(
  db: Db,
  siteId: number,
  slug: string,
): Promise<{ title: string; ids: number[] } | null> {
  const all = await listSiteSections(db, siteId);
  const found = all.filter(({ title }) => pageSection(title).slug === slug);
  return found[0] ? { title: found[0].title, ids: found.map(({ id }) => id) } : null;
}
