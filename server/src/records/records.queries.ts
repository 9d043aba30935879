import { sentences } from '@masthead/shared/errors.ts';
import {
  type AnyRecord,
  columnOf,
  type RowOf,
  type SavedValues,
  stored,
} from '@masthead/shared/records/record.ts';
import { rowsOf, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { conflict } from '../http/errors.ts';
import { columnsOf, sourceOf } from './columns.ts';
import type { Store } from './store.ts';

/** One record that somebody may see; a deleted one only when asked for. */
export async function findRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: number,
  { withDeleted = false } = {},
): Promise<RowOf<R> | null> {
  const { alias, rows } = store;
  const [row] = await db<RowOf<R>[]>`
    select ${columnsOf(db, store)} from ${sourceOf(db, store)}
     where ${db(alias)}.id = ${id} and ${within(db, rowsOf(seer, rows), alias)}
       ${withDeleted ? db`` : db`and ${db(alias)}.deleted_at is null`}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction; both statements are sent together. */
export async function lockRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: number,
) {
  const [, row] = await Promise.all([
    db`select id from ${db(store.record.table)} where id = ${id} for update`,
    findRecord(db, store, seer, id, { withDeleted: true }),
  ]);
  return row;
}

/** The values of the fields that have a column, by column. */
const columnsWritten = (record: AnyRecord, values: Record<string, unknown>) =>
  Object.fromEntries(
    stored(record.fields)
      .filter(([key]) => key in values)
      .map(([key, field]) => [columnOf(key, field), values[key]]),
  );

/** Why: a firm that is moved while its partner saves takes the row out of reach; nothing is written then. */
const movedMeanwhile = () => conflict(sentences.movedMeanwhile);

/** Creates a record and answers with it. */
export async function insertRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  values: SavedValues<R>,
): Promise<RowOf<R>> {
  const { record } = store;
  const [row] = await db<RowOf<R>[]>`
    with written as (
      insert into ${db(record.table)} ${db(columnsWritten(record, values))} returning *)
    select ${columnsOf(db, store)} from ${sourceOf(db, store, 'written')}`;
  if (!row) throw movedMeanwhile();
  return row;
}

/** Writes what a person changed, and answers with it. The caller has checked the version under a lock. */
export async function updateRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  id: number,
  values: SavedValues<R>,
): Promise<RowOf<R>> {
  const { record } = store;
  const [row] = await db<RowOf<R>[]>`
    with written as (
      update ${db(record.table)} set ${db(columnsWritten(record, values))} where id = ${id} returning *)
    select ${columnsOf(db, store)} from ${sourceOf(db, store, 'written')}`;
  if (!row) throw movedMeanwhile();
  return row;
}

/** Deletes a record so that it can be restored, or restores it, and answers with it. */
export async function markRecordDeleted<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  id: number,
  isDeleted: boolean,
): Promise<RowOf<R>> {
  const { record } = store;
  const [row] = await db<RowOf<R>[]>`
    with written as (
      update ${db(record.table)} set deleted_at = ${isDeleted ? db`coalesce(deleted_at, now())` : null}
       where id = ${id} returning *)
    select ${columnsOf(db, store)} from ${sourceOf(db, store, 'written')}`;
  if (!row) throw movedMeanwhile();
  return row;
}

/** Notes a change of what belongs to a record as a new version of it. */
export async function touchRecord<R extends AnyRecord>(
  db: Db,
  { record }: Store<R>,
  id: number,
): Promise<void> {
  await db`update ${db(record.table)} set updated_at = clock_timestamp() where id = ${id}`;
}

/** Writes many records in one statement: of all what is given of the first, and whether they are deleted. */
export async function updateRecords<R extends AnyRecord>(
  db: Db,
  { record }: Store<R>,
  changed: readonly (Partial<SavedValues<R>> & { id: number; isDeleted: boolean })[],
): Promise<{ id: number; version: number }[]> {
  const [first] = changed;
  if (!first) return [];
  const sets = Object.keys(columnsWritten(record, first)).map(
    (column) => `${column} = r.${column}`,
  );
  const rows = changed.map((values) => ({
    id: values.id,
    isDeleted: values.isDeleted,
    ...columnsWritten(record, values),
  }));
  return db<{ id: number; version: number }[]>`
    update ${db(record.table)} own set ${db.unsafe(sets.join(', '))},
           deleted_at = case when (given ->> 'isDeleted')::boolean then coalesce(own.deleted_at, now()) end
      from jsonb_array_elements(${db.json(rows)}) given,
           jsonb_populate_record(null::${db(record.table)}, given) r
     where own.id = r.id returning own.id, own.version`;
}
