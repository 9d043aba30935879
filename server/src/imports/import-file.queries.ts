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

/** The file of an import: each walk through it is from its beginning, one piece in memory at a time. */
export const fileOf = (db: Db, importId: number): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => readPieces(db, importId),
});

async function* readPieces(db: Db, importId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [piece] = await db<{ bytes: Buffer }[]>`
      select bytes from import_pieces where import_id = ${importId} and position = ${position}`;
    if (!piece) return;
    yield piece.bytes;
  }
}

/** Drops the file of an import that nothing needs any more. */
export async function dropPieces(db: Db, importId: number): Promise<void> {
  await db`delete from import_pieces where import_id = ${importId}`;
}
