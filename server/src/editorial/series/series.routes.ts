import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { adminFields, type seriesRecord } from '@masthead/shared/editorial/series/series.record.ts';
import { isActive, seriesPosts } from '@masthead/shared/editorial/series/series.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  type ChangeOf,
  createRecord,
  openRecord,
  readRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import { postRows } from '../posts/news-item.store.ts';
import { newsItemReply } from '../posts/news-item-reply.ts';
import { findNewsItem } from '../posts/news-items.queries.ts';
import {
  findSlugOwner,
  findTaken,
  hideDates,
  listPostIds,
  listSeries,
  listSeriesPosts,
  type SeriesRow,
  saveOldSlug,
  seriesRows,
  seriesStore,
  setPosts,
  showDates,
} from './series.store.ts';

/** A series as the API returns it (Spec, content 3). */
function replyOf(row: SeriesRow, publicUrl: string) {
  const { id, siteId, slug, url, siteUrl, previewUrl, city, position, postUrl, postCount } = row;
  const { isDeleted, version, createdBy, updatedBy, dateCreated, dateUpdated, ...fields } = row;
  const site = previewUrl?.replace(/\/+$/, '');
  return {
    id,
    site_id: siteId,
    city,
    title: slug,
    url,
    full_url: site ? `${site}/series/${slug}/` : `${publicUrl}${url}`,
    active: isActive(row, today(new Date())),
    data: { ...fields, post_url: postUrl, order: position, post_count: postCount },
    ...{ isDeleted, version, createdBy, updatedBy, dateCreated, dateUpdated, siteUrl },
  };
}

/** Series and their posts (Spec, content 7). */
export function seriesRoutes(app: App): void {
  const { publicUrl } = app.config;
  explainConstraints({
    series_slug_unique: { status: 400, path: 'slug', sentence: seriesMessages.slugTaken },
  });
  const find = async (db: Db, viewer: Viewer, siteId: number | 'All', id: number) => {
    const row = await readRecord(db, seriesStore, viewer, id);
    if (siteId !== 'All' && row.siteId !== siteId) throw notFound();
    return row;
  };
  const postsOf = async (db: Db, viewer: Viewer, id: number) =>
    (await listSeriesPosts(db, rowsOf(viewer, postRows), id)).map((row) =>
      newsItemReply(row, viewer, publicUrl),
    );

  handle(app, seriesEndpoints.list, async ({ params: { siteId }, viewer, db }) => {
    const rows = await listSeries(db, rowsOf(viewer, seriesRows), siteId === 'All' ? null : siteId);
    return rows.map((row) => replyOf(row, publicUrl));
  });

  handle(app, seriesEndpoints.get, async ({ params: { siteId, seriesId }, viewer, db }) =>
    replyOf(await find(db, viewer, siteId, seriesId), publicUrl),
  );

  handle(app, seriesEndpoints.create, async ({ params, body: { data }, viewer, db }) =>
    replyOf(await addSeries(db, viewer, params.siteId, data), publicUrl),
  );

  handle(app, seriesEndpoints.update, async ({ params, body, viewer, db }) => {
    const { id, version, title: slug, data } = body;
    const change = { ...data, id, version, ...(slug !== undefined && { slug }) };
    return replyOf(await changeSeries(db, viewer, params.siteId, change), publicUrl);
  });

  handle(app, seriesEndpoints.posts, async ({ params: { siteId, seriesId }, viewer, db }) => {
    await find(db, viewer, siteId, seriesId);
    return postsOf(db, viewer, seriesId);
  });

  handle(app, seriesEndpoints.order, async ({ params, body, viewer, db }) => {
    await orderPosts(db, viewer, params, body.ids);
    return postsOf(db, viewer, params.seriesId);
  });

  handle(app, seriesEndpoints.addPost, async ({ params, query, viewer, db }) => {
    await addPost(db, viewer, params, query.position);
    return postsOf(db, viewer, params.seriesId);
  });

  handle(app, seriesEndpoints.removePost, async ({ params, viewer, db }) => {
    await removePost(db, viewer, params);
    return postsOf(db, viewer, params.seriesId);
  });
}

type Change = ChangeOf<typeof seriesRecord>;
type Created = Omit<Change, 'version' | 'isDeleted'> & { name: string };

/** Adds a series after the others of its site, with a unique slug. */
async function addSeries(
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
  const systemValues = { siteId, position: firstOrder + 1 };
  return createRecord(db, seriesStore, viewer, { ...given, slug }, systemValues);
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

/** Rejects a slug that another series of the site has, or had and redirects from. */
async function checkSlug(db: Db, viewer: Viewer, series: SeriesRow): Promise<void> {
  const owner = await findSlugOwner(db, rowsOf(viewer, seriesRows), series);
  if (!owner) return;
  const { slugRedirects, slugTaken } = seriesMessages;
  const message = owner.isRedirect ? slugRedirects(owner.name) : slugTaken;
  throw badRequest({ path: 'slug', message });
}

/** A series of a site, locked; 404 if it belongs to another site than the path names. */
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

/** Saves a series. Changing Hide dates tags or untags all its posts. */
async function changeSeries(
  db: Db,
  viewer: Viewer,
  siteId: number,
  { id, ...change }: Change & { id: number },
): Promise<SeriesRow> {
  const before = await openSeries(db, viewer, siteId, id);
  refuseAdminFields(viewer, change, before);
  if (change.slug !== undefined) await checkSlug(db, viewer, { ...before, slug: change.slug });
  const saved = await saveRecord(db, seriesStore, viewer, id, change);
  if (saved.slug.toLowerCase() !== before.slug.toLowerCase()) await saveOldSlug(db, before);
  if (saved.hideDates !== before.hideDates) {
    const ids = await listPostIds(db, rowsOf(viewer, seriesRows), id);
    await (saved.hideDates ? hideDates(db, ids) : showDates(db, ids, id));
  }
  return saved;
}

/** Adds a post to a series once. A single series accepts no second post. */
async function addPost(
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

/** Removes a post from a series; a post that isn't in it is no error. */
async function removePost(
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

/** Reorders the posts; 409 if the request doesn't list all of them. */
async function orderPosts(
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

/**
 * The slug of a new series (Spec, content 5): its internal name in lower case, words joined by
 * hyphens, with -1, -2 ... until no other has it, whatever the letter case.
 */
export function freeSlug(name: string, taken: Iterable<string>): string {
  const base = slugOf(name) || 'series';
  const used = new Set([...taken].map((one) => one.toLowerCase()));
  if (!used.has(base)) return base;
  for (let at = 1; ; at += 1) if (!used.has(`${base}-${at}`)) return `${base}-${at}`;
}
