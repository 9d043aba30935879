import { may } from '@masthead/shared/platform/access/access.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { setLoadAhead } from '../platform/api/ahead.ts';
import { sessionReady } from '../platform/api/session.ts';
import { pages } from './pages.ts';
import type { AppRouter, FirstQuery } from './routes.tsx';

/** Loads a screen before it is drawn: its code, and its first rows or its record. */
export function preloadPage(
  router: AppRouter,
  queryClient: QueryClient,
  { location = router.latestLocation, isCodeOnly = false }: Ahead = {},
): void {
  for (const { staticData, search, params } of router.matchRoutes(location)) {
    const { screen, firstQuery } = staticData;
    if (!screen) continue;
    void pages[screen].preload?.();
    if (isCodeOnly) continue;
    const asked = firstQuery ?? (async () => (await pages[screen].asksFirst())?.(params as never));
    askAhead(screen, () => asked(search), queryClient).catch(() => {});
  }
}

interface Ahead {
  location?: AppRouter['latestLocation'];
  /** Why: another window does not share what this one has read. */
  isCodeOnly?: boolean | undefined;
}

/** Loads where a link leads, before it is followed. */
export const preloadLink =
  (router: AppRouter, queryClient: QueryClient): Parameters<typeof setLoadAhead>[0] =>
  ({ to, isNewWindow: isCodeOnly }) => {
    const [path, query] = to.split('?');
    const search = Object.fromEntries(new URLSearchParams(query)) as never;
    preloadPage(router, queryClient, {
      location: router.buildLocation({ to: path, search }),
      isCodeOnly,
    });
  };

/** Why: the answer is on its way before the frame around it is drawn; a failure is the page's to show. */
async function askAhead(
  screen: ScreenKey,
  options: () => ReturnType<FirstQuery>,
  queryClient: QueryClient,
): Promise<void> {
  const [session, query, { keepUntilTaken }] = await Promise.all([
    sessionReady(),
    options(),
    import('../platform/api/keep-until-taken.ts'),
  ]);
  const user = session.status === 'signedIn' ? session.user : null;
  if (query && may(user, screens[screen].access)) keepUntilTaken(query, queryClient);
}
