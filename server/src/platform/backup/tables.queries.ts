import type { Db } from '../db/client.ts';

/** A table whose rows are backed up: its name, and the columns that are stored. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/**
 * Tables whose rows are not backed up: sessions end, and the others hold what runs now or what only this database
 * needs.
 */
const leftOut = [
  'migrations',
  'sessions',
  'minute_work',
  'retention_runs',
  'backups',
  'file_hashes',
  'files_folder',
  'server_processes',
  'system_needs',
  'table_sizes',
  'webhook_deliveries',
  'webhook_live_slots',
  'untold_decisions',
  // Built again from the posts.
  'news_item_documents',
  'news_item_updates',
];

// Why without partitioned tables: events of readers only tell repeats of a day; their counts are in tables of their own.
const isTable = (db: Db) => db`
  c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** The tables of the product with their stored columns. Unlogged ones hold what is over after a crash anyway. */
export async function listTables(db: Db): Promise<TableColumns[]> {
  return db<TableColumns[]>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where ${isTable(db)} and c.relpersistence = 'p' and c.relname <> all(${leftOut}::text[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by c.relname`;
}

/** Whether the database has any table. */
export async function hasTables(db: Db): Promise<boolean> {
  const [row] = await db<{ hasTables: boolean }[]>`
    select exists (select from pg_class c where ${isTable(db)}) as has_tables`;
  return row?.hasTables ?? false;
}

/** Where a sequence stands. */
export interface SequenceRow {
  name: string;
  last: string;
  isCalled: boolean;
}

export async function listSequences(db: Db): Promise<SequenceRow[]> {
  const names = await db<{ name: string }[]>`
    select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`;
  const sequences: SequenceRow[] = [];
  for (const { name } of names) {
    const [row] = await db<Omit<SequenceRow, 'name'>[]>`
      select last_value::text as last, is_called from ${db(`public.${name}`)}`;
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

export async function setSequence(db: Db, { name, last, isCalled }: SequenceRow): Promise<void> {
  await db`select setval(${`public."${name}"`}::text::regclass, ${last}::bigint, ${isCalled})`;
}

/** Statements that create again what slows a load down, by what is dropped first. */
export interface Slowing {
  drop: string;
  create: string;
}

/** Foreign keys and the indexes of no constraint; first the indexes, which the foreign keys may need. */
export async function listSlowing(db: Db): Promise<{ indexes: Slowing[]; keys: Slowing[] }> {
  const indexes = await db<Slowing[]>`
    select format('drop index public.%I', i.relname) as drop, pg_get_indexdef(i.oid) as create
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where ${isTable(db)} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype <> 'f')
     order by i.relname`;
  const keys = await db<Slowing[]>`
    select format('alter table public.%I drop constraint %I', c.relname, k.conname) as drop,
           format('alter table public.%I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as create
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and ${isTable(db)} order by c.relname, k.conname`;
  return { indexes: [...indexes], keys: [...keys] };
}

/** All tables, unlogged ones included. */
export async function listAllTables(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select format('public.%I', c.relname) as name from pg_class c where ${isTable(db)} order by c.relname`;
  return rows.map(({ name }) => name);
}

/** How many constraints do not hold for all rows, or may not. */
export async function countInvalid(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select ((select count(*) from pg_constraint where not convalidated)
          + (select count(*) from pg_index where not indisvalid))::int as count`;
  return row?.count ?? 0;
}

/** What keeps rows right besides their values, by kind. */
export interface Kept {
  constraints: number;
  indexes: number;
  triggers: number;
  policies: number;
}

export async function countKept(db: Db): Promise<Kept> {
  const [row] = await db<Kept[]>`
    select (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
           (select count(*)::int from pg_indexes where schemaname = 'public') as indexes,
           (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
           (select count(*)::int from pg_policies where schemaname = 'public') as policies`;
  return row ?? { constraints: 0, indexes: 0, triggers: 0, policies: 0 };
}

/** A job that waits or runs. */
export interface WaitingJob {
  queue: string;
  data: Record<string, unknown>;
  startAfter: Date;
}

/** Jobs to be planned again after a restore: their tables belong to the library, and may be of another version then. */
export async function listWaitingJobs(db: Db): Promise<WaitingJob[]> {
  const [row] = await db<{ hasJobs: boolean }[]>`
    select to_regclass('pgboss.job') is not null as has_jobs`;
  if (!row?.hasJobs) return [];
  return db<WaitingJob[]>`
    select name as queue, coalesce(data, '{}') as data, start_after from pgboss.job
     where state < 'completed' and name not like '\\_\\_%' order by created_on`;
}

/** The files of the chat, to tell them from those of invoices where both are in one bucket. */
export async function listChatFiles(db: Db): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    select file_key as key from chat_messages where file_key is not null`;
  return rows.map(({ key }) => key);
}
