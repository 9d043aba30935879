import { rowRule } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Row rule: what became of failed jobs is of all staff; only admins are shown it. */
export const jobDecisionRows = rowRule({ record: 'failed job', visibleTo: 'staff' });

/** Notes what an admin did with a failed job, for History. */
export async function insertJobDecision(
  db: Db,
  {
    title,
    about,
    decision,
  }: { title: string; about: string | null; decision: 'retried' | 'discarded' },
): Promise<void> {
  await db`
    insert into job_decisions (title, about, decision) values (${title}, ${about}, ${decision})`;
}
