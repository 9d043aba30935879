import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './open-database.ts';
import { readArchive } from './platform/backup/archive.ts';
import { noteProof } from './platform/backup/backups.queries.ts';
import { runCommand, say, UsageError } from './platform/backup/command.ts';
import { unsealWith } from './platform/backup/seal.ts';
import { openArchive } from './platform/backup/target.ts';
import { verify } from './platform/backup/verify.ts';
import { type Connection, openPool } from './platform/db/client.ts';
import { listMigrationFiles } from './platform/db/migration-files.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/supervisor.ts';
import { callOf } from './platform/process/call-of.ts';
import { type Config, readConfig } from './platform/process/config.ts';

const usage = `Usage: ${callOf('verify-backup', 'ARCHIVE [--identity FILE]')}

Restores an archive into a scratch database, compares it with the archive and deletes it. With DATABASE_URL the scratch
database is beside that one, otherwise in a temporary folder. Masthead can be running.

  ARCHIVE          DIR/archives/ID or s3://BUCKET/PREFIX/archives/ID; without archives/ID, the newest
  --identity FILE  private key of an encrypted archive (default: MASTHEAD_BACKUP_IDENTITY_FILE)
  -h, --help       show this help

Exit codes: 0 the archive is good, 1 it is not, or could not be checked.`;

/** Runs `work` on an empty database beside the given one, which is dropped afterwards. */
async function besideOwn<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const name = `masthead_verify_${randomBytes(4).toString('hex')}`;
  const admin = openPool(url, { max: 1, name: 'masthead-verify', hasLimits: false });
  try {
    await admin.unsafe(`create database ${name}`);
    try {
      const scratch = new URL(url);
      scratch.pathname = `/${name}`;
      return await work(scratch.href);
    } finally {
      await admin.unsafe(`drop database ${name}`);
    }
  } finally {
    await admin.end({ timeout: 5 });
  }
}

/** The same in a temporary folder. */
async function inFolder<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-verify-'));
  try {
    const database = await startEmbeddedPostgres({ folder });
    try {
      return await work(database.connection);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Notes the proof in the database that made the archive, for its metrics. Elsewhere, such as on an empty machine, there
 * is none, and an archive is as good without the note.
 */
async function recordProof(archive: string, config: Config): Promise<void> {
  if (!config.databaseUrl && !existsSync(join(config.dataFolder, 'postgres'))) return;
  const { connection, stop } = await openDatabase(config, () => {});
  const pool = openPool(connection, { max: 1, name: 'masthead-verify' });
  try {
    await noteProof(pool, archive);
  } catch (error) {
    say(`The proof couldn't be recorded: ${(error as Error).message}`);
  } finally {
    await pool.end({ timeout: 1 });
    await stop();
  }
}

/** Checks one archive. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [asked] = positionals;
  if (values.help || !asked || positionals.length > 1) throw new UsageError(usage, values.help);
  const config = readConfig(process.env);
  const { databaseUrl, databaseDirectUrl, backup } = config;
  const unseal = await unsealWith(values.identity ?? backup.identityFile);
  const named = openArchive(asked, backup.s3);
  const archive = await readArchive(named, unseal, await listMigrationFiles());
  say(
    `Archive ${archive.id}, made by Masthead ${archive.manifest.version} on ${archive.manifest.createdAt}.`,
  );
  const check = (connection: Connection) =>
    verify(connection, archive, ({ isGood, line }) => say(`${isGood ? 'good' : 'BAD '}  ${line}`));
  const direct = databaseDirectUrl ?? databaseUrl;
  const isGood = direct ? await besideOwn(direct, check) : await inFolder(check);
  if (isGood) await recordProof(archive.id, config);
  say(isGood ? 'The archive is good.' : 'The archive is not good. Use another one.');
  return isGood;
}

await runCommand(main);
