import { setTimeout as wait } from 'node:timers/promises';
import { listWaiting } from '@masthead/server/imports/import.store.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { importKinds } from '../server/src/import-kinds.ts';
import { workOnImport } from '../server/src/imports/work-on-import.ts';
import { type Order, onOrder, startProduct } from './product.ts';

/** Pages and imports in one process, as `node server/src/main.ts` runs them: harder than in two, as `npm start` does. */
async function importAll(pool: Pool): Promise<void> {
  for (;;) {
    for (const { id } of await listWaiting(pool))
      await workOnImport({ pool, kinds: importKinds }, id);
    await wait(50);
  }
}

onOrder(async ({ connection }: Order) => {
  const pool = openPool(connection);
  void importAll(pool);
  return startProduct(pool);
});
