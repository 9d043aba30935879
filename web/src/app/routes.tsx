import { may } from '@masthead/shared/access.ts';
import { type Screen, type ScreenKey, screens } from '@masthead/shared/screens.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { ForbiddenPage } from '../auth/ForbiddenPage.tsx';
import { NotBuiltPage } from '../auth/NotBuiltPage.tsx';
import { NotFoundPage } from '../auth/NotFoundPage.tsx';
import { UnreachablePage } from '../auth/UnreachablePage.tsx';
import { prefetchReferences } from './reference.ts';
import { onSessionChange, rememberWanted, sessionReady, sessionState, useSession } from './session.ts';
import { Shell } from './Shell.tsx';

type BuiltScreen = {
  [K in ScreenKey]: (typeof screens)[K]['isBuilt'] extends true ? K : never;
}[ScreenKey];

/** The page of every screen that is built; each is loaded when it is first opened. */
const pages: Record<BuiltScreen, RouteComponent> = {
  login: lazyRouteComponent(() => import('../auth/LoginPage.tsx'), 'LoginPage'),
  home: lazyRouteComponent(() => import('../auth/HomePage.tsx'), 'HomePage'),
  articleList: lazyRouteComponent(
    () => import('../news-items/ArticleListPage.tsx'),
    'ArticleListPage',
  ),
  dailyDigestList: NotBuiltPage,
  dailyDigestEdit: NotBuiltPage,
  campaignPreview: NotBuiltPage,
  outboxList: NotBuiltPage,
};

/** Screens without the navigation: the login card, and the staff chat (Spec, platform 2.3). */
const bareScreens: ScreenKey[] = ['login', 'resetPassword'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenKey;
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: screens.login.path, replace: true });
  },
});

function Root() {
  const session = useSession();
  return session.status === 'unreachable' ? <UnreachablePage error={session.error} /> : <Outlet />;
}

/** One route for each row of the table of screens, with the guard that the row asks for. */
function screenRoute(key: ScreenKey) {
  const { path }: Screen = screens[key];
  const page: RouteComponent = key in pages ? pages[key as BuiltScreen] : NotBuiltPage;
  return createRoute({
    getParentRoute: (): typeof root => (bareScreens.includes(key) ? root : shell) as typeof root,
    path,
    staticData: { screen: key },
    beforeLoad: ({ location }) => guard(key, location.href),
    component: Object.assign(guarded(key, page), { preload: page.preload }),
  });
}

/** Spec, platform 2.1: a visitor goes to the login card, and who is signed in goes home from there. */
async function guard(key: ScreenKey, address: string) {
  const session = await sessionReady();
  const isSignedIn = session.status === 'signedIn';
  if (key === 'login' && isSignedIn) throw redirect({ to: screens.home.path, replace: true });
  if (isSignedIn || screens[key].access === 'public') return;
  if (key !== 'home') rememberWanted(address);
  throw redirect({ to: screens.login.path, replace: true });
}

/** Why: a page that the roles do not allow must not even start, since its calls would sign the person out. */
function guarded(key: ScreenKey, Page: RouteComponent) {
  return function GuardedPage() {
    const session = useSession();
    const user = session.status === 'signedIn' ? session.user : null;
    const isLeaving = user === null && screens[key].access !== 'public';
    return isLeaving || may(user, screens[key].access) ? <Page /> : <ForbiddenPage />;
  };
}

const screenKeys = Object.keys(screens) as ScreenKey[];
const shellKeys = screenKeys.filter((key) => !bareScreens.includes(key));
const routeTree = root.addChildren([
  start,
  ...bareScreens.map(screenRoute),
  shell.addChildren(shellKeys.map(screenRoute)),
]);

/** The router of the product; tests give it a history of their own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Loads the code of the screen that is asked for while the session is still being looked up. */
export function preloadPage(router: AppRouter): void {
  for (const { staticData } of router.matchRoutes(router.latestLocation)) {
    const page = pages[staticData.screen as BuiltScreen];
    void page?.preload?.();
  }
}

/** Leads to the login card when the session ends and home when another person's begins. */
export function followSession(router: AppRouter, queryClient: QueryClient): () => void {
  let userId: number | null = null;
  const follow = () => {
    const session = sessionState();
    if (session.status === 'signedOut') {
      if (userId === null) return;
      queryClient.clear();
      userId = null;
      void router.navigate({ to: screens.login.path, replace: true, ignoreBlocker: true });
    } else if (session.status === 'signedIn' && session.user.id !== userId) {
      const isOther = userId !== null;
      if (isOther) queryClient.clear();
      userId = session.user.id;
      prefetchReferences(queryClient);
      const isAtLogin = router.latestLocation.pathname === screens.login.path;
      if (isOther || isAtLogin) void router.navigate({ to: screens.home.path, ignoreBlocker: true });
    }
  };
  return onSessionChange(follow);
}
