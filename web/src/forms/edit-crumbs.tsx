import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { pathTo, ScreenLink } from '../app/links.tsx';

/** A screen whose address has no part to fill in. */
export type ListScreen = {
  [K in ScreenKey]: (typeof screens)[K]['path'] extends `${string}$${string}` ? never : K;
}[ScreenKey];

/** The way to an edit screen: the list that it belongs to, and what it is. */
export const editCrumbs = (list: ListScreen, screen: ScreenKey) => [
  {
    label: screens[list].title,
    link: <ScreenLink to={pathTo(list)}>{screens[list].title}</ScreenLink>,
  },
  { label: screens[screen].title },
];
