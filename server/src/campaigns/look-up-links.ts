import type { Pool } from '../db/client.ts';
import { type LookUp, lookUpPublic } from '../integrations/images/look-up.ts';
import { forgetOldLookUps, keepLookUp, listWaiting } from './link-checks.queries.ts';

/** The queue that looks up where links lead. */
export const lookUpQueue = 'look-up-links';

/** Looked up at once: few, so that no site is asked by a crowd. */
const together = 4;

/** Looks up every address that waits for it; what it finds is kept. */
export async function lookUpLinks(pool: Pool, lookUp: LookUp = lookUpPublic): Promise<void> {
  await forgetOldLookUps(pool);
  for (;;) {
    const waiting = await listWaiting(pool, together);
    if (waiting.length === 0) return;
    await Promise.all(waiting.map(async (url) => keepLookUp(pool, url, await lookUp(url))));
  }
}
