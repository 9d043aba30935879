import type { Connection } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { checkWhole, fileKey, type OpenArchive } from './archive.ts';
import { readTable } from './copy-tables.ts';
import { copying } from './copying.ts';
import { restoreRows } from './restore.ts';
import { hashOf } from './seal.ts';
import { countInvalid } from './tables.queries.ts';

/** How many files are read and compared. */
const mostFiles = 200;

/** One finding: what was compared, and whether it is right. */
export interface Check {
  isGood: boolean;
  line: string;
}

/** Picks some of a list at random. */
function someOf<T>(all: readonly T[], count: number): T[] {
  const left = [...all];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return picked;
}

/** Reads some files of the archive and compares them with their hashes. */
export async function checkFiles({ manifest, read }: OpenArchive): Promise<Check> {
  const picked = someOf(manifest.files, mostFiles);
  const wrong: string[] = [];
  for (const { name, sha256, stored } of picked) {
    const content = await read(fileKey(stored), null);
    if (hashOf(content) !== sha256) wrong.push(name);
  }
  return {
    isGood: wrong.length === 0,
    line:
      wrong.length === 0
        ? `Files: ${picked.length} of ${manifest.files.length} were read and are the same.`
        : `Files: ${wrong.length} of ${picked.length} are not what was written, such as ${wrong[0]}.`,
  };
}

/** Compares every row of the restored database with the archive, and its constraints. */
export async function checkRows(
  connection: Connection,
  { manifest }: OpenArchive,
): Promise<Check[]> {
  return copying(connection, 'begin read only', async (copy) => {
    const wrong: string[] = [];
    for (const table of manifest.tables) {
      const found = await readTable(copy, table, async () => {});
      if (found.rows !== table.rows)
        wrong.push(`${table.name} has ${found.rows} rows instead of ${table.rows}`);
      else if (found.sha256 !== table.sha256) wrong.push(`${table.name} has other rows`);
    }
    const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0);
    const invalid = await countInvalid(copy.db);
    return [
      {
        isGood: wrong.length === 0,
        line:
          wrong.length === 0
            ? `Rows: all ${rows} rows of ${manifest.tables.length} tables are the same.`
            : `Rows: ${wrong.join('; ')}.`,
      },
      {
        isGood: invalid === 0,
        line: `Constraints: ${invalid === 0 ? 'all are valid' : `${invalid} are not valid`}.`,
      },
    ];
  });
}

/** Restores an archive into a scratch database and compares; `tell` is given each finding as it is made. */
export async function verify(
  connection: Connection,
  archive: OpenArchive,
  tell: (check: Check) => void,
): Promise<boolean> {
  const checks: Check[] = [];
  const note = (check: Check) => {
    checks.push(check);
    tell(check);
  };
  await checkWhole(archive);
  const parts = archive.manifest.tables.reduce((sum, each) => sum + each.parts.length, 0);
  note({ isGood: true, line: `Archive: ${parts} parts are whole, and no file is missing.` });
  await restoreRows(connection, archive, { isCopy: true, log: () => {} });
  for (const check of await checkRows(connection, archive)) note(check);
  note(await checkFiles(archive));
  await migrate(connection);
  note({ isGood: true, line: 'Migrations: this version of Masthead can open it.' });
  return checks.every(({ isGood }) => isGood);
}
