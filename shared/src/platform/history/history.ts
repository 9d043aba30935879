import { z } from 'zod';

/** One field before and after; null is empty. Both are texts as a person reads them. */
export const difference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** True for a secret: that it changed is known, its value is not kept. */
  isHidden: z.boolean(),
  /** True when both are addresses of pictures, which are shown. */
  isPicture: z.boolean().optional(),
});
export type Difference = z.infer<typeof difference>;

/** One change as it is read: '{who} {does} {noun} {title}'. */
export const historyEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** A person's name; 'Masthead' for the product; 'X as Y' for a view as somebody else. */
  who: z.string(),
  does: z.string(),
  differences: z.array(difference),
  /** True when the record can be brought back to how this change left it. */
  isVersion: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Entries on a page of a record's history and of Activity. */
export const historyPageSize = 30;

/** A page, newest first; `next` asks for the older ones. */
export const historyPage = z.object({ nodes: z.array(historyEntry), next: z.int().nullable() });

/** A record as a change left it, in the names it is read by. */
export const recordVersion = z.object({ values: z.record(z.string(), z.unknown()) });

/** What the product itself is called where a person's name stands otherwise. */
export const productName = 'Masthead';

/** What a partner reads in place of the name of somebody outside their organization. */
export const staffName = 'Staff';

/** Columns that count a save up; where nothing else has changed, its parts tell of themselves. */
export const countedOnly = ['version', 'updated_at', 'updated_by'];

/** Things done that Activity can be filtered by. */
export const activityActions = ['added', 'changed', 'deleted', 'restored', 'sessions'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** The words of the filter. */
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
  /** How many records the same was done to in one bulk action or import; the row stands for all of them. */
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
  /** What tells it from others of its name. */
  detail: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});
export type TrashRow = z.infer<typeof trashRow>;

/** Rows on a page of the trash. */
export const trashPageSize = 20;
