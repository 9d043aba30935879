import { may } from '@masthead/shared/platform/access/access.ts';
import { unreadText } from '@masthead/shared/platform/notices/notice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { showNavViews, unreadAt } from '../../platform/api/links.tsx';
import { follow } from '../../platform/api/live.ts';
import { useUser } from '../../platform/api/session.ts';

const { path } = chatEndpoints.unread;

/** The number of unread chat messages, in the navigation and before the title of the page. */
export function ChatUnread() {
  const user = useUser();
  return may(user, screens.chat.access) ? <Unread /> : null;
}

function Unread() {
  const query = useQuery({
    ...queryOf(chatEndpoints.unread),
    staleTime: 60_000,
    meta: { isQuiet: true },
  });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      follow({
        topic: 'chat',
        onWord: () =>
          void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === path }),
        onLine: () => {},
      }),
    [queryClient],
  );
  const count = query.data?.count ?? 0;
  useEffect(() => {
    if (count === 0) return;
    const restore = numberTitle(unreadText(count));
    unreadAt.chat = unreadText(count);
    showNavViews();
    return () => {
      restore();
      delete unreadAt.chat;
      showNavViews();
    };
  }, [count]);
  return null;
}

const bare = (title: string) => title.replace(/^\(\d+\+?\) /, '');

/** Puts a number before the title of every screen, until the returned function is called. */
function numberTitle(count: string): () => void {
  const write = () => {
    const title = `(${count}) ${bare(document.title)}`;
    if (document.title !== title) document.title = title;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = bare(document.title);
  };
}
