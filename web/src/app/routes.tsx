import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { isMailScreen } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import type { Screen } from '@masthead/shared/platform/access/screen.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../platform/api/session.ts';
import { late } from '../platform/ui/late.tsx';
import { latePart } from '../platform/ui/late-part.tsx';
import { PaletteButton } from '../workspace/find/PaletteButton.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { guard } from './guard.ts';
import { pages } from './pages.ts';
import { Shell } from './Shell.tsx';
import styles from './shell.module.css';
import { UnreachablePage } from './UnreachablePage.tsx';

/** Why late: links never lead to these pages. */
const ForbiddenPage = late(async () => (await import('./ForbiddenPage.tsx')).ForbiddenPage);
const NotFoundPage = late(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/**
 * What the first screens ask the server for, known from the address alone. Why: on a first visit
 * the rows are on their way before the frame around them is drawn.
 */
const firstQueries: Partial<Record<ScreenKey, FirstQuery>> = {
  articleList: contentList('article'),
  eventList: contentList('event'),
  charityList: contentList('charity'),
  placeList: contentList('place'),
};

function contentList(type: AddedType): FirstQuery {
  return async (search) => {
    const [{ contentQuery, contentSearch }, { newsItemPage }] = await Promise.all([
      import('../editorial/posts/content-search.ts'),
      import('../editorial/posts/news-item.queries.ts'),
    ]);
    const wanted = contentSearch.parse(search);
    // The board counts by column.
    if (wanted.view === 'board') return null;
    return newsItemPage(contentQuery(type, wanted)) as FetchQueryOptions;
  };
}

/** Screens without the navigation: the login card, and the staff chat (Spec, platform 2.3). */
const bareScreens: ScreenKey[] = [
  'login',
  'resetPassword',
  'signInCallback',
  'setUp',
  'adSlotPreview',
  'seriesPreview',
  'slotProof',
];

export type FirstQuery = (
  search: Record<string, unknown>,
) => Promise<FetchQueryOptions | null | undefined>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenKey;
    firstQuery?: FirstQuery;
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Framed });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: screens.login.path, replace: true });
  },
});

const HeldNotice = late(async () => (await import('../email/campaigns/HeldNotice.tsx')).HeldNotice);

const { Host: NoticeBell } = latePart(
  async () => (await import('./BellAndProof.tsx')).BellAndProof,
);

/** What needs an admin, if anything does. */
const { Host: SystemBanner } = latePart(
  async () => (await import('../platform/system/SystemBanner.tsx')).SystemBanner,
);

const { Host: Background } = latePart(async () => (await import('./BellAndProof.tsx')).Background);

/** Why not while an admin views as another user: notifications are personal. */
function Bell() {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && !session.user.viewedBy;
  return <span className={styles.bellPlace}>{isOwn && <NoticeBell />}</span>;
}

function Framed({ children }: { children?: ReactNode }) {
  const session = useSession();
  // Why: until they have turned on two-step sign-in, nothing else answers them.
  const mustTurnOnCodes = session.status === 'signedIn' && session.user.mustTurnOnCodes;
  const screen = useRouterState({ select: (s) => s.matches.at(-1)?.staticData.screen });
  const isAdmin = session.status === 'signedIn' && session.user.isAdmin && !mustTurnOnCodes;
  const notice = (
    <>
      {isAdmin && <SystemBanner />}
      {isMailScreen(screen) && <HeldNotice />}
    </>
  );
  return (
    <>
      <Shell search={<PaletteButton />} bell={<Bell />} notice={notice}>
        {children}
      </Shell>
      {!mustTurnOnCodes && <Background />}
    </>
  );
}

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
  const Frame = useSession().status === 'signedIn' ? Framed : 'main';
  return (
    <Frame>
      <NotFoundPage />
    </Frame>
  );
}

/** Pages by screen, for tests that need a page of their own. */
export type Pages = Partial<Record<ScreenKey, RouteComponent>>;

/** The route of one screen, with its guard. Without a component, the route above it draws the page. */
function screenRoute(key: ScreenKey, parent: AnyRoute, component?: RouteComponent) {
  const { path }: Screen = screens[key];
  const firstQuery = firstQueries[key];
  return createRoute({
    getParentRoute: () => parent as typeof root,
    path,
    staticData: { screen: key, ...(firstQuery && { firstQuery }) },
    beforeLoad: ({ location }) => guard(key, location.href),
    ...(component && { component }),
  });
}

/** The routes of the screens that share a page: it stays mounted when the address changes from one to the other. */
function pageRoutes(key: ScreenKey, keys: ScreenKey[], given: Pages) {
  const component = guarded(key, given);
  if (keys.length === 1) return screenRoute(key, shell, component);
  const page = createRoute({ getParentRoute: () => shell, id: key, component });
  return page.addChildren(keys.map((one) => screenRoute(one, page)));
}

/** Why: a page that the roles do not allow must not even start, since its calls would sign the person out. */
function guarded(key: ScreenKey, given: Pages): RouteComponent {
  const Page: RouteComponent = given[key] ?? pages[key];
  function GuardedPage() {
    const session = useSession();
    const user = session.status === 'signedIn' ? session.user : null;
    const isLeaving = user === null && screens[key].access !== 'public';
    if (isLeaving || may(user, screens[key].access)) return <Page />;
    return <ForbiddenPage />;
  }
  return Object.assign(GuardedPage, { preload: Page.preload });
}

function routeTreeOf(given: Pages) {
  const keys = Object.keys(screens) as ScreenKey[];
  const inShell = keys.filter((key) => !bareScreens.includes(key));
  const byPage = Map.groupBy(inShell, (key) => (screens[key] as Screen).pageOf ?? key);
  return root.addChildren([
    start,
    ...bareScreens.map((key) => screenRoute(key, root, guarded(key, given))),
    shell.addChildren(
      [...byPage].map(([key, ofPage]) => pageRoutes(key as ScreenKey, ofPage, given)),
    ),
  ]);
}

/** The router of the product; tests give it a history and pages of their own. */
export function createAppRouter(history?: RouterHistory, given: Pages = {}) {
  return createRouter({
    routeTree: routeTreeOf({ ...pages, ...given }),
    ...(history && { history }),
    defaultErrorComponent: BrokenPage,
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
