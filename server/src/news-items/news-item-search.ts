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
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import type { z } from 'zod';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSectionIds, type NewsItemSearch } from './news-items.queries.ts';

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

/** Deleted posts are seen by those who can restore them. */
export const mayRestore = (viewer: Viewer) => may(viewer, newsItemEndpoints.restore.access);

async function sectionFilter(
  db: Db,
  viewer: Viewer,
  query: z.output<typeof newsItemQuery>,
): Promise<number[] | null> {
  if (query.sectionId) return [query.sectionId];
  return query.section ? findSectionIds(db, rowsOf(viewer, siteRows), query.section) : null;
}

/** A query of a list as the tables are asked it: days are instants, what a viewer may not see is not asked for. */
export async function asSearch(
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
    sectionIds: await sectionFilter(db, viewer, query),
    authorId: query.authorId ?? null,
    importId: query.importId ?? null,
    isStarred: query.starred !== undefined,
    isFlagged: query.flaggedForEditor !== undefined,
    when: query.when ?? null,
    from: startInstant(query.startDate, new Date()),
    until: endInstant(query.endDate),
    sort: query.sort,
    direction: query.direction,
  };
}
