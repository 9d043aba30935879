import type { Db } from '../db/client.ts';

/** Keeps the next piece of an uploaded file. */
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
