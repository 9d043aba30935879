import { accessOf } from '@masthead/shared/platform/access/access.ts';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { mayStill } from '../access/standing.ts';
import { type Db, goOnAsPartner, type Pool, write } from '../db/client.ts';
import { conflict } from '../http/errors.ts';
import { LeftToOthers } from '../jobs/failure.ts';
import type { ReadLimits } from './file-reader.ts';
import type { ImportKinds, ImportTask } from './import-kind.ts';

/** The dependencies of import work. */
export interface ImportWork {
  pool: Pool;
  kinds: ImportKinds;
  /** True once the server is stopping; another server, or the next start, resumes the import. */
  isStopping?: () => boolean;
  /** Limits of the reader, if not the defaults. */
  limits?: ReadLimits;
}

/** Another server has taken over the import, so this server's state is stale. */
export class Overtaken extends Error {}

/** A stop between two transactions loses nothing; the job resumes. */
export class Stopping extends LeftToOthers {}

export function goOn({ isStopping }: ImportWork): void {
  if (isStopping?.())
    throw new Stopping('The server is stopping. The import resumes after the restart.');
}

/** Why: the rows of an import come in by many transactions, and Activity tells of them as one work. */
export const beginWork = (db: Db, { id, state }: ImportTask) =>
  db`select set_config('masthead.work', ${String(-2 * id - (state === 'undoing' ? 1 : 0))}, true)`;

/** Stops the import if its person no longer has access, and locks that access for this step. */
async function refuseLost(db: Db, { kind, organizationId, state }: ImportTask, personId: number) {
  const access = accessOf(importKinds[kind].usedBy);
  if (await mayStill(db, personId, { access, organizationId })) return;
  const { notAllowed, checkNotAllowed, undoNotAllowed } = importMessages;
  if (state === 'undoing') throw conflict(undoNotAllowed);
  throw conflict(state === 'checking' ? checkNotAllowed : notAllowed);
}

/**
 * Runs part of the work in one transaction, as the person whose import it is. Each part checks again whether they
 * still may (decision 87); the product itself always may.
 */
export function asPersonOf<T>(
  pool: Pool,
  task: ImportTask,
  personId: number | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return write(pool, personId, async (db) => {
    if (personId !== null) {
      await refuseLost(db, task, personId);
      if (task.organizationId !== null) await goOnAsPartner(db, task.organizationId);
    }
    await beginWork(db, task);
    // Why: a plan kept from when a table was small reads all of it for each row, once the import has filled it.
    await db`set local plan_cache_mode = force_custom_plan`;
    return work(db);
  });
}
