import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { type Manifest, readArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { createEmptyDatabase, openAs, orderOf, scratchFolder } from './backup.testing.ts';
import { openFileAreas } from './file-areas.ts';
import { restore } from './restore.ts';
import { hasTables } from './tables.queries.ts';
import { openArchive } from './target.ts';

const source = withTestDatabase();
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  empty = await createEmptyDatabase(source.connection);
});
afterAll(() => empty.drop());

/** A good archive that a test may damage: its folder, and how it is opened. */
async function newArchive() {
  const folder = await scratchFolder();
  const order = orderOf(source, { data: join(folder, 'data'), target: join(folder, 'target') });
  await order.areas.write('chat/files/c4', Buffer.from('said'));
  const { archive } = await backUp(order);
  const at = (name: string) => join(folder, 'target', 'archives', archive, name);
  return {
    archive,
    at,
    target: order.target,
    folder: join(folder, 'target'),
    open: () => openAs(order.target),
    async change(change: (manifest: Manifest) => object) {
      const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8')) as Manifest;
      await writeFile(at('manifest.json'), JSON.stringify({ ...manifest, ...change(manifest) }));
    },
  };
}

/** What a restore into an empty database says; the database must be as empty afterwards. */
async function refusal({ open, folder }: Awaited<ReturnType<typeof newArchive>>): Promise<string> {
  const areas = openFileAreas({ s3: null, dataFolder: join(folder, 'nowhere') });
  const said = await open()
    .then((archive) =>
      restore({ connection: empty.connection, areas }, archive, { url: null, log: () => {} }),
    )
    .then(
      () => 'it was restored',
      (error: Error) => error.message,
    );
  expect(await hasTables(empty.pool)).toBe(false);
  expect(await areas.list(new Set())).toEqual([]);
  const schemas = await empty.pool`select from pg_namespace where nspname = 'masthead_restore'`;
  expect(schemas).toEqual([]);
  return said;
}

test('refuses a damaged, a truncated and a missing part before anything is changed', async () => {
  const damaged = await newArchive();
  const bytes = await readFile(damaged.at('part-00002.zst'));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(damaged.at('part-00002.zst'), bytes);
  const key = `archives/${damaged.archive}/part-00002.zst`;
  const start = `The archive ${damaged.archive} is damaged: ${key}`;
  expect(await refusal(damaged)).toBe(`${start} is not what was written. Use another archive.`);
  await truncate(damaged.at('part-00002.zst'), 9);
  expect(await refusal(damaged)).toBe(
    `${start} has 9 bytes instead of ${bytes.length}. Use another archive.`,
  );
  await rm(damaged.at('part-00002.zst'));
  expect(await refusal(damaged)).toBe(`${start} is missing. Use another archive.`);
});

test('refuses an archive without one of its files', async () => {
  const archive = await newArchive();
  await rm(join(archive.folder, 'files'), { recursive: true });
  expect(await refusal(archive)).toMatch(
    /^The archive \w+ is damaged: 1 of its 1 files are missing, such as files\/[0-9a-f]{64}\.$/,
  );
});

test('refuses an archive of a newer version by its version and its migration', async () => {
  const archive = await newArchive();
  await archive.change(({ migrations }) => ({
    version: '9.9.0',
    migrations: [...migrations, '9999_later.sql'],
  }));
  expect(await refusal(archive)).toBe(
    `The archive ${archive.archive} was made by a newer version of Masthead (9.9.0), which has the migration 9999_later.sql. Install that version, and restore with it.`,
  );
  await archive.change(() => ({ format: 2 }));
  expect(await refusal(archive)).toBe(
    `The archive ${archive.archive} was made by a newer version of Masthead (9.9.0). Install that version, and restore with it.`,
  );
});

test('refuses what is no archive, a truncated manifest and an incomplete archive', async () => {
  const archive = await newArchive();
  await archive.change(() => ({ product: 'another' }));
  expect(await refusal(archive)).toBe('This is not an archive of Masthead.');
  await truncate(archive.at('manifest.json'), 500);
  expect(await refusal(archive)).toBe(`The manifest of the archive ${archive.archive} is damaged.`);
  await rm(archive.at('manifest.json'));
  expect(await refusal(archive)).toBe('There is no complete archive in the target.');
  const named = openArchive(join(archive.folder, 'archives', archive.archive), null);
  expect(named.archive).toBe(archive.archive);
  await expect(readArchive(named, async (content) => content, [])).rejects.toThrow(
    `The archive ${archive.archive} is incomplete: its backup did not finish. Use another one.`,
  );
  await expect(openAs(openArchive(await scratchFolder(), null).target)).rejects.toThrow(
    'There is no archive in the target. Name the folder or bucket that holds "archives".',
  );
});

test('refuses a database that is not empty', async () => {
  const archive = await newArchive();
  const areas = openFileAreas({ s3: null, dataFolder: join(archive.folder, 'nowhere') });
  const work = restore({ connection: source.connection, areas }, await archive.open(), {
    url: null,
    log: () => {},
  });
  await expect(work).rejects.toThrow(
    'The database is not empty, so nothing was changed. Restore into an empty database.',
  );
});
