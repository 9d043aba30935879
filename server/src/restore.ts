import { parseArgs } from 'node:util';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { openDatabase } from './open-database.ts';
import { readArchive } from './platform/backup/archive.ts';
import { runCommand, say, UsageError } from './platform/backup/command.ts';
import { readErasures } from './platform/backup/erasures.ts';
import { openFileAreas } from './platform/backup/file-areas.ts';
import { restore } from './platform/backup/restore.ts';
import { unsealWith } from './platform/backup/seal.ts';
import { openArchive } from './platform/backup/target.ts';
import { listMigrationFiles } from './platform/db/migration-files.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';
import { filesOf } from './workspace/personal-data/outside.ts';
import { replayErasures } from './workspace/personal-data/replay-erasures.ts';

const usage = `Usage: ${callOf('restore', 'ARCHIVE [--identity FILE] [--url ADDRESS]')}

Restores an archive into an empty database, and its pictures and files to where the settings say. Stop Masthead first.

  ARCHIVE          DIR/archives/ID or s3://BUCKET/PREFIX/archives/ID; without archives/ID, the newest
  --identity FILE  private key of an encrypted archive (default: MASTHEAD_BACKUP_IDENTITY_FILE)
  --url ADDRESS    new public address: links to the old one in emails are changed to it
  -h, --help       show this help`;

/** Restores one archive. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string' },
      url: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [asked] = positionals;
  if (values.help || !asked || positionals.length > 1) throw new UsageError(usage, values.help);
  const url = values.url ?? null;
  if (url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`--url must be a web address like https://masthead.example, not "${url}".`);
  const config = readConfig(process.env);
  const { s3, identityFile } = config.backup;
  const unseal = await unsealWith(values.identity ?? identityFile);
  const named = openArchive(asked, s3);
  const archive = await readArchive(named, unseal, await listMigrationFiles());
  const erasures = await readErasures(named.target, unseal);
  const database = await openDatabase(config, say);
  try {
    const areas = openFileAreas(config);
    await restore({ connection: database.direct, areas }, archive, {
      url,
      log: say,
      repeatErasures: (pool) => replayErasures(pool, erasures, filesOf(config)),
    });
  } finally {
    await database.stop();
  }
  const { tables, files } = archive.manifest;
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  const place = config.databaseUrl ? '' : `, into ${config.dataFolder}`;
  say(
    `Restored ${archive.id}: ${inDigits(rows)} rows and ${inDigits(files.length)} files${place}.`,
  );
  say('Everyone has to sign in again. Sending is on hold until an admin presses Resume sending.');
  return true;
}

await runCommand(main);
