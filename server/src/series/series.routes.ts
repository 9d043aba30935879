import { today } from '@masthead/shared/dates.ts';
import { seriesEndpoints } from '@masthead/shared/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { isActive } from '@masthead/shared/series/series.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { newsItemReply } from '../news-items/news-item-reply.ts';
import { postRows } from '../news-items/post.rows.ts';
import { readRecord } from '../records/save-record.ts';
import { addPost, addSeries, changeSeries, orderPosts, removePost } from './save-series.ts';
import { listSeries, type SeriesRow } from './series.queries.ts';
import { seriesStore } from './series.record.ts';
import { seriesRows } from './series.rows.ts';
import { listSeriesPosts } from './series-posts.queries.ts';

/** A series as the API answers it (Spec, content 3). */
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
