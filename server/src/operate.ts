import { openDatabase } from './open-database.ts';
import { runCommand, say } from './platform/backup/command.ts';
import { openPool, type Pool } from './platform/db/client.ts';
import { type Config, readConfig } from './platform/process/config.ts';

/** Works on the database and returns the lines to print. */
export type Command = (pool: Pool, config: Config) => Promise<string[]>;

/**
 * Runs a command of an operator while servers may be running. Without one on the command line, it prints `usage` and
 * exits with 1, as with anything that fails.
 */
export const operate = (
  name: string,
  { usage, readCommand }: { usage: string; readCommand: () => Command | null },
): Promise<void> =>
  runCommand(async () => {
    const command = readCommand();
    if (!command) throw new Error(usage);
    const config = readConfig(process.env);
    const database = await openDatabase(config, () => {});
    const pool = openPool(database.connection, { max: 1, name: `masthead-${name}` });
    try {
      for (const line of await command(pool, config)) say(line);
      return true;
    } catch (error) {
      // Why: a column or the table is missing.
      if (!/^42(703|P01)$/.test((error as { code?: string }).code ?? '')) throw error;
      throw new Error(
        'The database is empty or of an older version. Start this version of Masthead first.',
      );
    } finally {
      await pool.end({ timeout: 5 });
      await database.stop();
    }
  });
