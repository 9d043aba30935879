import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { contentEndpoints } from '@masthead/shared/editorial/public-posts/content.endpoints.ts';
import { usualContentPage } from '@masthead/shared/editorial/public-posts/content.ts';
import { sitePath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { addDays, centralDay, startOfDay, today } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { listSites, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Pool } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle, jsonOf } from '../../platform/http/handle.ts';
import { aimedImages } from '../../platform/integrations/images/aimed-image.ts';
import { findEditedPost } from '../posts/edited-post.queries.ts';
import { postRows } from '../posts/news-item.store.ts';
import { findSeriesBySlug, seriesRows } from '../series/series.store.ts';
import { type EventRow, findBeside, listEvents } from './content.queries.ts';
import { locationOf, type Means, postOf, summaryOf } from './content.ts';
import { pageOfPost, pageSite } from './page-of-post.ts';
import type { PageStore } from './page-store.ts';
import { findAddressed, findPostFacts, listPublished } from './public-posts.queries.ts';
import { findSectionPosts, newsTypes } from './site-pages.ts';

const visiblePosts = rowsOf(theProduct, postRows);
const visibleSeries = rowsOf(theProduct, seriesRows);
const visibleSites = rowsOf(theProduct, siteRows);

/** Series begin and end with a day, which nothing announces. */
const seriesMs = 300_000;

/** A site that a token isn't for is one that doesn't exist. */
function checkSite({ token }: Viewer, siteId: number): void {
  if (token?.siteIds && !token.siteIds.includes(siteId)) throw notFound();
}

/** The published posts of sites for other programs, from the queries of the public pages (decision 141). */
export function contentRoutes(app: App, store: PageStore): void {
  const { pool } = app;
  const means = { publicUrl: app.config.publicUrl, aimed: aimedImages(app.keys) };

  /** A reply from the cache of the public pages, which is dropped when one of them changes. */
  const ready = <E extends Endpoint>(declared: E, key: unknown, find: () => Promise<unknown>) =>
    store.get(
      `content ${declared.path} ${JSON.stringify(key)}`,
      async () => ({
        status: 200,
        type: 'application/json; charset=utf-8',
        text: jsonOf(declared, await find()),
      }),
      seriesMs,
    );

  handle(app, contentEndpoints.sites, async ({ viewer }) => {
    const ids = viewer.token?.siteIds ?? null;
    return ready(contentEndpoints.sites, ids, () => sitesOf(pool, ids, means));
  });

  handle(app, contentEndpoints.posts, async ({ params: { siteId }, query, viewer }) => {
    checkSite(viewer, siteId);
    return ready(contentEndpoints.posts, [siteId, query], () =>
      postsOf(pool, siteId, query, means),
    );
  });

  handle(app, contentEndpoints.post, async ({ params, viewer }) => {
    checkSite(viewer, params.siteId);
    return ready(contentEndpoints.post, params, () => wholePost(pool, params, means));
  });

  handle(app, contentEndpoints.events, async ({ params: { siteId }, query, viewer }) => {
    checkSite(viewer, siteId);
    return ready(contentEndpoints.events, [siteId, query], () =>
      eventsOf(pool, siteId, query, means),
    );
  });
}

async function sitesOf(pool: Pool, ids: readonly number[] | null, { publicUrl }: Means) {
  const sites = (await listSites(pool, visibleSites)).filter(({ id }) => ids?.includes(id) ?? true);
  const whole = await Promise.all(sites.map(({ id }) => pageSite(pool, id)));
  return whole
    .flatMap((site) => site ?? [])
    .sort((a, b) => a.id - b.id)
    .map((site) => ({ ...site, url: publicUrl + sitePath(site.id) }));
}

type Query<Name extends 'posts' | 'events'> = NonNullable<
  (typeof contentEndpoints)[Name]['query']
>['_output'];

/** One more row than asked for tells whether there is a next page. */
function pageOf<R extends { cursor: string }>(rows: readonly R[], limit: number) {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null };
}

async function postsOf(pool: Pool, siteId: number, query: Query<'posts'>, means: Means) {
  const { limit = usualContentPage, section, series, tag, type, after } = query;
  const [site, found, inSeries] = await Promise.all([
    pageSite(pool, siteId),
    section === undefined ? undefined : findSectionPosts(pool, siteId, section),
    series === undefined ? undefined : findSeriesBySlug(pool, visibleSeries, siteId, series),
  ]);
  const hasBegun = inSeries?.startDate == null || inSeries.startDate <= today(new Date());
  if (!site || found === null || inSeries === null || !hasBegun) throw notFound();
  const isNarrowed = section ?? series ?? tag;
  const usual = isNarrowed === undefined ? newsTypes : null;
  const rows = await listPublished(
    pool,
    {
      siteId,
      sectionIds: found?.ids ?? null,
      types: type ? [type] : usual,
      tag,
      seriesId: inSeries?.id,
    },
    { limit: limit + 1, after },
  );
  const { page, next } = pageOf(rows, limit);
  const beside = await findBeside(
    pool,
    page.map(({ id }) => id),
  );
  const posts = page.flatMap((row) => {
    const more = beside.get(row.id);
    return more ? [summaryOf(row, more, means)] : [];
  });
  return { posts, next };
}

async function wholePost(
  pool: Pool,
  { siteId, slug }: { siteId: number; slug: string },
  means: Means,
) {
  const found = await findAddressed(pool, siteId, slug);
  const isOut = found?.status === postStatus.live || found?.status === postStatus.unlisted;
  if (!found || !isOut) throw notFound();
  const [facts, edited] = await Promise.all([
    findPostFacts(pool, visiblePosts, found.id),
    findEditedPost(pool, visiblePosts, found.id),
  ]);
  if (!facts || !edited) throw notFound();
  const post = await pageOfPost(pool, facts, edited.content, means.publicUrl);
  return postOf(post, facts.isListed, means);
}

const eventOf = (row: EventRow, summary: ReturnType<typeof summaryOf>) => ({
  ...summary,
  startsAt: row.startsAt.toISOString(),
  day: centralDay(row.startsAt),
  location: locationOf(row),
});

async function eventsOf(pool: Pool, siteId: number, query: Query<'events'>, means: Means) {
  const { limit = usualContentPage, from, to = addDays(from, 30), after } = query;
  const site = await pageSite(pool, siteId);
  if (!site) throw notFound();
  const span = { siteId, from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
  const { page, next } = pageOf(await listEvents(pool, span, { limit: limit + 1, after }), limit);
  const beside = await findBeside(
    pool,
    page.map(({ id }) => id),
  );
  const events = page.flatMap((row) => {
    const more = beside.get(row.id);
    return more ? [eventOf(row, summaryOf(row, more, means))] : [];
  });
  return { events, next };
}
