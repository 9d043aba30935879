import { randomBytes } from 'node:crypto';
import { access, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { discard, readOrWrite, temporaryPath } from './data-folder.ts';
import { run, type Tools } from './run-as.ts';

export const SUPERUSER = 'postgres';

export interface Cluster {
  path: string;
  password: string;
}

const PASSWORD_FILE = 'secret';

/** Creates PostgreSQL's files on the first start; of several first starts at once, one wins and all go on. */
export async function openCluster(tools: Tools, log: (line: string) => void): Promise<Cluster> {
  const { folder, majorVersion } = tools;
  const path = join(folder.path, `pg${majorVersion}`);
  const isThere = await exists(join(path, 'PG_VERSION'));
  if (isThere && !(await exists(join(folder.path, PASSWORD_FILE)))) {
    throw new Error(
      `The file ${join(folder.path, PASSWORD_FILE)} is missing. It contains the database password. Restore it from your backup.`,
    );
  }
  if (!isThere) await refuseOtherVersion(tools);
  const password = await readOrWrite(folder, PASSWORD_FILE, () =>
    randomBytes(24).toString('base64url'),
  );
  if (!isThere) {
    log(`Creating the database in ${folder.path}`);
    await createCluster(tools, path);
  }
  return { path, password };
}

export async function refuseOtherVersion({ folder, majorVersion }: Tools): Promise<void> {
  const made = (await readdir(folder.path)).filter((name) => /^pg\d+$/.test(name));
  const [other] = made;
  if (!other || made.includes(`pg${majorVersion}`)) return;
  throw new Error(
    `The data folder ${folder.path} contains a PostgreSQL ${other.slice(2)} database, but this version of Masthead uses PostgreSQL ${majorVersion}. Start the version of Masthead that created it, and move the data with a backup.`,
  );
}

/** Built beside its final name and renamed, so that a kill half way leaves rubbish, never half a database. */
async function createCluster(tools: Tools, path: string) {
  const draft = temporaryPath(tools.folder, 'init');
  const options = [
    '-D',
    draft,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(tools.folder.path, PASSWORD_FILE)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--wal-segsize=4',
    '--no-instructions',
  ];
  await run(tools, tools.programs.initdb, options).catch((cause) => {
    const reason = cause.stderr?.trim() || cause.message;
    throw new Error(`The database could not be created in ${tools.folder.path}: ${reason}`, {
      cause,
    });
  });
  try {
    await rename(draft, path);
    await syncFolder(tools.folder.path);
  } catch (error) {
    await discard(tools.folder, draft);
    if (!(await exists(join(path, 'PG_VERSION')))) throw error;
  }
}

async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}
