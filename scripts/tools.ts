import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './source-tree.ts';

/** The environment for tools: PATH with this Node first, then the installed packages. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = join(projectRoot, 'node_modules', '.bin');
  const path = [dirname(process.execPath), bin, process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}
