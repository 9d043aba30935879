import {
  type AnyRecord,
  formOf,
  initialOf,
  type RowOf,
  type SavedValues,
} from '@masthead/shared/records/record.ts';
import type { Seer } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { type Change, givenFields } from '../http/change.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import {
  findRecord,
  insertRecord,
  lockRecord,
  markRecordDeleted,
  touchRecord,
  updateRecord,
} from './records.queries.ts';
import type { Store } from './store.ts';

/** What a save sends of a record: absent fields are kept, null clears. */
export type ChangeOf<R extends AnyRecord> = Change<SavedValues<R>> & {
  version?: number | undefined;
  isDeleted?: boolean | undefined;
};

/** One record that somebody may see, or 404. */
export async function readRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: number,
): Promise<RowOf<R>> {
  const row = await findRecord(db, store, seer, id);
  if (!row) throw notFound();
  return row;
}

/** The fields of a row as a save sends them. */
export const savedValues = <R extends AnyRecord>({ fields }: R, row: RowOf<R>) =>
  Object.fromEntries(
    Object.keys(fields).map((key) => {
      const value = (row as Record<string, unknown>)[key];
      return [key, value instanceof Date ? value.toISOString() : value];
    }),
  ) as SavedValues<R>;

/** Writes a new record with its parts, as it is. */
export async function keepRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  values: SavedValues<R>,
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
  viewer: Viewer,
  sent: Change<SavedValues<R>>,
): Promise<RowOf<R>> {
  const given = givenFields(sent);
  const whole = { ...initialOf(store.record), ...given };
  const values = parse(formOf(store.record), whole) as SavedValues<R>;
  await store.check?.(db, { seer: viewer, values, given, current: null });
  return keepRecord(db, store, viewer, values);
}

/**
 * The one save of a record (decision 6): locked, compared with the version that was on the screen,
 * merged with what was sent, and held as a whole to every rule. A delete looks at nothing else, so
 * that it is not held up by what is wrong with the record.
 */
export async function saveRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  viewer: Viewer,
  id: number,
  { version, isDeleted, ...sent }: ChangeOf<R>,
): Promise<RowOf<R>> {
  const current = await lockRecord(db, store, viewer, id);
  if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
  const isMarking = isDeleted !== undefined && isDeleted !== current.isDeleted;
  if (isMarking && !store.mayDelete(viewer)) throw forbidden();
  const { dateUpdated: updatedAt, updatedBy: updatedByName } = current;
  checkVersion({ version: current.version, updatedAt, updatedByName }, version);
  if (isMarking) return markRecordDeleted(db, store, id, isDeleted);
  const given = givenFields(sent as Change<SavedValues<R>>);
  const whole = { ...savedValues(store.record, current), ...given };
  const values = parse(formOf(store.record), whole) as SavedValues<R>;
  await store.check?.(db, { seer: viewer, values, given, current });
  return writeWhole(db, store, viewer, id, values);
}

async function writeWhole<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: number,
  values: SavedValues<R>,
): Promise<RowOf<R>> {
  const row = await updateRecord(db, store, id, values);
  if (!store.writeParts) return row;
  // Why: a save that changes only the parts is a new version of the record too.
  if (await store.writeParts(db, id, values)) await touchRecord(db, store, id);
  return readRecord(db, store, seer, id);
}
