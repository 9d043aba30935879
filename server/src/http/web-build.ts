import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { webFolder } from './web-app.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What the built web app depends on, as one fingerprint. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = [
    'web/src/**/*',
    'web/*.*',
    'web/public/**/*',
    'shared/src/**/*',
    'package-lock.json',
  ];
  for (const file of globSync(sources, {
    cwd: root,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  }).sort()) {
    const path = join(root, file);
    hash.update(file);
    try {
      hash.update(readFileSync(path));
    } catch {
      // A folder: its files are in the list themselves.
    }
  }
  return hash.digest('hex');
}

/** Smaller copies beside the files, so that serving costs nothing. */
function compress(folder: string): void {
  for (const file of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}

/** Runs one build of the web folder; the script for sites has a configuration of its own. */
function build(...options: string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const always = ['--emptyOutDir', '--logLevel', 'error'];
  const built = spawnSync(
    process.execPath,
    [vite, 'build', join(root, 'web'), ...options, ...always],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (built.status !== 0)
    throw new Error('The web app could not be built; the lines above say why.');
}

/** Builds the web app when its sources have changed since the last time; says what it does. */
export function ensureWebBuild(log: (line: string) => void): void {
  const stamp = join(webFolder, '.fingerprint');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Building the web app …');
  // Why: into a folder of its own first, so that a stop half-way never leaves half an app.
  const fresh = `${webFolder}-${process.pid}`;
  build('--outDir', fresh);
  build('--config', 'web/vite.tag.config.ts', '--outDir', join(fresh, 'showcase'));
  compress(fresh);
  writeFileSync(join(fresh, '.fingerprint'), wanted);
  rmSync(webFolder, { recursive: true, force: true });
  renameSync(fresh, webFolder);
}
