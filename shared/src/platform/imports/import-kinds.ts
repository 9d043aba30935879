import type { ScreenKey } from '../../screens.ts';
import type { ImportCount, ImportKindName } from './import.ts';

interface KindWords {
  /** Its label in lists. */
  label: string;
  /** The noun for its rows, singular and plural. */
  thing: readonly [one: string, many: string];
  /** What its file contains: lines, or items such as posts, pages and images. */
  row: 'line' | 'item';
  /** The column heading for rows in the report. */
  text: string;
  /** Its screens: anyone who can open one of them can see and undo it. */
  usedBy: readonly ScreenKey[];
  /** Labels of its counts, before and after the import. */
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
      ['unchanged', 'Unchanged', 'Unchanged'],
      ['deleted', 'No longer active: would be deleted', 'No longer active: deleted'],
      ['duplicates', 'Duplicate in this file', 'Duplicate in this file'],
      ['refused', 'Skipped', 'Skipped'],
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
      ['unsubscribed', 'Will be recorded as unsubscribed', 'Recorded as unsubscribed'],
      ['cleaned', 'Will be recorded as bounced', 'Recorded as bounced'],
      [
        'leftOut',
        'Unsubscribed or bounced here (unchanged)',
        'Unsubscribed or bounced here (unchanged)',
      ],
      ['erased', 'Skipped: erased', 'Skipped: erased'],
      ['duplicates', 'Duplicate in this file', 'Duplicate in this file'],
      ['refused', 'Invalid', 'Invalid'],
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
      [
        'differs',
        'Different from the existing post',
        'Different from the existing post (unchanged)',
      ],
      [
        'leftOut',
        'Not posts: pages, images, trash, canceled events',
        'Not posts: pages, images, trash, canceled events',
      ],
      ['duplicates', 'Duplicate in this file', 'Duplicate in this file'],
      ['refused', 'Skipped', 'Skipped'],
    ],
  },
};

export const importKindNames = Object.keys(importKinds) as ImportKindName[];

/** Every screen that an import belongs to. */
export const importScreens: readonly ScreenKey[] = [
  ...new Set(Object.values(importKinds).flatMap(({ usedBy }) => usedBy)),
];
