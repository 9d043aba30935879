import type { RecordKind } from '@masthead/shared/platform/records/record-kind.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Change, Columns } from '../../platform/history/history.queries.ts';

/** The changes of the row itself from one change to another, inclusive, newest first. */
export const listChangesBetween = async (
  db: Db,
  { table }: RecordKind,
  id: string,
  { oldest, newest, limit }: { oldest: number; newest: number | null; limit: number },
) => db<Pick<Change, 'id' | 'action' | 'before'>[]>`
    select id, action, before from changes
     where table_name = ${table} and record_id = ${id} and id >= ${oldest}
       ${newest === null ? db`` : db`and id <= ${newest}`}
     order by id desc limit ${limit}`;

/** The first full copy of a row that was made at a change or later. */
export async function findCopy(db: Db, { table }: RecordKind, id: string, change: number) {
  const [copy] = await db<{ changeId: number; whole: Columns }[]>`
    select change_id, whole from history_copies
     where table_name = ${table} and record_id = ${id} and change_id >= ${change}
     order by change_id limit 1`;
  return copy ?? null;
}

/** Saves a full copy without columns that History ignores; those are read from the current row. */
export const insertCopy = async (
  db: Db,
  { table }: RecordKind,
  id: string,
  { changeId, whole }: { changeId: number; whole: Columns },
) => db`
    insert into history_copies (table_name, record_id, change_id, whole)
    select ${table}, ${id}, ${changeId}, ${db.json(whole)}::jsonb
           - coalesce((select array_agg(column_name) from history_columns where table_name = ${table}), '{}')
    on conflict do nothing`;
