import type { SystemSection } from '@masthead/shared/platform/system/system.ts';
import type { Db } from '../db/client.ts';

/** A process without a sign of life for this long is silent; after a day it is forgotten. */
const silentSeconds = 120;
const forgottenSeconds = 86_400;

/** The state of a process, as it notes it every few seconds. */
export interface ProcessState {
  id: string;
  host: string;
  role: 'web' | 'worker';
  appVersion: string;
  migration: number;
  memoryBytes: number;
  diskFree: number | null;
  diskSize: number | null;
  mailAwayAt: Date | null;
}

export async function noteProcess(db: Db, state: ProcessState): Promise<void> {
  await db`
    insert into server_processes ${db(state)}
    on conflict (id) do update
       set alive_at = now(), memory_bytes = excluded.memory_bytes, disk_free = excluded.disk_free,
           disk_size = excluded.disk_size, mail_away_at = excluded.mail_away_at`;
}

/** A process that stops leaves nothing. */
export async function forgetProcess(db: Db, id: string): Promise<void> {
  await db`delete from server_processes where id = ${id}`;
}

export interface ProcessRow extends ProcessState {
  startedAt: Date;
  aliveAt: Date;
  isSilent: boolean;
}

export const listProcesses = (db: Db): Promise<ProcessRow[]> => db<ProcessRow[]>`
  select id, host, role, app_version, migration, memory_bytes::float8 as memory_bytes, disk_free::float8 as disk_free,
         disk_size::float8 as disk_size, mail_away_at, started_at, alive_at,
         alive_at < now() - ${silentSeconds} * interval '1 second' as is_silent
    from server_processes order by host, role, started_at`;

/** Whether a web process has run for a minute: a worker that starts with it is there by then. */
export async function isSettled(db: Db): Promise<boolean> {
  const [row] = await db<{ isSettled: boolean }[]>`
    select exists (select from server_processes
                    where role = 'web' and started_at < now() - interval '1 minute') as is_settled`;
  return row?.isSettled ?? false;
}

export async function forgetOldProcesses(db: Db): Promise<void> {
  await db`delete from server_processes where alive_at < now() - ${forgottenSeconds} * interval '1 second'`;
}

/** What needs the operator. */
export interface NeedRow {
  key: string;
  section: SystemSection;
  says: string;
  since: Date;
}
export type Need = Omit<NeedRow, 'since'>;

export const listNeeds = (db: Db): Promise<NeedRow[]> =>
  db<NeedRow[]>`select key, section, says, since from system_needs order by since, key`;

/** Saves what is needed now; answers with what is new and with what is over, each once over all workers. */
export async function saveNeeds(
  db: Db,
  needs: readonly Need[],
): Promise<{ begun: NeedRow[]; over: NeedRow[] }> {
  const over = await db<NeedRow[]>`
    delete from system_needs where key <> all(${needs.map(({ key }) => key)}::text[]) returning key, section, says, since`;
  if (needs.length === 0) return { begun: [], over };
  const begun = await db<NeedRow[]>`
    insert into system_needs ${db(needs.map(({ key, section, says }) => ({ key, section, says })))}
    on conflict do nothing returning key, section, says, since`;
  return { begun, over };
}

/** The newest problem of each receiving domain. */
export interface DomainProblem {
  domain: string;
  count: number;
  says: string;
  at: Date;
}

/** Problems are counted among the newest so many of the last 7 days. */
const mostProblems = 1000;
const mostDomains = 6;

export const listDomainProblems = (db: Db): Promise<DomainProblem[]> => db<DomainProblem[]>`
  select domain, count(*)::int as count, (array_agg(problem order by at desc))[1] as says, max(at) as at
    from (select lower(split_part(email, '@', 2)) as domain, problem, at from mail_deliveries
           where problem is not null and status in ('waiting', 'failed', 'unknown') and at > now() - interval '7 days'
           order by at desc limit ${mostProblems}) newest
   group by domain order by max(at) desc limit ${mostDomains}`;

/** When a backup last failed, and why. */
export async function findLastFailure(db: Db): Promise<{ at: Date; why: string } | null> {
  const [row] = await db<{ at: Date; why: string }[]>`
    select ended_at as at, problem as why from backups
     where ended_at is not null and problem is not null order by ended_at desc limit 1`;
  return row ?? null;
}

/** Sizes are kept for so many days. */
const sizeDays = 35;

/** The bytes of each table with its indexes; a partition counts with the table that it is a part of. */
const sizes = (db: Db) => db`
  select case n.nspname when 'public' then '' else n.nspname || '.' end || coalesce(parent.relname, c.relname) as name,
         sum(pg_total_relation_size(c.oid))::bigint as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
   where c.relkind = 'r' and n.nspname in ('public', 'pgboss') group by 1`;

/** Notes the sizes of a day, once. */
export async function noteSizes(db: Db, day: string): Promise<void> {
  const [known] = await db`select from table_sizes where day = ${day} limit 1`;
  if (known) return;
  await db`
    insert into table_sizes (day, name, bytes) select ${day}::date, name, bytes from (${sizes(db)}) s
    on conflict do nothing`;
  await db`delete from table_sizes where day < ${day}::date - ${sizeDays}::int`;
}

export interface TableSize {
  name: string;
  bytes: number;
  grownBytes: number | null;
  grownSince: string | null;
}

/** The largest tables now, beside their size on the first known day of the last week. */
export const listLargest = (db: Db, day: string, limit: number): Promise<TableSize[]> => db<
  TableSize[]
>`
  with since as (select min(day) as day from table_sizes where day >= ${day}::date - 7 and day < ${day}::date)
  select s.name, s.bytes::float8 as bytes, (s.bytes - t.bytes)::float8 as grown_bytes, t.day::text as grown_since
    from (${sizes(db)}) s
    left join table_sizes t on t.name = s.name and t.day = (select day from since)
   order by s.bytes desc limit ${limit}`;
