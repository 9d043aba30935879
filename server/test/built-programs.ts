import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { fingerprint, makeWhole, root, runVite } from '../src/platform/builds/server-build.ts';

/** Two folders below `server`, as a build of the product is: it finds migrations and packages from there. */
const folder = join(root, 'server', 'test', 'dist');
const sources = [
  { folders: ['server/src', 'shared/src', 'demo/src'], beside: 'server' },
  { folders: [], beside: 'server/test' },
];

/**
 * Not `supervised.ts`: in one file with `supervise.ts`, both would take themselves for the main program. Not `stalling.ts`:
 * tests find its name in the log.
 */
export const builtPrograms: readonly string[] = [
  'poisoned-server.ts',
  'product-server.ts',
  'smtp-sink.ts',
  'stray-server.ts',
];

let isChecked = false;

/**
 * Builds the programs that tests start, and the threads, unless that was done from these very sources. Why: a start from
 * the sources takes half as long again, and the thread that reads files three times as long.
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

/** What to start for a program of `server/test`. */
export function programPath(file: string): string {
  if (!builtPrograms.includes(file)) return join(import.meta.dirname, file);
  ensureBuiltPrograms();
  return join(folder, file.replace(/\.ts$/, '.js'));
}

/** Has `read-apart.ts` find the built thread beside itself. */
export const readsByBuiltThread: Plugin = {
  name: 'reads-by-built-thread',
  transform(code, id) {
    if (!id.endsWith('/imports/read-apart.ts')) return null;
    return code.replace('import.meta.filename', JSON.stringify(join(folder, 'read-apart.js')));
  },
};
