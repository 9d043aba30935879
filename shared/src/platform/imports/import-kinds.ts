import type { ScreenKey } from '../../screens.ts';
import type { ImportCount, ImportKindName } from './import.ts';

interface KindWords {
  /** What lists call it. */
  label: string;
  /** What its rows are: one and many. */
  thing: readonly [one: string, many: string];
  /** What its file holds: lines, or items such as posts, pages and pictures. */
  row: 'line' | 'item';
  /** What stands above the rows of the report. */
  text: string;
  /** The screens that it belongs to: whoever may open one of them may see and undo it. */
  usedBy: readonly ScreenKey[];
  /** What its numbers mean, before the import and after it. */
  counts: readonly (readonly [key: ImportCount, before: string, after: string])[];
}

/** Every kind of import. */
export const importKinds: Record<ImportKindName, KindWords> = {
  listings: {
    label: 'Listings',
    thing: ['listing', 'listings'],
    row: 'line',
    text: 'Key',
    usedBy: ['listingList'],
    counts: [
      ['added', 'New', 'Added'],
      ['changed', 'Would change', 'Changed'],
      ['unchanged', 'As it is', 'As it was'],
      ['deleted', 'No longer active: would be deleted', 'No longer active: deleted'],
      ['duplicates', 'Twice in the file', 'Twice in the file'],
      ['refused', 'Left out', 'Left out'],
    ],
  },
  subscribers: {
    label: 'Subscribers',
    thing: ['person', 'people'],
    row: 'line',
    text: 'Address',
    usedBy: ['audienceEdit'],
    counts: [
      ['added', 'New', 'Added'],
      ['changed', 'Name would change', 'Name changed'],
      ['unchanged', 'Already there', 'Already there'],
      ['unsubscribed', 'To be remembered as unsubscribed', 'Remembered as unsubscribed'],
      ['cleaned', 'To be remembered as bounced', 'Remembered as bounced'],
      [
        'leftOut',
        'Unsubscribed or bounced here (unchanged)',
        'Unsubscribed or bounced here (unchanged)',
      ],
      ['duplicates', 'Twice in the file', 'Twice in the file'],
      ['refused', 'Not valid', 'Not valid'],
    ],
  },
  feed: {
    label: 'Posts',
    thing: ['post', 'posts'],
    row: 'item',
    text: 'Headline',
    usedBy: ['importList'],
    counts: [
      ['added', 'New', 'Added'],
      ['changed', 'Would be updated', 'Updated'],
      ['unchanged', 'Already there', 'Already there'],
      ['differs', 'Differ from what is here', 'Differ, left as they were'],
      [
        'leftOut',
        'Not posts: pages, pictures, trash, canceled events',
        'Not posts: pages, pictures, trash, canceled events',
      ],
      ['duplicates', 'Twice in the file', 'Twice in the file'],
      ['refused', 'Left out', 'Left out'],
    ],
  },
};

export const importKindNames = Object.keys(importKinds) as ImportKindName[];

/** Every screen that an import belongs to. */
export const importScreens: readonly ScreenKey[] = [
  ...new Set(Object.values(importKinds).flatMap(({ usedBy }) => usedBy)),
];
