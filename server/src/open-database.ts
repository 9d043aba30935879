import type { Connection } from './platform/db/client.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/supervisor.ts';
import type { Config } from './platform/process/config.ts';

/** The database connection, and how to stop a database started for it. */
export interface OpenDatabase {
  /** For queries; may lead to a pooler. */
  connection: Connection;
  /** Leads to PostgreSQL itself, for migrations, notifications and jobs; the same where no pooler is in front. */
  direct: Connection;
  stop: () => Promise<void>;
}

/** The database that is given, or else the embedded one, started. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataFolder } = config;
  if (databaseUrl)
    return {
      connection: databaseUrl,
      direct: databaseDirectUrl ?? databaseUrl,
      stop: async () => {},
    };
  const embedded = await startEmbeddedPostgres({ folder: `${dataFolder}/postgres`, log });
  return { ...embedded, direct: embedded.connection };
}
