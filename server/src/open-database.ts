import type { Connection } from './platform/db/client.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/supervisor.ts';
import type { Config } from './platform/process/config.ts';

/** The database connection, and how to stop a database started for it. */
export interface OpenDatabase {
  connection: Connection;
  stop: () => Promise<void>;
}

/** The database that is given, or else the embedded one, started. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return { connection: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ folder: `${config.dataFolder}/postgres`, log });
}
