import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { z } from 'zod';

const place = z.object({ screen: z.string(), path: z.string(), title: z.string() });

/** A visited place that the palette offers again. */
export interface Place {
  screen: ScreenKey;
  /** Its search parameters. */
  path: string;
  title: string;
}

const mostPlaces = 8;
/** Why local storage: it is cleared on sign-out. */
const keyOf = (userId: number) => `masthead.recent.${userId}`;
const pathnameOf = (path: string) => path.replace(/[?#].*/s, '');

/** Visited places, most recent first. */
export function recentPlaces(userId: number): Place[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return z
      .array(place)
      .parse(stored)
      .filter((one): one is Place => one.screen in screens && one.path.startsWith('/'));
  } catch {
    return [];
  }
}

/** The title of a screen: without the product’s name, and the number of unread messages before it. */
const bare = (title: string) => title.replace(/^\(\d+\+?\) | · Masthead$/g, '');

/** Puts a place first. A record that was found by its title keeps that title. */
export function rememberPlace(userId: number, next: Place): void {
  const before = recentPlaces(userId);
  const pathname = pathnameOf(next.path);
  const known = before.find(({ path }) => pathnameOf(path) === pathname);
  const isOneRecord = screens[next.screen].path.includes('$');
  const title = isOneRecord && known ? known.title : bare(next.title);
  const others = before.filter((one) => one !== known);
  const places = [{ ...next, title }, ...others].slice(0, mostPlaces);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(places));
  } catch {
    // Limit: a browser without storage has no recent places.
  }
}
