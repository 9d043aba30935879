import { queryOfFilters } from '@masthead/shared/editorial/posts/content-filters.ts';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import {
  newsItemEndpoints,
  newsItemQuery,
} from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { type AddedType, addedTypes } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import {
  type SavedView,
  savedViewMessages,
  viewLimit,
} from '@masthead/shared/editorial/posts/saved-view.ts';
import type { DueTime } from '@masthead/shared/editorial/posts/workflow.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import {
  addDays,
  type PublicationRange,
  publicationRanges,
  rangeStart,
  startOfDay,
  today,
} from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { postRows } from './news-item.store.ts';
import { countNewsItems, findSectionIds, type NewsItemSearch } from './news-items.queries.ts';
import {
  deleteView,
  insertView,
  listViews,
  type SavedViewRow,
  savedViewRows,
  updateView,
} from './saved-view.store.ts';

const mayList = (viewer: Viewer, type: AddedType) =>
  may(viewer, screens[contentLists[type].screen].access);

/** How many posts a view holds by now, as its list would count them for this viewer. */
async function countOf(db: Db, viewer: Viewer, { type, filters }: SavedViewRow): Promise<number> {
  const asked = Object.entries(queryOfFilters(type, filters)).filter(
    ([, value]) => value !== undefined,
  );
  const query = newsItemQuery.parse(
    Object.fromEntries(asked.map(([name, value]) => [name, String(value)])),
  );
  return countNewsItems(db, rowsOf(viewer, postRows), await asSearch(db, query, viewer));
}

async function readViews(db: Db, viewer: Viewer): Promise<SavedView[]> {
  const types = addedTypes.filter((type) => mayList(viewer, type));
  const rows = await listViews(db, rowsOf(viewer, savedViewRows), viewer, types);
  const counts = await Promise.all(rows.map((row) => countOf(db, viewer, row)));
  return rows.map(({ isOwn, ...row }, at) => ({ ...row, is_own: isOwn, count: counts[at] ?? 0 }));
}

async function readView(db: Db, viewer: Viewer, id: number): Promise<SavedView> {
  const view = (await readViews(db, viewer)).find((one) => one.id === id);
  if (!view) throw notFound();
  return view;
}

/** Views of the content lists. */
export function savedViewRoutes(app: App): void {
  explainConstraints({
    saved_views_name_unique: { status: 409, path: 'name', sentence: savedViewMessages.nameTaken },
  });

  handle(app, savedViewEndpoints.list, ({ viewer, db }) => readViews(db, viewer));

  handle(app, savedViewEndpoints.create, async ({ body, viewer, db }) => {
    if (!mayList(viewer, body.type)) throw badRequest(sentences.forbidden);
    const id = await insertView(db, rowsOf(viewer, savedViewRows), viewer.id, body, viewLimit);
    if (id === null) throw conflict(savedViewMessages.tooMany);
    return readView(db, viewer, id);
  });

  handle(app, savedViewEndpoints.update, async ({ body, viewer, db }) => {
    const id = await updateView(db, rowsOf(viewer, savedViewRows), body);
    if (id === null) throw notFound();
    return readView(db, viewer, id);
  });

  handle(app, savedViewEndpoints.remove, async ({ params, viewer, db }) => {
    if (!(await deleteView(db, rowsOf(viewer, savedViewRows), params.id))) throw notFound();
    return params;
  });
}

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

/** When the time ends that stories are due in; what is overdue is due in any of them. */
function dueBefore(due: DueTime, now: Date): Date | null {
  if (due === 'overdue') return now;
  return startOfDay(addDays(today(now), due === 'today' ? 1 : 8));
}

/** Deleted posts are visible to people who can restore them. */
export const mayRestore = (viewer: Viewer) => may(viewer, newsItemEndpoints.restore.access);

async function sectionFilter(
  db: Db,
  viewer: Viewer,
  query: z.output<typeof newsItemQuery>,
): Promise<number[] | null> {
  if (query.sectionId) return [query.sectionId];
  return query.section ? findSectionIds(db, rowsOf(viewer, siteRows), query.section) : null;
}

/** A list query for SQL: days become instants, and filters that the viewer may not use are dropped. */
export async function asSearch(
  db: Db,
  query: z.output<typeof newsItemQuery>,
  viewer: Viewer,
): Promise<NewsItemSearch> {
  return {
    limit: query.limit,
    offset: query.offset,
    // Why: only people who can restore deleted posts see them (Spec, content 4).
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
    state: query.state ?? null,
    assigneeId: query.assigneeId ?? null,
    hasComments: query.comments !== undefined,
    hasSuggestions: query.suggestions !== undefined,
    dueBefore: query.due ? dueBefore(query.due, new Date()) : null,
    from: startInstant(query.startDate, new Date()),
    until: endInstant(query.endDate),
    sort: query.sort,
    direction: query.direction,
  };
}
