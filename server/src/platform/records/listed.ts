import { type AnyRecord, columnOf, type IdOf } from '@masthead/shared/platform/records/record.ts';
import type { RowRule, Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { restoreRecord } from './save-record.ts';
import type { Found, Store } from './store.ts';

/** Where the palette looks for records of a kind. */
export interface FindSource extends Found {
  /** The kind in the answer. */
  kind: string;
  /** The table's alias in `from`. */
  alias: string;
  from: string;
  where: string;
  title: string;
}

/** A table as the lists over all of them know it: the palette, the trash, History and Activity. */
export interface Listed {
  table: string;
  /** Whose its rows are. */
  rows: RowRule;
  /** Where the palette finds them, for each kind that it calls them by. */
  find?: readonly FindSource[];
  /** Restores a deleted record by its area's rule; absent for records that are never deleted. */
  restore?: (db: Db, seer: Seer, id: string) => Promise<unknown>;
}

/** A record as the lists over all of them know it. */
export function listedOf<R extends AnyRecord>(store: Store<R>): Listed {
  const { record, rows, alias, joins, found } = store;
  const { slug, table, title, fields, systemFields, where } = record;
  const ofKind = where ? ` and ${alias}.${where.column} = '${where.value}'` : '';
  const field = { ...fields, ...systemFields }[title];
  const find = {
    ...found,
    kind: slug,
    alias,
    from: `${table} ${alias} ${joins}`,
    where: `${alias}.deleted_at is null${ofKind}`,
    title: `${alias}.${field ? columnOf(title, field) : title}`,
  };
  if (!record.trash) return { table, rows, find: [find] };
  const idOf = (id: string) => (record.idType === 'text' ? id : Number(id)) as IdOf<R>;
  return {
    table,
    rows,
    find: [find],
    restore: (db, seer, id) => restoreRecord(db, store, seer, idOf(id)),
  };
}
