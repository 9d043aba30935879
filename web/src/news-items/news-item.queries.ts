import {
  newsItemEndpoints,
  type newsItemQuery,
} from '@masthead/shared/news-items/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, callWithHeaders } from '../app/call.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

/** What a list of posts asks for; limit and offset as numbers. */
export type NewsItemSearch = Omit<z.input<typeof newsItemQuery>, 'limit' | 'offset' | IdField> & {
  limit: number;
  offset: number;
} & { [name in IdField]?: number | undefined };
type IdField = 'siteId' | 'sectionId' | 'authorId';

const listKey = newsItemEndpoints.search.path;

/** A page of posts; the count comes in a header (Spec, content 7). The old page stays until the new one is there. */
export const newsItemPage = (query: NewsItemSearch) =>
  queryOptions({
    queryKey: [listKey, query],
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(
        newsItemEndpoints.search,
        { query },
        { signal },
      );
      return { nodes: reply, totalCount: Number(headers.get('x-count') ?? reply.length) };
    },
    placeholderData: keepPreviousData,
  });

/** Deletes a post, with a way back. */
export function useDeleteNewsItem() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [listKey] });
  const restore = useMutation({
    mutationFn: (id: number) => call(newsItemEndpoints.restore, { params: { id } }),
    onSuccess: () => {
      toast(newsItemMessages.restored);
      return reload();
    },
  });
  return useMutation({
    mutationFn: (post: NewsItem) => call(newsItemEndpoints.remove, { params: { id: post.id } }),
    onSuccess: (_reply, post) => {
      toastUndo(newsItemMessages.deleted, () => restore.mutate(post.id));
      return reload();
    },
  });
}
