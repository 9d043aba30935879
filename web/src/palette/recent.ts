import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { z } from 'zod';

const place = z.object({ screen: z.string(), path: z.string(), title: z.string() });

/** Where somebody was, as the palette offers it again. */
export interface Place {
  screen: ScreenKey;
  /** With what was searched for there. */
  path: string;
  title: string;
}

const mostPlaces = 8;
/** Why: in local storage, so that it is gone after a sign-out. */
const keyOf = (userId: number) => `masthead.recent.${userId}`;
const pathnameOf = (path: string) => path.replace(/[?#].*/s, '');

/** The places that a person was at, the latest first. */
export function recentPlaces(userId: number): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return z
      .array(place)
      .parse(kept)
      .filter((one): one is Place => one.screen in screens && one.path.startsWith('/'));
  } catch {
    return [];
  }
}

/** Puts a place first. A record that was found by its name keeps that name. */
export function rememberPlace(userId: number, next: Place): void {
  const before = recentPlaces(userId);
  const pathname = pathnameOf(next.path);
  const known = before.find(({ path }) => pathnameOf(path) === pathname);
  const isOneRecord = screens[next.screen].path.includes('$');
  const title = isOneRecord && known ? known.title : next.title;
  const others = before.filter((one) => one !== known);
  const places = [{ ...next, title }, ...others].slice(0, mostPlaces);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(places));
  } catch {
    // Limit: a browser that keeps nothing has no recent places.
  }
}
