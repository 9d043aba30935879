import type { Db } from '../db/client.ts';

/** A job that has failed for good. */
export interface FailedRow {
  id: string;
  queue: string;
  data: unknown;
  /** The person or the email that it is about. */
  about: string | null;
  why: string | null;
  tries: number;
  failedAt: Date;
}

/** The library makes its tables when the jobs of a new database start for the first time. */
async function hasJobs(db: Db): Promise<boolean> {
  const [row] = await db<{ hasJobs: boolean }[]>`
    select to_regclass('pgboss.job') is not null as has_jobs`;
  return row?.hasJobs ?? false;
}

/**
 * An index of failed jobs. Why: Home, metrics and the check of each minute would read every job that is still kept. Why
 * not a migration: the library makes the table.
 */
export async function indexFailed(db: Db): Promise<void> {
  const [row] = await db<{ isThere: boolean }[]>`
    select to_regclass('pgboss.masthead_failed_jobs') is not null as is_there`;
  if (row?.isThere) return;
  // Why a lock: several workers may start at once. Why a limit: nothing else waits long for it.
  await db`select pg_advisory_xact_lock(hashtext('index of failed jobs'))`;
  await db`set local lock_timeout = '3s'`;
  await db`
    create index if not exists masthead_failed_jobs on pgboss.job_common (completed_on desc) where state = 'failed'`;
}

/** Failed, and not among the jobs that older versions planned for every minute, which come again by themselves. */
const lost = (db: Db) => db`
  j.state = 'failed' and j.name not like '\\_\\_%' and not exists (select from pgboss.schedule s where s.name = j.name)`;

/**
 * Exempts jobs that failed since the last check from the library's deletion, once for all servers. The same mark
 * records that admins have been notified.
 */
export async function claimFailed(db: Db): Promise<Pick<FailedRow, 'queue' | 'data'>[]> {
  if (!(await hasJobs(db))) return [];
  return db<Pick<FailedRow, 'queue' | 'data'>[]>`
    update pgboss.job j set deletion_seconds = 0 where j.deletion_seconds > 0 and ${lost(db)}
    returning j.name as queue, j.data`;
}

/** How many there are. */
export async function countFailed(db: Db): Promise<number> {
  if (!(await hasJobs(db))) return 0;
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from pgboss.job j where ${lost(db)}`;
  return row?.count ?? 0;
}

/** The subject of a job, if its data names a person, a person's invoices, or an email. */
const about = (db: Db) => db`
  coalesce(
    (select u.name from users u where u.id::text = j.data->>'userId' or u.username = j.data->>'username' limit 1),
    (select u.name from invoices i join users u on u.id = i.contributor_id
      where i.id::text = coalesce(j.data->>'invoiceId', j.data#>>'{invoiceIds,0}')),
    (select m.subject from mailings m where m.id::text = j.data->>'mailingId'))`;

/** The newest of them. */
export async function listFailed(db: Db, limit: number): Promise<FailedRow[]> {
  if (!(await hasJobs(db))) return [];
  return db<FailedRow[]>`
    select j.id, j.name as queue, j.data, ${about(db)} as about, coalesce(j.output->>'message', j.output#>>'{value,message}') as why,
           j.retry_count + 1 as tries, j.completed_on as failed_at
      from pgboss.job j where ${lost(db)} order by j.completed_on desc, j.id limit ${limit}`;
}

/** The failure a person saw; a later failure of the same job is a different one. */
export interface SeenFailure {
  id: string;
  failedAt: string;
}

const asSeen = (db: Db, { id, failedAt }: SeenFailure) => db`
  ${lost(db)} and j.id = ${id} and date_trunc('milliseconds', j.completed_on) = ${failedAt}::timestamptz`;

/** A job that an admin has decided on. */
type Decided = Pick<FailedRow, 'queue' | 'data' | 'about'>;

/** Retries a failed job by its queue's policy; null when it has changed since it was seen. */
export async function retryFailed(db: Db, seen: SeenFailure): Promise<Decided | null> {
  if (!(await hasJobs(db))) return null;
  const [row] = await db<Decided[]>`
    update pgboss.job j
       set state = 'retry', start_after = now(), started_on = null, completed_on = null, retry_count = 0, retry_limit = q.retry_limit,
           retry_delay = q.retry_delay, retry_backoff = q.retry_backoff, retry_delay_max = q.retry_delay_max,
           deletion_seconds = q.deletion_seconds, keep_until = now() + q.retention_seconds * interval '1 second'
      from pgboss.queue q
     where q.name = j.name and ${asSeen(db, seen)}
       and not exists (select from pgboss.job w where w.name = j.name and w.singleton_key = j.singleton_key
                          and w.state <= 'active')
    returning j.name as queue, j.data, ${about(db)} as about`;
  return row ?? null;
}

/** Drops a failed job; null when it is no longer as it was seen. */
export async function discardFailed(db: Db, seen: SeenFailure): Promise<Decided | null> {
  if (!(await hasJobs(db))) return null;
  const [row] = await db<Decided[]>`
    delete from pgboss.job j where ${asSeen(db, seen)}
    returning j.name as queue, j.data, ${about(db)} as about`;
  return row ?? null;
}

/** Makes the try in hand the last one of its job. */
export async function endTries(
  db: Db,
  { queue, id }: { queue: string; id: string },
): Promise<void> {
  await db`
    update pgboss.job set retry_limit = retry_count where name = ${queue} and id = ${id} and state = 'active'`;
}

/** Lets other workers take interrupted jobs at once, and not as another try. */
export async function giveBack(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db`
    update pgboss.job set start_after = now(), started_on = null
     where id = any(${[...ids]}::uuid[]) and state = 'retry'`;
}

/** Gives jobs that wait already the policy that their queue has now. */
export async function followPolicy(db: Db, queue: string): Promise<void> {
  await db`
    update pgboss.job j
       set retry_limit = q.retry_limit, retry_delay = q.retry_delay, retry_backoff = q.retry_backoff,
           retry_delay_max = q.retry_delay_max, retry_count = least(j.retry_count, 10),
           keep_until = greatest(j.keep_until, now() + q.retention_seconds * interval '1 second')
      from pgboss.queue q
     where q.name = j.name and j.name = ${queue} and j.state in ('created', 'retry')
       and (j.retry_backoff, j.retry_delay_max) is distinct from (q.retry_backoff, q.retry_delay_max)`;
}
