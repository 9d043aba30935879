import type { Db } from '../db/client.ts';
import { workerName } from '../jobs/workers.queries.ts';

/** The jobs of a queue in one state. */
export interface JobFigure {
  queue: string;
  state: 'scheduled' | 'waiting' | 'active' | 'failed';
  count: number;
  /** How long the oldest has waited, run or been failed. */
  oldestSeconds: number;
}

/** What one look at the database tells. Times are in seconds since 1970; null where there is none. */
export interface Figures {
  jobs: JobFigure[] | null;
  deliveriesWaiting: number;
  lastBackup: number | null;
  lastProof: number | null;
  schema: number;
  workers: number;
  /** Null when storage was not asked for. */
  databaseBytes: number | null;
  pictureBytes: number | null;
  chatBytes: number | null;
  invoiceBytes: number | null;
}

/** Deliveries are counted up to here: a million take longer than a scrape may. */
export const mostDeliveries = 100_000;

/** One statement for all of it. The sizes read every row of a file, so they are left out most times. */
export async function readFigures(db: Db, withStorage: boolean): Promise<Figures> {
  const [row] = await db<Figures[]>`
    with job as (
      select name, state, start_after, started_on, completed_on from pgboss.job
       where state <= 'active' and policy = 'exclusive'
      union all
      select name, state, start_after, started_on, completed_on from pgboss.job where state = 'failed'),
    jobs as (
      select name as queue,
             case when state >= 'active' then state::text when start_after > now() then 'scheduled' else 'waiting' end as state,
             count(*)::int as count,
             greatest(0, extract(epoch from now() - min(case state when 'active' then started_on when 'failed' then completed_on
                                                                   else start_after end)))::float8 as "oldestSeconds"
        from job group by 1, 2)
    select (select json_agg(j) from jobs j) as jobs,
           (select count(*)::int from (
              select from mailings m join mail_deliveries d on d.mailing_id = m.id
               where m.status = 'sending' and d.status = 'waiting' limit ${mostDeliveries}) d) as deliveries_waiting,
           (select extract(epoch from max(begun_at))::float8 from backups where ended_at is not null and problem is null) as last_backup,
           (select extract(epoch from max(proved_at))::float8 from backups) as last_proof,
           (select left(max(id), 4)::int from migrations) as schema,
           (select count(*)::int from pg_stat_activity
             where datname = current_database() and application_name like ${`${workerName}%`}) as workers,
           case when ${withStorage} then pg_database_size(current_database())::float8 end as database_bytes,
           case when ${withStorage} then (select coalesce(sum(bytes), 0)::float8 from images) end as picture_bytes,
           case when ${withStorage} then (select coalesce(sum(file_bytes), 0)::float8 from chat_messages) end as chat_bytes,
           case when ${withStorage} then (select coalesce(sum(bytes), 0)::float8 from invoice_uploads) end as invoice_bytes`;
  if (!row) throw new Error('The figures of the database are missing');
  return row;
}
