import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { follow } from '../../platform/api/live.ts';
import { noteShown } from '../../platform/api/touched.ts';

const { unread, list, readOne, readAll } = noticeEndpoints;

const unreadQuery = { ...queryOf(unread), staleTime: 60_000, meta: { isQuiet: true } };

/** How many notifications are unread, and the newest of them. */
export const useUnread = () => useQuery(unreadQuery).data;

/** Updates the notifications live. Once for each tab: each follower would ask by itself. */
export function useLiveNotices(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      follow({
        topic: 'notices',
        wantsEarlier: true,
        onWord: () =>
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [key] }) => key === unread.path || key === list.path,
          }),
        onLine: () => {},
      }),
    [queryClient],
  );
}

/** The newest notifications. */
export const readNotices = async () => (await call(list, { query: {} })).nodes;

/** The notifications, newest first, page by page. */
export function useNotices() {
  noteShown(list.path, list);
  return useInfiniteQuery({
    queryKey: [list.path],
    queryFn: ({ pageParam, signal }) =>
      call(list, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { isQuiet: true },
  });
}

export const useReadNotice = () =>
  useMutation({ mutationFn: (id: number) => call(readOne, { params: { id } }) });

export const useReadAll = () =>
  useMutation({ mutationFn: (upTo: number) => call(readAll, { body: { upTo } }) });
