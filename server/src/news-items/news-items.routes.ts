import { may } from '@masthead/shared/access.ts';
import {
  addDays,
  type PublicationRange,
  publicationRanges,
  rangeStart,
  startOfDay,
} from '@masthead/shared/dates.ts';
import {
  newsItemEndpoints,
  type newsItemQuery,
} from '@masthead/shared/news-items/news-item.endpoints.ts';
import { whyDeleteBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import type { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { conflict, notFound, refused } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { newsItemReply, seesViews } from './news-item-reply.ts';
import {
  countNewsItems,
  findNewsItem,
  findSectionIds,
  listSections,
  type NewsItemSearch,
  restoreNewsItem,
  searchNewsItems,
  softDeleteNewsItem,
} from './news-items.queries.ts';

const isRange = (value: string): value is PublicationRange =>
  (publicationRanges as readonly string[]).includes(value);

/** The first instant of the asked start; All Time starts nowhere. */
function startInstant(value: string, now: Date): Date | null {
  if (value === 'All Time') return null;
  return startOfDay(isRange(value) ? rangeStart(value, now) : value);
}

/** The end, not included: a day is meant whole, and a named range ends today. */
function endInstant(value: string): Date | null {
  return isRange(value) ? null : startOfDay(addDays(value, 1));
}

const mayRestore = (viewer: Viewer) => may(viewer, newsItemEndpoints.restore.access);

async function sectionFilter(
  db: Db,
  query: z.output<typeof newsItemQuery>,
): Promise<number[] | null> {
  if (query.sectionId) return [query.sectionId];
  return query.section ? findSectionIds(db, query.section) : null;
}

async function asSearch(
  db: Db,
  query: z.output<typeof newsItemQuery>,
  viewer: Viewer,
): Promise<NewsItemSearch> {
  return {
    limit: query.limit,
    offset: query.offset,
    // Why: deleted posts are hidden from all but those who can restore them (Spec, content 4).
    statuses: query.status.filter((status) => status !== postStatus.deleted || mayRestore(viewer)),
    types: query.type ?? null,
    title: query.title?.trim() || null,
    siteId: query.siteId ?? null,
    sectionIds: await sectionFilter(db, query),
    authorId: query.authorId ?? null,
    from: startInstant(query.startDate, new Date()),
    until: endInstant(query.endDate),
    sort: query.sort,
    direction: query.direction,
  };
}

/** Posts (Spec, content 7). */
export function newsItemRoutes(server: Server): void {
  handle(server, newsItemEndpoints.search, async ({ query, viewer, db, reply }) => {
    // Why: an order by views would tell what the views column hides (Spec, content 6).
    if (query.sort === 'total_views' && !seesViews(viewer))
      throw refused('This list cannot be sorted by that');
    const search = await asSearch(db, query, viewer);
    const [rows, count] = await Promise.all([
      searchNewsItems(db, search),
      countNewsItems(db, search),
    ]);
    reply.header('x-count', count).header('x-pages', Math.ceil(count / query.limit));
    return rows.map((row) => newsItemReply(row, viewer));
  });

  handle(server, newsItemEndpoints.sections, async ({ params, db }) =>
    (await listSections(db, params.id)).map(({ id, title, parentId }) => ({
      id,
      title,
      parent_id: parentId,
    })),
  );

  handle(server, newsItemEndpoints.remove, async ({ params, viewer, db }) => {
    const row = await findNewsItem(db, params.id);
    if (!row) throw notFound();
    const blocked = whyDeleteBlocked(newsItemReply(row, viewer));
    if (blocked) throw conflict(blocked);
    await softDeleteNewsItem(db, row.id);
    return { id: row.id };
  });

  handle(server, newsItemEndpoints.restore, async ({ params, viewer, db }) => {
    await restoreNewsItem(db, params.id);
    const row = await findNewsItem(db, params.id);
    if (!row) throw notFound();
    return newsItemReply(row, viewer);
  });
}
