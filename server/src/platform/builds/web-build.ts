import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { webFolder } from '../http/web-app.ts';
import { fingerprint, isRelease, makeWhole, root, runVite } from './server-build.ts';

/** Smaller copies beside the files, so that serving costs nothing. */
function compress(folder: string): void {
  for (const file of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}

const sources = { folders: ['web/src', 'shared/src'], beside: 'web' };

/** Builds the web app if its sources have changed, and logs it. */
export function ensureWebBuild(log: (line: string) => void): void {
  if (isRelease) return;
  const stamp = '.fingerprint';
  const wanted = fingerprint(sources);
  const present = join(webFolder, stamp);
  if (existsSync(present) && readFileSync(present, 'utf8') === wanted) return;
  log('Building the web app …');
  makeWhole(webFolder, (folder) => {
    const web = join(root, 'web');
    runVite(web, '--outDir', folder);
    // The script for sites has a configuration of its own.
    const config = join(web, 'vite.tag.config.ts');
    runVite(web, '--config', config, '--outDir', join(folder, 'showcase'));
    compress(folder);
    writeFileSync(join(folder, stamp), wanted);
  });
}
