import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';

const pageSize = 50;

/** The revisions of a post, page by page. */
export const useRevisions = (id: number, autosavedAt: number | null) =>
  useInfiniteQuery({
    // Why: restored text is autosaved a moment later as a revision of its own.
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
    // Why: the drawer must show a revision saved a moment ago.
    staleTime: 0,
    meta: { isQuiet: true },
  });

export type PostRevision = NonNullable<ReturnType<typeof useRevisions>['data']>['pages'][0][0];

/** One revision in full; no request without an id. Always refetched, because the current revision still grows. */
export const useRevision = (id: number | null) =>
  useQuery({
    ...queryOf(newsItemEditEndpoints.revision, { params: { id: String(id ?? '') } }),
    enabled: id !== null,
    staleTime: 0,
    meta: { isQuiet: true },
  });
