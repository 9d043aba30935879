import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { follow } from '../../platform/api/live.ts';
import { useFront } from '../../platform/ui/tabs.ts';

const unreadQuery = {
  ...queryOf(chatEndpoints.unread),
  staleTime: 60_000,
  meta: { isQuiet: true },
};

/** How many messages are unread; undefined until it is known, and while the chat is in front. */
export function useChatUnread(): number | undefined {
  const isReading = useFront() === 'chat';
  const { data } = useQuery({ ...unreadQuery, enabled: !isReading });
  return isReading ? undefined : data?.count;
}

/** Counts live. Once for each tab: each follower would ask by itself. */
export function useLiveChatUnread(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      follow({
        topic: 'chat',
        wantsEarlier: true,
        onWord: () =>
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [key] }) => key === chatEndpoints.unread.path,
          }),
        onLine: () => {},
      }),
    [queryClient],
  );
}
