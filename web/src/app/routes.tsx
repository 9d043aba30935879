import { may } from '@masthead/shared/access.ts';
import type { Screen } from '@masthead/shared/screen.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { ForbiddenPage } from '../auth/ForbiddenPage.tsx';
import { NotBuiltPage } from '../auth/NotBuiltPage.tsx';
import { NotFoundPage } from '../auth/NotFoundPage.tsx';
import { UnreachablePage } from '../auth/UnreachablePage.tsx';
import { guard } from './guard.ts';
import { Shell } from './Shell.tsx';
import { useSession } from './session.ts';

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
  dailyDigestList: lazyRouteComponent(
    () => import('../daily-digests/DailyDigestListPage.tsx'),
    'DailyDigestListPage',
  ),
  dailyDigestEdit: lazyRouteComponent(
    () => import('../daily-digests/DailyDigestEditPage.tsx'),
    'DailyDigestEditPage',
  ),
  campaignPreview: lazyRouteComponent(
    () => import('../campaigns/CampaignPreviewPage.tsx'),
    'CampaignPreviewPage',
  ),
  outboxList: lazyRouteComponent(() => import('../outbox/OutboxListPage.tsx'), 'OutboxListPage'),
};

/** Screens without the navigation: the login card, and the staff chat (Spec, platform 2.3). */
const bareScreens: ScreenKey[] = ['login', 'resetPassword'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenKey;
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: () => <Shell /> });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: screens.login.path, replace: true });
  },
});

function Root() {
  const session = useSession();
  if (session.status !== 'unreachable') return <Outlet />;
  return (
    <main>
      <UnreachablePage error={session.error} />
    </main>
  );
}

function NotFound() {
  const Frame = useSession().status === 'signedIn' ? Shell : 'main';
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  );
}

/** Pages by screen, for tests that need a page of their own. */
export type Pages = Partial<Record<ScreenKey, RouteComponent>>;

/** One route for each row of the table of screens, with the guard that the row asks for. */
function screenRoute(key: ScreenKey, given: Pages) {
  const { path }: Screen = screens[key];
  const page: RouteComponent = given[key] ?? NotBuiltPage;
  return createRoute({
    getParentRoute: (): typeof root => (bareScreens.includes(key) ? root : shell) as typeof root,
    path,
    staticData: { screen: key },
    beforeLoad: ({ location }) => guard(key, location.href),
    component: Object.assign(guarded(key, page), { preload: page.preload }),
  });
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

function routeTreeOf(given: Pages) {
  const keys = Object.keys(screens) as ScreenKey[];
  const inShell = keys.filter((key) => !bareScreens.includes(key));
  return root.addChildren([
    start,
    ...bareScreens.map((key) => screenRoute(key, given)),
    shell.addChildren(inShell.map((key) => screenRoute(key, given))),
  ]);
}

/** The router of the product; tests give it a history and pages of their own. */
export function createAppRouter(history?: RouterHistory, given: Pages = {}) {
  return createRouter({
    routeTree: routeTreeOf({ ...pages, ...given }),
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
    if (staticData.screen) void (pages as Pages)[staticData.screen]?.preload?.();
  }
}
