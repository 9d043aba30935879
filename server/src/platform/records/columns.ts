import { csvKeyOf } from '@masthead/shared/platform/records/csv-of.ts';
import type { Field } from '@masthead/shared/platform/records/field.ts';
import {
  type AnyRecord,
  columnOf,
  contentOf,
  inSnakeCase,
  stored,
} from '@masthead/shared/platform/records/record.ts';
import { centralClock, centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { Db } from '../db/client.ts';
import type { Store } from './store.ts';

/** Why: the driver reads decimals as text, but its type says so only for text columns. */
const readAs = (column: string, { kind }: Field) => (kind === 'money' ? `${column}::text` : column);

function selected(alias: string, key: string, field: Field): string {
  const column = columnOf(key, field);
  const read = readAs(`${alias}.${column}`, field);
  const name = inSnakeCase(key);
  return name === column && read === `${alias}.${column}` ? read : `${read} as ${name}`;
}

/** Why: old rows lack new content fields, which then read as their initial values. */
function selectedContent(alias: string, column: string, key: string, { initial }: Field): string {
  const missing = JSON.stringify(initial).replaceAll("'", "''");
  return `coalesce(${alias}.${column} -> '${key}', '${missing}'::jsonb) as ${inSnakeCase(key)}`;
}

/**
 * A column of the record of another table that `id` names, as SQL; null without one. Why not a join: each join makes a
 * row of all columns anew, which takes longer than the look-up (decision 127).
 */
export const lookedUp = (table: string, column: string, id: string): string =>
  `case when ${id} is not null then (select x.${column} from ${table} x where x.id = ${id}) end`;

const texts = new WeakMap<AnyRecord, string>();

function selectList({ record, alias, added }: Store<AnyRecord>): string {
  const fields = stored({ ...record.fields, ...record.systemFields });
  return [
    ...fields.map(([key, field]) => selected(alias, key, field)),
    ...contentOf(record.fields).map(([key, field]) =>
      selectedContent(alias, record.content ?? '', key, field),
    ),
    ...(added ? [added] : []),
    `${alias}.id, ${alias}.version, ${alias}.deleted_at is not null as is_deleted`,
    `${alias}.created_at as date_created, ${alias}.updated_at as date_updated`,
    `${lookedUp('users', 'name', `${alias}.created_by`)} as created_by`,
    `${lookedUp('users', 'name', `${alias}.updated_by`)} as updated_by`,
    `${lookedUp('users', 'id', `${alias}.updated_by`)} as updated_by_id`,
  ].join(', ');
}

/** Every column of a record as it is answered, out of `sourceOf`. */
export function columnsOf<R extends AnyRecord>(db: Db, store: Store<R>) {
  const of = store as unknown as Store<AnyRecord>;
  const text = texts.get(of.record) ?? selectList(of);
  texts.set(of.record, text);
  return db.unsafe(text);
}

/** The condition for a record's rows in a table shared by several records. */
export function kindOfRows<R extends AnyRecord>(db: Db, { record: { where }, alias }: Store<R>) {
  return where ? db`and ${db(alias)}.${db(where.column)} = ${where.value}` : db``;
}

/** The tables that a record is read from; `own` is where its own rows are, its table unless stated. */
export function sourceOf<R extends AnyRecord>(
  db: Db,
  { record, alias, joins }: Store<R>,
  own: string = record.table,
) {
  return db.unsafe(`${own} ${alias} ${joins}`);
}

type Value = string | number | boolean | Date | null | undefined;

function cellOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${centralDay(value)} ${centralClock(value)}`;
  return String(value);
}

/** A record's CSV values, by column in order. */
export const csvCells = ({ fields }: AnyRecord, row: object): Record<string, string> =>
  Object.fromEntries(
    stored(fields).map(([key, field]) => {
      const column = csvKeyOf(key, field);
      return [column, cellOf((row as Record<string, Value>)[column])];
    }),
  );
