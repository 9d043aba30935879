import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/src/platform/process/config.ts';

/** Deletes the embedded database and the generated demo images; the next start creates a new database. */
const config = readConfig(process.env);
if (config.databaseUrl) {
  process.stderr.write(
    'db:reset only touches the embedded database. DATABASE_URL is set, so nothing was done.\n',
  );
  process.exit(1);
}
const folders = ['postgres', 'pictures'].map((name) => join(config.dataFolder, name));
if (existsSync(join(config.dataFolder, 'postgres', 'pg18', 'postmaster.pid'))) {
  process.stderr.write('Stop Masthead first: its database is running.\n');
  process.exit(1);
}
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
process.stdout.write(`Removed ${folders.join(' and ')}.\n`);
