import { may, type Principal } from '@masthead/shared/access.ts';
import { navGroups, type Screen, type ScreenKey, screens } from '@masthead/shared/screens.ts';

export interface NavItem {
  key: ScreenKey;
  label: string;
  path: string;
  isBuilt: boolean;
}

export interface NavigationGroup {
  label: string;
  items: NavItem[];
}

const rows = Object.entries(screens) as [ScreenKey, Screen][];

/** Spec, platform 2.3: what a person may open, by group; a group without items is left out. */
export function navigationFor(principal: Principal): NavigationGroup[] {
  return navGroups
    .map((group) => ({
      label: group,
      items: rows
        .filter(([, { nav, access }]) => nav?.group === group && may(principal, access))
        .map(([key, { nav, path, isBuilt }]) => ({ key, label: nav?.label ?? '', path, isBuilt })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Which group the screen at an address belongs to: the longest nav path that it begins with. */
export function groupAt(pathname: string): string | null {
  const [found] = rows
    .filter(([, { nav, path }]) => nav && (pathname === path || pathname.startsWith(`${path}/`)))
    .sort(([, a], [, b]) => b.path.length - a.path.length);
  return found?.[1].nav?.group ?? null;
}
