import type { ContentQuery } from '@masthead/shared/editorial/posts/content-filters.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { markOf, newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem, PostMark } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  keepPreviousData,
  queryOptions,
  type UseQueryOptions,
  useMutation,
} from '@tanstack/react-query';
import { call, callWithHeaders } from '../../platform/api/call.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** What a list of posts asks for. */
export type NewsItemSearch = ContentQuery & { limit: number; offset: number };

/** A question about posts: what is said of some of them, by id. */
export type PostNotes = UseQueryOptions<ReadonlyMap<number, string>>;

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

/** Deletes a post as it was seen, with a way back. */
export function useDeleteNewsItem() {
  const restore = useMutation({
    mutationFn: (id: number) => call(newsItemEndpoints.restore, { params: { id } }),
    onSuccess: () => toast(newsItemMessages.restored),
  });
  return useMutation({
    mutationFn: ({ id, version }: NewsItem) =>
      call(newsItemEndpoints.remove, { params: { id }, query: { version: String(version) } }),
    onSuccess: (_reply, post) => toastUndo(newsItemMessages.deleted, () => restore.mutate(post.id)),
  });
}

interface Marking {
  post: Pick<NewsItem, 'id' | 'version'>;
  mark: PostMark;
  isOn: boolean;
}

/** Sets or takes off a mark of a post as it was seen, with a way back. */
export function useMarkNewsItem() {
  const send = ({ post: { id, version }, mark, isOn }: Marking) =>
    call(newsItemEditEndpoints.mark, { body: { id, version, mark, is_on: isOn } });
  const sayDone = ({ mark, isOn }: Marking) => newsItemMessages[isOn ? 'markSet' : 'markOff'][mark];
  const undo = useMutation({
    mutationFn: send,
    onSuccess: (_post, marking) => toast(sayDone(marking)),
  });
  return useMutation({
    mutationFn: send,
    onSuccess: (post, marking) =>
      toastUndo(sayDone(marking), () => undo.mutate({ ...marking, post, isOn: !marking.isOn })),
  });
}

/** Gives a post other tags; its marks stay. */
export function useTagPost(done: string) {
  return useMutation({
    mutationFn: ({ post, tags }: { post: NewsItem; tags: string[] }) =>
      call(newsItemEditEndpoints.tag, {
        params: { siteId: post.site_id, postId: post.id },
        body: { tags: [...tags, ...marksOf(post)], version: post.version },
      }),
    onSuccess: () => toast(done),
  });
}

/** Tags that are marks: to give a post tags without them would take them off. */
export const marksOf = (post: NewsItem) =>
  post.internal_tags.filter((tag) => markOf(tag) !== undefined);
