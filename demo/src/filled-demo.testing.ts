import { type Pool, write } from '@masthead/server/platform/db/client.ts';
import { readConfig } from '@masthead/server/platform/process/config.ts';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { fillDemo } from './fill-demo.ts';

/** A database of the test file that calls this, filled with the demo as of `now`, and dropped at its end. */
export function filledDemo(now: Date): { readonly pool: Pool } {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = readConfig({ DATABASE_URL: 'postgres://unused' });
    await write(database.pool, null, (db) => fillDemo(db, config, now));
  }, 120_000);
  afterAll(() => database.drop());
  return {
    get pool() {
      return database.pool;
    },
  };
}
