import type { Db } from './client.ts';
import type { MigrationFile } from './migration-files.ts';

/** Any number: the same for every server, so that one migrates and the others wait. */
const lock = 7_231_964;

/** A migration that a database has had. */
export interface Applied {
  id: string;
  /** Null for one that ran before checksums were recorded. */
  checksum: string | null;
  fitsFrom: number | null;
}

/** The migrations that a database has had; none of a new one. */
export async function listApplied(db: Db): Promise<Applied[]> {
  const [table] = await db<{ isThere: boolean; hasChecksums: boolean }[]>`
    select to_regclass('migrations') is not null as is_there,
           exists (select from pg_attribute
                    where attrelid = to_regclass('migrations') and attname = 'fits_from') as has_checksums`;
  if (table?.hasChecksums) return db<Applied[]>`select id, checksum, fits_from from migrations`;
  const rows = table?.isThere ? await db<{ id: string }[]>`select id from migrations` : [];
  return rows.map(({ id }) => ({ id, checksum: null, fitsFrom: null }));
}

/** Makes the table of migrations, or adds the columns that a database of an older version lacks. */
export async function prepareTable(db: Db): Promise<void> {
  await db`create table if not exists migrations (id text primary key, at timestamptz not null default now())`;
  await db`alter table migrations add column if not exists checksum text,
                                  add column if not exists fits_from integer`;
}

/** Takes the lock that one server migrates under, until the connection ends; false while another one has it. */
export async function tryLock(db: Db): Promise<boolean> {
  const [row] = await db<{ isTaken: boolean }[]>`select pg_try_advisory_lock(${lock}) as is_taken`;
  return row?.isTaken ?? false;
}

export async function recordApplied(
  db: Db,
  { id, checksum, fitsFrom }: MigrationFile,
): Promise<void> {
  await db`insert into migrations (id, checksum, fits_from) values (${id}, ${checksum}, ${fitsFrom})`;
}

/** Records the checksums of migrations that ran before checksums were recorded. */
export async function recordChecksums(db: Db, files: readonly MigrationFile[]): Promise<void> {
  const [ids, sums] = [files.map(({ id }) => id), files.map(({ checksum }) => checksum)];
  await db`update migrations m set checksum = given.sum
      from unnest(${ids}::text[], ${sums}::text[]) as given (id, sum)
     where m.id = given.id and m.checksum is null`;
}

/** A connection of this database. */
export interface Process {
  pid: number;
  name: string;
  /** Its address; null on a socket. */
  address: string | null;
}

export interface Blocker extends Process {
  /** Since when its transaction is open. */
  since: Date | null;
  query: string;
}

export async function findOwnPid(db: Db): Promise<number> {
  const [row] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}

/** Who holds what this connection waits for. */
export const findBlockers = (db: Db, pid: number) => db<Blocker[]>`
  select pid, application_name as name, host(client_addr) as address, xact_start as since,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as query
    from pg_stat_activity where pid = any(pg_blocking_pids(${pid}))`;

/**
 * Servers and workers that are connected, of versions whose newest migration is older than this one. Their
 * connections carry its number (`nameOfProcess`); those from before that carry none.
 */
export const findOlderProcesses = (db: Db, number: number) => db<Process[]>`
  select pid, application_name as name, host(client_addr) as address from pg_stat_activity
   where datname = current_database() and application_name ~ '^masthead-(listener|jobs)( \\d+)?$'
     and coalesce(substring(application_name from '\\d+$')::integer, 0) < ${number}
   order by pid`;

/** Whether an index is there and complete; one that a kill left behind is there but invalid. */
export async function findIndex(db: Db, name: string): Promise<'valid' | 'invalid' | null> {
  const [row] = await db<{ isValid: boolean }[]>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`;
  if (!row) return null;
  return row.isValid ? 'valid' : 'invalid';
}

/** How large a table is: rows as the planner estimates them, and bytes with indexes. */
export interface TableSize {
  name: string;
  rows: number;
  bytes: number;
}

export const findSizes = (db: Db, names: readonly string[]) => db<TableSize[]>`
  select relname as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname = any(${[...names]}::text[])`;

/** The table of an index; null for one that is not there. */
export async function findTableOfIndex(db: Db, index: string): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indexrelid = to_regclass(quote_ident(${index}))`;
  return row?.name ?? null;
}

/** Whether a table has no history yet, or does not count its versions. */
export async function lacksHistory(db: Db): Promise<boolean> {
  const [row] = await db<{ lacksHistory: boolean }[]>`
    select exists (
      select from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not in (select table_name from history_exempt)
         and (not exists (select from pg_trigger where tgrelid = c.oid and tgname like 'record\\_%')
              or exists (select from pg_attribute
                          where attrelid = c.oid and attname = 'version' and not attisdropped)
                 and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'touch_record'))
    ) as lacks_history`;
  return row?.lacksHistory ?? false;
}
