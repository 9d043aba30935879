import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { pathTo, ScreenLink } from '../api/links.tsx';

/** A screen whose address has no part to fill in. */
export type ListScreen = {
  [K in ScreenKey]: (typeof screens)[K]['path'] extends `${string}$${string}` ? never : K;
}[ScreenKey];

interface Way {
  /** How the list was left. */
  search?: Record<string, string> | undefined;
  /** What the screen is; its own title unless stated. */
  label?: string;
}

/** The way to an edit screen: the list that it belongs to, as it was left, and what it is. */
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
