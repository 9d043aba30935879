import type { ImportRun } from '@masthead/shared/platform/imports/import.ts';
import type { Viewer } from '../access/viewer.ts';
import { type Pool, write } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { logged } from '../process/logged.ts';
import { dropImport, insertImport, moveImport } from './import.store.ts';
import { insertPiece } from './import-changes.queries.ts';
import { planImport } from './import-jobs.ts';
import type { ImportTask } from './import-kind.ts';
import { loadReport } from './import-report.ts';

/** The data of a new import. */
export interface NewImport extends Pick<ImportTask, 'kind' | 'options'> {
  fileName: string;
  file: AsyncIterable<Buffer>;
  /** Where the rows go, in words. */
  target: string;
}

/** Files are stored in chunks of about this size. */
const pieceBytes = 256 * 1024;

async function* piecesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const bytes of file) {
    waiting.push(bytes);
    size += bytes.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/**
 * Saves a file chunk by chunk, as an import that waits for its check. An incomplete upload leaves nothing behind.
 */
export async function saveImport(
  pool: Pool,
  person: { id: number; organizationId: number | null } | null,
  { kind, options, fileName, file, target }: NewImport,
): Promise<number> {
  const organizationId = person?.organizationId ?? null;
  const given = { kind, options, fileName, target, organizationId };
  const id = await write(pool, person?.id ?? null, (db) => insertImport(db, given));
  try {
    let position = 0;
    for await (const bytes of piecesOf(file)) await insertPiece(pool, id, position++, bytes);
  } catch (error) {
    await dropImport(pool, id).catch(logged('Couldn’t delete an incompletely uploaded import'));
    throw error;
  }
  await moveImport(pool, id, ['uploading'], 'checking');
  return id;
}

/** The same for a request: saves the file, schedules its check and returns immediately. */
export async function startImport(
  { pool, jobs }: { pool: Pool; jobs: Pick<Jobs, 'plan'> },
  viewer: Viewer,
  given: NewImport,
): Promise<ImportRun> {
  const organizationId = viewer.isStaff ? null : viewer.organizationId;
  const id = await saveImport(pool, { id: viewer.id, organizationId }, given);
  await planImport(jobs, pool, { id, state: 'checking' });
  return loadReport(pool, viewer, id);
}
