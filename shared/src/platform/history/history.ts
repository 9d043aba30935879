import { z } from 'zod';

/** One field before and after a change, as display text; null is empty. */
export const difference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** True for a secret: the change is recorded, its value is not. */
  isHidden: z.boolean(),
  /** True when both are addresses of pictures, which are shown. */
  isPicture: z.boolean().optional(),
});
export type Difference = z.infer<typeof difference>;

/** One change, shown as '{who} {does} {noun} {title}'. */
export const historyEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** A person's name; 'Masthead' for the product; 'X as Y' for a view as another user. */
  who: z.string(),
  does: z.string(),
  differences: z.array(difference),
  /** True when the record can be restored to the state after this change. */
  isVersion: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Entries on a page of a record's history and of Activity. */
export const historyPageSize = 30;

/** A page, newest first; `next` asks for the older ones. */
export const historyPage = z.object({ nodes: z.array(historyEntry), next: z.int().nullable() });

/** A record as of a change, with its API field names. */
export const recordVersion = z.object({ values: z.record(z.string(), z.unknown()) });

/** The product's name where a person's name would be shown. */
export const productName = 'Masthead';

/** Shown to partners instead of the name of a person outside their organization. */
export const staffName = 'Staff';

/** Columns that change with every save. If nothing else changed, only the changes of the record's parts are shown. */
export const countedOnly = ['version', 'updated_at', 'updated_by'];

/** Actions that Activity can be filtered by. */
export const activityActions = ['added', 'changed', 'deleted', 'restored', 'sessions'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Their labels. */
export const activityActionLabels: Record<ActivityAction, string> = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  sessions: 'Sign-ins and views',
};

/** The record that a change is about. */
export const changedRecord = z.object({
  /** Slug of its kind; null for a table that has none. */
  kind: z.string().nullable(),
  /** Key of the screen that edits it. */
  screen: z.string().nullable(),
  noun: z.string(),
  id: z.string(),
  title: z.string(),
});

/** A row of Activity; a sign-in is about no record. */
export const activityRow = historyEntry.extend({
  record: changedRecord.nullable(),
  /** How many records one bulk action or import changed in the same way; the row stands for all of them. */
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
  /** Distinguishes it from others with the same title. */
  detail: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});
export type TrashRow = z.infer<typeof trashRow>;

/** Rows on a page of the trash. */
export const trashPageSize = 20;
