import { may } from '@masthead/shared/platform/access/access.ts';
import { unreadText } from '@masthead/shared/platform/notices/notice.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useEffect } from 'react';
import { showNavViews, unreadAt } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { useChatUnread, useLiveChatUnread } from './chat-unread.queries.ts';

/** The number of unread chat messages, in the navigation and before the title of the page. */
export function ChatUnread() {
  const user = useUser();
  return may(user, screens.chat.access) ? <Unread /> : null;
}

function Unread() {
  useLiveChatUnread();
  const count = useChatUnread() ?? 0;
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
