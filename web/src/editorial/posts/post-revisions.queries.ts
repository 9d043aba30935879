import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';

const pageSize = 50;

/** The revisions of a post, page by page. */
export const useRevisions = (id: number, autosavedAt: number | null) =>
  useInfiniteQuery({
    // Why: what was given back is kept a moment later, and is a sitting of its own.
    queryKey: [newsItemEditEndpoints.revisions.path, id, autosavedAt],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(
        newsItemEditEndpoints.revisions,
        {
          params: { id },
          query: { limit: String(pageSize), ...(pageParam && { before: String(pageParam) }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?.id ?? null)),
    // Why: whoever opens the drawer wants to see the sitting of a moment ago.
    staleTime: 0,
    meta: { isQuiet: true },
  });

export type PostRevision = NonNullable<ReturnType<typeof useRevisions>['data']>['pages'][0][0];

/** One revision, whole; nothing is asked for without an id. A sitting that goes on says more each time. */
export const useRevision = (id: number | null) =>
  useQuery({
    ...queryOf(newsItemEditEndpoints.revision, { params: { id: String(id ?? '') } }),
    enabled: id !== null,
    staleTime: 0,
    meta: { isQuiet: true },
  });
