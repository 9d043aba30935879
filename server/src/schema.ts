import { checkPlaces } from './check-places.ts';
import { openDatabase } from './open-database.ts';
import { isRelease } from './platform/builds/server-build.ts';
import { openPool } from './platform/db/client.ts';
import { compareSchema, repairOf } from './platform/db/compare-schema.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';

const help = `Usage: ${callOf('schema')}

Compares the database with what the migrations of this version made, and prints the SQL that repairs what is missing
or has changed. Run it as the owner of the database:
  ${isRelease ? 'masthead' : 'npm run --silent'} schema | psql "$DATABASE_URL"

Exit codes: 0 nothing is missing, 1 something is.`;

/** Prints the statements that repair the schema; answers how many parts differ. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  // Why without a port: a running Masthead is on it.
  await checkPlaces({ ...config, role: 'worker' });
  const database = await openDatabase(config, () => {});
  const pool = openPool(database.direct, { max: 1, name: 'masthead-schema' });
  try {
    const differences = await compareSchema(pool);
    if (!differences)
      throw new Error('The database has the schema of another version of Masthead.');
    for (const one of differences) console.log(repairOf(one));
    return differences.length;
  } finally {
    await pool.end({ timeout: 1 });
    await database.stop();
  }
}

if (process.argv.slice(2).some((word) => word === '-h' || word === '--help')) console.log(help);
else
  try {
    process.exitCode = (await main()) > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
