import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');
/** Always the same place: Vitest keeps for the next run what the plugin below has made of a file. */
const folder = join(root, 'node_modules', '.cache', 'masthead-read-thread');

/**
 * Builds the thread that reads files, as a start builds the server. Why: from the sources it would load some 150 modules
 * anew for each of hundreds of files, three times the work of reading one.
 */
export async function buildThread(): Promise<void> {
  const fresh = `${folder}-${process.pid}`;
  await build({
    input: join(root, 'server/src/platform/imports/read-thread.ts'),
    platform: 'node',
    logLevel: 'warn',
    output: {
      dir: fresh,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  });
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

/** Has `read-apart.ts` believe that it stands beside the built thread. */
export const readsByBuiltThread: Plugin = {
  name: 'reads-by-built-thread',
  transform(code, id) {
    if (!id.endsWith('/imports/read-apart.ts')) return null;
    return code.replace('import.meta.filename', JSON.stringify(join(folder, 'read-apart.mjs')));
  },
};
