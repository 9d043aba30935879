import { z } from 'zod';
import { records } from '../../all-records.ts';
import { contentLists, foundPosts } from '../../editorial/posts/content-lists.ts';
import { accessOf, may, type Principal } from '../../platform/access/access.ts';
import { importKindNames, importKinds } from '../../platform/imports/import-kinds.ts';
import { type ScreenKey, screens } from '../../screens.ts';

/**
 * A kind of record in the palette: its label, and the screens that a person must be able to open to find it.
 */
interface Findable {
  kind: string;
  label: string;
  screen: ScreenKey;
  /** Besides `screen`, one of these must be open. */
  needs?: readonly ScreenKey[];
}

const findable: readonly Findable[] = [
  ...foundPosts.map((type) => {
    const { screen } = contentLists[type];
    return { kind: type, label: screens[screen].title, screen };
  }),
  { kind: 'author', label: 'Authors', screen: 'articleList' },
  ...records.map(({ slug, plural, screen, foundOn = screen }) => ({
    kind: slug,
    label: plural,
    screen: foundOn,
  })),
  ...importKindNames.map((kind) => ({
    kind: `import-${kind}`,
    label: `Imports of ${importKinds[kind].label.toLowerCase()}`,
    screen: 'importList' as const,
    needs: importKinds[kind].usedBy,
  })),
  { kind: 'suppression', label: 'Suppressed addresses', screen: 'suppressionList' },
];

/** The kinds of records that the command palette finds (decisions 11), in the order of their groups. */
export const findKinds: readonly string[] = findable.map(({ kind }) => kind);

/** How the palette shows a kind. */
export function findKind(kind: string): Findable {
  const found = findable.find((one) => one.kind === kind);
  if (!found) throw new Error(`The palette does not find ${kind}`);
  return found;
}

/** Whether a person may find records of a kind: they must be able to open its screens. */
export function mayFind(person: Principal, kind: string): boolean {
  const { screen, needs = [screen] } = findKind(kind);
  return may(person, screens[screen].access) && may(person, accessOf(needs));
}

/** Most records of one kind in a response. */
export const mostOfKind = 8;

/** Most characters and words of a search. */
export const longestFind = 100;
const mostWords = 6;

/** Most characters and words of a search. */
export const wordsOf = (text: string): string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Splits a text into words; shared by the search and the highlighting of matches. */
export const found = z.object({ id: z.string(), title: z.string(), detail: z.string() });
export type Found = z.infer<typeof found>;

/** A match: its title, and a line that distinguishes it from others. */
export const foundGroup = z.object({ kind: z.string(), records: z.array(found) });
export type FoundGroup = z.infer<typeof foundGroup>;

/** The matches of one kind, best first. */
export const recordCard = found.extend({ kind: z.string() });
export type RecordCard = z.infer<typeof recordCard>;

/** A record as the card of a link shows it. */
export const findMessages = {
  tooLong: `Search for at most ${longestFind} characters`,
  failed: 'Records couldn’t be searched. You can still open screens.',
  nothing: 'No results that you have access to.',
} as const;
