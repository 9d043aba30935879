import type { Pool } from './platform/db/client.ts';
import { retain } from './platform/retention/retain.ts';
import { retentionsOf } from './retentions.ts';
import { chainHistory } from './workspace/audit/chain-history.ts';

/** Deletes everything that is older than its period, now. */
export async function retainNow(pool: Pool, removed: string[] = []): Promise<void> {
  // Why: changes are removed once they are in the audit log.
  await chainHistory(pool);
  await pool`update retention_runs set done_at = null`;
  const files = { remove: async (key: string) => void removed.push(key) };
  await retain(pool, retentionsOf(files), { isStopping: () => false });
}
