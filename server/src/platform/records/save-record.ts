import {
  type AnyRecord,
  type FieldValues,
  formOf,
  type IdOf,
  initialOf,
  type RowOf,
  type SystemValues,
} from '@masthead/shared/platform/records/record.ts';
import type { Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { type Change, checkVersion, givenFields } from '../http/save-checks.ts';
import {
  findRecord,
  insertRecord,
  lockRecord,
  markRecordDeleted,
  raiseVersion,
  updateRecord,
} from './records.queries.ts';
import type { PendingSave, Store } from './store.ts';

/** The values of a save: absent fields stay unchanged, null clears. */
export type ChangeOf<R extends AnyRecord> = Change<FieldValues<R>> & {
  version?: number | undefined;
  isDeleted?: boolean | undefined;
};

/** One record that a person may see, or 404. */
export async function readRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
): Promise<RowOf<R>> {
  const row = await findRecord(db, store, seer, id);
  if (!row) throw notFound();
  return row;
}

/** The fields of a row as a save sends them. */
export const valuesOfRow = <R extends AnyRecord>({ fields }: R, row: RowOf<R>) =>
  Object.fromEntries(
    Object.keys(fields).map((key) => {
      const value = (row as Record<string, unknown>)[key];
      return [key, value instanceof Date ? value.toISOString() : value];
    }),
  ) as FieldValues<R>;

/** System fields that are written with a person's changes. */
type SystemSave<R extends AnyRecord> = Partial<SystemValues<R>> & { id?: IdOf<R> };

/** Writes a new record with its parts, as it is. */
export async function insertWhole<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  values: FieldValues<R> & SystemSave<R>,
): Promise<RowOf<R>> {
  const row = await insertRecord(db, store, values);
  if (!store.writeParts) return row;
  await store.writeParts(db, row.id, values);
  return readRecord(db, store, seer, row.id);
}

/** Creates a record: every rule on the whole, then its owners. */
export async function createRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  sent: Change<FieldValues<R>>,
  systemValues: SystemSave<R> = {},
): Promise<RowOf<R>> {
  const given = givenFields(sent);
  const whole = { ...initialOf(store.record), ...given };
  const values = parse(formOf(store.record), whole) as FieldValues<R>;
  await store.holds?.(db, seer, null, values);
  const pending = { seer, values, given, current: null };
  return insertWhole(db, store, seer, { ...(await settled(db, store, pending)), ...systemValues });
}

/** Rejects a save based on an old version, and names the author of the newer one. */
export function checkSeenVersion<R extends AnyRecord>(
  current: RowOf<R>,
  version: number | undefined,
): void {
  const { dateUpdated: updatedAt, updatedBy: updatedByName, updatedById } = current;
  checkVersion({ version: current.version, updatedAt, updatedByName, updatedById }, version);
}

/** A record that a person may see, locked until the end of the transaction, or 404. */
export async function openRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
): Promise<RowOf<R>> {
  const current = await lockRecord(db, store, seer, id);
  if (!current || current.isDeleted) throw notFound();
  return current;
}

/** Writes the system fields of a record without validating the other fields. */
export async function changeSystemFields<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
  version: number | undefined,
  systemValues: SystemSave<R>,
): Promise<RowOf<R>> {
  checkSeenVersion<R>(await openRecord(db, store, seer, id), version);
  return updateRecord(db, store, id, systemValues as Parameters<typeof updateRecord<R>>[3]);
}

/**
 * The one save of a record (decision 6): it is locked, compared with the version that was on the screen, merged with
 * the sent fields, and checked against every rule as a whole. A delete checks nothing else, so that invalid values in
 * the record don't prevent it.
 */
export async function saveRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  viewer: Viewer,
  id: IdOf<R>,
  { version, isDeleted, ...sent }: ChangeOf<R>,
  systemValues: SystemSave<R> = {},
): Promise<RowOf<R>> {
  const given = givenFields(sent as Change<FieldValues<R>>);
  await store.holds?.(db, viewer, id, given);
  const current = await lockRecord(db, store, viewer, id);
  if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
  const isMarking = isDeleted !== undefined && isDeleted !== current.isDeleted;
  if (isMarking && !store.mayDelete(viewer)) throw forbidden();
  checkSeenVersion(current, version);
  if (!isMarking || isDeleted) refuseBlocked(store, current, isMarking ? 'delete' : 'change');
  if (isMarking)
    return isDeleted
      ? markRecordDeleted(db, store, id, true)
      : restoreLocked(db, store, viewer, current);
  const merged = { ...valuesOfRow(store.record, current), ...given };
  const rules = formOf(store.recordOf?.(current) ?? store.record);
  const values = parse(rules, merged) as FieldValues<R>;
  const whole = await settled(db, store, { seer: viewer, values, given, current });
  return writeWhole(db, store, viewer, id, { ...whole, ...systemValues });
}

/** The values of a save, checked by the rules that need the database, with derived values. */
async function settled<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  pending: PendingSave<R>,
): Promise<FieldValues<R>> {
  await store.check?.(db, pending);
  return { ...pending.values, ...(await store.follows?.(db, pending)) };
}

function refuseBlocked<R extends AnyRecord>(
  store: Store<R>,
  current: RowOf<R>,
  act: 'change' | 'delete',
): void {
  const why = store.whyBlocked?.(current, act);
  if (why) throw conflict(why);
}

/** Deletes a record that a person may see, regardless of its version. */
export async function deleteRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  viewer: Viewer,
  id: IdOf<R>,
): Promise<void> {
  const current = await openRecord(db, store, viewer, id);
  if (!store.mayDelete(viewer)) throw forbidden();
  refuseBlocked(store, current, 'delete');
  await markRecordDeleted(db, store, id, true);
}

async function writeWhole<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
  values: FieldValues<R> & SystemSave<R>,
): Promise<RowOf<R>> {
  const row = await updateRecord(db, store, id, values);
  // Why: while the parts are unchanged, the written row is the complete record.
  if (!(await store.writeParts?.(db, id, values))) return row;
  // Why: a save that changes only the parts is a new version of the record too.
  await raiseVersion(db, store, id);
  return readRecord(db, store, seer, id);
}

/** Restores a locked record, if its area's rule allows it. */
async function restoreLocked<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  current: RowOf<R>,
): Promise<RowOf<R>> {
  const { restoreRule } = store;
  if (typeof restoreRule === 'function') await restoreRule(db, seer, current);
  return markRecordDeleted(db, store, current.id, false);
}

/**
 * The only way to restore a record: by its undo, from the trash, or by a save that removes the mark. A record that is
 * not deleted stays unchanged.
 */
export async function restoreRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
): Promise<RowOf<R>> {
  await store.holds?.(db, seer, id, {});
  const current = await lockRecord(db, store, seer, id);
  if (!current) throw notFound();
  return current.isDeleted ? restoreLocked(db, store, seer, current) : current;
}
