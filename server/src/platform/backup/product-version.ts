import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../server-folder.ts';

/** The version of Masthead that runs. */
export function productVersion(): string {
  const read: { version: string } = JSON.parse(
    readFileSync(join(serverFolder, 'package.json'), 'utf8'),
  );
  return read.version;
}
