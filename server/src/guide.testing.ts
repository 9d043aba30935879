import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './platform/builds/server-build.ts';

const folder = join(root, 'docs', 'operation');

/** The pages of the operator's guide, by file name. */
export const guidePages: readonly string[] = globSync('*.md', { cwd: folder })
  .map((file) => basename(file))
  .sort();

/** The commands of a page: each of its `sh` blocks, in order. */
export function blocksOf(page: string): string[] {
  const text = readFileSync(join(folder, page), 'utf8');
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block);
}
