import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serverFolder } from '../server-folder.ts';

export const root = join(serverFolder, '..');

const isNoTest = (file: string) => !/\.test\.tsx?$/.test(file);

/** The files of a folder by path, recursively by default. */
const filesIn = (folder: string, { recursive = true } = {}): string[] =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && isNoTest(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/** A fingerprint of a build's sources: every file under some folders, and the files in `beside`. */
export function fingerprint({ folders, beside }: { folders: string[]; beside: string }): string {
  const hash = createHash('sha256');
  const files = [
    ...folders.flatMap((folder) => filesIn(folder)),
    ...filesIn(beside, { recursive: false }),
    join(root, 'package-lock.json'),
  ];
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Of servers that start together, each may make the same folder. */
const mostTries = 20;

/**
 * Makes a folder in another place first, so that a stop half-way never leaves half of it. Of several that make it at once
 * the last one's stays.
 */
export function makeWhole(folder: string, make: (fresh: string) => void): void {
  const fresh = `${folder}-${process.pid}`;
  make(fresh);
  for (let tries = 1; ; tries += 1)
    try {
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
      return;
    } catch (error) {
      // Why: another may have put its own there since this one was removed.
      if (tries === mostTries) throw error;
    }
}

/** Runs a Vite build in its own process, so that its memory is freed. Throws when it fails, after printing its output. */
export function runVite(folder: string, ...options: string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(
    process.execPath,
    [vite, 'build', folder, ...options, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (built.status !== 0)
    throw new Error(`${relative(root, folder)} could not be built. See the lines above.`);
}

const server = join(root, 'server');
const builds = join(server, 'dist');
const sources = { folders: ['server/src', 'shared/src', 'demo/src'], beside: 'server' };
/** Why not one: a server that runs from the last one reads some of it only when that is wanted. */
const keptBuilds = 2;

function dropOld(): void {
  const folders = readdirSync(builds).map((name) => join(builds, name));
  const ages = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
  folders.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
  for (const folder of folders.slice(keptBuilds)) rmSync(folder, { recursive: true, force: true });
}

/** The build of a release, which has no sources to build from (scripts/release.ts). */
const released = join(builds, 'release', 'main.js');
export const isRelease = existsSync(released);

/**
 * Builds the server unless it has been built from exactly these sources, reports it, and returns the program to
 * start: a few files, which Node reads in half the time and with less memory than the sources (decision 70). If the
 * build fails, it returns the sources.
 */
export function ensureServerBuild(log: (line: string) => void): string {
  if (isRelease) return released;
  const folder = join(builds, fingerprint(sources).slice(0, 16));
  const program = join(folder, 'main.js');
  if (existsSync(program)) return program;
  log('Building the server …');
  try {
    makeWhole(folder, (fresh) => runVite(server, '--outDir', fresh));
    dropOld();
    return program;
  } catch (error) {
    log(
      `${error instanceof Error ? error.message : String(error)} Running Masthead from its sources instead.`,
    );
    return join(server, 'src', 'main.ts');
  }
}
