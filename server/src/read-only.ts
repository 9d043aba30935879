import { openDatabase } from './open-database.ts';
import { openPool, type Pool } from './platform/db/client.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';
import { readOnlyLines, setReadOnly } from './platform/system/operate-read-only.ts';

const usage = `Usage: ${callOf('read-only', 'on "SENTENCE" | off | show')}
Everyone sees the sentence while read-only mode is on.`;

/** The command on the command line, or null if there is no such. */
function readCommand(): ((pool: Pool) => Promise<string[]>) | null {
  const [command, sentence, ...more] = process.argv.slice(2);
  if (command === 'on' && sentence !== undefined && more.length === 0)
    return (pool) => setReadOnly(pool, sentence);
  if (sentence !== undefined) return null;
  if (command === 'off') return (pool) => setReadOnly(pool, null);
  return command === 'show' ? readOnlyLines : null;
}

/** Shows read-only mode and turns it on and off; servers may be running. */
async function main(): Promise<void> {
  const command = readCommand();
  if (!command) throw new Error(usage);
  const database = await openDatabase(readConfig(process.env), () => {});
  const pool = openPool(database.connection, { max: 1, name: 'masthead-read-only' });
  try {
    const lines = await command(pool);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    // Why: a column or the table is missing.
    if (!/^42(703|P01)$/.test((error as { code?: string }).code ?? '')) throw error;
    throw new Error('The database is of an older version. Start this version of Masthead first.');
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
