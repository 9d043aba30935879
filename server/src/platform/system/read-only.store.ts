import { rowRule } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Row rule: read-only mode is of all staff; only admins are shown more than its sentence. */
export const readOnlyRows = rowRule({ record: 'read-only mode', visibleTo: 'staff' });

/** The state of read-only mode; it is off without `since`. */
export interface ReadOnlyRow {
  sentence: string;
  since: Date | null;
  version: number;
  /** The operator has a number and no name. */
  updatedBy: number | null;
  updatedByName: string | null;
}

export async function findReadOnly(db: Db): Promise<ReadOnlyRow> {
  const [row] = await db<ReadOnlyRow[]>`
    select r.sentence, r.since, r.version, r.updated_by, u.name as updated_by_name
      from read_only r left join users u on u.id = r.updated_by where r.id = 1`;
  if (!row) throw new Error('The row of read-only mode is missing');
  return row;
}

/** The sentence while it is on, or null. */
export async function findSentence(db: Db): Promise<string | null> {
  const [row] = await db<{ sentence: string }[]>`
    select sentence from read_only where id = 1 and since is not null`;
  return row?.sentence ?? null;
}

/** Turns it on or off, and changes the sentence; false if the version is not the one that was seen. */
export async function saveReadOnly(
  db: Db,
  { sentence, version }: { sentence: string | null; version: number },
): Promise<boolean> {
  const rows = await db`
    update read_only
       set sentence = coalesce(${sentence}::text, sentence),
           since = case when ${sentence}::text is not null then coalesce(since, now()) end
     where id = 1 and version = ${version}
    returning id`;
  return rows.length > 0;
}
