import type { Db } from '../db/client.ts';

/** A job, by its queue and its data as text. */
export interface JobKey {
  queue: string;
  data: string;
}

/** A job that was begun and has not ended. */
export interface BegunJob {
  worker: string;
  progress: string | null;
  crashes: number;
  isResting: boolean;
}

/** Notes that a worker begins a job; false when it was begun before and has not ended. */
export async function beginJob(
  db: Db,
  { queue, data }: JobKey,
  { worker, progress }: Pick<BegunJob, 'worker' | 'progress'>,
): Promise<boolean> {
  const rows = await db`
    insert into jobs_begun (queue, data, worker, progress) values (${queue}, ${data}, ${worker}, ${progress})
    on conflict do nothing returning queue`;
  return rows.length > 0;
}

/** The earlier start of a job; null when the job has ended. */
export async function findBegun(db: Db, { queue, data }: JobKey): Promise<BegunJob | null> {
  const [row] = await db<BegunJob[]>`
    select worker, progress, crashes, coalesce(rests_until > now(), false) as is_resting
      from jobs_begun where queue = ${queue} and data = ${data}`;
  return row ?? null;
}

/** Notes that a worker begins a job again, after so many crashes. */
export async function beginAgain(
  db: Db,
  { queue, data }: JobKey,
  { worker, progress, crashes }: Omit<BegunJob, 'isResting'>,
): Promise<void> {
  await db`
    update jobs_begun set worker = ${worker}, progress = ${progress}, crashes = ${crashes}, rests_until = null
     where queue = ${queue} and data = ${data}`;
}

/** A job has ended, well or not, and its worker lives. */
export async function endJob(db: Db, { queue, data }: JobKey): Promise<void> {
  await db`delete from jobs_begun where queue = ${queue} and data = ${data}`;
}

/** Leaves regular work alone for an hour; then it is tried alone again. */
export async function restJob(db: Db, { queue, data }: JobKey): Promise<void> {
  await db`
    update jobs_begun set rests_until = now() + interval '1 hour', crashes = 0
     where queue = ${queue} and data = ${data}`;
}

/** A worker that stops in order has taken nothing down: what it leaves is no crash, but for the jobs of these queues and data. */
export async function forgetBegun(
  db: Db,
  worker: string,
  blamed: readonly JobKey[],
): Promise<void> {
  const [queues, data] = [blamed.map((key) => key.queue), blamed.map((key) => key.data)];
  await db`
    delete from jobs_begun where worker = ${worker}
       and (queue, data) not in (select * from unnest(${queues}::text[], ${data}::text[]))`;
}
