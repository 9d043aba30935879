import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { id, idInPath } from '../../platform/values/fields.ts';
import { newsItem } from '../posts/news-item-shape.ts';
import { changedSeries, createdSeries, series, seriesPosts } from './series.ts';

const usedBy = ['seriesList', 'seriesEdit', 'seriesPreview'] as const;
const anySite = z.union([z.literal('All'), idInPath]);
const ofSite = z.object({ siteId: idInPath });
const ofSeries = ofSite.extend({ seriesId: idInPath });
const ofPost = ofSeries.extend({ postId: idInPath });
const readOnly = Object.keys(series.shape);
const posts = z.array(newsItem);

/** Calls of series (Spec, content 7). */
export const seriesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/series/site/:siteId',
    summary:
      "Lists the series of a site by start date; 'All' covers every site of the main property.",
    usedBy,
    params: z.object({ siteId: anySite }),
    shows: ['series'],
    reply: z.array(series),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/series/site/:siteId/section/:seriesId',
    summary: "Returns a series; use 'All' if its site is unknown.",
    usedBy,
    params: ofSeries.extend({ siteId: anySite }),
    shows: ['series'],
    reply: series,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/series/site/:siteId',
    summary: 'Adds a series. Its slug is generated from its internal name.',
    usedBy,
    params: ofSite,
    body: createdSeries,
    ignores: readOnly,
    touches: ['series'],
    reply: series,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/series/site/:siteId',
    summary: 'Updates a series. Omitted fields keep their values; an outdated version returns 409.',
    usedBy,
    params: ofSite,
    body: changedSeries,
    ignores: readOnly,
    touches: ['series', 'post'],
    reply: series,
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/series/site/:siteId/section/:seriesId/posts',
    summary: 'Lists the posts of a series in order.',
    usedBy,
    params: ofSeries,
    shows: ['series', 'post'],
    reply: posts,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/series/site/:siteId/section/:seriesId/posts',
    summary: 'Reorders the posts of a series.',
    usedBy,
    params: ofSeries,
    body: z.object({ ids: z.array(id).max(seriesPosts) }),
    touches: ['series'],
    reply: posts,
  }),
  addPost: endpoint({
    method: 'PUT',
    path: '/api/series/site/:siteId/section/:seriesId/post/:postId',
    summary: 'Adds a post to a series, at the end or at a position (0 is the first).',
    usedBy,
    params: ofPost,
    query: z.object({ position: queryInt('position', 0, seriesPosts).optional() }),
    touches: ['series', 'post'],
    reply: posts,
  }),
  removePost: endpoint({
    method: 'DELETE',
    path: '/api/series/site/:siteId/section/:seriesId/post/:postId',
    summary: 'Removes a post from a series.',
    usedBy,
    params: ofPost,
    touches: ['series', 'post'],
    reply: posts,
  }),
  previewLink: endpoint({
    method: 'POST',
    path: '/api/series/site/:siteId/section/:seriesId/preview-link',
    summary:
      'Creates a link that shows the page or module of a series without sign-in for one day.',
    usedBy,
    params: ofSeries,
    body: z.object({ shows: z.enum(['page', 'module'], 'shows must be page or module') }),
    isRead: true,
    touches: [],
    reply: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  }),
};
