import type { Db } from '../db/client.ts';

/** The queues, of those given, that have a job whose time has come. */
export async function listDueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select q.name from unnest(${[...queues]}::text[]) q (name)
     where exists (select from pgboss.job j
                    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;
  return rows.map(({ name }) => name);
}
