import {
  type ImportCounts,
  type ImportKindName,
  type ImportProblem,
  type ImportState,
  noCounts,
  type RunChoices,
} from '@masthead/shared/platform/imports/import.ts';
import { importKindNames } from '@masthead/shared/platform/imports/import-kinds.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { ofOrganization, type Rows, rowRule, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import type { Listed } from '../records/listed.ts';
import type { ImportTask } from './import-kind.ts';

/** Imports are the organization's for which they were made. */
export const importRows = rowRule({
  record: 'import',
  visibleTo: 'organization',
  own: ofOrganization,
});

/** A stored import, with the names of its people. */
export interface StoredImport extends Omit<ImportTask, 'createdBy' | 'undoneBy'> {
  target: string;
  rows: number | null;
  problem: string | null;
  notes: string[];
  createdAt: Date;
  createdBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

const columns = (db: Db) => db`
  i.id, i.kind, i.file_name, i.options, i.target, i.organization_id, i.state, i.problem, i.notes, i.progress, i.row_count as rows,
  i.failures, ${db.json({ ...noCounts })}::jsonb || i.counts as counts, i.created_at, i.undone_at,
  (select name from users where id = i.created_by) as created_by,
  (select name from users where id = i.undone_by) as undone_by`;

/** Starts an import whose file is about to come. */
export async function insertImport(
  db: Db,
  given: Pick<ImportTask, 'kind' | 'fileName' | 'options' | 'organizationId'> & { target: string },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into imports (kind, file_name, options, target, organization_id)
    values (${given.kind}, ${given.fileName}, ${db.json(given.options)}, ${given.target}, ${given.organizationId})
    returning id`;
  if (!row) throw new Error('The import was not saved');
  return row.id;
}

/** Forgets an import whose file has not come whole. */
export async function dropImport(db: Db, id: number): Promise<void> {
  await db`delete from imports where id = ${id}`;
}

/** One import of these kinds that a person may see, or null. */
export async function findImport(
  db: Db,
  visible: Rows<'import'>,
  kinds: readonly ImportKindName[],
  id: number,
): Promise<StoredImport | null> {
  const [row] = await db<StoredImport[]>`
    select ${columns(db)} from imports i
     where i.id = ${id} and i.kind = any(${[...kinds]}) and ${within(db, visible, 'i')}`;
  return row ?? null;
}

/** States of imports that have not started: they have changed no records. */
export const unstarted = ['uploading', 'checking', 'checked', 'refused'];

/** Started imports that a person may see, newest first. */
export async function listImports(
  db: Db,
  visible: Rows<'import'>,
  kinds: readonly ImportKindName[],
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = db`i.kind = any(${[...kinds]}) and i.state <> all(${unstarted}) and ${within(db, visible, 'i')}`;
  const rows = await db<StoredImport[]>`
    select ${columns(db)} from imports i where ${matching}
     order by i.id desc limit ${limit} offset ${offset}`;
  const [count] = await db<{ n: number }[]>`select count(*) as n from imports i where ${matching}`;
  return { rows, totalCount: count?.n ?? 0 };
}

/** An import for processing, without a row filter. */
export async function findTask(db: Db, id: number): Promise<ImportTask | null> {
  const [row] = await db<ImportTask[]>`
    select id, kind, file_name, options, organization_id, state, created_by, undone_by, progress, failures,
           ${db.json({ ...noCounts })}::jsonb || counts as counts
      from imports where id = ${id}`;
  return row ?? null;
}

/** Columns that can change with the state of an import. */
interface Move {
  problem?: string | null;
  notes?: string[];
  counts?: ImportCounts;
  rows?: number;
  options?: ImportTask['options'];
}

/**
 * Changes the state of an import if it is still the expected one. Progress starts at zero in each state, except that
 * a failed import continues where it stopped.
 */
export async function moveImport(
  db: Db,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  { problem = null, notes, counts, rows: rowCount, options }: Move = {},
): Promise<boolean> {
  const rows = await db`
    update imports set state = ${to}, problem = ${problem}, failures = 0,
           progress = ${to === 'failed' || from.includes('failed') ? db`progress` : 0}
           ${notes ? db`, notes = ${notes}` : db``}
           ${counts ? db`, counts = ${db.json({ ...counts })}` : db``}
           ${options ? db`, options = options || ${db.json(options)}` : db``}
           ${rowCount === undefined ? db`` : db`, row_count = ${rowCount}`}
           ${to === 'done' ? db`, finished_at = now()` : db``}
           ${to === 'undoing' ? db`, undone_by = current_actor()` : db``}
           ${to === 'undone' ? db`, undone_at = now()` : db``}
     where id = ${id} and state = any(${[...from]}) returning id`;
  return rows.length > 0;
}

/** Adds options to an import. */
export async function saveOptions(
  db: Db,
  id: number,
  options: ImportTask['options'],
): Promise<void> {
  await db`update imports set options = options || ${db.json(options)} where id = ${id}`;
}

/** Lets a checked import run, with an empty report, or one that has failed go on. */
export async function beginRun(
  db: Db,
  id: number,
  { differing = 'leave', addresses = 'keep', reason = '' }: Partial<RunChoices> = {},
): Promise<boolean> {
  const isUsual = differing === 'leave' && addresses === 'keep' && !reason;
  // Why not always: partners, whose listings never differ, may not write what an import is asked for.
  const asked = isUsual ? {} : { options: { differing, addresses, reason } };
  if (await moveImport(db, id, ['checked'], 'running', { counts: noCounts, ...asked })) {
    await clearProblems(db, id);
    return true;
  }
  return moveImport(db, id, ['failed'], 'running');
}

/** The import to run after this one. */
export const nextOf = ({ options }: Pick<ImportTask, 'options'>): number | null =>
  Number(options.next) || null;

/** Starts undoing an import; for a failed one, everything it did before failing. */
export async function beginUndo(db: Db, id: number): Promise<boolean> {
  return (
    (await moveImport(db, id, ['done'], 'undoing')) ||
    (await moveImport(db, id, ['failed'], 'undoing'))
  );
}

/** Records the progress of an import; false when another server has advanced it. */
export async function saveProgress(
  db: Db,
  { id, state, progress }: Pick<ImportTask, 'id' | 'state' | 'progress'>,
  next: { progress: number; counts: ImportCounts },
): Promise<boolean> {
  const rows = await db`
    update imports set progress = ${next.progress}, counts = ${db.json({ ...next.counts })}, failures = 0
     where id = ${id} and state = ${state} and progress = ${progress} returning id`;
  return rows.length > 0;
}

/** Notes one more failure in the same place; answers how many there are. */
export async function noteFailure(db: Db, id: number): Promise<number> {
  const [row] = await db<{ failures: number }[]>`
    update imports set failures = failures + 1 where id = ${id} returning failures`;
  return row?.failures ?? 0;
}

/** Only one import of a kind writes at a time, whichever server works on it. */
export async function takeNextTask(db: Db, kind: ImportKindName): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('import'), hashtext(${kind}))`;
}

/** Clears the report before a check or a start. */
export async function clearProblems(db: Db, importId: number): Promise<void> {
  await db`delete from import_problems where import_id = ${importId}`;
}

/** Adds to the report. */
export async function insertProblems(
  db: Db,
  importId: number,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const texts = (key: 'kind' | 'field' | 'text' | 'message') => problems.map((each) => each[key]);
  await db`
    insert into import_problems (import_id, kind, line, field, text, message)
    select ${importId}, r.kind, r.line, r.field, r.text, r.message
      from unnest(${texts('kind')}::text[], ${problems.map(({ line }) => line)}::int[], ${texts('field')}::text[],
                  ${texts('text')}::text[], ${texts('message')}::text[]) as r (kind, line, field, text, message)`;
}

/** The next problems of a report after one, in the order of the file. */
export function walkProblems(
  db: Db,
  visible: Rows<'import'>,
  importId: number,
  after: { line: number; id: number },
  limit: number,
) {
  return db<(ImportProblem & { id: number })[]>`
    select p.id, p.kind, p.line, p.field, p.text, p.message
      from import_problems p join imports i on i.id = p.import_id
     where i.id = ${importId} and ${within(db, visible, 'i')} and (p.line, p.id) > (${after.line}, ${after.id})
     order by p.line, p.id limit ${limit}`;
}

export async function countProblems(
  db: Db,
  visible: Rows<'import'>,
  importId: number,
): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from import_problems p join imports i on i.id = p.import_id
     where i.id = ${importId} and ${within(db, visible, 'i')}`;
  return row?.n ?? 0;
}

/** Imports that may have lost their job (a server crashed at the wrong moment). */
export async function listWaiting(db: Db): Promise<{ id: number; state: ImportState }[]> {
  return db<{ id: number; state: ImportState }[]>`
    select id, state from imports where state in ('checking', 'running', 'undoing')`;
}

/** Why separate kinds: not everyone who sees the list of imports may see all of them. */
export const importsListed: Listed = {
  table: 'imports',
  rows: importRows,
  find: importKindNames.map((kind) => ({
    kind: `import-${kind}`,
    alias: 'i',
    from: 'imports i',
    where: `i.kind = '${kind}' and i.state not in (${unstarted.map((state) => `'${state}'`).join()})`,
    title: 'i.file_name',
    detail: `concat_ws(' · ', i.target, to_char(i.created_at at time zone '${centralZone}', 'Mon FMDD, YYYY'),
                      case i.state when 'undone' then 'Undone' end)`,
    order: 'i.created_at desc',
  })),
};
