import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { onTestFinished } from 'vitest';
import { dropDatabase, type TestDatabase } from '../../../test/database.ts';
import { openPool } from '../db/client.ts';
import { listMigrationFiles } from '../db/migration-files.ts';
import { readArchive } from './archive.ts';
import type { BackupOrder } from './back-up.ts';
import { openFileAreas } from './file-areas.ts';
import { sealFor, unsealWith } from './seal.ts';
import { openTarget, type Target } from './target.ts';

/** A folder for one test. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Connection = TestDatabase['connection'];

/** A database without tables, on the server of the tests. */
export async function createEmptyDatabase(beside: Connection) {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const admin = openPool({ ...beside, database: 'postgres' }, { max: 1, hasLimits: false });
  await admin.unsafe(`create database ${name}`);
  const connection = { ...beside, database: name };
  const pool = openPool(connection, { max: 2 });
  return {
    connection,
    pool,
    async drop() {
      await pool.end({ timeout: 2 });
      await dropDatabase(admin, name);
      await admin.end({ timeout: 2 });
    },
  };
}

/** How a program of the product reaches a test database. */
export const environmentOf = (connection: Connection) => ({
  DATABASE_URL: `postgres:///${connection.database}`,
  PGHOST: connection.host,
  PGPORT: String(connection.port),
  PGUSER: connection.user,
  PGPASSWORD: connection.password,
});

/** A key pair of age. */
export async function newKey() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** What a backup of a test database to a folder needs. */
export function orderOf(
  { pool, connection }: Pick<TestDatabase, 'pool' | 'connection'>,
  folders: { data: string; target: string },
  recipients: string[] = [],
): BackupOrder {
  return {
    pool,
    connection,
    areas: openFileAreas({ s3: null, dataFolder: folders.data }),
    target: openTarget('TARGET', folders.target, null),
    targetName: folders.target,
    seal: sealFor(recipients),
    version: '1.0.0',
    publicUrl: 'https://old.example',
  };
}

/** Opens an archive as a command does. */
export const openAs = async (
  target: Target,
  {
    archive = null,
    identityFile = null,
  }: { archive?: string | null; identityFile?: string | null } = {},
) =>
  readArchive(
    { name: 'the target', target, archive },
    await unsealWith(identityFile),
    await listMigrationFiles(),
  );
