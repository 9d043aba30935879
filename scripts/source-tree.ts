import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The folders that hold the project's own code. */
export const codeFolders = [
  'shared/src',
  'server/src',
  'server/test',
  'demo/src',
  'web/src',
  'e2e',
  'scripts',
  'bench',
];

const folderOfOthers = new Set(['node_modules', 'dist', 'data', 'test-results']);

/** Every file below a folder, as paths from the root with forward slashes. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => folderOfOthers.has(part)))
    .sort();
}

export const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
/** Code that only tests may import: the tests, their `*.testing.ts` and the folder `test`. */
export const isTestCode = (path: string) =>
  isTest(path) || /\.testing\.tsx?$|^\w+\/test\//.test(path);

/** The prefix of the line in which a check script reports why it was skipped. */
export const skippedCheck = 'skipped: ';

/** Ends a check script: prints the problems and sets the exit code. */
export function conclude(problems: string[], warnings: string[] = []) {
  for (const warning of warnings) console.log(`warning: ${warning}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
