import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import {
  type AnyRecord,
  columnOf,
  contentOf,
  type FieldValues,
  type IdOf,
  type RowOf,
  type SystemValues,
  stored,
} from '@masthead/shared/platform/records/record.ts';
import { rowsOf, type Seer, within } from '../access/rows.ts';
import type { Db, Fragment } from '../db/client.ts';
import { Json } from '../db/sql.ts';
import { conflict } from '../http/errors.ts';
import { columnsOf, kindOfRows, sourceOf } from './columns.ts';
import type { Store } from './store.ts';

/** One record that a person may see; deleted ones only on request. */
export async function findRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
  { withDeleted = false } = {},
): Promise<RowOf<R> | null> {
  const { alias, rows } = store;
  const [row] = await db<RowOf<R>[]>`
    select ${columnsOf(db, store)} from ${sourceOf(db, store)}
     where ${db(alias)}.id = ${id} and ${within(db, rowsOf(seer, rows), alias)} ${kindOfRows(db, store)}
       ${withDeleted ? db`` : db`and ${db(alias)}.deleted_at is null`}`;
  return row ?? null;
}

/** The active records among these ids that a person may see. */
export const findRecords = <R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  ids: readonly number[],
): Promise<RowOf<R>[]> => {
  const { alias, rows } = store;
  return db<RowOf<R>[]>`
    select ${columnsOf(db, store)} from ${sourceOf(db, store)}
     where ${db(alias)}.id = any(${[...ids]}::integer[]) and ${within(db, rowsOf(seer, rows), alias)} ${kindOfRows(db, store)}
       and ${db(alias)}.deleted_at is null order by ${db(alias)}.id`;
};

/** Locks one record that a person may see until the end of the transaction; both statements are pipelined. */
export async function lockRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  seer: Seer,
  id: IdOf<R>,
) {
  // Why: queries are lazy, and this one must read what the last writer committed.
  const lock = db`select id from ${db(store.record.table)} where id = ${id} for update`.execute();
  const [, row] = await Promise.all([lock, findRecord(db, store, seer, id, { withDeleted: true })]);
  return row;
}

/** The values that a person writes, and the system fields written with them. */
type Values<R extends AnyRecord> = FieldValues<R> & Partial<SystemValues<R>> & { id?: IdOf<R> };

type Written = [key: string, column: string, isJson: boolean];
const writtenColumns = new WeakMap<AnyRecord, Written[]>();

/** The columns of a record's fields, worked out once. */
function writtenOf(record: AnyRecord): Written[] {
  const known = writtenColumns.get(record);
  if (known) return known;
  const fields = stored({ ...record.fields, ...record.systemFields });
  const written = fields.map(([key, field]): Written => {
    return [key, columnOf(key, field), field.kind === 'checked JSON'];
  });
  writtenColumns.set(record, written);
  return written;
}

/** The values of the fields that have a column, by column. */
export function columnsWritten(
  record: AnyRecord,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [key, column, isJson] of writtenOf(record))
    if (key in values) row[column] = isJson ? new Json(values[key]) : values[key];
  return Object.assign(row, contentWritten(record, values));
}

/** The content of a record, which is stored in one column and written as a whole. */
function contentWritten({ fields, content }: AnyRecord, values: Record<string, unknown>) {
  const keys = contentOf(fields).map(([key]) => key);
  const given = keys.filter((key) => key in values);
  if (!content || given.length === 0) return {};
  if (given.length < keys.length)
    throw new Error('The content of a record must be written as a whole');
  return { [content]: new Json(Object.fromEntries(keys.map((key) => [key, values[key]]))) };
}

/** The same of a new record, which may bring its id. */
const columnsOfNew = (
  record: AnyRecord,
  values: Record<string, unknown>,
): Record<string, unknown> => ({
  ...columnsWritten(record, values),
  ...(record.where && { [record.where.column]: record.where.value }),
  ...('id' in values && { id: values.id }),
});

/** Why: when a firm is moved while its partner saves, the row is no longer visible and nothing is written. */
const movedMeanwhile = () => conflict(refusals.movedMeanwhile);

/** A statement that writes a record, and answers with it. */
function answered<R extends AnyRecord>(db: Db, store: Store<R>, writing: Fragment) {
  const columns = columnsOf(db, store);
  return store.joins === ''
    ? db<RowOf<R>[]>`${writing} returning ${columns}`
    : db<RowOf<R>[]>`
        with written as (${writing} returning *)
        select ${columns} from ${sourceOf(db, store, 'written')}`;
}

/** Creates a record and answers with it. */
export async function insertRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  values: Values<R>,
): Promise<RowOf<R>> {
  const { record, alias } = store;
  const [row] = await answered(
    db,
    store,
    db`insert into ${db(record.table)} as ${db(alias)} ${db(columnsOfNew(record, values))}`,
  );
  if (!row) throw movedMeanwhile();
  return row;
}

/** Writes a person's changes and returns the record. The caller has checked the version under a lock. */
export async function updateRecord<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  id: IdOf<R>,
  values: Partial<Values<R>>,
): Promise<RowOf<R>> {
  const { record, alias } = store;
  const [row] = await answered(
    db,
    store,
    db`update ${db(record.table)} as ${db(alias)} set ${db(columnsWritten(record, values))} where ${db(alias)}.id = ${id}`,
  );
  if (!row) throw movedMeanwhile();
  return row;
}

/** Deletes a record so that it can be restored, or restores it, and answers with it. */
export async function markRecordDeleted<R extends AnyRecord>(
  db: Db,
  store: Store<R>,
  id: IdOf<R>,
  isDeleted: boolean,
): Promise<RowOf<R>> {
  const { record, alias } = store;
  const [row] = await answered(
    db,
    store,
    db`update ${db(record.table)} as ${db(alias)}
          set deleted_at = ${isDeleted ? db`coalesce(${db(alias)}.deleted_at, now())` : null}
        where ${db(alias)}.id = ${id}`,
  );
  if (!row) throw movedMeanwhile();
  return row;
}

/** Records a change of a record's parts as a new version. */
export async function raiseVersion<R extends AnyRecord>(
  db: Db,
  { record }: Store<R>,
  id: IdOf<R>,
): Promise<void> {
  await db`update ${db(record.table)} set updated_at = clock_timestamp() where id = ${id}`;
}

/** Writes many records in one statement: the columns given for the first, and whether they are deleted. */
export async function updateRecords<R extends AnyRecord>(
  db: Db,
  { record }: Store<R>,
  changed: readonly (Partial<FieldValues<R>> & { id: IdOf<R>; isDeleted: boolean })[],
): Promise<{ id: IdOf<R>; version: number }[]> {
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
  return db<{ id: IdOf<R>; version: number }[]>`
    update ${db(record.table)} own set ${db.unsafe(sets.join(', '))},
           deleted_at = case when (given ->> 'isDeleted')::boolean then coalesce(own.deleted_at, now()) end
      from jsonb_array_elements(${db.json(rows)}) given,
           jsonb_populate_record(null::${db(record.table)}, given) r
     where own.id = r.id returning own.id, own.version`;
}
