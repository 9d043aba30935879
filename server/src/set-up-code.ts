import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { openDatabase } from './open-database.ts';
import { setUpCodeOf } from './people/set-up/set-up.ts';
import { openSigningKeys } from './platform/access/signing-keys.ts';
import { openPool } from './platform/db/client.ts';
import { hasPeople } from './platform/db/first-start.queries.ts';
import { readConfig } from './platform/process/config.ts';

/** Prints the one-time code of the first start; servers may be running. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig(process.env), () => {});
  const pool = openPool(database.connection, { max: 1, name: 'masthead-set-up' });
  try {
    if (await hasPeople(pool)) throw new Error(setUpMessages.isOver);
    const { keys, close } = await openSigningKeys(pool);
    process.stdout.write(`${setUpCodeOf(keys)}\n`);
    close();
  } catch (error) {
    // Why: a column or the table is missing.
    if (!/^42(703|P01)$/.test((error as { code?: string }).code ?? '')) throw error;
    throw new Error('The database is empty or older. Start this version of Masthead first.');
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
