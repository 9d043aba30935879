import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withTestDatabase } from '../../../../test/database.ts';
import { openPool } from '../../db/client.ts';
import { testFolder } from '../../images/images.testing.ts';
import { checkFilesFolder } from './files-folder.ts';

const database = withTestDatabase();
const files = testFolder();
afterAll(() => files.drop());

/** A new folder for each test, and a database that knows none. */
let [own, other] = ['', ''];
let count = 0;
beforeEach(async () => {
  count += 1;
  [own, other] = ['own', 'other'].map((name) => join(files.folder, `${name} ${count}`)) as [
    string,
    string,
  ];
  await database.pool`delete from files_folder`;
});

const check = (folder: string) => checkFilesFolder(database.pool, folder);
const marker = (folder: string) => join(folder, 'files-id');

test('a new database takes the folder that it starts with, and each server that shares it', async () => {
  await check(own);
  await check(own);
  const id = readFileSync(marker(own), 'utf8');
  await database.pool`delete from files_folder`;
  await check(own);
  expect(readFileSync(marker(own), 'utf8')).toBe(id);
});

test('of servers that start at once, those with the same folder go on and the one with another is refused', async () => {
  mkdirSync(other);
  const second = openPool(database.connection, { max: 4 });
  const all = await Promise.allSettled([
    checkFilesFolder(database.pool, own),
    checkFilesFolder(second, own),
    checkFilesFolder(second, own),
    ...[1, 2].map(async () => {
      await expect.poll(() => database.pool`select from files_folder`).toHaveLength(1);
      await checkFilesFolder(second, other);
    }),
  ]);
  await second.end({ timeout: 1 });
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});

test('refuses a folder of nobody or of another database by name, until it is declared to be the right one', async () => {
  await check(own);
  await expect(check(other)).rejects.toThrow(/^MASTHEAD_DATA .*other.*MASTHEAD_S3_URL/);
  mkdirSync(other);
  writeFileSync(marker(other), '3f0c9c3e-6a53-4d0e-9a3c-0d8f8f8f8f8f\n');
  const said = await check(other).catch(({ message }: Error) => message);
  const command = /run: (.*)$/.exec(said ?? '')?.[1] ?? '';
  execFileSync('sh', ['-c', command]);
  await check(other);
  expect(readFileSync(marker(other), 'utf8')).toBe(readFileSync(marker(own), 'utf8'));
});

test('refuses a folder that can’t be written by name, and the database still knows none', async () => {
  writeFileSync(other, 'a file');
  await expect(check(other)).rejects.toThrow(/^MASTHEAD_DATA .*other.* can’t be used \(ENOTDIR\)/);
  await check(own);
});
