import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { startProduct } from '../../start.ts';
import { readConfig } from '../process/config.ts';
import { backUp } from './back-up.ts';
import {
  createEmptyDatabase,
  environmentOf,
  newKey,
  orderOf,
  scratchFolder,
} from './backup.testing.ts';

const source = withTestDatabase();

const program = (name: string) => join(import.meta.dirname, '..', '..', `${name}.ts`);

/** What a command says, and how it ends. */
async function command(name: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const started = promisify(execFile)(process.execPath, [program(name), ...args], {
    env: { ...process.env, ...env },
  });
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, errors: stderr }),
    ({ code, stdout, stderr }) => ({
      code: code as number,
      said: stdout as string,
      errors: stderr as string,
    }),
  );
}

test('backs up and verifies an encrypted archive, and leaves no scratch database behind', async () => {
  await buildStaff(source.pool, 'admin');
  const folder = await scratchFolder();
  const { identity, recipient } = await newKey();
  await writeFile(join(folder, 'key'), identity);
  await mkdir(join(folder, 'data', 'chat', 'files'), { recursive: true });
  await writeFile(join(folder, 'data', 'chat', 'files', 'c4'), 'said');
  const target = join(folder, 'target');
  const env = {
    ...environmentOf(source.connection),
    MASTHEAD_DATA: join(folder, 'data'),
    MASTHEAD_BACKUP_RECIPIENTS: recipient,
    MASTHEAD_BACKUP_IDENTITY_FILE: join(folder, 'key'),
  };
  const made = await command('backup', [target, '--keep', '1,0,0'], env);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.said).toMatch(
    /^Archive \d{8}t\d{6}z: [\d,]+ rows of \d+ tables, 1 files \(1 new\), 1 MB written\.\nDeleted 0 old archives and 0 files that no archive uses\.\n$/,
  );
  // Why: archives hold secrets.
  expect((await stat(target)).mode & 0o077).toBe(0);
  const good = await command('verify-backup', [target], env);
  expect(good).toMatchObject({ code: 0, errors: '' });
  const lines = good.said.split('\n').map((line) => line.replaceAll(/\d+/g, '0'));
  expect(lines.slice(1)).toEqual([
    'good  Archive: 0 parts are whole, and no file is missing.',
    'good  Rows: all 0 rows of 0 tables are the same.',
    'good  Constraints: all are valid.',
    'good  Files: 0 of 0 were read and are the same.',
    'good  Migrations: this version of Masthead can open it.',
    'The archive is good.',
    '',
  ]);
  expect(await source.pool`select from backups where proved_at is not null`).toHaveLength(1);
  const scratch = () => source.pool`select from pg_database where datname like 'masthead_verify_%'`;
  // Why waiting: another test may be verifying an archive on the same PostgreSQL.
  await expect.poll(scratch, { timeout: 60_000 }).toEqual([]);
}, 120_000);

test('a killed restore leaves a database that is refused by name', async () => {
  const folder = await scratchFolder();
  const [target, data] = [join(folder, 'target'), join(folder, 'data')];
  const { archive } = await backUp(orderOf(source, { data, target }));
  const empty = await createEmptyDatabase(source.connection);
  onTestFinished(() => empty.drop());
  const env = { ...environmentOf(empty.connection), MASTHEAD_DATA: data };
  const child = spawn(process.execPath, [program('restore'), target], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('Loading')) child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  const sentence = `The restore of the archive ${archive} into this database did not finish. Delete the database, create an empty one, and restore again.`;
  expect(await command('restore', [target], env)).toMatchObject({
    code: 1,
    errors: `${sentence}\n`,
  });
  const config = { ...readConfig({ DATABASE_URL: 'postgres://unused' }), port: 0 };
  const opening = Promise.resolve({
    connection: empty.connection,
    direct: empty.connection,
    stop: async () => {},
  });
  await expect(startProduct(config, () => {}, { opening })).rejects.toThrow(sentence);
});

test('says how a command is used, and what is wrong in one sentence', async () => {
  const help = await command('backup', ['--help']);
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.said).toContain('Usage: npm run backup -- ');
  expect(await command('verify-backup', [])).toMatchObject({
    code: 1,
    said: '',
    errors: expect.stringContaining('Usage: npm run verify-backup -- '),
  });
  expect(await command('restore', ['s3://Bucket'])).toMatchObject({
    code: 1,
    errors:
      'ARCHIVE must be a folder or s3://BUCKET/PREFIX with lowercase letters, digits and dashes, not "s3://Bucket".\n',
  });
});
