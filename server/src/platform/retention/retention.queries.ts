import type { RetentionKind } from '@masthead/shared/platform/retention/retention.ts';
import type { Db, Fragment } from '../db/client.ts';

/** A table from which old rows are deleted, or whose columns are emptied. */
export type Aged = AgedRows | AgedParts;

interface AgedRows {
  table: string;
  /** The condition for rows `t` that are older than the period. */
  isDue: (db: Db, days: number) => Fragment;
  /** Empties columns instead of deleting the row. */
  set?: (db: Db) => Fragment;
}

/** Rows that are as old as what they belong to. */
interface AgedParts {
  table: string;
  /** The column that names what they belong to. */
  of: string;
  /** The ids of what is older than the period. */
  ids: (db: Db, days: number) => Fragment;
}

/** Why one look-up for each id: joined in one, a large table would be read whole to find that nothing is due. */
const chosen = (db: Db, aged: Aged, days: number, most: number) =>
  'ids' in aged
    ? db`
      select t.ctid from (${aged.ids(db, days)}) old cross join lateral (
        select p.ctid from ${db(aged.table)} p where p.${db(aged.of)} = old.id limit ${most}) t limit ${most}`
    : db`select t.ctid from ${db(aged.table)} t where ${aged.isDue(db, days)} limit ${most}`;

/**
 * Says that the transaction deletes by retention, so that History keeps no copy and lets old changes go. Why planned
 * anew: a plan from when a table was small may read all of it.
 */
export const beginRetaining = (db: Db) => db`
  select set_config('masthead.retaining', 'on', true), set_config('plan_cache_mode', 'force_custom_plan', true)`;

/** Deletes at most `size` rows that are old; answers how many. Why by `ctid`: not every table has one key. */
export async function deleteOld(db: Db, aged: Aged, days: number, size: number): Promise<number> {
  const which = db`t.ctid = any(array(${chosen(db, aged, days, size)} for update of t skip locked))`;
  const { count } =
    'set' in aged && aged.set
      ? await db`update ${db(aged.table)} t set ${aged.set(db)} where ${which}`
      : await db`delete from ${db(aged.table)} t where ${which}`;
  return count;
}

/** How many rows are old, counted up to `most`. */
export async function countOld(db: Db, aged: Aged, days: number, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (${chosen(db, aged, days, most)}) old`;
  return row?.count ?? 0;
}

/**
 * Old changes in the chain of the audit log, with their redactions; oldest first, by the index `changes_by_age`. Why
 * `offset 0`: each is looked up by index; joined, tables without fresh statistics were read once for each change.
 */
const oldChanges = (db: Db, days: number, most: number) => db`
  select c.ctid from changes c
   where c.table_name <> all(history_for_good()) and c.at < now() - make_interval(days => ${days})
     and exists (select from audit_entries e where e.change_id = c.id and e.redaction_id is null offset 0)
     and not exists (select from redactions r where r.change_id = c.id
                        and not exists (select from audit_entries e where e.redaction_id = r.id offset 0) offset 0)
   order by c.at, c.id limit ${most}`;

/** Deletes at most `size` old changes, with the copies of whole records made at them. */
export async function deleteOldChanges(db: Db, days: number, size: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    with gone as (
      delete from changes c where c.ctid = any(array(select old.ctid from (${oldChanges(db, days, size)}) old))
      returning c.table_name, c.record_id, c.id
    ), copies as (
      delete from history_copies h using gone g
       where h.table_name = g.table_name and h.record_id = g.record_id and h.change_id = g.id
    )
    select count(*)::int as count from gone`;
  return row?.count ?? 0;
}

export async function countOldChanges(db: Db, days: number, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (${oldChanges(db, days, most)}) old`;
  return row?.count ?? 0;
}

/**
 * Rows and bytes of tables with their indexes, by the statistics of the database. Rows are null while it has not counted
 * a table that has some.
 */
export async function estimateTables(db: Db, tables: readonly string[]) {
  const [row] = await db<{ rows: number | null; bytes: number }[]>`
    select case when bool_or(c.reltuples < 0 and pg_relation_size(c.oid) > 0) filter (where c.relkind = 'r') then null
                else coalesce(sum(greatest(c.reltuples, 0)) filter (where c.relkind = 'r'), 0)::float8 end as rows,
           coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes
      from unnest(${tables}::text[]) t (name)
      cross join lateral (select t.name::regclass as relid
                          union select relid from pg_partition_tree(t.name::regclass)) p
      join pg_class c on c.oid = p.relid`;
  const { rows = null, bytes = 0 } = row ?? {};
  return { rows: rows === null ? null : Math.round(rows), bytes };
}

/** The periods that admins have changed. */
export async function listPeriods(db: Db): Promise<Map<string, number | null>> {
  const rows = await db<{ kind: string; days: number | null }[]>`
    select kind, days from retention_periods`;
  return new Map(rows.map(({ kind, days }) => [kind, days]));
}

export async function savePeriod(db: Db, kind: RetentionKind, days: number | null): Promise<void> {
  await db`
    insert into retention_periods (kind, days) values (${kind}, ${days})
    on conflict (kind) do update set days = excluded.days
     where retention_periods.days is distinct from excluded.days`;
}

export interface Run {
  kind: string;
  begunAt: Date;
  doneAt: Date | null;
  deleted: number;
  deletedInAll: number;
}
export const listRuns = (db: Db) => db<Run[]>`
  select kind, begun_at, done_at, deleted::float8, deleted_in_all::float8 from retention_runs`;

/** The kinds whose last run ended an hour ago, or has not ended. */
export async function beginRuns(db: Db, kinds: readonly RetentionKind[]): Promise<RetentionKind[]> {
  const rows = await db<{ kind: RetentionKind }[]>`
    insert into retention_runs as r (kind) select unnest(${kinds}::text[])
    on conflict (kind) do update
       set begun_at = case when r.done_at is null then r.begun_at else now() end,
           deleted = case when r.done_at is null then r.deleted else 0 end, done_at = null
     where r.done_at is null or r.done_at < now() - interval '1 hour'
    returning kind`;
  return rows.map(({ kind }) => kind);
}

/** Holds the run of a kind until the transaction ends, so that no other server takes the same step. */
export async function holdRun(db: Db, kind: RetentionKind): Promise<boolean> {
  const rows = await db`
    select from retention_runs where kind = ${kind} and done_at is null for update`;
  return rows.length > 0;
}

export async function noteRun(
  db: Db,
  kind: RetentionKind,
  { deleted, isDone }: { deleted: number; isDone: boolean },
): Promise<void> {
  await db`
    update retention_runs set deleted = deleted + ${deleted}, deleted_in_all = deleted_in_all + ${deleted},
           done_at = case when ${isDone} then now() end
     where kind = ${kind}`;
}
