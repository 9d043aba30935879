import { may } from '@masthead/shared/platform/access/access.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { type FetchQueryOptions, type QueryClient, QueryObserver } from '@tanstack/react-query';
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
  const [session, query] = await Promise.all([sessionReady(), options()]);
  const user = session.status === 'signedIn' ? session.user : null;
  if (query && may(user, screens[screen].access)) keepUntilTaken(query, queryClient);
}

/** Why: a record that nothing shows any more is forgotten at once, as one that nothing shows yet would be. */
function keepUntilTaken(query: FetchQueryOptions, queryClient: QueryClient): void {
  const keeper = new QueryObserver(queryClient, query);
  const stops = [
    keeper.subscribe(() => {}),
    queryClient.getQueryCache().subscribe((event) => {
      const isTaken = event.type === 'observerAdded' && event.observer !== keeper;
      if (isTaken && event.query === keeper.getCurrentQuery()) stop();
    }),
  ];
  const tired = setTimeout(stop, 10_000);
  function stop() {
    clearTimeout(tired);
    for (const each of stops) each();
  }
}
