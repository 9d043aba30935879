import type { AnyRecord, IdOf, RowOf } from '@masthead/shared/records/record.ts';
import type { Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { lockRecord, markRecordDeleted } from './records.queries.ts';
import type { Store } from './store.ts';

/** Takes the delete of a locked record back, if the rule of its area allows it. */
export async function restoreLocked<R extends AnyRecord>(
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
 * The one way back of a record: its undo, the trash and a save that takes the mark off. What is not
 * deleted stays as it is.
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
