import type { Db } from '../db/client.ts';
import type { ImportChange } from './import-kind.ts';

/** Notes what became of records. */
export async function insertChanges(
  db: Db,
  importId: number,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ line, recordId, act, version, before, after }) => ({
    line,
    record_id: recordId,
    act,
    version,
    before,
    after,
  }));
  await db`
    insert into import_changes (import_id, line, record_id, act, record_version, before, after)
    select ${importId}, r.line, r.record_id, r.act, r.version, r.before, r.after
      from jsonb_to_recordset(${db.json(rows)}) as r (
             line int, record_id int, act text, version int, before jsonb, after jsonb)`;
}

/** The last changes that are not undone yet, up to this line of the file. */
export function lastChanges(db: Db, importId: number, upTo: number | null, limit: number) {
  return db<ImportChange[]>`
    select line, record_id, act, record_version as version, before, after from import_changes
     where import_id = ${importId} and not is_undone ${upTo === null ? db`` : db`and line <= ${upTo}`}
     order by line desc, record_id desc limit ${limit} for update`;
}

/** Notes that these were undone, or stay for good. */
export async function markUndone(
  db: Db,
  importId: number,
  changes: readonly ImportChange[],
): Promise<void> {
  await db`
    update import_changes c set is_undone = true
      from unnest(${changes.map(({ line }) => line)}::int[], ${changes.map(({ recordId }) => recordId)}::int[]) as r (line, id)
     where c.import_id = ${importId} and c.line = r.line and c.record_id = r.id`;
}

/** How many posts that an import has brought or updated are here now. */
export async function countPosts(db: Db, importId: number) {
  const [row] = await db<{ articles: number; events: number }[]>`
    select count(*) filter (where n.type <> 'event')::int as articles, count(*) filter (where n.type = 'event')::int as events
      from news_items n
     where n.status <> 4
       and n.id in (select record_id from import_changes where import_id = ${importId} and not is_undone)`;
  return row ?? { articles: 0, events: 0 };
}

/** Saves the next piece of an uploaded file. */
export async function insertPiece(
  db: Db,
  importId: number,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await db`insert into import_pieces values (${importId}, ${position}, ${bytes})`;
}

/** A piece of the file of an import, null behind its end. */
export async function findPiece(
  db: Db,
  importId: number,
  position: number,
): Promise<Buffer | null> {
  const [piece] = await db<{ bytes: Buffer }[]>`
    select bytes from import_pieces where import_id = ${importId} and position = ${position}`;
  return piece?.bytes ?? null;
}

/** Drops the file of an import that nothing needs any more. */
export async function dropPieces(db: Db, importId: number): Promise<void> {
  await db`delete from import_pieces where import_id = ${importId}`;
}
