import { NavViews } from '../editorial/posts/NavViews.tsx';
import { ProofHost } from '../people/sign-in/ProofHost.tsx';
import { ChatUnread } from '../workspace/chat/ChatUnread.tsx';
import { NoticeBell } from '../workspace/notices/NoticeBell.tsx';

/** What every signed-in screen has and none needs first. Why together: each file that the entry names adds to it. */
export const BellAndProof = () => (
  <>
    <NoticeBell />
    <ChatUnread />
    <ProofHost />
  </>
);

/** The saved views in the navigation, also during a view as another user. */
export const SavedViews = () => <NavViews />;
