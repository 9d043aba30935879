import { z } from 'zod';

/** One field before and after, as people read it; null is empty. */
export const difference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** True for a secret: that it changed is recorded, its value is not. */
  isHidden: z.boolean(),
  /** True if both values are addresses of images, which are shown. */
  isPicture: z.boolean().optional(),
});
export type Difference = z.infer<typeof difference>;

/** One change as a sentence: '{who} {does} {noun} {title}'. */
export const historyEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** A person's name; 'Masthead' for the product; 'X as Y' for a view as someone else. */
  who: z.string(),
  does: z.string(),
  differences: z.array(difference),
  /** True if the record can be restored to this version. */
  isVersion: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Entries per page of a record's history and of Activity. */
export const historyPageSize = 30;

/** A page, newest first; `next` requests older ones. */
export const historyPage = z.object({ nodes: z.array(historyEntry), next: z.int().nullable() });

/** A record at a version, with the field names it is read by. */
export const recordVersion = z.object({ values: z.record(z.string(), z.unknown()) });

/** The product's name where a person's name would appear. */
export const productName = 'Masthead';

/** Who acts on the command line, without an account: in the history, this number stands for them. */
export const operator = { id: -1, name: 'Operator' } as const;
/** Who made a change by a program: 'Edith Marlowe (API token “Nightly sync”)'. */
export const viaToken = (person: string, token: string) => `${person} (API token “${token}”)`;

/** What partners see in place of the names of people outside their organization. */
export const staffName = 'Staff';

/**
 * Columns that change with every save. If no other column changed, the entries of the record's parts tell
 * what happened.
 */
export const countedOnly = ['version', 'updated_at', 'updated_by'];

/** Actions that Activity can be filtered by. */
export const activityActions = ['added', 'changed', 'deleted', 'restored', 'sessions'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Labels of the filter. */
export const activityActionLabels: Record<ActivityAction, string> = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  sessions: 'Sign-ins and views',
};

/** The record of a change. */
export const changedRecord = z.object({
  /** Slug of its kind; null for a table without one. */
  kind: z.string().nullable(),
  /** Key of its edit screen. */
  screen: z.string().nullable(),
  noun: z.string(),
  id: z.string(),
  title: z.string(),
});

/** A row of Activity; sign-ins have no record. */
export const activityRow = historyEntry.extend({
  record: changedRecord.nullable(),
  /** The number of records of one bulk action or import that the row stands for. */
  count: z.int(),
});
export type ActivityRow = z.infer<typeof activityRow>;

/** A page of Activity, newest first. */
export const activityPage = z.object({ nodes: z.array(activityRow), next: z.int().nullable() });

/** A deleted record. */
export const trashRow = z.object({
  kind: z.string(),
  noun: z.string(),
  id: z.string(),
  title: z.string(),
  /** A line that distinguishes it from others with the same title. */
  detail: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});
export type TrashRow = z.infer<typeof trashRow>;

/** Rows per page of the trash. */
export const trashPageSize = 20;
