import { setTimeout as wait } from 'node:timers/promises';
import { openPool } from '../server/src/db/client.ts';
import { startJobs } from '../server/src/jobs/jobs.ts';
import { startBenchDatabase } from './database.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 3);
const pieces = 8;

/** Rows that work of every minute writes into the tables of the job system, and times that it is done; answers a table. */
export async function benchJobRows(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create('job_rows');
    const pool = openPool(connection, { max: 5 });
    const jobs = await startJobs(connection, (error) => console.log(error.message), {
      pool,
      onGivenUp: async () => {},
    });
    let done = 0;
    for (let n = 0; n < pieces; n += 1)
      await jobs.everyMinute(`work-${n}`, async () => {
        done += 1;
      });
    jobs.begin();
    const written = async () => {
      // Why: connections tell what they wrote with a delay.
      await wait(2000);
      const [row] = await pool<{ n: number }[]>`
        select coalesce(sum(n_tup_ins), 0)::int as n from pg_stat_user_tables
         where schemaname = 'pgboss' and relname like 'job%'`;
      return row?.n ?? 0;
    };
    await wait(60_000);
    const [rowsBefore, doneBefore] = [await written(), done];
    await wait(minutes * 60_000);
    const [rows, times] = [(await written()) - rowsBefore, done - doneBefore];
    await jobs.stop();
    await pool.end();
    return [
      '| pieces of work | minutes | times done | rows of jobs | rows of jobs a day |',
      '|---|---|---|---|---|',
      `| ${pieces} | ${minutes} | ${times} | ${rows} | ${Math.round((rows / minutes) * 1440).toLocaleString('en-US')} |`,
    ];
  } finally {
    await database.stop();
  }
}
