import { isDeepStrictEqual } from 'node:util';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { adminFields, type seriesRecord } from '@masthead/shared/series/series.record.ts';
import { seriesPosts } from '@masthead/shared/series/series.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { findNewsItem } from '../news-items/news-items.queries.ts';
import { postRows } from '../news-items/post.rows.ts';
import { type ChangeOf, createRecord, openRecord, saveRecord } from '../records/save-record.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { freeSlug } from './free-slug.ts';
import { findSlugOwner, findTaken, keepOldSlug, type SeriesRow } from './series.queries.ts';
import { seriesStore } from './series.record.ts';
import { seriesRows } from './series.rows.ts';
import { hideDates, listPostIds, setPosts, showDates } from './series-posts.queries.ts';

type Change = ChangeOf<typeof seriesRecord>;
type Created = Omit<Change, 'version' | 'isDeleted'> & { name: string };

/** Adds a series after the others of its site, under a slug that none of them has. */
export async function addSeries(
  db: Db,
  viewer: Viewer,
  siteId: number,
  given: Created,
): Promise<SeriesRow> {
  if (!(await findSite(db, rowsOf(viewer, siteRows), siteId)))
    throw badRequest({ path: 'siteId', message: seriesMessages.siteRequired });
  refuseAdminFields(viewer, given, {});
  const { slugs, firstOrder } = await findTaken(db, rowsOf(viewer, seriesRows), siteId);
  const slug = freeSlug(given.name, slugs);
  const kept = { siteId, position: firstOrder + 1 };
  return createRecord(db, seriesStore, viewer, { ...given, slug }, kept);
}

/** Spec, content 6: the slug and the digest settings are for admins. */
function refuseAdminFields({ isAdmin }: Viewer, given: object, current: object): void {
  if (isAdmin) return;
  const sent = given as Record<string, unknown>;
  const before = current as Record<string, unknown>;
  for (const path of adminFields)
    if (sent[path] !== undefined && !isDeepStrictEqual(sent[path], before[path]))
      throw badRequest({ path, message: seriesMessages.adminsOnly });
}

/** Refuses a slug that another series of the site has, or had: its old page redirects. */
async function checkSlug(db: Db, viewer: Viewer, series: SeriesRow): Promise<void> {
  const owner = await findSlugOwner(db, rowsOf(viewer, seriesRows), series);
  if (!owner) return;
  const { slugRedirects, slugTaken } = seriesMessages;
  const message = owner.isRedirect ? slugRedirects(owner.name) : slugTaken;
  throw badRequest({ path: 'slug', message });
}

/** A series of a site, locked; of another site than the address says it does not exist. */
export async function openSeries(
  db: Db,
  viewer: Viewer,
  siteId: number,
  id: number,
): Promise<SeriesRow> {
  const current = await openRecord(db, seriesStore, viewer, id);
  if (current.siteId !== siteId) throw notFound();
  return current;
}

/** Saves a series; to hide dates, or to show them again, tags every post that it holds. */
export async function changeSeries(
  db: Db,
  viewer: Viewer,
  siteId: number,
  { id, ...change }: Change & { id: number },
): Promise<SeriesRow> {
  const before = await openSeries(db, viewer, siteId, id);
  refuseAdminFields(viewer, change, before);
  if (change.slug !== undefined) await checkSlug(db, viewer, { ...before, slug: change.slug });
  const saved = await saveRecord(db, seriesStore, viewer, id, change);
  if (saved.slug.toLowerCase() !== before.slug.toLowerCase()) await keepOldSlug(db, before);
  if (saved.hideDates !== before.hideDates) {
    const ids = await listPostIds(db, rowsOf(viewer, seriesRows), id);
    await (saved.hideDates ? hideDates(db, ids) : showDates(db, ids, id));
  }
  return saved;
}

/** Adds a post to a series, once; a single series holds no second one. */
export async function addPost(
  db: Db,
  viewer: Viewer,
  { siteId, seriesId, postId }: { siteId: number; seriesId: number; postId: number },
  position?: number,
): Promise<void> {
  const series = await openSeries(db, viewer, siteId, seriesId);
  const post = await findNewsItem(db, rowsOf(viewer, postRows), postId);
  if (!post || post.status === 4) throw notFound();
  if (post.siteId !== siteId)
    throw badRequest({ path: 'postId', message: seriesMessages.otherSite });
  const ids = await listPostIds(db, rowsOf(viewer, seriesRows), seriesId);
  if (ids.includes(postId)) return;
  if (series.type === 'Single' && ids.length > 0) throw conflict(seriesMessages.onePost);
  if (ids.length >= seriesPosts) throw conflict(seriesMessages.full);
  const at = position ?? ids.length;
  await setPosts(db, seriesId, [...ids.slice(0, at), postId, ...ids.slice(at)]);
  if (series.hideDates) await hideDates(db, [postId]);
}

/** Takes a post out of a series; one that is not in it is out already. */
export async function removePost(
  db: Db,
  viewer: Viewer,
  { siteId, seriesId, postId }: { siteId: number; seriesId: number; postId: number },
): Promise<void> {
  const series = await openSeries(db, viewer, siteId, seriesId);
  const ids = await listPostIds(db, rowsOf(viewer, seriesRows), seriesId);
  if (!ids.includes(postId)) return;
  await setPosts(
    db,
    seriesId,
    ids.filter((id) => id !== postId),
  );
  if (series.hideDates) await showDates(db, [postId], seriesId);
}

/** Sets the order of the posts; who does not know all of them is told. */
export async function orderPosts(
  db: Db,
  viewer: Viewer,
  { siteId, seriesId }: { siteId: number; seriesId: number },
  shown: readonly number[],
): Promise<void> {
  await openSeries(db, viewer, siteId, seriesId);
  const ids = await listPostIds(db, rowsOf(viewer, seriesRows), seriesId);
  const wanted = new Set(shown);
  // Why: deleted posts are not shown, and keep their place at the end.
  const hidden = ids.filter((id) => !wanted.has(id));
  if (wanted.size !== shown.length || shown.some((id) => !ids.includes(id)))
    throw conflict(seriesMessages.orderOld);
  await setPosts(db, seriesId, [...shown, ...hidden]);
}
