import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { pageOf, queryInt } from '../../platform/contract/paging.ts';
import { subjects } from '../../platform/contract/subjects.ts';
import {
  activityActions,
  activityPage,
  historyPage,
  recordVersion,
  trashPageSize,
  trashRow,
} from '../../platform/history/history.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { day, maxId } from '../../platform/values/fields.ts';
import { allKinds, type RecordScreen, recordKinds } from '../../record-kinds.ts';

const screens = Object.keys(recordKinds) as RecordScreen[];

/** The id of a change, as the cursor of a page. */
const cursor = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'before must be the id of a change')
  .transform(Number);

const idOf = ({ idType }: RecordKind) =>
  idType === 'text'
    ? z.string().regex(/^[\w-]{1,100}$/)
    : z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .refine((n) => Number(n) <= maxId);

const historyOf = (screen: RecordScreen) => {
  const kind: RecordKind = recordKinds[screen];
  return endpoint({
    method: 'GET',
    path: `/api/history/${kind.slug}/:id`,
    summary: `Lists the changes to one ${kind.noun}, newest first: who, when, before and after.`,
    usedBy: [screen],
    params: z.object({ id: idOf(kind) }),
    query: z.strictObject({ before: cursor.optional() }),
    shows: subjects,
    reply: historyPage,
  });
};

const versionOf = (screen: RecordScreen) => {
  const kind: RecordKind = recordKinds[screen];
  return endpoint({
    method: 'GET',
    path: `/api/history/${kind.slug}/:id/version/:change`,
    summary: `Returns one ${kind.noun} as it was after a change, with the fields that it is read by.`,
    usedBy: [screen],
    params: z.object({
      id: idOf(kind),
      change: z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number),
    }),
    shows: [],
    reply: recordVersion,
  });
};

const forEachScreen = <E extends Endpoint>(make: (screen: RecordScreen) => E) =>
  Object.fromEntries(screens.map((screen) => [screen, make(screen)])) as Record<RecordScreen, E>;

/** The history of a record, by its edit screen; everyone who may open the screen may read it. */
export const historyEndpoints = forEachScreen(historyOf);
/** A record at an earlier version, by its edit screen. */
export const versionEndpoints = forEachScreen(versionOf);

const slugs = allKinds.map(({ slug }) => slug);
const slugsWithTrash = allKinds.filter(({ hasTrash }) => hasTrash).map(({ slug }) => slug);
const anyId = z.string().regex(/^[\w-]{1,100}$/, 'This is not the id of a record');

/** Activity over every record, for admins. */
export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/activity',
    summary:
      'Lists what was done in Masthead, newest first. `before` takes the `next` of the previous page; `of` lists the changes behind a row with a count.',
    usedBy: ['activityList'],
    query: z.strictObject({
      before: cursor.optional(),
      of: cursor.optional(),
      person: queryInt('person', 0, maxId).optional(),
      kind: z.enum(slugs as [string], 'This kind of record does not exist').optional(),
      id: anyId.optional(),
      action: z.enum(activityActions, 'This action does not exist').optional(),
      by: z.literal('partners', 'by can only be partners').optional(),
      from: day('from must be a day').optional(),
      to: day('to must be a day').optional(),
    }),
    shows: subjects,
    reply: activityPage,
  }),
};

/** Deleted records, for admins (decisions 11). */
export const trashEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/trash',
    summary: 'Lists deleted records that can be restored, most recently deleted first.',
    usedBy: ['trash'],
    query: z.strictObject({
      kind: z.enum(slugsWithTrash as [string], 'This kind of record does not exist').optional(),
      limit: queryInt('limit', 1, 100).default(trashPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    shows: subjects,
    reply: pageOf(trashRow),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/trash/restore',
    summary: 'Restores a deleted record.',
    usedBy: ['trash'],
    body: z.object({
      kind: z.enum(slugsWithTrash as [string], 'This kind of record does not exist'),
      id: anyId,
    }),
    touches: subjects,
    reply: z.object({ title: z.string() }),
  }),
};
