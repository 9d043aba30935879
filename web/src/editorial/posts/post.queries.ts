import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';

/** One post, for its editor. */
export const postQuery = (siteId: number | string, postId: number | string) =>
  queryOptions({
    ...queryOf(newsItemEditEndpoints.getOfSite, {
      params: { siteId: String(siteId), postId: String(postId) },
    }),
    // Why: the form changes without the cache, so a cached post would show old text on return.
    gcTime: 0,
    ...edited(),
  });

export const latestPost = (id: number): Promise<EditedNewsItem> =>
  call(newsItemEditEndpoints.get, { params: { id } });

/** Updates the cached post everywhere with the server's current one. */
export function useCachePost() {
  const queryClient = useQueryClient();
  return (post: EditedNewsItem): void => {
    queryClient.setQueryData(postQuery(post.site_id, post.id).queryKey, post);
  };
}

/** The sections of a site. */
export const useSections = (siteId: number) =>
  useQuery({
    ...queryOf(newsItemEndpoints.sections, { params: { id: String(siteId) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
