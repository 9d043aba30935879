import type {
  ImportCounts,
  ImportProblem,
  SubscriberImport,
} from '@masthead/shared/audiences/subscriber-import.ts';
import type { Db } from '../db/client.ts';

/** A line of a file that can be imported. */
export interface ImportRow {
  line: number;
  email: string;
  name: string | null;
}

/** Keeps a checked file; its rows follow with `insertImportRows`, its counts with `saveImportCounts`. */
export async function insertImport(
  db: Db,
  given: { audienceId: string; fileName: string; problems: readonly ImportProblem[] },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into audience_imports (audience_id, file_name, counts, problems)
    values (${given.audienceId}, ${given.fileName}, '{}', ${db.json(given.problems)}) returning id`;
  if (!row) throw new Error('The import was not kept');
  return row.id;
}

/** Keeps some lines of a checked file. */
export async function insertImportRows(
  db: Db,
  importId: number,
  rows: readonly ImportRow[],
): Promise<void> {
  await db`
    insert into audience_import_rows (import_id, line, email, name)
    select ${importId}, r.line, r.email, r.name
      from unnest(${rows.map((row) => row.line)}::int[], ${rows.map((row) => row.email)}::text[],
                  ${rows.map((row) => row.name)}::text[]) as r (line, email, name)`;
}

/** What importing the kept lines would do to the audience as it stands now. */
export async function countEffects(db: Db, importId: number, audienceId: string) {
  const [row] = await db<Pick<ImportCounts, 'added' | 'changed' | 'alreadyThere' | 'leftOut'>[]>`
    select count(*) filter (where s.id is null) as added,
           count(*) filter (where s.status <> 'subscribed') as left_out,
           count(*) filter (where s.status = 'subscribed' and r.name is distinct from s.name and r.name is not null) as changed,
           count(*) filter (where s.status = 'subscribed' and (r.name is null or r.name = s.name)) as already_there
      from audience_import_rows r
      left join subscribers s on s.audience_id = ${audienceId} and lower(s.email) = lower(r.email)
     where r.import_id = ${importId}`;
  return row ?? { added: 0, changed: 0, alreadyThere: 0, leftOut: 0 };
}

/** Writes what an import would do, or with 'done' what it has done. */
export async function saveImportCounts(
  db: Db,
  importId: number,
  counts: ImportCounts,
  status: SubscriberImport['status'],
): Promise<void> {
  await db`update audience_imports set counts = ${db.json({ ...counts })}, status = ${status} where id = ${importId}`;
}

/** One import of an audience, or null. */
export async function findImport(
  db: Db,
  audienceId: string,
  importId: number,
): Promise<SubscriberImport | null> {
  const [row] = await db<SubscriberImport[]>`
    select id, file_name, status, counts, problems, progress from audience_imports
     where id = ${importId} and audience_id = ${audienceId}`;
  return row ?? null;
}

/** Says how far an import has come; what is done is past that. */
export async function noteProgress(db: Db, importId: number, rows: number): Promise<void> {
  await db`update audience_imports set progress = ${rows} where id = ${importId} and status = 'checked'`;
}

/** False when another import into the audience is running; else no other starts until the transaction ends. */
export async function takeImportTurn(db: Db, audienceId: string): Promise<boolean> {
  const [row] = await db<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('import'), hashtext(${audienceId})) as is_mine`;
  return row?.isMine === true;
}

/**
 * Imports the kept lines after one, as many as asked: new people are added, names of subscribed ones
 * changed, and nobody who unsubscribed or bounced is touched. Null when none are left.
 */
export async function importRows(
  db: Db,
  where: { importId: number; audienceId: string; afterLine: number; count: number },
): Promise<{ lastLine: number; rows: number; added: number; changed: number } | null> {
  const [done] = await db<
    { lastLine: number | null; rows: number; added: number; changed: number }[]
  >`
    with next as materialized (
      select line, email, name from audience_import_rows
       where import_id = ${where.importId} and line > ${where.afterLine} order by line limit ${where.count}),
    done as (
      insert into subscribers (audience_id, email, name, status_by)
      select ${where.audienceId}, email, name, current_actor() from next order by line
      on conflict (audience_id, lower(email)) do update set name = excluded.name
       where subscribers.status = 'subscribed' and excluded.name is not null
         and subscribers.name is distinct from excluded.name
      returning (xmax = 0) as is_new)
    select (select max(line) from next) as last_line, (select count(*) from next) as rows,
           (select count(*) from done where is_new) as added, (select count(*) from done where not is_new) as changed`;
  return done && done.lastLine !== null ? { ...done, lastLine: done.lastLine } : null;
}

/** Drops the lines of an import that is done. */
export async function dropImportRows(db: Db, importId: number): Promise<void> {
  await db`delete from audience_import_rows where import_id = ${importId}`;
}

/** Drops files that were checked and then left lying for a day. */
export async function dropForgottenImports(db: Db): Promise<void> {
  await db`delete from audience_imports where status = 'checked' and created_at < now() - interval '1 day'`;
}
