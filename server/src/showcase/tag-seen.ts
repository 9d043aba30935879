import type { Pool } from '../db/client.ts';
import { logged } from '../logged.ts';
import { keepTagSeen } from './tag-seen.queries.ts';

/** A site is noted once in so long. Why: its pages ask far more often than anybody looks. */
const everyMs = 5 * 60_000;

/** Notes that pages of a site ask for its slots, which says that its tag is in place. */
export function tagsSeen(pool: Pool) {
  const notedAt = new Map<number, number>();
  return async (siteId: number, now = Date.now()): Promise<void> => {
    if (now - (notedAt.get(siteId) ?? -everyMs) < everyMs) return;
    notedAt.set(siteId, now);
    // Why: a page gets its slots also while nothing can be noted.
    await keepTagSeen(pool, siteId).catch((error) => {
      notedAt.delete(siteId);
      logged('That the tag of a site is in place could not be noted')(error);
    });
  };
}
