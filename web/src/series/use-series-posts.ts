import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { seriesEndpoints } from '@masthead/shared/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toastUndo } from '../ui/toast.tsx';
import { type SeriesParams, seriesPosts } from './series.queries.ts';

type Act =
  | { does: 'add'; postId: number; position?: number }
  | { does: 'remove'; postId: number }
  | { does: 'order'; posts: NewsItem[] };

const send = (params: SeriesParams, act: Act): Promise<NewsItem[]> => {
  if (act.does === 'order')
    return call(seriesEndpoints.order, { params, body: { ids: act.posts.map(({ id }) => id) } });
  const ofPost = { ...params, postId: String(act.postId) };
  if (act.does === 'remove') return call(seriesEndpoints.removePost, { params: ofPost });
  const query = act.position === undefined ? {} : { position: String(act.position) };
  return call(seriesEndpoints.addPost, { params: ofPost, query });
};

/** The posts of a series and what can be done with them; each act is kept at once. */
export function useSeriesPosts(params: SeriesParams) {
  const queryClient = useQueryClient();
  const posts = useQuery(seriesPosts(params));
  const { queryKey } = seriesPosts(params);
  const { mutate, isPending } = useMutation({
    // Why: the order of a second drag must not overtake that of the first.
    scope: { id: `series ${params.seriesId}` },
    mutationFn: (act: Act) => sayingFailure(seriesMessages.postsFailed, send(params, act)),
    onMutate: (act) => {
      if (act.does === 'order') queryClient.setQueryData(queryKey, act.posts);
    },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    posts,
    isPending,
    add: (postId: number) => mutate({ does: 'add', postId }),
    order: (now: NewsItem[]) => mutate({ does: 'order', posts: now }),
    remove: (postId: number, position: number) =>
      mutate(
        { does: 'remove', postId },
        {
          onSuccess: () =>
            toastUndo(seriesMessages.postRemoved, () => mutate({ does: 'add', postId, position })),
        },
      ),
  };
}
