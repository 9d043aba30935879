import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vitest/config';

const source = join(import.meta.dirname, '../src/imports/read-thread.ts');
/** Known to the tests' configuration and to their setup, which run in one process. */
const folder = join(tmpdir(), `masthead-thread-${process.pid}`);

/**
 * Builds the thread that reads files, as a start builds the server. Why: from the sources it would load some 150 modules
 * anew for each of hundreds of files, three times the work of reading one.
 */
export async function buildThread(): Promise<() => Promise<void>> {
  await build({
    input: source,
    platform: 'node',
    logLevel: 'warn',
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  });
  return () => rm(folder, { recursive: true, force: true });
}

/** Has `read-apart.ts` believe that it stands beside the built thread. */
export const readsByBuiltThread: Plugin = {
  name: 'reads-by-built-thread',
  transform(code, id) {
    if (!id.endsWith('/imports/read-apart.ts')) return null;
    return code.replace('import.meta.filename', JSON.stringify(join(folder, 'read-apart.mjs')));
  },
};
