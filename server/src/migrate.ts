import { parseArgs } from 'node:util';
import { openDatabase } from './open-database.ts';
import { checkDatabase } from './platform/db/check-database.ts';
import { openPool } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { readMigrations } from './platform/db/migration-files.ts';
import { planMigrations } from './platform/db/migration-plan.ts';
import { callOf } from './platform/process/call-of.ts';
import { type Config, readConfig } from './platform/process/config.ts';

const usage = `Usage: ${callOf('migrate', '--plan | --apply')}

  --plan   lists the migrations that the database lacks, with the tables that they lock; changes nothing
  --apply  runs them, also while servers are running`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Plans or applies the migrations of this version, apart from the start of a server. */
async function run(config: Config, isPlan: boolean): Promise<void> {
  if (config.databaseUrl) await checkDatabase(config.databaseUrl, config.databaseDirectUrl);
  const database = await openDatabase(config, say);
  try {
    if (!isPlan) {
      await migrate(database.direct, { log: say });
      say('The database is up to date.');
      return;
    }
    const pool = openPool(database.direct, { max: 1, name: 'masthead-plan' });
    try {
      for (const line of await planMigrations(pool, await readMigrations())) say(line);
    } finally {
      await pool.end({ timeout: 1 });
    }
  } finally {
    await database.stop();
  }
}

try {
  const { values } = parseArgs({
    options: { plan: { type: 'boolean' }, apply: { type: 'boolean' } },
  });
  if (values.plan === values.apply) throw new Error(usage);
  await run(readConfig(process.env), values.plan === true);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
