import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { fingerprint, makeWhole, root, runVite } from '../src/platform/builds/server-build.ts';

/** Two folders below `server`, like a build of the product: it finds migrations and packages from there. */
const folder = join(root, 'server', 'test', 'dist');
const sources = [
  { folders: ['server/src', 'shared/src', 'demo/src'], beside: 'server' },
  { folders: [], beside: 'server/test' },
];

/**
 * Not `supervised.ts`: bundled with `supervise.ts`, each would consider itself the main program. Not `stalling.ts`:
 * tests look for its name in the log.
 */
export const builtPrograms: readonly string[] = [
  'poisoned-server.ts',
  'product-server.ts',
  'smtp-sink.ts',
  'stray-server.ts',
];

let isChecked = false;

/**
 * Builds the programs and threads that tests start, unless they were already built from these sources. Why: starting
 * from the sources takes half as long again, and the file-parsing thread three times as long.
 */
export function ensureBuiltPrograms(): void {
  if (isChecked) return;
  const stamp = '.fingerprint';
  const wanted = sources.map(fingerprint).join(' ');
  const present = join(folder, stamp);
  if (!existsSync(present) || readFileSync(present, 'utf8') !== wanted)
    makeWhole(folder, (fresh) => {
      const server = join(root, 'server');
      runVite(server, '--config', join(server, 'vite.programs.config.ts'), '--outDir', fresh);
      writeFileSync(join(fresh, stamp), wanted);
    });
  isChecked = true;
}

/** The file to start for a program of `server/test`, or for one that is named with its whole path. */
export function programPath(file: string): string {
  if (!builtPrograms.includes(file)) return resolve(import.meta.dirname, file);
  ensureBuiltPrograms();
  return join(folder, file.replace(/\.ts$/, '.js'));
}

/** Lets `read-apart.ts` find the built thread beside itself. */
export const readsByBuiltThread: Plugin = {
  name: 'reads-by-built-thread',
  transform(code, id) {
    if (!id.endsWith('/imports/read-apart.ts')) return null;
    return code.replace('import.meta.filename', JSON.stringify(join(folder, 'read-apart.js')));
  },
};
