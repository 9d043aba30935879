import { NavViews } from '../editorial/posts/NavViews.tsx';
import { ProofHost } from '../people/sign-in/ProofHost.tsx';
import { useSession } from '../platform/api/session.ts';
import { ChatUnread } from '../workspace/chat/ChatUnread.tsx';
import { Arrivals } from '../workspace/notices/Arrivals.tsx';
import { NoticeBell } from '../workspace/notices/NoticeBell.tsx';

/** What every signed-in screen has and none needs first. Why together: each file that the entry names adds to it. */
export const BellAndProof = () => (
  <>
    <NoticeBell />
    <ProofHost />
  </>
);

/** What works beside every screen, also beside those without the navigation. */
export function Background() {
  const session = useSession();
  // Why: during a view as another user, what arrives is that person's.
  const own = session.status === 'signedIn' && !session.user.viewedBy ? session.user : null;
  return (
    <>
      <NavViews />
      {own && <ChatUnread />}
      {own && <Arrivals key={own.id} user={own} />}
    </>
  );
}
