import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ArchivedTable, OpenArchive } from './archive.ts';
import type { Copying } from './copying.ts';
import { ArchiveRefused, unpack } from './seal.ts';
import type { TableColumns } from './tables.queries.ts';

/** How much of a table is in memory at a time, in bytes, before compression. */
const partBytes = 16 * 1024 * 1024;
const lineEnd = '\n'.charCodeAt(0);

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const named = ({ name, columns }: TableColumns) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** The rows of a table as PostgreSQL copies them, in pieces that end with a row; then their number. */
async function* piecesOf({ client }: Copying, table: TableColumns): AsyncGenerator<Buffer, number> {
  const rows = client.query(copyTo(`copy ${named(table)} to stdout`));
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(lineEnd) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
  return rows.rowCount;
}

/** Reads a table, giving each piece to `take`; answers its number of rows and their hash. */
export async function readTable(
  copying: Copying,
  table: TableColumns,
  take: (piece: Buffer) => Promise<void>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const pieces = piecesOf(copying, table);
  for (;;) {
    const next = await pieces.next();
    if (next.done) return { rows: next.value, sha256: hash.digest('hex') };
    hash.update(next.value);
    await take(next.value);
  }
}

/** Loads a table from an archive. Throws when the rows are not those that were written. */
export async function loadTable(
  { client }: Copying,
  archive: OpenArchive,
  table: ArchivedTable,
): Promise<void> {
  const hash = createHash('sha256');
  async function* pieces() {
    for (const { key } of table.parts) {
      const piece = await unpack(await archive.read(key, null));
      hash.update(piece);
      yield piece;
    }
  }
  const into = client.query(copyFrom(`copy ${named(table)} from stdin`));
  await pipeline(Readable.from(pieces()), into);
  if (into.rowCount !== table.rows || hash.digest('hex') !== table.sha256)
    throw new ArchiveRefused(
      `The archive ${archive.id} is damaged: ${table.name} has ${into.rowCount} rows instead of ${table.rows}, or other ones.`,
    );
}
