import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { actingFor, rowsOf } from '../../platform/access/rows.ts';
import { write } from '../../platform/db/client.ts';
import { buildFirm } from '../delivery/showcase.testing.ts';
import { findByKeys } from './import.queries.ts';
import { listingRows } from './listing.store.ts';

test('finds two hundred listings by their keys without a scan for each, also before the planner has statistics', async ({
  onTestFinished,
}) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { pool } = database;
  const firmId = await buildFirm(pool);
  const fill = (firm: number) => pool`
    insert into listings (showcase_firm_id, type, description1, url, image_url, external_key)
    select ${firm}, 'Product', 'Thing', 'https://firm.example', '/a.jpg', 'k' || n from generate_series(1, 3000) n`;
  // Why: statistics taken while the first rows of an import are not committed yet say that the table is large and empty.
  await fill(await buildFirm(pool));
  await pool`delete from listings`;
  await pool`analyze listings`;
  await fill(firmId);
  const keys = Array.from({ length: 200 }, (_, at) => ({ firmId, key: `k${10 * at + 1}` }));
  await write(pool, null, async (db) => {
    await db`set local plan_cache_mode = force_custom_plan`;
    const found = await findByKeys(db, rowsOf(actingFor(null), listingRows), keys, true);
    expect(found.map(({ key }) => key).sort()).toEqual(keys.map(({ key }) => key).sort());
    const [read] = await db<{ rows: number }[]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
        from pg_stat_xact_user_tables where relname = 'listings'`;
    expect(read?.rows).toBeGreaterThanOrEqual(200);
    expect(read?.rows).toBeLessThan(10_000);
  });
});
