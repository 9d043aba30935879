import { records } from '../../all-records.ts';
import { foundPosts } from '../../editorial/posts/content-lists.ts';
import { idInPath } from '../../platform/values/fields.ts';
import { type ScreenKey, screens } from '../../screens.ts';

/** A record in an address; posts of all types share one address. */
export interface RecordPlace {
  kinds: readonly string[];
  screen: ScreenKey;
  id: string;
}

/** Screens that show one record; the last part of their path is its id. */
const places: readonly (readonly [ScreenKey, ...kinds: string[]])[] = [
  ['postEdit', ...foundPosts],
  ['dailyDigestEdit', 'daily-digest'],
  ['campaignPreview', 'daily-digest'],
  ...records.map(({ screen, slug }) => [screen, slug] as const),
];

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{-\$\w+\}|\$\w+/g, '([\\w-]{1,100})')}/?$`);
const patterns = places.map(
  ([screen, ...kinds]) => ({ screen, kinds, pattern: patternOf(screens[screen].path) }) as const,
);

const isId = ([kind]: readonly string[], id: string) =>
  records.find(({ slug }) => slug === kind)?.idType === 'text' || idInPath.safeParse(id).success;

/** The record at a path of the product; null for other paths. */
export function recordAt(path: string): RecordPlace | null {
  for (const { screen, kinds, pattern } of patterns) {
    const id = pattern.exec(path)?.at(-1);
    if (id !== undefined) return isId(kinds, id) ? { kinds, screen, id } : null;
  }
  return null;
}
