import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, redirect } from '@tanstack/react-router';
import { pathTo } from '../platform/api/links.tsx';
import {
  onSessionChange,
  placeAfterSignIn,
  rememberWanted,
  sessionReady,
  sessionState,
} from '../platform/api/session.ts';
import { whenIdle } from '../platform/ui/late-part.tsx';

/** Spec, platform 2.1: visitors go to the login card; signed-in users go from there to home. */
export async function guard(key: ScreenKey, address: string): Promise<void> {
  const session = await sessionReady();
  const isSignedIn = session.status === 'signedIn';
  if (key === 'login' && isSignedIn) throw redirect({ to: screens.home.path, replace: true });
  // Spec, platform 6: people outside the chat go home, without a message.
  const isOthers = screens[key].access === 'chat-members' && isSignedIn;
  if (isOthers && !session.user.isChatMember)
    throw redirect({ to: screens.home.path, replace: true });
  // Why: the screen that is asked for is not shown before, so nothing of it is loaded; Shell shows the way on.
  const isOpen = screens[key].access === 'public' || key === 'profile';
  if (isSignedIn && session.user.mustTurnOnCodes && !isOpen) {
    rememberWanted(address);
    throw redirect({ to: screens.profile.path, replace: true });
  }
  if (isSignedIn || screens[key].access === 'public') return;
  if (key !== 'home') rememberWanted(address);
  throw redirect({ to: screens.login.path, replace: true });
}

/** Why: late, since lists that few screens ask for at once must not hold up the rows of the first. */
async function loadReferences(queryClient: QueryClient, isStill: () => boolean): Promise<void> {
  const { prefetchReferences } = await import('./reference.ts');
  // Why: the user may have signed out in the meantime, and a call without a session would fail.
  if (isStill()) prefetchReferences(queryClient);
}

/** Leads to the login card when the session ends and home when another person's begins. */
export function followSession(router: AnyRouter, queryClient: QueryClient): () => void {
  let userId: number | null = null;
  /** Set while an admin sees the product as another person. */
  let viewed: { id: number; viewerId: number } | null = null;
  // Why: the next user must not be led to the previous user's page.
  let lastUserId: number | null = null;
  const unfollow = onSessionChange(() => {
    const session = sessionState();
    if (session.status === 'signedOut' && userId !== null) {
      queryClient.clear();
      lastUserId = userId;
      userId = null;
      if (session.notice !== null) rememberWanted(router.latestLocation.href);
      void router.navigate({ to: screens.login.path, replace: true, ignoreBlocker: true });
    } else if (session.status === 'signedIn' && session.user.id !== userId) {
      const isOther = userId !== null;
      if (isOther) queryClient.clear();
      const { id } = session.user;
      userId = id;
      if (isOther || (lastUserId !== null && lastUserId !== userId)) rememberWanted(null);
      lastUserId = userId;
      if (!session.user.mustTurnOnCodes)
        whenIdle(() => void loadReferences(queryClient, () => userId === id));
      const isBack = viewed?.viewerId === userId;
      const place = viewed && isBack ? pathTo('userEdit', { id: viewed.id }) : null;
      const { viewedBy } = session.user;
      viewed = viewedBy ? { id: userId, viewerId: viewedBy.id } : null;
      const isAtLogin = router.latestLocation.pathname === screens.login.path;
      if (isOther || isAtLogin)
        void router.navigate({ href: place ?? placeAfterSignIn(), ignoreBlocker: true });
    }
  });
  return () => {
    userId = null;
    unfollow();
  };
}
