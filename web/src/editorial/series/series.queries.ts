import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import type { Series, SeriesRow } from '@masthead/shared/editorial/series/series.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';

/** The series of a site, or (null) of all sites of the main property. */
export const seriesOfSite = (siteId: number | null) =>
  queryOptions({
    ...queryOf(seriesEndpoints.list, {
      params: { siteId: siteId === null ? 'All' : String(siteId) },
    }),
    meta: { isQuiet: true },
  });

export interface SeriesParams {
  siteId: string;
  seriesId: string;
}

/** A series as its form reads it. */
export function rowOf({ title: slug, site_id: siteId, data, ...series }: Series): SeriesRow {
  const { post_url: postUrl, order: position, post_count: postCount, ...fields } = data;
  const more = { slug, siteId, position, postUrl, postCount, siteUrl: '', previewUrl: null };
  return { ...series, ...fields, ...more };
}

/** One series, for its edit screen. */
export const seriesQuery = (params: SeriesParams) => {
  const { queryKey } = queryOf(seriesEndpoints.get, { params });
  return queryOptions({
    queryKey: [...queryKey],
    queryFn: () => latestSeries(params),
    ...edited(),
  });
};

export const latestSeries = async (params: SeriesParams): Promise<SeriesRow> =>
  rowOf(await call(seriesEndpoints.get, { params }));

/** Lists the posts of a series in order. */
export const seriesPosts = (params: SeriesParams) => queryOf(seriesEndpoints.posts, { params });
