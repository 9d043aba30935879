import {
  type AnyRecord,
  formOf,
  initialOf,
  type RowOf,
  type SavedValues,
} from '@masthead/shared/records/record.ts';
import { organizationScope } from '../access/organization-scope.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { type Change, givenFields } from '../http/change.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import { insertRecord, lockRecord, markRecordDeleted, updateRecord } from './records.queries.ts';
import type { Store } from './store.ts';

/** What a save sends of a record: absent fields are kept, null clears. */
export type ChangeOf<R extends AnyRecord> = Change<SavedValues<R>> & {
  version?: number | undefined;
  isDeleted?: boolean | undefined;
};

/** The fields of a row as a save sends them. */
const fieldsOf = ({ fields }: AnyRecord, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(fields).map((key) => {
      const value = row[key];
      return [key, value instanceof Date ? value.toISOString() : value];
    }),
  );

/** Creates a record: every rule on the whole, then its owners. */
export async function createRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  viewer: Viewer,
  given: Change<SavedValues<R>>,
): Promise<RowOf<R>> {
  const whole = { ...initialOf(store.record), ...givenFields(given) };
  const values = parse(formOf(store.record), whole) as SavedValues<R>;
  await store.check?.(db, { scope: organizationScope(viewer), values, current: null });
  return insertRecord(db, store, values);
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
  const scope = organizationScope(viewer);
  const current = await lockRecord(db, store, scope, id);
  if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
  const isMarking = isDeleted !== undefined && isDeleted !== current.isDeleted;
  if (isMarking && !store.mayDelete(viewer)) throw forbidden();
  const { dateUpdated: updatedAt, updatedBy: updatedByName } = current;
  checkVersion({ version: current.version, updatedAt, updatedByName }, version);
  if (isMarking) return markRecordDeleted(db, store, id, isDeleted);
  const whole = { ...fieldsOf(store.record, current), ...givenFields(sent) };
  const values = parse(formOf(store.record), whole) as SavedValues<R>;
  await store.check?.(db, { scope, values, current });
  return updateRecord(db, store, id, values);
}
