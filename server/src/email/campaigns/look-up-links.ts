import type { Pool } from '../../platform/db/client.ts';
import { type LookUp, lookUpPublic } from '../../platform/integrations/images/look-up.ts';
import { listWaiting, saveLookUp } from '../../platform/outside/look-ups.queries.ts';

/** Looked up at once: few, so that no site is asked by a crowd. */
const together = 8;
const batch = 100;

/** Looks up every address that waits for it; what it finds is kept. */
export async function lookUpLinks(pool: Pool, lookUp: LookUp = lookUpPublic): Promise<void> {
  for (;;) {
    const waiting = await listWaiting(pool, batch);
    if (waiting.length === 0) return;
    const urls = waiting.values();
    // Why lanes: a slow address holds up one of them, and the others go on.
    const lane = async () => {
      for (const url of urls) await saveLookUp(pool, url, await lookUp(url));
    };
    await Promise.all(Array.from({ length: together }, lane));
  }
}
