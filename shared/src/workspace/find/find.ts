import { z } from 'zod';
import { records } from '../../all-records.ts';
import { contentLists, foundPosts } from '../../editorial/posts/content-lists.ts';
import { accessOf, may, type Principal } from '../../platform/access/access.ts';
import { importKindNames, importKinds } from '../../platform/imports/import-kinds.ts';
import { type ScreenKey, screens } from '../../screens.ts';

/** A kind of record in the palette: what it is called, and the screens that whoever finds it must be able to open. */
interface Findable {
  kind: string;
  label: string;
  screen: ScreenKey;
  /** Beside the screen, one of these. */
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

/** How a kind stands in the palette. */
export function findKind(kind: string): Findable {
  const found = findable.find((one) => one.kind === kind);
  if (!found) throw new Error(`The palette does not find ${kind}`);
  return found;
}

/** May this person find records of a kind? Whoever may open where they are shown. */
export function mayFind(person: Principal, kind: string): boolean {
  const { screen, needs = [screen] } = findKind(kind);
  return may(person, screens[screen].access) && may(person, accessOf(needs));
}

/** The most records of one kind that an answer has. */
export const mostOfKind = 8;

/** The most characters and words that are searched for. */
export const longestFind = 100;
const mostWords = 6;

/** The words of a text, as both the search and the marks in its answers take them. */
export const wordsOf = (text: string): string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** A record that was found: how it is called, and a line that tells it from others. */
export const found = z.object({ id: z.string(), title: z.string(), detail: z.string() });
export type Found = z.infer<typeof found>;

/** The records of one kind, best first. */
export const foundGroup = z.object({ kind: z.string(), records: z.array(found) });
export type FoundGroup = z.infer<typeof foundGroup>;

/** A record as a link to it is shown. */
export const recordCard = found.extend({ kind: z.string() });
export type RecordCard = z.infer<typeof recordCard>;

/** Sentences of the command palette. */
export const findMessages = {
  tooLong: `Search for at most ${longestFind} characters`,
  failed: 'Records couldn’t be searched. You can still open screens.',
  nothing: 'No results that you have access to.',
} as const;
