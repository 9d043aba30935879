import { parseArgs } from 'node:util';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { openDatabase } from './open-database.ts';
import { backUp } from './platform/backup/back-up.ts';
import { keepIn, keepTakes } from './platform/backup/backup-settings.ts';
import { runCommand, say, UsageError } from './platform/backup/command.ts';
import { openFileAreas } from './platform/backup/file-areas.ts';
import { prune } from './platform/backup/prune.ts';
import { refuseHalfRestored } from './platform/backup/restoring.queries.ts';
import { sealFor } from './platform/backup/seal.ts';
import { hasTables } from './platform/backup/tables.queries.ts';
import { openTarget } from './platform/backup/target.ts';
import { openPool } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';
import { version } from './platform/process/version.ts';

const usage = `Usage: ${callOf('backup', 'DIR|s3://BUCKET/PREFIX [--keep DAYS,WEEKS,MONTHS]')}

Writes the database, pictures and files to a new archive in a folder or bucket. Masthead can be running.

  --keep 7,5,12  afterwards delete older archives: keep the newest of 7 days, 5 weeks and 12 months
  -h, --help     show this help`;

const inMegabytes = (bytes: number) => `${inDigits(Math.ceil(bytes / 1024 ** 2))} MB`;

/** Makes one archive. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [targetName] = positionals;
  if (values.help || !targetName || positionals.length > 1)
    throw new UsageError(usage, values.help);
  const keep = values.keep === undefined ? null : keepIn(values.keep);
  if (keep === undefined) throw new Error(`--keep must be ${keepTakes}, not "${values.keep}".`);
  const config = readConfig(process.env);
  const target = openTarget('The target', targetName, config.backup.s3);
  const seal = sealFor(config.backup.recipients);
  const database = await openDatabase(config, say);
  const connection = database.direct;
  const pool = openPool(connection, { max: 2, name: 'masthead-backup', hasLimits: false });
  try {
    await refuseHalfRestored(connection);
    if (!(await hasTables(pool)))
      throw new Error('The database is empty: there is nothing to back up.');
    await migrate(connection);
    const done = await backUp({
      connection,
      pool,
      areas: openFileAreas(config),
      target,
      targetName,
      seal,
      version,
      publicUrl: config.publicUrl,
    });
    say(
      `Archive ${done.archive}: ${inDigits(done.rows)} rows of ${done.tables} tables, ${inDigits(done.files)} files (${inDigits(done.newFiles)} new), ${inMegabytes(done.bytes)} written.`,
    );
    if (!seal.recipients)
      say('It is not encrypted. Set MASTHEAD_BACKUP_RECIPIENTS to encrypt archives.');
    if (keep) {
      const gone = await prune(target, keep, new Date());
      say(`Deleted ${gone.archives} old archives and ${gone.files} files that no archive uses.`);
    }
    return true;
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

await runCommand(main);
