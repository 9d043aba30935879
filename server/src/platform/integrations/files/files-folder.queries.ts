import type { Db } from '../../db/client.ts';

/** Records which folder holds the pictures and files; false when one is recorded already. */
export async function insertFilesId(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    insert into files_folder (id) values (${id}) on conflict (is_only) do nothing returning id`;
  return rows.length > 0;
}

/** The id of the folder that holds the pictures and files; null if none is recorded. */
export async function findFilesId(db: Db): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id::text as id from files_folder`;
  return row?.id ?? null;
}
