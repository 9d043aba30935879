import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../server/src/platform/db/client.ts';
import { schemaAsText } from '../server/src/platform/db/compare-schema.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { listSchemaParts } from '../server/src/platform/db/schema-parts.queries.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';

/** What all migrations make, from a new database. */
export async function describeSchema(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-schema-'));
  const database = await startEmbeddedPostgres({ folder });
  try {
    await migrate(database.connection);
    const pool = openPool(database.connection, { max: 1 });
    const parts = await listSchemaParts(pool);
    await pool.end();
    return schemaAsText(parts);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
