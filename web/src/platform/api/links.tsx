import { Anchor, type AnchorProps } from '@mantine/core';
import { may, type Principal } from '@masthead/shared/platform/access/access.ts';
import { navGroups, type Screen } from '@masthead/shared/platform/access/screen.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';

type Value = string | number;
type Names<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : P extends `{-$${infer Name}}`
    ? { optional: Name }
    : P extends `$${infer Name}`
      ? { required: Name }
      : never;
type Required<N> = N extends { required: infer Name extends string } ? Name : never;
type Optional<N> = N extends { optional: infer Name extends string } ? Name : never;

/** The parts of a screen's address: `{ id }` for `/photos/$id`. */
export type ScreenParams<K extends ScreenKey> = {
  [name in Required<Names<(typeof screens)[K]['path']>>]: Value;
} & { [name in Optional<Names<(typeof screens)[K]['path']>>]?: Value };

type ParamsArgument<K extends ScreenKey> =
  object extends ScreenParams<K>
    ? [params?: ScreenParams<K>, search?: Record<string, Value>]
    : [params: ScreenParams<K>, search?: Record<string, Value>];

/** The address of a screen: `pathTo('dailyDigestEdit', { id: 7 })`. */
export function pathTo<K extends ScreenKey>(key: K, ...rest: ParamsArgument<K>): string {
  const [params, search] = rest;
  const values = (params ?? {}) as Record<string, Value | undefined>;
  const path = screens[key].path
    .split('/')
    .map((part) => {
      const name = /^\$(\w+)$|^\{-\$(\w+)\}$/.exec(part);
      return name ? encodeURIComponent(String(values[name[1] ?? name[2] ?? ''] ?? '')) : part;
    })
    .join('/')
    .replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of a record's screen, of which no more is known than its id. A series is found without its site, too. */
export const pathToRecord = (screen: ScreenKey, id: Value): string =>
  screen === 'seriesEdit'
    ? pathTo(screen, { siteId: 'All', seriesId: id })
    : pathTo(screen as 'userEdit', { id });

/** Navigates to a screen: `const goTo = useGoTo(); goTo('dailyDigestList')`. */
export function useGoTo() {
  const navigate = useNavigate();
  return <K extends ScreenKey>(key: K, ...rest: ParamsArgument<K>): Promise<void> =>
    navigate({ href: pathTo(key, ...rest) });
}

/** The parts of the address of the screen that is open, as text. */
export function useScreenParams<K extends ScreenKey>(
  _key: K,
): { [name in keyof ScreenParams<K>]: string } {
  return useParams({ strict: false }) as { [name in keyof ScreenParams<K>]: string };
}

interface ScreenLinkProps extends AnchorProps {
  /** An address, made with `pathTo`. */
  to: string;
  /** A tooltip. */
  title?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a screen, in the style of the product. */
export function ScreenLink({ to, children, ...props }: ScreenLinkProps) {
  const [path, query] = to.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return (
    <Anchor inherit renderRoot={(root) => <Link to={path} search={search} {...root} />} {...props}>
      {children}
    </Anchor>
  );
}

export interface NavItem {
  key: string;
  label: string;
  path: string;
  /** The filters of a saved view. */
  search?: Record<string, string>;
  /** How many a saved view has, or how many are unread at a screen. */
  count?: string | undefined;
}

/** A saved view, shown under its list in the navigation. */
export interface NavView {
  screen: ScreenKey;
  key: string;
  label: string;
  search: Record<string, string>;
  count: string;
}

export interface NavigationGroup {
  label: string;
  items: NavItem[];
  /** How much is unread at one of its screens. */
  unread: string | undefined;
}

const rows = Object.entries(screens) as [ScreenKey, Screen][];

let navViews: readonly NavView[] = [];
const viewListeners = new Set<() => void>();

/** How much is unread at a screen. Shown from the next `showNavViews` on. */
export const unreadAt: Partial<Record<ScreenKey, string>> = {};

/** Sets the saved views in the navigation. */
export function showNavViews(views: readonly NavView[] = [...navViews]): void {
  navViews = views;
  for (const listener of viewListeners) listener();
}

/** The saved views of the navigation: they come when the screen is there. */
export const useNavViews = (): readonly NavView[] =>
  useSyncExternalStore(
    (listener) => {
      viewListeners.add(listener);
      return () => viewListeners.delete(listener);
    },
    () => navViews,
  );

/** Spec, platform 2.3: the screens a person can open, by group, without empty groups. */
export function navigationFor(
  principal: Principal,
  views: readonly NavView[] = [],
): NavigationGroup[] {
  return navGroups
    .map((label) => {
      const keys = rows.filter(
        ([, { nav, access }]) => nav?.group === label && may(principal, access),
      );
      return {
        label,
        unread: keys.map(([key]) => unreadAt[key]).find(Boolean),
        items: keys.flatMap(([key, { nav, path }]): NavItem[] => [
          { key, label: nav?.label ?? '', path, count: unreadAt[key] },
          ...views.flatMap(({ screen, ...view }) => (screen === key ? { ...view, path } : [])),
        ]),
      };
    })
    .filter(({ items }) => items.length > 0);
}

/** Which group the screen at an address belongs to: the longest nav path that it begins with. */
export function groupAt(pathname: string): string | null {
  const [found] = rows
    .filter(([, { nav, path }]) => nav && (pathname === path || pathname.startsWith(`${path}/`)))
    .sort(([, a], [, b]) => b.path.length - a.path.length);
  return found?.[1].nav?.group ?? null;
}
