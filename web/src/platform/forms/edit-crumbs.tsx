import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { pathTo, ScreenLink } from '../api/links.tsx';

/** A screen whose address has no part to fill in. */
export type ListScreen = {
  [K in ScreenKey]: (typeof screens)[K]['path'] extends `${string}$${string}` ? never : K;
}[ScreenKey];

interface Way {
  /** How the list was left. */
  search?: Record<string, string> | undefined;
  /** The last breadcrumb; the screen's title by default. */
  label?: string;
}

/** Breadcrumbs of an edit screen: its list, with the last filters, and the screen. */
export const editCrumbs = (
  list: ListScreen,
  screen: ScreenKey,
  { search, label = screens[screen].title }: Way = {},
) => [
  {
    label: screens[list].title,
    link: <ScreenLink to={pathTo(list, {}, search)}>{screens[list].title}</ScreenLink>,
  },
  { label },
];
